import type { PutQuestion, SentenceWords } from '@firegroup/kernel'
import { sentenceWords } from '@firegroup/kernel/words'
import type { AboutFirstFire } from '../fire/first-fire.ts'
import type { AslskQuestions } from '../questions.ts'
import type { AslskState, Expenditure } from '../state.ts'
import { isVehicle } from '../units/units.ts'

/** What somebody does who may be answered by fire, before the name of the hex. */
const DEEDS: { readonly [K in Exclude<Expenditure['kind'], 'enter'>]: string } = {
  push: 'pushes a Gun in',
  smoke: 'throws smoke grenades in',
  recover: 'picks something up in',
  clear: 'fights the fire in',
  setDc: 'sets a charge in',
  breach: 'lays a charge to a wall in',
  placeDc: 'places a charge from',
  start: 'starts up in',
  stop: 'stops in',
  delay: 'waits in',
  turn: 'turns in',
  dispense: 'lays smoke in',
}

const SENTENCES: SentenceWords<AslskState, AslskQuestions> = {
  prepFire: () => 'Your Prep Fire: who fires at what?',
  defensiveFire: () => 'Your Defensive Fire: who fires at what?',
  advancingFire: () => 'Your Advancing Fire: who fires at what?',
  firstFire: (s, { about }, who) => `${who} ${deed(s, about)} ${about.at}: fire or hold?`,
  aim: (_, __, who) => `${who} charges: at which hex do you fire first?`,
  reveal: (_, __, who) => `${who} is about to rout: what do you show?`,
}

function deed(s: AslskState, { kind, units }: AboutFirstFire): string {
  if (kind !== 'enter') return DEEDS[kind]
  const first = s.units[units[0]!]
  return first && isVehicle(first) ? 'drives into' : 'moves into'
}

/** The open decision in one sentence. */
export function describeQuestion(s: AslskState, asked: PutQuestion, who: string): string {
  return sentenceWords(SENTENCES, s, asked, who)
}
