import { LEGAL, type Modifier, outcomesOf, type Problem, refuse, total } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../context.ts'
import { SMOKE_GRENADE } from '../data/movement.ts'
import { SMOKE } from '../data/smoke.ts'
import { addMarker } from '../map/markers.ts'
import { adjacent } from '../map/terrain.ts'
import type { AslskState, Hex, Location, Unit } from '../state.ts'
import { mmcTypeOf, typeOf } from '../units/units.ts'

export const GRENADE_SMOKE = 'smokeGrenade'

/** 3.3.1: why a unit may not try to throw Smoke into a hex; empty if it may. */
export function smokeProblems(s: AslskState, unit: Unit, to: Location): readonly Problem[] {
  const { label } = typeOf(s, unit)
  if (smokeExponent(s, unit) === 0) return refuse('3.3.1', `The ${label} has no Smoke grenades.`)
  if (unit.triedSmoke) return refuse('3.3.1', `The ${label} has tried to throw Smoke in this Movement Phase.`)
  for (const rule of s.setting.scenario.rules ?? [])
    if (rule.type === 'noSmokeGrenades' && (rule.side === undefined || rule.side === unit.side)) return refuse('1.3', rule.text)
  const forbidden = smokeForbidden(s, unit, to)
  if (forbidden) return [forbidden]
  return unit.at >= 0 && (to === unit.at || adjacent(s, unit.at, to))
    ? LEGAL
    : refuse('3.3.1', 'Smoke grenades reach only its own hex and those adjacent to it.')
}

/** Why no Smoke can be laid in a hex, whatever it comes from. */
export function smokeForbidden(s: AslskState, unit: Unit, at: Hex): Problem | undefined {
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'smoke', at)
    if (problem) return problem
  }
  return undefined
}

/** 3.3.1: one MF into its own hex, two into an adjacent one; in halves. */
export function smokeMf(unit: Unit, to: Location): number {
  return to === unit.at ? SMOKE_GRENADE.ownHexMf : SMOKE_GRENADE.adjacentHexMf
}

/** 3.3.1: a dr at or under the Smoke Exponent, one worse when CX; an original 6 ends the unit's move. */
export function throwSmoke(g: Aslsk, unit: Unit, to: Location): void {
  unit.triedSmoke = true
  const modifiers = smokeModifiers(unit.cx)
  const exponent = smokeExponent(g.state, unit)
  const { die, final, placed } = rollSmoke(g, unit, unit.cx)
  g.emit({ type: 'smokeGrenades', rule: '3.3.1', unit: unit.id, at: to, exponent, die, modifiers, final, placed })
  if (placed) addMarker(g.state, { kind: GRENADE_SMOKE, at: to, side: unit.side, value: SMOKE.grenade.hindrance })
  if (die === SMOKE_GRENADE.endsMove) unit.moveEnded = true
}

/** 1.2.2: as printed; 0 for none. */
export function smokeExponent(s: AslskState, unit: Unit): number {
  return mmcTypeOf(s, unit)?.smokeExponent ?? 0
}

/** Out of the six faces of the die: the same dr, gone through for all of them. */
export function smokeOdds(s: AslskState, unit: Unit, cx: boolean): { readonly succeeds: number; readonly of: 6 } {
  return { succeeds: outcomesOf(s, (g: Aslsk) => rollSmoke(g, unit, cx).placed).outOf(6, 'true'), of: 6 }
}

/** 3.3.1: the dr, and whether it places Smoke. */
function rollSmoke(g: Aslsk, unit: Unit, cx: boolean): { readonly die: number; readonly final: number; readonly placed: boolean } {
  const drm = total(smokeModifiers(cx))
  const exponent = smokeExponent(g.state, unit)
  const die = rollDie(g, 'Smoke grenades', (rolled) => `${rolled + drm <= exponent} ${rolled === SMOKE_GRENADE.endsMove}`)
  return { die, final: die + drm, placed: die + drm <= exponent }
}

function smokeModifiers(cx: boolean): readonly Modifier[] {
  return cx ? [{ rule: '3.3.1', label: 'CX', value: SMOKE_GRENADE.cxDrm }] : []
}
