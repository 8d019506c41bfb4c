import type { PutQuestion, SentenceWords } from '@firegroup/kernel'
import { joined, sentenceWords } from '@firegroup/kernel/words'
import { frequencyName } from '../data/machines.ts'
import type { UpfrontQuestions } from '../questions.ts'
import type { UpfrontState } from '../state.ts'

/** What the enemy does, with his name. */
const named: Told = (_, { title }, who) => joined(title.replace(/^(The enemy|Your opponent)(?=\b)/, who))

type Told = (s: UpfrontState, asked: { readonly title: string }, who: string) => string

const SENTENCES: SentenceWords<UpfrontState, UpfrontQuestions> = {
  act: () => 'Your turn: what shall one of your groups do?',
  discard: () => 'Your turn: discard any cards?',
  refill: () => 'Your turn: fill your hand?',
  // the titles of these say what is held
  concealment: (s, { title, about }, who) => {
    if (about === null || !('target' in about)) return `${whatIsSo(title)}: play a Concealed card?`
    return `${who} fires at your group ${s.groups[about.target]!.letter} with ${about.strength}: conceal it?`
  },
  hero: (_, { title }) => `${whatIsSo(title)}: make him a hero?`,
  heroDrawn: () => 'Your men are pinned: play a Hero that you drew?',
  attack: (s, { about }) => `Your attack on group ${s.groups[about.target]!.letter} has strength ${about.strength}: go through with it?`,
  shot: (s, { about }) => `Your shot at group ${s.groups[about.target]!.letter} hits on ${frequencyName(about.toHit.frequency)}: fire it?`,
  terrainOffer: named,
  newGroupOffer: named,
  captureTerrain: named,
  readjust: () => 'The range chits have run off the scale: bring them back?',
  readjustConsent: named,
}

/** The first of two sentences, without its stop. */
function whatIsSo(title: string): string {
  const end = title.indexOf('. ')
  return end < 0 ? title : title.slice(0, end)
}

/** The open decision in one sentence. */
export function describeQuestion(s: UpfrontState, asked: PutQuestion, who: string): string {
  return sentenceWords(SENTENCES, s, asked, who)
}
