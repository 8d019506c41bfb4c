/** How what a draft lets its player turn to another hexspine is turned: by handles on the board, and by keys. */
import type { GameEvent, Problem } from '@firegroup/kernel'
import type { Turnable } from '../../board/facing/Dial.tsx'
import { turned } from '../../board/facing/facing.ts'
import type { HexDesk } from '../../games/hex.ts'
import type { HexDraft } from '../controller/draft.ts'

/** A gun, a hull or a turret. */
export interface Pivot extends Omit<Turnable, 'turn' | 'refusal'> {
  readonly turn: (to: number) => Problem | null
}

/** What of the chosen can be turned now; nothing while a report is shown. */
export function turnablesFrom<S, E extends GameEvent>(desk: HexDesk<S, E>, pivots: readonly Pivot[]): readonly Turnable[] {
  if (desk.reports.length > 0) return []
  return pivots.map(({ id, hex, name, part, from, towards, cost, turn }) => ({
    id,
    hex,
    name,
    part,
    from,
    towards,
    cost,
    refusal: '',
    turn: (to) => desk.attempt(() => turn(to)),
  }))
}

/** Turns it by one hexspine; false where nothing can be. From where it points when its turn has come: keys may be quicker than the table. */
export function turnByOne<S, E extends GameEvent>(
  desk: HexDesk<S, E>,
  pivotsOf: (draft: HexDraft | null) => readonly Pivot[],
  part: Turnable['part'],
  by: 1 | -1,
): boolean {
  if (desk.reports.length > 0 || !pivotsOf(desk.draft).some((each) => each.part === part)) return false
  desk.attempt((draft) => {
    const pivot = pivotsOf(draft).find((each) => each.part === part)
    return pivot ? pivot.turn(turned(pivot.towards, by)) : null
  })
  return true
}
