import { aspectsFrom } from '@firegroup/hexmap'
import type { DiceRoll } from '../context.ts'
import type { Aspect } from '../data/afv-results.ts'
import type { AslskState, Location } from '../state.ts'

/** 3.2.4: from where a vehicle is struck. */
export type Facing = 'front' | 'side' | 'rear'

/** 3.2.4: the facing that fire from another hex strikes, of what points at this hexspine; both where it comes along the hexspine between them. */
export function facingsFrom(s: AslskState, at: Location, spine: number, from: Location): readonly Facing[] {
  return aspectsFrom(s.setting.map.grid, at, spine, from)
}

/** 3.2.4: fire from inside the hex strikes by the coloured die. */
export function facingInHex(coloured: number): Facing {
  return coloured <= 2 ? 'rear' : coloured <= 4 ? 'side' : 'front'
}

/** 3.2.4: the turret where the coloured die of the original TH DR is the lower. */
export function aspectHit({ coloured, white }: DiceRoll): Aspect {
  return coloured < white ? 'turret' : 'hull'
}
