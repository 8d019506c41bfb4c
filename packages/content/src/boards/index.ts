/** The boards, whatever game they were drawn for. A single one is taken from its own file. */
import type { MapSpec } from '@firegroup/hexmap'
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

export const boards: readonly MapSpec[] = [
  alderCross,
  larkHill,
  longFurrow,
  sagoCreek,
  weaversEnd,
  magpieWood,
  osierBridge,
  customsStreet,
  betelRidge,
  hawthornFields,
  osierReach,
]
