import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { GroupsFormed } from '../prepare/form-groups.ts'
import type { Side, UpfrontState } from '../state.ts'
import { actAdvice } from './act-advice.ts'
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
  redirectAdvice,
  spoilsAdvice,
} from './window-advice.ts'

type Judge = (decision: unknown) => number

/** What the rules' own knowledge makes of each decision, for computer players: higher is better, doing nothing is about 0. Only the table and the seat's hand are read. */
export const advisor = {
  judge(s: UpfrontState, seat: Seat, { question }: OpenQuestion): Judge {
    const outlook = new Outlook(s, seat as Side)
    const { about } = question
    switch (question.kind) {
      case 'formGroups':
        return formAdvice(s)
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
  },
}

/** 3.2: guns served, groups neither too small to hold nor too large to lose, about as strong as each other. */
function formAdvice(s: UpfrontState): Judge {
  const few = leastMen(s)
  return (given) => {
    const { groups, crews = [] } = given as GroupsFormed
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
