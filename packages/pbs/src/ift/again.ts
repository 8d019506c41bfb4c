import { reachesMinimum } from '../definitions/minimum-fp.ts'
import { latwInstead } from '../ordnance/special-firers.ts'
import type { Decides, Walk } from '../tree/walk.ts'
import { bestLeader, elementsOf, firerNow, ledShot, strongest } from './firer.ts'

/** PBS-SOP-25: the attack is declared; the rules resolve it. */
export function attack(walk: Walk): Decides {
  const { ask, now } = walk
  const firer = firerNow(walk)
  const { set, leader } = firer
  now.attacks++
  const instead = firer.instead ?? latwInstead(walk, set)
  delete firer.instead
  return { decision: instead ?? ask.ift(set, leader)!.declaration, on: 'always' }
}

/**
 * PBS-CON-04 to PBS-CON-06, PBS-SOP-26: the same firers must go on if they may: with a MG that kept its rate, then as Subsequent First Fire, then as Final
 * Protective Fire. Nothing activates them anew; what limits second shots still does, and Minimum FP (GAPS B28).
 */
export function mayFireAgain(walk: Walk): string {
  const { ask, options } = walk
  const now = firerNow(walk)
  const units = new Set(now.set.map(({ unit }) => unit))
  const mine = elementsOf(ask, now).filter(({ unit }) => units.has(unit))
  for (const [state, way] of AGAIN) {
    const able = mine.filter((element) => ask.stateOf(element) === state && (state !== 'first' || hasKeptRate(walk, element.weapon)))
    const set = strongest(ask, now.at, able)
    if (!reachesMinimum(options, ledShot(ask, now.at, set))) continue
    const leader = bestLeader(ask, now.at, set)
    now.set = [...set]
    now.leader = leader >= 0 && ask.ift(set, leader) ? leader : -1
    now.state = state
    return way
  }
  return 'no'
}

const AGAIN = [
  ['first', 'yes, ROF weapon'],
  ['sff', 'yes, SFF'],
  ['fpf', 'yes, FPF'],
] as const

function hasKeptRate({ ask }: Walk, weapon: number): boolean {
  return weapon >= 0 && ask.s.weapons[weapon]!.keptRate
}
