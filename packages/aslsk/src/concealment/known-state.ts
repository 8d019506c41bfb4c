import type { Viewer } from '@firegroup/kernel'
import { type AslskState, cloneState, RESERVE, SIDES } from '../state.ts'
import { dealUnseen, type Hide, type Pick } from './deal.ts'
import { isUnseenBy } from './unseen.ts'

const FIRST: Pick = () => 0
const OFF_THE_MAP: Hide = () => ({ at: RESERVE, ca: 0 })

/**
 * The state as far as a viewer knows it, for whatever he is told, offered or refused: hidden enemies are not on the map, and who is concealed there is
 * anybody who could be. The state itself where nothing is unseen. Two states that he can't tell apart give him the very same.
 */
export function knownBy(s: AslskState, viewer: Viewer): AslskState {
  if (!s.setting.fog || !s.units.some((unit) => unit.at >= 0 && isUnseenBy(unit, viewer))) return s
  const known = cloneState(s)
  for (const side of SIDES) if (side !== viewer) dealUnseen(known, side, FIRST, OFF_THE_MAP)
  return known
}
