import type { Questions } from '../engine/questions.ts'

/**
 * PBS-DEF-10 to 13: the hex that a vehicle means to enter although the DEFENDER is there: next to it, before it, and to be entered with the MP that it has
 * left. Nobody declares such a thing in the Starter Kit: whoever points there and could drive in means to. Men may not enter (E25), nor may what is bounced
 * back by somebody whom nobody sees.
 */
export function bumpOf(ask: Questions): number {
  const vehicle = ask.movingVehicle()
  if (!vehicle || !ask.isRolling(vehicle)) return -1
  const held = (hex: number) => ask.defenders().some((unit) => unit.at === hex && !unit.hidden)
  return ask.nextSteps().find((step) => step.kind === 'enter' && ask.adjacent(vehicle.at, step.at) && held(step.at))?.at ?? -1
}
