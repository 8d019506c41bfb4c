import type { Reading } from '@firegroup/kernel'
import type { ActionCard } from './cards.ts'
import ourDeck from './deck.json' with { type: 'json' }
import { readDeckFile } from './deck-file.ts'
import ourPersonalities from './personalities.json' with { type: 'json' }
import { type PersonalityFile, readPersonalityFile } from './personality-file.ts'

/** All cards of a game: the Action deck, and the men with their weapons. */
export interface Pack extends PersonalityFile {
  /** By inventory number; there is no card 0. */
  readonly cards: readonly ActionCard[]
}

/** The cards that a scenario brings along in place of ours: the one file, the other, or both. */
export interface PackFiles {
  readonly deck?: unknown
  readonly personalities?: unknown
}

/** Reads a pack, with ours for what is not supplied. */
export function readPack({ deck, personalities }: PackFiles, path = 'pack'): Reading<Pack> {
  if (deck === undefined && personalities === undefined) return { ok: true, value: ourPack() }
  const cards = readDeckFile(deck ?? ourDeck, `${path}.deck`)
  const men = readPersonalityFile(personalities ?? ourPersonalities, `${path}.personalities`)
  if (!cards.ok) return cards
  if (!men.ok) return men
  return { ok: true, value: { ...men.value, cards: byNumber(cards.value.cards) } }
}

let own: Pack | undefined

/** The cards that come with the game. */
export function ourPack(): Pack {
  if (own) return own
  const reading = readPack({ deck: ourDeck, personalities: ourPersonalities })
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  own = reading.value
  return own
}

function byNumber(cards: readonly ActionCard[]): readonly ActionCard[] {
  const list: ActionCard[] = []
  for (const card of cards) list[card.id] = card
  return list
}
