import { type OpenQuestion, type Seat, typed } from '@firegroup/kernel'
import type { GroupsFormed } from '../prepare/form-groups.ts'
import type { UpfrontQuestion, UpfrontQuestions } from '../questions.ts'
import type { Side, UpfrontState } from '../state.ts'
import { actAdvice } from './act-advice.ts'
import { type Approach, USUAL_APPROACH } from './approaches.ts'
import { discardAdvice } from './card-advice.ts'
import { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'
import {
  attackAdvice,
  captureAdvice,
  chargeAdvice,
  concealmentAdvice,
  fighterAdvice,
  heroAdvice,
  heroDrawnAdvice,
  initialTerrainAdvice,
  newGroupAdvice,
  offerAdvice,
  quarterAdvice,
  redirectAdvice,
  spoilsAdvice,
} from './window-advice.ts'

type Judge<D = never> = (decision: D) => number

/** What the rules' own knowledge makes of the answers to each kind of question. */
const ADVICE: {
  readonly [K in keyof UpfrontQuestions]: (outlook: Outlook, question: UpfrontQuestion<K>) => Judge<UpfrontQuestions[K]['decision']>
} = {
  formGroups: ({ s }) => formAdvice(s),
  initialTerrain: initialTerrainAdvice,
  act: actAdvice,
  discard: discardAdvice,
  refill:
    () =>
    ({ type }) =>
      type === 'draw' ? 1 : 0,
  concealment: (outlook, { about }) => concealmentAdvice(outlook, about),
  attack: (outlook, { about }) => attackAdvice(outlook, about),
  hero: (outlook, { about }) => heroAdvice(outlook, about.man),
  heroDrawn: heroDrawnAdvice,
  terrainOffer: (outlook, { about }) => offerAdvice(outlook, about),
  newGroupOffer: (outlook, { about }) => newGroupAdvice(outlook, about.card),
  redirect: redirectAdvice,
  fighter: fighterAdvice,
  charge: chargeAdvice,
  stay:
    () =>
    ({ type }) =>
      type === 'keep' ? 1 : 0,
  spoils: (outlook, { about }) => spoilsAdvice(outlook, about),
  captureTerrain: (outlook, { about }) => captureAdvice(outlook, about.group),
  shot:
    () =>
    ({ type }) =>
      type === 'resolve' ? 1 : 0,
  // five points, and a man who fires at half strength for them
  prisoner: () => (answer) => (answer.type === 'decline' ? 0 : 1),
  quarter: (outlook, { about, preview }) => quarterAdvice(outlook, about, preview!),
  // whoever is worth least at half strength
  newGuard:
    ({ s, harm }) =>
    ({ man }) =>
      -harm.worth(s.men[man]!),
  // 33.6: his own weapon fires every turn
  portage:
    () =>
    ({ what }) =>
      what === 'secondary' ? 1 : 0,
  // 42.7: men may be lost on both sides, and it is won
  pursue:
    () =>
    ({ type }) =>
      type === 'rest' ? 1 : 0,
  // 48.31: the dearest; a charge is one thing more
  recruit:
    ({ s }) =>
    ({ man, secondary }) =>
      s.setting.roster[man]!.points + (secondary === undefined ? 0 : 1),
  // what both must agree to is left as it is
  readjust:
    () =>
    ({ type }) =>
      type === 'leave' ? 1 : 0,
  readjustConsent:
    () =>
    ({ type }) =>
      type === 'decline' ? 1 : 0,
}

/** For computer players: higher is better, doing nothing is about 0. Only the table and the seat's hand are read. */
export const advisor = advisorIn(USUAL_APPROACH)

/** The same of somebody who goes about it in another way. */
export function advisorIn(approach: Approach): { judge(s: UpfrontState, seat: Seat, open: OpenQuestion): (decision: unknown) => number } {
  return {
    judge(s, seat, open) {
      const { question } = typed<UpfrontQuestions>(open)
      const judge = ADVICE[question.kind] as (outlook: Outlook, question: unknown) => Judge
      return judge(new Outlook(s, seat as Side, approach), question) as (decision: unknown) => number
    },
  }
}

/** 3.2: guns served, groups neither too small to hold nor too large to lose, about as strong as each other. */
function formAdvice(s: UpfrontState): Judge<GroupsFormed> {
  const few = leastMen(s)
  return ({ groups, crews = [] }) => {
    let value = WEIGHTS.crew * crews.length
    for (const men of groups) value -= WEIGHTS.oddSize * (Math.max(0, few - men.length) + Math.max(0, men.length - WEIGHTS.manyMen))
    return value
  }
}

/** Enough to win by, with one to spare, where men have to be together somewhere. */
function leastMen({ setting }: UpfrontState): number {
  const { victory } = setting.scenario
  return victory.type === 'firstTo' ? victory.count + 1 : WEIGHTS.fewMen
}
