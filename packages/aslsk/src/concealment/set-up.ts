import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { HIDDEN_SHARE } from '../data/concealment.ts'
import { terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Side, Unit, Weapon } from '../state.ts'
import { isLeader, isMmc, ownInfantry, sizeOf, typeOf, weaponTypeOf } from '../units/units.ts'
import { mayHideIn } from './hiding-places.ts'
import { countersOf } from './in-effect.ts'

/** What of a side's set-up the other does not see: stacks under concealment counters, and units that are not placed at all. */
export interface UnseenSetUp {
  /** 8.3: the hexes that get one of its concealment counters. */
  readonly concealed?: readonly string[]
  /** 6.4, 8.1.8: those who set up hidden. */
  readonly hidden?: readonly number[]
}

/** What a side may keep from the enemy when it sets up. */
export interface MayKeepUnseen {
  /** 8.3: the enemy has nobody on the map: everybody is concealed without further ado. */
  readonly all: boolean
  /** 8.3: concealment counters for stacks in Concealment Terrain. */
  readonly counters: number
  /** 8.1.8: squads that may hide, in half squads, besides those who man Guns. */
  readonly hiddenHalfSquads: number
}

/** Who is placed where, and who mans which Gun. */
export interface Placement {
  readonly side: Side
  readonly placed: ReadonlyMap<number, Hex>
  readonly guns: ReadonlyMap<number, Weapon>
}

export function mayKeepUnseen(s: AslskState, side: Side): MayKeepUnseen {
  const { conceals, groups, scenario } = s.setting
  return {
    all: conceals && !groups.some((group) => group.side !== side && group.entersOn === 0),
    counters: conceals ? countersOf(scenario, side) : 0,
    hiddenHalfSquads: hiddenAllowance(s, side),
  }
}

/** 8.1.8: one in ten of the Japanese squads that set up on the map, fractions counting as one. */
function hiddenAllowance(s: AslskState, side: Side): number {
  if (s.setting.scenario.sides[side].nation !== 'japanese') return 0
  const onMap = s.setting.groups.filter((group) => group.side === side && group.entersOn === 0).flatMap(({ units }) => units)
  let halfSquads = 0
  for (const unit of ownInfantry(s, side)) if (onMap.includes(unit.id)) halfSquads += sizeOf(typeOf(s, unit))
  return 2 * Math.ceil(halfSquads / 2 / HIDDEN_SHARE)
}

/** 6.4, 8.1.8, 8.3: why a set-up can't be kept from the enemy so; empty if it can. */
export function unseenProblems(s: AslskState, { concealed = [], hidden = [] }: UnseenSetUp, where: Placement): readonly Problem[] {
  const hiding = hidingProblems(s, hidden, where)
  return hiding.length > 0 ? hiding : concealingProblems(s, concealed, hidden, where)
}

function hidingProblems(s: AslskState, hidden: readonly number[], { side, placed, guns }: Placement): readonly Problem[] {
  let halfSquads = 0
  for (const id of hidden) {
    const unit = s.units[id]
    const place = placed.get(id)
    if (!unit || place === undefined) return refuse('6.4', `There is no unit ${id} to be hidden now.`)
    if (hidden.indexOf(id) !== hidden.lastIndexOf(id)) return refuse('6.4', `The ${typeOf(s, unit).label} is hidden twice.`)
    const gun = guns.get(id) ?? null
    const hex = s.setting.map.grid.idOf(place)
    if (gun) {
      if (typeOf(s, unit).kind !== 'crew') return refuse('6.4', `The ${weaponTypeOf(s, gun).name} hides only with a crew.`)
      if (!mayHideIn(s, gun, place)) return refuse('6.4', `No Gun hides on the paved road in ${hex}.`)
      continue
    }
    if (isLeader(s, unit)) {
      if (!hidden.some((other) => placed.get(other) === place && isMmc(s, s.units[other]!) && !guns.has(other)))
        return refuse('8.1.8', `The ${typeOf(s, unit).label} hides only with a squad, half squad or crew that does.`)
      continue
    }
    if (!mayHideIn(s, null, place)) return refuse('8.1.8', `Infantry does not hide in the open, as in ${hex}.`)
    halfSquads += sizeOf(typeOf(s, unit))
  }
  const most = hiddenAllowance(s, side)
  if (halfSquads <= most) return LEGAL
  const words = most === 0 ? 'Only Japanese Infantry and the crews of Guns set up hidden.' : `At most ${most / 2} squads may hide.`
  return refuse('8.1.8', words)
}

function concealingProblems(
  s: AslskState,
  concealed: readonly string[],
  hidden: readonly number[],
  { side, placed }: Placement,
): readonly Problem[] {
  if (concealed.length === 0) return LEGAL
  const { all, counters } = mayKeepUnseen(s, side)
  if (!s.setting.conceals) return refuse('8.3', 'There is no concealment in this scenario.')
  if (all) return refuse('8.3', 'The enemy sets up nobody on the map: all your units are concealed without counters.')
  if (concealed.length > counters) return refuse('8.3', `You have ${counters} concealment counters.`)
  const { grid } = s.setting.map
  for (const [i, hex] of concealed.entries()) {
    const place = grid.has(hex) ? grid.indexOf(hex) : -1
    if (concealed.indexOf(hex) !== i) return refuse('8.3', `${hex} gets one concealment counter at most.`)
    if (![...placed].some(([id, at]) => at === place && !hidden.includes(id)))
      return refuse('8.3', `There is nobody in ${hex} to be concealed.`)
    if (!terrainAt(s, place).concealment) return refuse('8.3', `Nobody sets up concealed in ${hex}: it is no Concealment Terrain.`)
  }
  return LEGAL
}

/** 6.4, 8.3: the units of a side that was set up are hidden and concealed as it wanted. */
export function keepUnseen(s: AslskState, side: Side, { concealed = [], hidden = [] }: UnseenSetUp, units: readonly Unit[]): void {
  const { all } = mayKeepUnseen(s, side)
  const { grid } = s.setting.map
  for (const unit of units) {
    if (unit.vehicle) continue
    if (hidden.includes(unit.id)) unit.hidden = true
    else if (all || (unit.at >= 0 && concealed.includes(grid.idOf(unit.at)))) unit.concealed = true
  }
}
