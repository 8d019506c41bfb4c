import { type Chance, resampleModules, type Viewer } from '@firegroup/kernel'
import { dealUnseen, type Hide } from './concealment/deal.ts'
import { couldHideIn } from './concealment/hiding-places.ts'
import { arcToTheEnemy } from './ordnance/arc.ts'
import { asControlSeems } from './scenario/control-seen.ts'
import { type AslskState, type ControlViewer, RESERVE, SIDES } from './state.ts'

/**
 * Replaces what a viewer can't know: who is under the enemy's concealment counters (8.3) with which Weapons, what they control (2.0), and where hidden units are (6.4), which are
 * placed where they could be. A module may have secrets of its own.
 */
export function resample(state: AslskState, viewer: Viewer, chance: Chance): void {
  if (state.setting.fog) {
    for (const side of SIDES)
      if (side !== viewer)
        dealUnseen(state, side, (count) => (count === 1 ? 0 : chance.pick(new Array(count).fill(0), 'who is concealed')), hiding(chance))
    asControlSeems(state, viewer as ControlViewer)
  }
  if (state.modules) resampleModules(state, viewer, chance)
}

function hiding(chance: Chance): Hide {
  return (s, unit, guns) => {
    const places = couldHideIn(s, unit, guns)
    if (places.length === 0) return { at: RESERVE, ca: 0 }
    const at = places[chance.pick(places, 'where it hides')]!
    return { at, ca: guns.length > 0 ? arcToTheEnemy(s, at, unit.side) : 0 }
  }
}
