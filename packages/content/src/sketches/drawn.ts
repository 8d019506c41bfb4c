import type { MapSpec } from '@firegroup/hexmap'
import { drawBoard, pickFrom, type Sketch } from '@firegroup/hexmap/draw'
import { alderCross } from './alder-cross.ts'
import { betelRidge } from './betel-ridge.ts'
import { customsStreet } from './customs-street.ts'
import { hawthornFields } from './hawthorn-fields.ts'
import { larkHill } from './lark-hill.ts'
import { longFurrow } from './long-furrow.ts'
import { magpieWood } from './magpie-wood.ts'
import { osierBridge } from './osier-bridge.ts'
import { osierReach } from './osier-reach.ts'
import { sagoCreek } from './sago-creek.ts'
import { weaversEnd } from './weavers-end.ts'

/** The sketches of the boards, each with the seed of its chance details: another seed gives the same ground with other rims. */
const sketches: readonly { readonly sketch: Sketch; readonly seed: number }[] = [
  { sketch: alderCross, seed: 1 },
  { sketch: larkHill, seed: 1 },
  { sketch: longFurrow, seed: 1 },
  { sketch: sagoCreek, seed: 1 },
  { sketch: weaversEnd, seed: 1 },
  { sketch: magpieWood, seed: 1 },
  { sketch: osierBridge, seed: 1 },
  { sketch: customsStreet, seed: 1 },
  { sketch: betelRidge, seed: 1 },
  { sketch: hawthornFields, seed: 1 },
  { sketch: osierReach, seed: 1 },
]

export function drawnBoards(): readonly MapSpec[] {
  return sketches.map(({ sketch, seed }) => drawBoard(sketch, pickFrom(seed)))
}
