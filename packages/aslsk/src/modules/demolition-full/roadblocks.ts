import type { Aslsk, DiceRoll } from '../../context.ts'
import { type Figured, isFinalKia } from '../../fire/resolution.ts'
import { placeOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import { SET_CHARGE } from './data.ts'
import { hexsideName, note } from './state.ts'
import { isRoadblock } from './walls.ts'

/** B29.5: a charge that came through the hexside of a roadblock, or was set where its counter lies, takes it away with a KIA. */
export function clearsRoadblock(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const s = g.state
  const { means, at, from } = figured.attack
  if (means !== SET_CHARGE && (means !== 'charge' || from === undefined)) return
  for (const { hexside } of specsOf(s.setting.scenario, 'roadblock')) {
    const [a, b] = hexside.split('-').map((hex) => placeOf(s, hex)) as [ReturnType<typeof placeOf>, ReturnType<typeof placeOf>]
    if (!isRoadblock(s, a, b)) continue
    const isThere = means === SET_CHARGE ? at === a : hexsideName(s, from!, at) === hexsideName(s, a, b)
    if (!isThere || !isFinalKia(figured, dr)) continue
    note(s, 'cleared', hexsideName(s, a, b))
    g.emit({ type: 'demolition-full:roadblock', rule: 'B29.5', of: { at: a, beyond: b } })
  }
}
