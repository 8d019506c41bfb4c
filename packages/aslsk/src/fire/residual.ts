import { type Modifier, total } from '@firegroup/kernel'
import { type Aslsk, rollDice } from '../context.ts'
import { columnIndex, FP_UNIT } from '../data/ift.ts'
import { residualOf, shiftResidual } from '../data/residual.ts'
import { addMarker, markerAt, removeMarker } from '../map/markers.ts'
import type { AslskState, Expenditure, Hex, Marker, Weapon } from '../state.ts'
import { defender } from '../state.ts'
import { type Attack, targetsOf, unitOf } from './attack.ts'
import { type Figured, figureWith } from './resolution.ts'
import { announce, strike } from './strike.ts'

export const RESIDUAL = 'residual'

/** 3.3.5: what an attack in the enemy MPh leaves in the target Location. */
export function placeResidual(g: Aslsk, figured: Figured, column: number, cowered: number, without: readonly Weapon[]): void {
  const { fp, outside } = residualFrom(figured, column, cowered, without)
  layResidual(g, figured.attack, fp, outside)
}

/** 3.3.5: a counter of this strength, after what weakened it. A larger one replaces a smaller one. */
export function layResidual(g: Aslsk, { at, by }: Pick<Attack, 'at' | 'by'>, strength: number, outside: readonly Modifier[]): void {
  const { fp, less } = weakened(g.state, at, strength)
  const lying = markerAt(g.state, at, RESIDUAL)
  if (fp === 0 || (lying && lying.value >= fp)) return
  if (lying) removeMarker(g.state, lying)
  addMarker(g.state, { kind: RESIDUAL, at, side: by, value: fp })
  g.emit({ type: 'residualPlaced', rule: '3.3.5', at, fp, modifiers: [...outside, ...less] })
}

/**
 * 3.3.5: half the column, without the Weapons that broke down or kept their rate, one counter less for each +1 that arose outside the target's hex
 * (GAP-37).
 */
export function residualFrom(
  figured: Figured,
  column: number,
  cowered: number,
  without: readonly Weapon[],
): { readonly fp: number; readonly outside: readonly Modifier[] } {
  const out = new Set<number>(without.map((weapon) => weapon.id))
  for (const { weapon, leavesNothing } of figured.parts) if (leavesNothing) out.add(weapon) // 4.4.4
  let fp64 = 0
  for (const part of figured.parts) if (part.weapon < 0 || !out.has(part.weapon)) fp64 += part.fp64
  const used = out.size === 0 ? column : columnIndex(fp64) - cowered
  const outside = figured.groups[0]?.modifiers.filter(arisesOutside) ?? []
  return { fp: shiftResidual(residualOf(used), -total(outside)), outside }
}

/** 3.3.5: positive DRM from outside the target's hex: Hindrance, CX, positive leadership. Height Advantage never counts. */
export function arisesOutside(modifier: Modifier): boolean {
  if (modifier.value <= 0 || modifier.tags?.includes('inHex')) return false
  return modifier.tags?.some((tag) => tag === 'hindrance' || tag === 'outside' || tag === 'leadership') ?? false
}

/** What the ground leaves of residual fire. */
export function weakened(s: AslskState, at: Hex, fp: number): { readonly fp: number; readonly less: readonly Modifier[] } {
  const less: Modifier[] = []
  for (const contribution of s.setting.hooks.residual) {
    const modifier = contribution(s, at)
    if (modifier) less.push(modifier)
  }
  return { fp: shiftResidual(fp, -total(less)), less }
}

/** 3.3.5: before the DEFENDER may declare anything, residual fire attacks whoever spends MF in its Location: once, and again only if it got worse for him. */
export function residualAttack(g: Aslsk, spent: Expenditure): void {
  const inner = g.state.setting.places?.of(spent.at)
  const outside = inner && !inner.subterranean ? markerAt(g.state, inner.hex, RESIDUAL) : undefined // B30: it comes in from the hex
  const marker = markerAt(g.state, spent.at, RESIDUAL) ?? outside
  if (!marker) return
  const attack = residualAttackOn(g.state, spent, marker)
  const figured = figureWith(g.state, attack, [], marker.value * FP_UNIT)
  const struck = figured.groups.flatMap((group) => group.units.filter((unit) => !hitBefore(g.state, unit.id, spent.at, group.drm)))
  if (struck.length === 0) return
  const targets = struck.map((unit) => unit.id)
  const fresh = figureWith(g.state, { ...attack, targets }, [], marker.value * FP_UNIT)
  for (const group of fresh.groups) for (const unit of group.units) g.state.residualHits.push(`${unit.id}:${spent.at}:${group.drm}`)
  const dr = rollDice(g, 'residual fire')
  announce(g, fresh, dr, '3.3.5')
  strike(g, fresh, dr)
}

/** The attack that a residual counter makes, also for previews. */
function residualAttackOn(s: AslskState, spent: Expenditure, marker: Marker): Attack {
  const targets = targetsOf(s, marker.side, spent.at, spent).map((unit) => unitOf(s, unit.id).id)
  return { when: 'firstFire', means: 'residual', by: defender(s), at: spent.at, targets, firers: [], directors: [], expenditure: spent }
}

function hitBefore(s: AslskState, unit: number, at: number, drm: number): boolean {
  const prefix = `${unit}:${at}:`
  return s.residualHits.some((hit) => hit.startsWith(prefix) && Number(hit.slice(prefix.length)) <= drm)
}
