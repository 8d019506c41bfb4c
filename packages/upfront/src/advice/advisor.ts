import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { GroupsFormed } from '../prepare/form-groups.ts'
import type { Side, UpfrontState } from '../state.ts'
import { actAdvice } from './act-advice.ts'
import { discardAdvice } from './card-advice.ts'
import { Outlook } from './outlook.ts'
import { WEIGHTS, type Weights } from './weights.ts'
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
  redirectAdvice,
  spoilsAdvice,
} from './window-advice.ts'

type Judge = (decision: unknown) => number

/** What the rules' own knowledge makes of each decision, for computer players: higher is better, doing nothing is about 0. Only the table and the seat's hand are read. */
export const advisor = advisorWith(WEIGHTS)

function advisorWith(weights: Weights): { judge(s: UpfrontState, seat: Seat, open: OpenQuestion): Judge } {
  return { judge: (s, seat, open) => judge(s, seat as Side, open, weights) }
}

function judge(s: UpfrontState, side: Side, { question }: OpenQuestion, weights: Weights): Judge {
  const outlook = new Outlook(s, side, weights)
  const { about } = question
  switch (question.kind) {
    case 'formGroups':
      return formAdvice(s, weights)
    case 'initialTerrain':
      return initialTerrainAdvice(outlook)
    case 'act':
      return actAdvice(outlook)
    case 'discard':
      return discardAdvice(outlook)
    case 'concealment':
      return concealmentAdvice(outlook, about)
    case 'attack':
      return attackAdvice(outlook, about)
    case 'hero':
      return heroAdvice(outlook, about)
    case 'heroDrawn':
      return heroDrawnAdvice(outlook)
    case 'terrainOffer':
      return offerAdvice(outlook, about)
    case 'newGroupOffer':
      return newGroupAdvice(outlook, about)
    case 'redirect':
      return redirectAdvice(outlook)
    case 'fighter':
      return fighterAdvice(outlook)
    case 'charge':
      return chargeAdvice(outlook)
    case 'spoils':
      return spoilsAdvice(outlook, about)
    case 'captureTerrain':
      return captureAdvice(outlook, about)
    default:
      // the first is the usual one: fill the hand, stay inside, leave the ranges
      return () => 0
  }
}

/** 3.2: guns served, groups neither too small to hold nor too large to lose, about as strong as each other. */
function formAdvice(s: UpfrontState, weights: Weights): Judge {
  const few = leastMen(s, weights)
  return (given) => {
    const { groups, crews = [] } = given as GroupsFormed
    let value = weights.crew * crews.length
    for (const men of groups) value -= weights.oddSize * (Math.max(0, few - men.length) + Math.max(0, men.length - weights.manyMen))
    return value
  }
}

/** Enough to win by, with one to spare, where men have to be together somewhere. */
function leastMen({ setting }: UpfrontState, weights: Weights): number {
  const { victory } = setting.scenario
  return victory.type === 'firstTo' ? victory.count + 1 : weights.fewMen
}
