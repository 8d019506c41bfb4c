import type { Lnlt } from '../context.ts'
import { BUNKER, hexOf, layerOf } from '../map/location.ts'
import { distance, isBuilding, terrainAt } from '../map/terrain.ts'
import { fightersOf } from '../melee/eligible.ts'
import { enemyOf, type LnltState, type Location, type Side } from '../state.ts'
import { isLeader, moraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { hasMounts } from './mounted.ts'

/** 8.6: from so far off. */
const CHARGE_FROM = 2
/** 8.6: besides Buildings and Bunkers, where no horse charges. */
const NO_CHARGE: ReadonlySet<string> = new Set(['marsh', 'forest', 'densePalms'])

/** 8.6: those of the entrants whose firepower is doubled. */
export function chargersOf(s: LnltState, at: Location, entrants: readonly number[]): readonly number[] {
  if (entrants.length === 0 || !hasMounts(s) || s.move === null || !mayCharge(s, s.move.from, at)) return NOBODY
  return entrants.filter((id) => s.units[id]!.at === at && typeOf(s, s.units[id]!).mount === 'horse')
}

/** 8.6: whether horsemen who set out there could charge here. */
export function mayCharge(s: LnltState, from: Location, at: Location): boolean {
  return from >= 0 && isOpenToCharge(s, at) && distance(s.setting, from, at) >= CHARGE_FROM
}

const NOBODY: readonly number[] = []

function isOpenToCharge({ setting }: LnltState, at: Location): boolean {
  const hex = hexOf(at)
  return layerOf(at) < BUNKER && !isBuilding(setting, hex) && !NO_CHARGE.has(terrainAt(setting, hex).id)
}

/** 8.6: whoever is charged passes a Morale Check or only defends in this round; a Leader who fails lends no LM either. */
export function standCharge(g: Lnlt, at: Location, by: Side): readonly number[] {
  const s = g.state
  const side = enemyOf(by)
  const fighters = fightersOf(s, side, at)
  const leaders = s.units.filter(
    (unit) => unit.at === at && unit.side === side && !unit.shaken && isLeader(s, unit) && !fighters.includes(unit),
  )
  const cowed: number[] = []
  for (const unit of [...leaders, ...fighters]) if (!moraleCheck(g, unit, { what: 'charge', rule: '8.6' })) cowed.push(unit.id)
  return cowed
}
