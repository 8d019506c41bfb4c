/** What happened and what was answered for the player, in their order: for the ticker. */
import type { GameEvent } from '@firegroup/kernel'
import type { Desk } from './desk.ts'
import type { Draft } from './draft.ts'

interface Line {
  readonly text: string
  /** Said by the desk: no event of the game. */
  readonly isNote: boolean
}

export function latestLines<S, E extends GameEvent, D extends Draft>(
  { events, notes, game }: Desk<S, E, D>,
  most: number,
): readonly Line[] {
  const lines: Line[] = []
  let note = notes.length - 1
  for (let at = events.length; at >= 0 && lines.length < most; at--) {
    while (note >= 0 && notes[note]!.after >= at && lines.length < most) lines.unshift({ text: notes[note--]!.text, isNote: true })
    const told = events[at - 1]
    if (told && lines.length < most && !game.log.isSilent(told.event)) lines.unshift({ text: told.words.text, isNote: false })
  }
  return lines
}
