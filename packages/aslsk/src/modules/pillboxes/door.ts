import { copyPlain, keep, keptBy, type ModuleState } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { UnitId } from '../../ids.ts'
import { relocate } from '../../phases/rout/weapons.ts'
import { type AslskState, enemyOf, type Hex, type Location, SIDES, type Unit } from '../../state.ts'
import { hasInfantry, hasUnits, infantryOf, isVehicle } from '../../units/units.ts'
import { PILLBOX } from './location.ts'

/** B30.6: those who fight at the door of their pillbox, and where they belong; absent while nobody does. */
type AtTheDoor = readonly { readonly unit: UnitId; readonly box: Location }[]

export const state: ModuleState<AslskState, AtTheDoor> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => ({ door: kept.map(({ unit, box }) => ({ unit, box })) }),
  read: () => ({ ok: false, problems: [{ message: 'nobody is at the door of a pillbox between two decisions' }] }),
}

const OWNER = { id: 'pillboxes', state } as const

function atTheDoor(s: AslskState): AtTheDoor {
  return keptBy(s, OWNER) ?? []
}

/** B30.6: Close Combat is fought between those in a pillbox and those in its hex, if the former have no friends outside and no vehicle takes part. */
export function comeToTheDoor(g: Aslsk): undefined {
  const s = g.state
  const out: { unit: UnitId; box: Location }[] = []
  for (const { kind, at, hex } of s.setting.places?.all ?? []) {
    if (kind !== PILLBOX) continue
    for (const side of SIDES) {
      const inside = infantryOf(s, side, at)
      if (inside.length === 0 || hasUnits(s, side, hex) || !hasInfantry(s, enemyOf(side), hex)) continue
      if (s.units.some((unit) => unit.at === hex && isVehicle(unit))) continue
      for (const unit of inside) {
        relocate(s, unit, hex)
        out.push({ unit: unit.id, box: at })
      }
      g.emit({ type: 'pillboxes:door', rule: 'B30.6', of: { units: inside.map(({ id }) => id), at: hex } })
    }
  }
  if (out.length > 0) keep(s, OWNER, out)
  return undefined
}

/** B30.6: who is left goes back inside; nobody is held. */
export function goBackInside(g: Aslsk): undefined {
  const s = g.state
  const out = atTheDoor(s)
  if (out.length === 0) return undefined
  for (const { unit: id, box } of out) {
    const unit = s.units[id]!
    if (unit.at === s.setting.places!.of(box)!.hex) relocate(s, unit, box)
  }
  keep(s, OWNER, undefined)
  return undefined
}

/** B30.6: nobody is held in Melee across the door. */
export function isFreeAtTheDoor(s: AslskState, unit: Unit): boolean {
  return atTheDoor(s).some((each) => each.unit === unit.id)
}

/** B30.6: nor is anybody fought hand to hand. */
export function isAtArmsLength(s: AslskState, at: Hex): boolean {
  return atTheDoor(s).some(({ unit }) => s.units[unit]!.at === at)
}
