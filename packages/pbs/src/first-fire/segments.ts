import type { Questions } from '../engine/questions.ts'
import type { Walk } from '../tree/walk.ts'

/**
 * PBS-FF-09: the order in which kinds of firers are asked, by the kind of target. So far only fire on the IFT is there; ordnance adds its segments before and
 * after it.
 */
export function segmentsFor(ask: Questions): string[][] {
  return ask.movers().some((unit) => !unit.vehicle || unit.vehicle.exposed) ? [['IFT']] : []
}

/** PBS-FF-05, PBS-FF-06: the next segment, and which kind it is of. */
export function nextSegment({ now }: Walk): string {
  const next = now.segments!.shift()
  if (!next) return 'no'
  now.segment = next
  delete now.ift
  delete now.ordnance
  return next.includes('IFT') ? 'yes, IFT kind' : 'yes, ordnance kind'
}
