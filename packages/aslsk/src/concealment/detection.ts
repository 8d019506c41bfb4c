import type { Aslsk } from '../context.ts'
import { isDetected } from './hiding-places.ts'
import { bringOnMap } from './reveal.ts'

/** 6.4, 8.3.3: whoever hides in the open comes onto the map when a Good Order enemy sees him. To be asked whenever somebody has moved or come to his senses. */
export function detectHidden(g: Aslsk): void {
  const s = g.state
  if (!s.setting.fog) return
  const seen = s.units.filter((unit) => unit.hidden && unit.at >= 0 && isDetected(s, unit.side, unit.at))
  if (seen.length > 0) bringOnMap(g, seen, '6.4')
}
