import { describe, expect, test } from 'vitest'
import { shotOf } from '../../test/fire.ts'
import { table } from '../../test/table.ts'
import { describeDecision } from './index.ts'

const t = table(
  `C3 US: a=6-6-6, m=MMG, b=6-6-6, l=9-2, c=7-4-7, d=DC
   D3 US: e=6-6-6, f=6-6-6 broken DM, k=8-1
   C4 woods; road N
   C3 road S
   F3 stone building; German: g=4-6-7, h=4-4-7, o=8-0, n=LMG
   >A2 US: off=6-6-6`,
  { phase: 'movement' },
)
const say = (kind: string, decision: unknown) => describeDecision(t.state, kind, decision)
const ids = (...names: string[]) => names.map((name) => t.unit(name))

describe('fire', () => {
  test('who fires what from where at whom, and who directs', () => {
    expect(say('prepFire', shotOf(t, 'F3', 'a+m b', 'l'))).toBe('Fire from C3 with two squads and the MMG at F3, 9-2 directs')
    expect(say('defensiveFire', shotOf(t, 'F3', 'a c e'))).toBe('Fire from C3 and D3 with two squads 6-6-6 and 7-4-7 at F3')
    expect(say('advancingFire', shotOf(t, 'F3', '+m'))).toBe('Fire from C3 with the MMG at F3')
    expect(say('firstFire', shotOf(t, 'C3', 'g h', 'o'))).toBe('Fire from F3 with 4-6-7 and 4-4-7 at C3, 8-0 directs')
  })

  test('and everything else that a fire phase asks', () => {
    expect(say('firstFire', { type: 'hold' })).toBe('Hold fire')
    expect(say('prepFire', { type: 'end' })).toBe('End Prep Fire')
    expect(say('prepFire', { type: 'destroy', weapon: t.weapon('m') })).toBe('Destroy the MMG of 6-6-6 in C3')
    expect(say('keepRate', { keep: true })).toBe('Keep the rate of fire')
    expect(say('keepRate', { keep: false })).toBe('Give up the rate and leave residual fire')
    expect(say('regroup', { together: true })).toBe('Attack together')
  })
})

describe('movement', () => {
  test('a step says who, where to, how and what it costs', () => {
    const units = ids('a')
    expect(say('move', { type: 'step', units, to: 'B3' })).toBe('Move 6-6-6 from C3 to B3 (1 MF)')
    expect(say('move', { type: 'step', units: ids('l', 'a', 'b'), to: 'C4', mode: 'assault' })).toBe(
      'Move 9-2 and two squads from C3 to C4 by Assault Movement (1 MF)',
    )
    expect(say('move', { type: 'step', units, to: 'C4', by: 'terrain', mode: 'double' })).toBe(
      'Move 6-6-6 from C3 to C4 off the road at Double Time (2 MF)',
    )
    expect(say('move', { type: 'step', units: ids('off'), to: 'A2' })).toBe('Enter with 6-6-6 at A2 (1 MF)')
  })

  test('units on the move go on from where they are', () => {
    const moving = table('C3 US: a=6-6-6   H3 German: 4-6-7 broken', { phase: 'movement' })
    moving.answer('move', { type: 'step', units: [moving.unit('a')], to: 'C4' })
    expect(describeDecision(moving.state, 'move', { type: 'step', units: [moving.unit('a')], to: 'C5' })).toBe('Move 6-6-6 to C5 (1 MF)')
  })

  test('what else MF are spent on', () => {
    expect(say('move', { type: 'smoke', unit: t.unit('a'), to: 'D3' })).toBe('Throw Smoke into D3 with 6-6-6 in C3')
    expect(say('move', { type: 'placeDc', unit: t.unit('c'), weapon: t.weapon('d'), at: 'D3' })).toBe('Place the DC in D3 with 7-4-7 in C3')
    expect(say('move', { type: 'drop', weapon: t.weapon('m') })).toBe('Drop the MMG of 6-6-6 in C3')
    expect(say('move', { type: 'stop', units: ids('a', 'b') })).toBe('Stop two squads in C3')
    expect(say('move', { type: 'end' })).toBe('End the Movement Phase')
  })
})

test('rally, rout, advance and Close Combat', () => {
  expect(say('unitRally', { type: 'rally', unit: t.unit('f'), leader: t.unit('k') })).toBe('Let 8-1 try to rally 6-6-6 in D3')
  expect(say('selfRally', { type: 'selfRally', unit: t.unit('f') })).toBe('Try to rally 6-6-6 in D3 by itself')
  expect(say('keepDm', { type: 'keep', units: ids('f') })).toBe('Keep the desperation morale of 6-6-6 in D3')
  expect(say('transfer', { type: 'transfer', transfers: [{ weapon: t.weapon('m'), to: t.unit('b') }] })).toBe(
    'Hand the MMG of 6-6-6 in C3 to 6-6-6',
  )
  expect(say('rout', { type: 'rout', unit: t.unit('f'), to: 'D4', with: t.unit('k') })).toBe('Rout 6-6-6 in D3 to D4, 8-1 goes along')
  expect(say('rout', { type: 'crawl', unit: t.unit('f'), to: 'D4' })).toBe('Low Crawl 6-6-6 in D3 to D4')
  expect(say('advance', { type: 'advance', units: ids('k', 'e'), to: 'E4' })).toBe('Advance 8-1 and 6-6-6 from D3 to E4')
  expect(say('closeCombatHex', { type: 'hex', hex: 'F3' })).toBe('Fight in F3 next')
  expect(say('restack', { type: 'restack', stacks: [{ leader: t.unit('l'), on: t.unit('c') }] })).toBe('Put 9-2 with 7-4-7')
  expect(
    say('closeCombat', {
      type: 'attack',
      attacks: [
        { by: ids('a', 'b'), on: ids('g') },
        { by: ids('c'), on: ids('h', 'o') },
      ],
    }),
  ).toBe('Attack 4-6-7 with two squads; attack 8-0 and 4-4-7 with 7-4-7')
})

test('an answer to a question without words of its own is still told', () => {
  expect(say('aQuestionOfSomeModule', { type: 'shield' })).toBe('Shield')
})
