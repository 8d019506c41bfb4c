import type { Seat } from '@firegroup/kernel'
import { nameOf } from '../map/location.ts'
import { enemyOf, HIDDEN, type LnltState, RESERVE, type Side } from '../state.ts'
import { sideAdjective, unitInPlace } from '../words/names.ts'
import { goalsOf } from './objectives.ts'

/** What the features of a position mean to a player, in words. */
export const TERMS = [
  {
    id: 'men',
    features: ['ratio', 'men', 'squads', 'weapons', 'losses'],
    better: 'keeps more men in Good Order',
    worse: 'leaves fewer men in Good Order',
  },
  { id: 'ready', features: ['ready'], better: 'keeps more units ready to act', worse: 'leaves fewer units ready to act' },
  { id: 'fire', features: ['threat'], better: 'stands less in the enemy’s fire', worse: 'stands more in the enemy’s fire' },
  {
    id: 'ground',
    features: ['aheadLate', 'aheadLast', 'held', 'heldLate', 'goals'],
    better: 'holds more of what the game is about',
    worse: 'holds less of what the game is about',
  },
  {
    id: 'way',
    features: ['reach', 'timely', 'timelyLate', 'close'],
    better: 'gets more men to the objective in time',
    worse: 'gets fewer men to the objective in time',
  },
  { id: 'exit', features: ['exited'], better: 'gets more men off the map', worse: 'gets fewer men off the map' },
]

/** More places than this are told together, by the term. */
const FEW_PLACES = 14

export function facts(s: LnltState, seat: Seat, since: LnltState) {
  const side = seat as Side
  const found: { term: string; isGood: boolean; more: string; less: string }[] = []
  const places = [side, enemyOf(side)].flatMap((each) => {
    const { places, leaves } = goalsOf(s.setting, each)
    return leaves ? [] : places
  })
  if (places.length <= FEW_PLACES)
    for (const at of new Set(places))
      if (s.control[at] === side)
        found.push({ term: 'ground', isGood: true, more: `holds ${nameOf(s.setting, at)}`, less: `risks ${nameOf(s.setting, at)}` })
  for (const unit of since.units) {
    const now = s.units[unit.id]
    if (!now || unit.at < RESERVE) continue
    if (!(now.shaken && !unit.shaken) && (now.at >= RESERVE || now.at === HIDDEN)) continue
    if (unit.side === side) {
      const name = `the ${unitInPlace(since, unit.id)}`
      found.push({ term: 'men', isGood: false, more: `risks ${name}`, less: `spares ${name}` })
    } else {
      const name = `the ${sideAdjective(s, unit.side)} ${unitInPlace(since, unit.id)}`
      found.push({ term: 'men', isGood: true, more: `often shakes ${name}`, less: `lets ${name} off` })
    }
  }
  return found
}
