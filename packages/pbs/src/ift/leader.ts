import { reachesMinimum } from '../definitions/minimum-fp.ts'
import type { Walk } from '../tree/walk.ts'
import { available, bestLeader, elementsOf, firerNow, fpOf } from './firer.ts'

/**
 * PBS-LDR-01 to PBS-LDR-03, PBS-HFD-12 to PBS-HFD-16: whether a leader directs; after that it is fixed who fires. He directs a MG, if the one that fires is
 * the strongest that he could direct; without a MG only when most of the FP there fires; and always where Minimum FP takes him (GAPS B36).
 */
export function chooseLeader(walk: Walk): void {
  const { ask, options } = walk
  const now = firerNow(walk)
  const leader = bestLeader(ask, now.at, now.set)
  const led = leader < 0 ? null : ask.ift(now.set, leader)
  if (!led) {
    now.leader = -1
    return
  }
  const isNeeded = !reachesMinimum(options, ask.ift(now.set, -1))
  const directs = isNeeded || hasItsBestGun(walk) || isMostOfIt(walk)
  now.leader = directs ? leader : -1
  walk.note('PBS-LDR-01', 'a leader directs', directs ? 'yes' : 'no')
}

/** PBS-LDR-02, PBS-HFD-13: a MG fires, and no stronger one that he could direct stays out of it. */
function hasItsBestGun(walk: Walk): boolean {
  const { ask } = walk
  const now = firerNow(walk)
  const guns = now.set.filter((element) => ask.isMachineGun(element))
  if (guns.length === 0) return false
  const best = Math.max(
    ...elementsOf(ask, now)
      .filter((element) => ask.isMachineGun(element))
      .map((element) => ask.printedFp(element)),
  )
  return guns.some((element) => ask.printedFp(element) >= best)
}

/** PBS-LDR-03, PBS-HFD-14, GAPS B25: more than half of the FP that the Location could bring on this target; and no MG that he could direct instead. */
function isMostOfIt(walk: Walk): boolean {
  const { ask } = walk
  const now = firerNow(walk)
  if (now.set.some((element) => ask.isMachineGun(element))) return false
  return 2 * fpOf(ask, now.at, now.set) > fpOf(ask, now.at, available(walk, now))
}
