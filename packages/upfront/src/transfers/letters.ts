import { groupAt, letterPlace } from '../groups/groups.ts'
import { LETTERS, type Letter, type Side, type UpfrontState } from '../state.ts'

const FIRST_PLACE = letterPlace('A')
const LAST_PLACE = letterPlace('D')

/** The letters next to this one; 35: with Z before A and E after D. */
export function neighbours(letter: Letter): readonly Letter[] {
  return NEIGHBOURS[letterPlace(letter)]!
}

const NEIGHBOURS: readonly (readonly Letter[])[] = LETTERS.map((_, i) =>
  [LETTERS[i - 1], LETTERS[i + 1]].filter((letter) => letter !== undefined),
)

/** 17.7, 17.91, G-07: A to D are open to everybody; E and Z only while a reinforcement group stands there. */
export function isOpenLetter(s: UpfrontState, letter: Letter): boolean {
  const place = letterPlace(letter)
  if (place >= FIRST_PLACE && place <= LAST_PLACE) return true
  if (s.setting.options.outerLetters === 'never') return false
  for (const group of s.groups) if (!group.gone && group.letter === letter) return true
  return false
}

/** 17.7, 17.91: whether a letter is free for a side: nobody of it stands there, stood there when the turn began, or is on his way there. */
export function isFreeLetter(s: UpfrontState, side: Side, letter: Letter): boolean {
  if (groupAt(s, side, letter) || (s.active === side && s.lettersAtStart.includes(letter))) return false
  for (const move of s.letterMoves) if (move.letter === letter && s.groups[move.group]!.side === side) return false
  for (const transfer of s.transfers) if (transfer.letter === letter && s.groups[transfer.from]!.side === side) return false
  return true
}
