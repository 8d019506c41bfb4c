import { unitType } from '../data/counters.ts'
import type { AslskState, Unit } from '../state.ts'

const JAPANESE = 'japanese'

/** 8.1: under Japanese colours. */
export function isJapanese(s: AslskState, unit: Unit): boolean {
  return unitType(s.setting.pack, unit.type).nation === JAPANESE
}

/** 8.1.7: a Japanese leader, who has no broken side. */
export function isJapaneseLeader(s: AslskState, unit: Unit): boolean {
  return unitType(s.setting.pack, unit.type).fails === 'wounded'
}

/** 8.1.7, 8.1.8.6: whom no MC and no PTC pins: a Japanese leader, and whoever is in a Banzai Charge. Bamboo and a falling hut pin them all the same. */
export function neverPins(s: AslskState, unit: Unit): boolean {
  return unit.banzai === 'charging' || isJapaneseLeader(s, unit)
}

/** 8.1.7: a Japanese leader in their Location lifts the morale of Japanese MMC by one; 8.1.8.6: so does a Banzai Charge, for the rest of the Player Turn. */
export function liftedMorale(s: AslskState, unit: Unit): number {
  const type = unitType(s.setting.pack, unit.type)
  if (type.nation !== JAPANESE) return 0
  return (unit.banzai === undefined ? 0 : 1) + ('halfSquad' in type && isLed(s, unit) ? 1 : 0)
}

function isLed(s: AslskState, { at, side }: Unit): boolean {
  if (at < 0) return false
  for (const other of s.units) if (other.at === at && other.side === side && isJapaneseLeader(s, other)) return true
  return false
}
