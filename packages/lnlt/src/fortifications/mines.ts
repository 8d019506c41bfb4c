import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { hexOf } from '../map/location.ts'
import type { Location, Marker } from '../state.ts'

/** 21.4: Mines attack the other side's units that enter, each marker by itself, before Melee and Opportunity Fire. Contribution to `hooks.entered`. */
export function enterMines(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> | undefined {
  const s = g.state
  const hex = hexOf(at)
  if (s.markers.length === 0 || (from >= 0 && hexOf(from) === hex)) return undefined
  const { side } = s.units[units[0]!]!
  const mines = s.markers.filter((marker) => marker.kind === 'mines' && marker.side !== side && hexOf(marker.at) === hex)
  return mines.length === 0 ? undefined : explode(g, units, at, mines)
}

function* explode(g: Lnlt, units: readonly number[], at: Location, mines: readonly Marker[]): Rules<void> {
  for (const { side, value } of mines) {
    const targets = units.filter((id) => g.state.units[id]!.at === at)
    if (targets.length === 0) return
    const attack: Attack = {
      side,
      occasion: 'fire',
      means: 'mines',
      from: at,
      at,
      firers: [],
      leader: -1,
      targets,
      moving: targets,
      shells: { fp: value, mortar: false },
    }
    yield* resolveAttack(g, attack)
  }
}
