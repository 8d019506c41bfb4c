import type { PutQuestion, SentenceWords } from '@firegroup/kernel'
import { sentenceWords } from '@firegroup/kernel/words'
import type { LnltQuestions } from '../questions.ts'
import type { LnltState } from '../state.ts'

const SENTENCES: SentenceWords<LnltState, LnltQuestions> = {
  rally: () => 'Your Rally Phase: who rallies, and who takes which weapon?',
  opportunityFire: (_, { about }, who) => `${who} moves into ${about.at}: opportunity fire?`,
  withdrawal: (_, { about }) => `Your units can get out of the Melee in ${about.at}: who leaves, and where to?`,
}

/** The open decision in one sentence. */
export function describeQuestion(s: LnltState, asked: PutQuestion, who: string): string {
  return sentenceWords(SENTENCES, s, asked, who)
}
