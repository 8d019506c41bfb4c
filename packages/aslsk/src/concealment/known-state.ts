import { KeyedChance, keyFromSeed, resampleModules, type Viewer } from '@firegroup/kernel'
import { NOBODY } from '../ids.ts'
import { asControlSeems } from '../scenario/control-seen.ts'
import { type AslskState, type ControlViewer, cloneState, ELIMINATED, RESERVE, SIDES } from '../state.ts'
import { asNew, dealUnseen, type Hide, type Pick } from './deal.ts'
import { isUnseenBy } from './unseen.ts'

const FIRST: Pick = () => 0
const OFF_THE_MAP: Hide = () => ({ at: RESERVE, ca: 0 })

/**
 * The state as far as a viewer knows it, for whatever he is told, offered or refused: hidden enemies are not on the map, and who is concealed there is
 * anybody who could be. The state itself where nothing is unseen. Two states that he can't tell apart give him the very same.
 */
export function knownBy(s: AslskState, viewer: Viewer): AslskState {
  if (!s.setting.fog) return s
  const isAnybodyUnseen = s.units.some((unit) => unit.at >= 0 && isUnseenBy(unit, viewer))
  if (!isAnybodyUnseen && !s.controlSeen) return s
  const copy = cloneState(s)
  if (isAnybodyUnseen) dealt(copy, viewer)
  else asControlSeems(copy, viewer as ControlViewer)
  return copy
}

function dealt(s: AslskState, viewer: Viewer): AslskState {
  for (const side of SIDES) if (side !== viewer) dealUnseen(s, side, FIRST, OFF_THE_MAP)
  for (const unit of s.units) if (isUnseenBy(unit, viewer)) unit.unknown = true
  asControlSeems(s, viewer as ControlViewer)
  // 4.0: what was destroyed under a concealment counter is not known by what had been done with it
  for (const weapon of s.weapons) if (weapon.side !== viewer && weapon.at === ELIMINATED) asNew(weapon)
  return s
}

/** The same of a copy that is nobody else's, for whoever shows it; modules may have secrets of their own. */
export function known(s: AslskState, viewer: Viewer): AslskState {
  if (s.setting.fog) withoutEffort(dealt(s, viewer), viewer)
  if (s.modules) resampleModules(s, viewer, new KeyedChance(keyFromSeed(`what ${viewer} can't know`)))
  return s
}

/**
 * Whether somebody could still go on is told by what he is and carries and by who leads him, which may be hidden from others even where he himself is seen.
 * Where anything can be hidden, nobody is shown that of the other side.
 */
export function withoutEffort(s: AslskState, viewer: Viewer): AslskState {
  for (const unit of s.units) {
    if (unit.side === viewer) continue
    unit.moveEnded = false
    unit.withLeader = NOBODY
  }
  if (s.move && s.move.spent === null && s.attacker !== viewer) s.move = null
  return s
}
