import type { Walk } from '../tree/walk.ts'

/** PBS-FF-05, PBS-FF-06: the next segment, and which kind it is of. */
export function nextSegment({ now }: Walk): string {
  const next = now.segments!.shift()
  if (!next) return 'no'
  now.segment = next
  delete now.ift
  delete now.ordnance
  return next.includes('IFT') || next.includes('ATR') ? 'yes, IFT kind' : 'yes, ordnance kind'
}
