import { keptBy } from '@firegroup/kernel'
import type { Questions } from '../engine/questions.ts'
import { ID } from '../kept.ts'
import type { Memory } from '../memory.ts'
import { bumpSaid } from './declare-bump.ts'

/**
 * PBS-DEF-10 to 13: the hex that a vehicle means to enter although the DEFENDER is there: next to it, before it, and to be entered with the MP that it has
 * left. Whoever drives may say so, or that he does not mean to; where he says nothing, one that points there and could drive in means to. Men may not enter
 * (E25), nor may what is bounced back by somebody whom nobody sees.
 */
export function bumpOf(ask: Questions): number {
  const vehicle = ask.movingVehicle()
  if (!vehicle || !ask.isRolling(vehicle)) return -1
  const memory = keptBy<Memory>(ask.s, { id: ID })
  const said = memory && bumpSaid(memory, ask.s, vehicle.id)
  const meant = (hex: number) => !said || said.hex === hex
  const held = (hex: number) => ask.defenders().some((unit) => unit.at === hex && !unit.hidden)
  const enters = ask.nextSteps().filter(({ kind, at }) => kind === 'enter' && ask.adjacent(vehicle.at, at))
  return enters.find(({ at }) => held(at) && meant(at))?.at ?? -1
}
