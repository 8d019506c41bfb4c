/** A stack is dragged from hex to hex while setting up: in hand on the way, so that the board shows where it may go. */
import type { GameEvent, Problem } from '@firegroup/kernel'
import type { AimPhase } from '../../board/Board.tsx'
import type { HexDesk } from '../../games/hex.ts'
import { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { OnMap, Place } from '../controller/draft.ts'

interface Drag {
  from(hex: Place): boolean
  act(phase: AimPhase, from: Place, to: Place): void
  /** Those in hand, by their ids in the snapshot. */
  readonly held: readonly string[]
  whyNot(hex: Place): Problem | null
}

/** Null while nothing is being set up. */
export function dragDeployment<S extends OnMap, E extends GameEvent>(desk: HexDesk<S, E>): Drag | null {
  const { draft } = desk
  if (!(draft instanceof DeploymentDraft)) return null
  const holdsFrom = (place: Place): boolean => draft.held.some((id) => draft.placeOfUnit(id) === place)
  return {
    from: (hex) => draft.unitsAt(hex).length > 0,
    held: draft.held.flatMap((id) => [`u${id}`, ...draft.weaponsOf(id).map((weapon) => `w${weapon}`)]),
    whyNot: (hex) => draft.whyNotAt(draft.held, hex),
    act: (phase, from, to) => {
      if (phase === 'press') return
      if (phase === 'cancel') draft.hold([])
      else if (phase === 'drag') {
        if (from !== to && !holdsFrom(from)) draft.hold(draft.unitsAt(from))
      } else {
        desk.attempt(() => draft.put(holdsFrom(from) ? draft.held : draft.unitsAt(from), to))
      }
    },
  }
}
