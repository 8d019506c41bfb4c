import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { entryCandidates } from '../movement/entry.ts'
import type { Step } from '../sequence/step.ts'
import { OFFBOARD, RESERVE } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { bringAnnounced } from './effects.ts'
import { arrive } from './reinforcements.ts'
import { giveOutWeapons } from './setup.ts'

export const arrivalSteps: readonly Step[] = [
  { key: 'rally.reinforcements', phase: 'rally', order: 10, run: bringReinforcements },
  { key: 'administrative.late', phase: 'administrative', order: 10, run: loseTheLate },
]

/** 22.0: whoever is due in this turn may enter from now on, and takes his weapons. */
function* bringReinforcements(g: Lnlt): Rules<void> {
  const s = g.state
  for (const [index, group] of s.setting.groups.entries())
    if (group.entersOn === s.turn && group.units.some((unit) => s.units[unit]!.at === RESERVE)) arrive(g, index, group, '22.0')
  bringAnnounced(g)
  yield* giveOutWeapons(g)
}

/**
 * 22.0: reinforcements are not held back: whoever could have entered in his turn and did not is lost. Who found no way in comes as soon as he can, and
 * what an Event brought may wait.
 */
function loseTheLate(g: Lnlt): undefined {
  const s = g.state
  for (const arrival of s.arrivals) {
    const { side, entersOn } = s.setting.groups[arrival.group]!
    if (arrival.waiting.length === 0 || entersOn < 0) continue
    const able = new Set<number>()
    for (const { units } of entryCandidates(s, side)) for (const unit of units) able.add(unit)
    for (const unit of arrival.waiting) if (able.has(unit)) eliminate(g, s.units[unit]!, '22.0')
    arrival.waiting = arrival.waiting.filter((unit) => s.units[unit]!.at === OFFBOARD)
  }
}
