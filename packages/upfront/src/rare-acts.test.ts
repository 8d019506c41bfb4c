import { depth, neverDone } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { type TableOptions, table } from '../test/table.ts'
import { MODULES } from './modules/index.ts'
import { RESERVE } from './modules/random-reinforcement/reserve.ts'
import { upfront } from './system.ts'

const ALL = { rulesThrough: 40, turn: 5, decks: 2, options: { readjustRange: true }, snipers: 'both' } as const
const EAST = { axis: 'German', allied: 'Russian' } as const
const PACIFIC = { axis: 'Japanese', allied: 'Russian' } as const

/** Positions from which what is rare in whole games is a few decisions away. */
const POSITIONS: { readonly [name: string]: readonly [text: string, options: TableOptions] } = {
  'among the enemy': [
    `axis A[3]: P1 infiltrates A since 1, P2 infiltrates A since 1, P3(SL), P4 wounded, P5(weapon lmgGerman)
     axis B[3]: P6, P7, #35
     allied A[2]: Q1(panic 9) pinned, Q2 berserk pinned, Q3 with lmgGerman captured
     allied B[2]: Q4, Q5(SL), Q6 pinned`,
    { nations: EAST, hands: { axis: 'Move, Move, Fire 1/1, Hero', allied: 'Fire 1/1, Move, Rally, Concealed, Sniper' } },
  ],
  'men who would run': [
    `axis A[3]: P1(SL), P2, P3
     axis B[3]: P4
     allied A[2]: Q1(panic 2) pinned, Q2(panic 2) pinned, Q3(panic 2) pinned
     allied B: Q4, Q5, Q6, Q7, Q8, Q9`,
    { nations: { axis: 'German', allied: 'American' }, hands: { axis: 'Fire 3/4, Fire 2/3, Move' } },
  ],
  'guards and wounds': [
    `axis A[2]: P1(kia 4) wounded carries demolitionCharge, P2(kia 4), P3
     axis B Minefield: P4, P5
     allied A[2]: Q1, Q2, Q3
     allied B: Q4 wounded, Q5(weapon lmgRussian)`,
    {
      nations: EAST,
      active: 'allied',
      hands: { allied: 'Fire 3/4, Fire 1/1, Fire 2/2', axis: 'Hero, Move' },
      allied: { lost: [{ number: 21, fate: 'prisoner', guardedIn: 'A' }] },
    },
  ],
  'tanks at hand': [
    `axis A[4]: #35
     axis B: P1, P2, P3
     allied A[1]: Q1, Q2, Q3
     allied B: Q4, Q5`,
    { nations: { axis: 'German', allied: 'American' }, hands: { axis: 'Move, Flank, Fire', allied: 'Hero, Concealed' } },
  ],
  'a charge': [
    `axis A[3]: L1(SL), P2, P3
     axis B: P4, P5
     allied A[2]: Q1, Q2, Q3
     allied B: Q4, Q5`,
    {
      nations: PACIFIC,
      modules: ['banzai'],
      kept: { banzai: { charges: [{ group: 0, target: 2, movedOn: 1 }] } },
      hands: { axis: 'Move' },
    },
  ],
  'before a charge': [
    'axis A[2]: L1(SL), P2\naxis B: P3, P4(weapon mmgJapanese)\nallied A[2]: Q1\nallied B: Q2',
    { nations: PACIFIC, modules: ['banzai'], hands: { axis: 'Move, Move' } },
  ],
  'a charge that is barred': [
    'axis A: L1(SL), P2\naxis B: P3\nallied A[3]: Q1\nallied B: Q2',
    { nations: PACIFIC, modules: ['banzai'], kept: { banzai: { charges: [{ group: 0, target: 3 }] } } },
  ],
  'more are coming': [
    'axis A: L1(SL), P2 carries radio\naxis B: #35 bogged\nallied A[2]: Q1(SL), Q2\nallied B: Q3',
    {
      nations: EAST,
      deckNumber: 2,
      decks: 3,
      hands: { axis: 'Move, #42, #44', allied: 'Move' },
      axis: {
        lost: [
          { number: 4, awaits: 1 },
          { number: 5, awaits: 1 },
        ],
      },
    } as TableOptions,
  ],
  'out of the box': [
    'axis A: P1, P2\naxis B: P3, P4\nallied A: Q1, Q2\nallied B: Q3, Q4',
    {
      nations: EAST,
      axis: { lost: [8, 9, 10, 24, 19, 26].map((number) => ({ number, awaits: RESERVE })) },
      kept: { 'random-reinforcement': { now: 3 } },
    } as TableOptions,
  ],
  'wounds with two weapons': [
    `axis A[4]: P1, P2, P3
     axis B: P4
     allied A[1]: ${[1, 2, 3, 4, 5, 6].map((n) => `R${n}(kia 4, morale 4) carries demolitionCharge`).join(', ')}
     allied B: Q4, Q5, Q6, Q7, Q8, Q9`,
    { nations: EAST, hands: { axis: 'Fire 1/1, Fire 2/2, Fire 1/1' } },
  ],
  'a Hero on top': [
    'axis A: P1 pinned, P2\naxis B: P3\nallied A: Q1 pinned, Q2\nallied B: Q3',
    { nations: EAST, pile: 'Hero, Hero, b1', hands: { axis: 'Fire', allied: 'Fire' } },
  ],
  'Snipers and single men': [
    'axis A: P1, P2\nallied A: Q1\nallied B: Q2\nallied C: Q3\nallied D: Q4',
    { nations: { axis: 'Russian', allied: 'German' }, step: 'turn.discard', hands: { axis: 'Sniper, Sniper' } },
  ],
  'chits off the scale': [
    'axis A[7]: P1, P2\naxis B: P3, P4\nallied A[-3]: Q1, Q2\nallied B: Q3, Q4',
    { nations: EAST, pile: 'b1, b2', hands: { axis: 'Fire, Fire', allied: 'Fire' } },
  ],
  'a new group': [
    'axis A: P1(SL), P2, P3, P4, P5\nallied A: Q1(SL), Q2, Q3, Q4',
    { nations: { axis: 'Russian', allied: 'Russian' }, hands: { axis: 'Move, Move, Move, Brush', allied: 'Woods, Marsh, Gully, Hill' } },
  ],
  'by night': [
    'axis A[1]: P1(SL), P2, P3\naxis B: P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4',
    { nations: EAST, modules: ['night'], hands: { axis: 'Fire, Fire, Move' } },
  ],
  'in the desert': [
    'axis A[1] Move+: P1(SL), P2\naxis B: P3\nallied A[1]: Q1, Q2\nallied B: Q3',
    { nations: { axis: 'German', allied: 'British' }, modules: ['desert'], hands: { axis: 'Woods' } },
  ],
  'leaving the field': [
    'axis A: P1(SL), P2\naxis B: P3, P4\nallied A[1]: Q1(SL), Q2\nallied B: Q3',
    { nations: EAST, modules: ['withdrawal'], hands: { axis: 'Move red, Move red' } },
  ],
}

/** Where it happens with the next cards drawn, or not at all. */
const AT_ONCE = ['a Hero on top', 'Snipers and single men', 'wounds with two weapons', 'men who would run']

// Whole games in which everything is on are played by the conformance kit; here is what they do without. The deep run begins each position many times.
test.runIf(depth.isDeep)(
  'what is rare happens too: every act of every question, from positions that lead to it',
  { timeout: 600_000 },
  () => {
    const plain = MODULES.map(({ id }) => id).filter((id) => !['night', 'jungle', 'desert', 'withdrawal', 'solitaire'].includes(id))
    let never: readonly string[] | undefined
    for (const [name, [text, { modules = [], ...options }]] of Object.entries(POSITIONS)) {
      const { situation } = table(text, { ...ALL, modules: [...new Set([...plain, ...modules])], everyWindow: true, ...options })
      const trial = {
        system: upfront,
        scenario: null,
        situation,
        seed: name,
        games: AT_ONCE.includes(name) ? 300 : 40,
        maxDecisions: AT_ONCE.includes(name) ? 20 : 90,
        candidatesChecked: 1,
      }
      const left = neverDone(trial)
      never = never ? never.filter((act) => left.includes(act)) : left
    }
    expect(never?.filter((act) => !ELSEWHERE.includes(act))).toEqual([])
  },
)

/** What only the beginning of a whole game has, or what takes a whole one: the conformance kit plays those. */
const ELSEWHERE = ['formGroups', 'initialTerrain.place', 'initialTerrain.pass']
