import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { describeDecision } from './index.ts'

const t = table(
  `C3 US: a=2-5-4, m=BAR, b=2-5-4, l=6-2-6, h=1-4-4 hs shaken
   C4 woods
   F3 stone building; German: x=1-6-4, n=MG42, y=1-6-4
   G3 German: z=1-5-4 hs`,
  { columns: 9, rows: 6 },
)
const say = (kind: string, decision: unknown) => describeDecision(t.state, kind, decision)
const ids = (names: string) => t.units(names)

test('an impulse is begun', () => {
  expect(say('impulse', { type: 'activate', at: ['C3', 'D3'] })).toBe('Activate C3 and D3')
  expect(say('impulse', { type: 'spot', unit: t.unit('l'), at: 'F3' })).toBe('Try to spot F3 with Leader 6-2-6 in C3')
  expect(say('impulse', { type: 'enter', units: ids('a b'), mode: 'lowCrawl', to: 'A2' })).toBe('Enter with two Squads at A2 by Low Crawl')
  expect(say('impulse', { type: 'sniper', unit: t.unit('l'), at: 'B2' })).toBe('Let Leader 6-2-6 appear in B2')
  expect(say('impulse', { type: 'pass' })).toBe('Pass')
})

describe('acts', () => {
  const firers = [
    { unit: t.unit('a'), inherent: true, weapons: [t.weapon('m')] },
    { unit: t.unit('b'), inherent: true, weapons: [] },
  ]
  test('who fires what from where at whom, and who leads', () => {
    expect(say('act', { type: 'fire', from: 'C3', at: 'F3', firers, leader: t.unit('l') })).toBe(
      'Fire from C3 with two Squads and the BAR at F3, Leader 6-2-6 leads',
    )
    expect(say('act', { type: 'assaultFire', from: 'C3', at: 'F3', firers, movers: ids('a'), to: 'D3' })).toBe(
      'Fire from C3 with two Squads and the BAR at F3, then move Squad 2-5-4 to D3',
    )
    expect(say('opportunityFire', { type: 'hold' })).toBe('Hold fire')
    expect(say('opportunityFire', { type: 'sniper', unit: t.unit('l'), at: 'B2' })).toBe('Fire with Leader 6-2-6 in C3, who appears in B2')
  })

  test('a move says who, how, where to and what it costs', () => {
    expect(say('act', { type: 'move', units: ids('l a b'), mode: 'move', to: 'C4' })).toBe(
      'Move Leader 6-2-6 and two Squads from C3 to C4 (2 MP)',
    )
    expect(say('act', { type: 'move', units: ids('a'), mode: 'assaultMove', to: 'B3' })).toBe(
      'Move Squad 2-5-4 from C3 to B3 by Assault Move (1 MP)',
    )
    expect(say('act', { type: 'move', units: ids('a'), to: 'exit', abandon: [t.weapon('m')] })).toBe(
      'Leave the map with Squad 2-5-4 from C3, leaving the BAR',
    )
    expect(say('step', { type: 'stop' })).toBe('Stop here')
    expect(say('step', { type: 'step', to: 'exit' })).toBe('Leave the map')
  })

  test('and everything else', () => {
    expect(say('act', { type: 'smoke', unit: t.unit('a'), at: 'D3' })).toBe('Lay Smoke in D3 with Squad 2-5-4 in C3')
    expect(say('act', { type: 'melee', at: 'F3' })).toBe('Fight the Melee in F3')
    expect(say('act', { type: 'withdraw', units: ids('x y') })).toBe('Try to withdraw two Squads from the Melee in F3')
    expect(say('act', { type: 'snipe', unit: t.unit('l'), at: 'F3' })).toBe('Fire with Leader 6-2-6 in C3 at F3')
    expect(say('act', { type: 'end' })).toBe('End the impulse')
    expect(say('withdrawal', { type: 'stay' })).toBe('Stay and fight')
    expect(say('withdrawal', { type: 'leave', units: ids('x'), mode: 'move', to: 'G3' })).toBe('Leave the Melee with Squad 1-6-4 for G3')
    expect(say('melee', { targets: ids('x y'), leader: t.unit('l'), weapons: [{ unit: t.unit('a'), inherent: true, weapons: [] }] })).toBe(
      'Attack two Squads with Squad 2-5-4, Leader 6-2-6 leads',
    )
    expect(say('retreat', { to: 'G4' })).toBe('Run to G4')
    expect(say('dropWeapon', { weapon: t.weapon('n') })).toBe('Leave the MG42 behind')
    expect(say('heroPlace', { to: 'C4' })).toBe('Place the Hero in C4')
    expect(say('heroMove', { type: 'goOn', mode: 'assaultMove' })).toBe('The Hero goes on by Assault Move')
  })
})

test('the Rally Phase', () => {
  const weapon = t.weapon('m')
  expect(say('rally', { type: 'rally', unit: t.unit('h'), helper: t.unit('l') })).toBe(
    'Let Leader 6-2-6 try to rally Half-Squad 1-4-4 in C3',
  )
  expect(say('rally', { type: 'rally', unit: t.unit('h'), pair: true })).toBe('Try to rally Half-Squad 1-4-4 in C3 by a pair')
  expect(say('rally', { type: 'heal', by: t.unit('l'), unit: t.unit('l'), what: 'wound' })).toBe('Let Leader 6-2-6 try to heal himself')
  expect(say('rally', { type: 'fightOrDie', by: t.unit('l'), unit: t.unit('h') })).toBe(
    'Fight or Die: Leader 6-2-6 threatens Half-Squad 1-4-4 in C3',
  )
  expect(say('rally', { type: 'give', weapon, to: t.unit('b') })).toBe('Hand the BAR of Squad 2-5-4 in C3 to Squad 2-5-4')
  expect(say('rally', { type: 'flip', weapon: t.weapon('n') })).toBe('Set up the MG42 of Squad 1-6-4 in F3')
  expect(say('rally', { type: 'unjam', weapon })).toBe('Clear the jam of the BAR of Squad 2-5-4 in C3')
  expect(say('rally', { type: 'done' })).toBe('End your Rally Phase')
})

test('an answer to a question without words of its own is still told', () => {
  expect(say('aQuestionOfSomeModule', { type: 'shield' })).toBe('Shield')
})
