import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { UpfrontState } from '../state.ts'
import { advisorIn } from './advisor.ts'
import approaches from './approaches.json' with { type: 'json' }
import { APPROACHES } from './approaches.ts'
import openings from './openings.json' with { type: 'json' }

/** Ways to divide one's men that are suggested at most. */
const MOST_WAYS = 44

type Book = { readonly [scenario: string]: { readonly [seat: string]: readonly number[] | undefined } | undefined }

const OPENINGS: Book = openings
const KNOWN_APPROACHES: Book = approaches

/** 3.2: how a side divides its men: in one of the ways that are suggested, by its number. Another force has other ways, so what is known is of the scenario alone. */
export const repertoire = {
  ways: MOST_WAYS,
  kinds: ['formGroups'],
  decide: (way: number, _s: UpfrontState, _seat: Seat, { question }: OpenQuestion): unknown => [...question.candidates()][way],
  known: (s: UpfrontState, seat: Seat) => OPENINGS[s.setting.scenario.id]?.[seat] ?? [],
  approaches: {
    advisors: APPROACHES.map(advisorIn),
    known: (s: UpfrontState, seat: Seat) => KNOWN_APPROACHES[s.setting.scenario.id]?.[seat]?.[0] ?? 0,
  },
  taskOf: (s: UpfrontState, seat: Seat) => `${s.setting.scenario.id} ${seat}`,
}
