import { classFor, tablesOf, weaponNow } from '../ordnance/look.ts'
import { d10AtMost } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'

/** PBS-MOT-06, 08, 22, E24: what a vehicle does that a target of Class C or D threatens. */
export function motionWay(walk: Walk): string {
  const { ask, options } = walk
  const { within } = tablesOf(walk)['motion-attempt']
  const weapon = weaponNow(walk)
  const mover = ask.movingVehicle()!
  const firer = ask.s.units[weapon.unit]!
  const found = classFor(walk, weapon, mover)
  const range = ask.range(weapon.at, mover.at)
  walk.note('PBS-MOT-06', ask.isRolling(mover) ? 'it drives, at' : 'it has stopped, at', range)
  if (ask.isRolling(mover) && range > within) return 'target non-stopped beyond 6 hexes'
  if (ask.isConcealed(firer)) {
    walk.note('PBS-MOT-08', 'concealed: no Motion', found)
    return found === 'D' || options.switches.concealedVsThreat === 'nothing' ? 'HIP/concealed, Class D' : 'HIP/concealed, Class C'
  }
  if (!ask.isLegal({ type: 'motion', unit: firer.id } as { type: string })) {
    walk.note('PBS-MOT-01', 'it may not try to get into Motion now', 'so')
    return options.switches.motionIllegal === 'oftc'
      ? 'Motion not legal in the base game and cfg.motionIllegal = OFTC'
      : 'Motion not legal in the base game and cfg.motionIllegal = NOTHING'
  }
  return found === 'D' ? 'Class D' : 'Class C'
}

/** PBS-MOT-07: against Class C only on a 6 or less; else it fires as usual. */
export function classCRoll(walk: Walk): string {
  return d10AtMost(walk, 'Motion, Class C', tablesOf(walk)['motion-attempt'].classCMax) ? '<=6' : '>=7'
}
