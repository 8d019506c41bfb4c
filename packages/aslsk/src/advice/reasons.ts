import type { Seat } from '@firegroup/kernel'
import { nameOf } from '../map/terrain.ts'
import { type AslskState, ELIMINATED, type Side, type Unit } from '../state.ts'
import { isLeader, weaponTypeOf } from '../units/units.ts'
import { sideAdjective, unitInPlace, unitLabel } from '../words/names.ts'
import { layOf } from './lay.ts'
import { goalsOf } from './objectives.ts'
import { threatTo } from './threat.ts'

/** What the features of a position mean to a player, in words. */
export const TERMS = [
  { id: 'men', features: ['firepower', 'casualties'], better: 'keeps more of its firepower', worse: 'costs more of its firepower' },
  { id: 'morale', features: ['desperate'], better: 'leaves fewer under desperation morale', worse: 'leaves more under desperation morale' },
  { id: 'fire', features: ['exposure'], better: 'stands less in the enemy’s fire', worse: 'stands more in the enemy’s fire' },
  {
    id: 'ground',
    features: ['ahead', 'aheadLate', 'held', 'heldLate'],
    better: 'holds more of what the game is about',
    worse: 'holds less of what the game is about',
  },
  {
    id: 'way',
    features: ['reach', 'reachLate', 'nearLate', 'guard', 'forceLate'],
    better: 'has more men about the objective',
    worse: 'has fewer men about the objective',
  },
  { id: 'exit', features: ['exited'], better: 'gets more men off the map', worse: 'gets fewer men off the map' },
]

/** More places than this are told together, by the term. */
const FEW_PLACES = 14
/** The share of a unit that is expected to be lost, from which on it stands in the enemy's fire. */
const IN_FIRE = 0.2

export function facts(s: AslskState, seat: Seat, since: AslskState) {
  const side = seat as Side
  const threat = threatTo(s, side)
  const { openGround } = layOf(s.setting)
  const found: { term: string; isGood: boolean; more: string; less: string }[] = []
  const places = goalsOf(s.setting)
  if (places.length <= FEW_PLACES)
    for (const place of places)
      if (s.control[place] === side)
        found.push({ term: 'ground', isGood: true, more: `holds ${nameOf(s, place)}`, less: `risks ${nameOf(s, place)}` })
  for (const unit of since.units) {
    const now = s.units[unit.id]
    if (!now || unit.at === ELIMINATED) continue
    const hurt = (now.broken && !unit.broken) || now.at === ELIMINATED
    if (unit.side !== side) {
      const name = `the ${sideAdjective(s, unit.side)} ${unitInPlace(since, unit.id)}`
      if (hurt) found.push({ term: 'men', isGood: true, more: `often breaks ${name}`, less: `lets ${name} off` })
      continue
    }
    const name = nameIn(since, unit)
    if (hurt) found.push({ term: 'men', isGood: false, more: `risks ${name}`, less: `spares ${name}` })
    else if (now.at >= 0 && threat.losses(s, now, 'still').at(now.at) > IN_FIRE) {
      const where = openGround[now.at] === 1 ? 'the open' : 'the enemy’s fire'
      found.push({ term: 'fire', isGood: false, more: `leaves ${name} in ${where}`, less: `keeps ${name} out of ${where}` })
    }
  }
  return found
}

/** A unit by what matters most about it: its machine gun, or itself and where it was. */
function nameIn(s: AslskState, unit: Unit): string {
  const weapon = s.weapons.find(({ owner }) => owner === unit.id)
  if (weapon) return `the ${weaponTypeOf(s, weapon).name}`
  return `the ${isLeader(s, unit) ? unitLabel(s, unit.id) : unitInPlace(s, unit.id)}`
}
