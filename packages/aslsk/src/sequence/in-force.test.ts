import { expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'
import { FULL_SEQUENCE, fullStep } from '../data/full-sequence.ts'
import { remindersOf } from '../data/reminders.ts'
import type { Module } from '../hooks.ts'
import { movingProblem } from '../phases/movement/factors.ts'
import { withModule } from '../scenario/begin.ts'
import { PHASES } from '../state.ts'
import { remindersNow, stepsInForce, stepsNow } from './in-force.ts'
import { at } from './step.ts'

const plain = () => table('B2 US: 6-6-6    B9 German: 4-6-7', { phase: 'rally', attacker: 'allied', rows: 12 }).state

test('AID-ASOP-002 the full sequence has 47 steps before play and 114 in the eight phases, each in its place', () => {
  expect(FULL_SEQUENCE.filter(({ phase }) => phase === 'setup')).toHaveLength(47)
  expect(FULL_SEQUENCE.filter(({ phase }) => phase !== 'setup')).toHaveLength(114)
  for (const phase of ['setup', ...PHASES] as const) {
    const orders = FULL_SEQUENCE.filter((step) => step.phase === phase).map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  }
  const { steps } = plain().setting
  for (const phase of PHASES) {
    const played = steps.filter((step) => step.phase === phase).map(({ order }) => order)
    expect(played).toEqual(played.toSorted((a, b) => a - b))
    expect(Math.floor(played[0]! / 1000)).toBe(PHASES.indexOf(phase) + 1)
  }
})

test('a module puts a step into the sequence by its number, and fills others from within', () => {
  const module: Module = {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    steps: [{ key: 'rally.trial', ...at('1.32'), run: () => undefined }],
    fills: ['3.351'],
  }
  const s = withModule(plain(), module)
  const keys = s.setting.steps.map(({ key }) => key)
  expect(keys.indexOf('rally.trial')).toBe(keys.indexOf('rally.dmRemoval') + 1)
  const added = stepsInForce(s.setting).filter(({ modules }) => modules.includes('trial'))
  expect(added.map(({ number }) => number)).toEqual(['1.32', '3.351'])
  expect(stepsInForce(plain().setting).every(({ base }) => base)).toBe(true)
})

test('where play stands is told by the steps in force that the running step plays', () => {
  const s = plain()
  s.step = 'rally.selfRally'
  expect(stepsNow(s).map(({ name }) => name)).toEqual(['Rally'])
  Object.assign(s, { phase: 'movement', step: 'movement.move' })
  expect(stepsNow(s).map(({ number }) => number)).toEqual(['3.22', '3.32', '3.321', '3.322', '3.323', '3.35', '3.36', '3.41'])
})

test('a number that there is not is an error', () => {
  expect(() => fullStep('1.99')).toThrow('no step 1.99')
})

test('AID-ASOP-003 what belongs to one step may be done in any order', () => {
  const board = 'E2 US: a=6-6-6, g=MMG, b=6-6-6    E4 German: x=4-6-7    A9 German: 4-6-7'
  const destroy = (t: ReturnType<typeof table>) => t.answer('prepFire', { type: 'destroy', weapon: t.weapon('g') })
  const first = destroy(table(board, { phase: 'prepFire', attacker: 'allied', rows: 10 }))
  shoot(first, 'E4', 'b').rolls(6, 5)
  const second = shoot(table(board, { phase: 'prepFire', attacker: 'allied', rows: 10 }), 'E4', 'b').rolls(6, 5)
  destroy(second)
  expect(second.game.hash()).toBe(first.game.hash())
})

test('AID-ASOP-006 EX-AID-37 nobody begins his MPh while one who must charge has not ended his', () => {
  const berserk = { rule: 'A15.43', message: 'A berserk unit charges before anybody else moves.' }
  const module: Module = {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { movesFirst: [(_, unit) => (unit.id === 1 ? berserk : undefined)] },
  }
  const { state } = table('B2 US: a=6-6-6, b=6-6-6    B9 German: 4-6-7', { phase: 'movement', attacker: 'allied', rows: 12 })
  const s = withModule(state, module)
  expect(movingProblem(s, s.units[0]!)).toMatchObject({ rule: 'A15.43' })
  expect(movingProblem(s, s.units[1]!)).toBeNull()
  s.units[1]!.moveEnded = true
  expect(movingProblem(s, s.units[0]!)).toBeNull()
})

test('AID-ASOP-008 optional rules and rulings are agreed on in the scenario before play', () => {
  const t = table('B2 US: 6-6-6    B9 German: 4-6-7', {
    phase: 'prepFire',
    attacker: 'allied',
    rows: 12,
    modules: ['fire-card'],
    options: { losChecks: 'declared' },
  })
  // a card may bring along what it shares with others
  expect(t.state.setting.modules.map(({ id }) => id)).toContain('fire-card')
  expect(table('B2 US: 6-6-6    B9 German: 4-6-7', { phase: 'prepFire', attacker: 'allied', rows: 12 }).state.setting.modules).toEqual([])
  expect(t.state.setting.options).toMatchObject({ losChecks: 'declared', repairThenRally: 'yes' })
})

const reminded = (phase: Parameters<typeof remindersOf>[0], modules: readonly string[] = []) => {
  const s = table('B2 US: 6-6-6    B9 German: 4-6-7', { phase: 'prepFire', attacker: 'allied', rows: 12, modules }).state
  s.phase = phase
  return remindersNow(s).map(({ step }) => step)
}

test('AID-DYR-01 set-up: hidden units are remembered; commissars, bore sighting and hull down where something brings them', () => {
  expect(reminded('setup')).toEqual(['0.25'])
  expect(remindersOf('setup').map(({ rule }) => rule)).toEqual(['A25.22', 'A2.9', 'C6.41', 'D4.22', 'A12.3', 'B9.322'])
})

test('AID-DYR-02 Rally: the free self-rally, recombining, recovery, repair, transfer, deployment; the wind where there is one', () => {
  expect(reminded('rally')).toEqual(['1.23', '1.13', '1.14', '1.22', '1.221', '1.21'])
  expect(reminded('rally', ['rain'])).toContain('1.12')
})

test('AID-DYR-03 Prep Fire: Smoke first, what may be destroyed, and Guns that turn', () => {
  expect(reminded('prepFire')).toEqual(['2.12', '2.223', '2.31'])
})

test('AID-DYR-04 Movement: what a move begins with, what is done on the way, residual fire and what answers', () => {
  expect(reminded('movement')).toEqual(['3.22', '3.321', '3.322', '3.35', '3.36', '3.41'])
})

test('AID-DYR-05 Defensive Fire: Smoke first, what may be destroyed, and Guns that turn', () => {
  expect(reminded('defensiveFire')).toEqual(['4.11', '4.216', '4.31'])
})

test('AID-DYR-06 Advancing Fire: drift, Gusts, white phosphorus and Blazes, where something brings them', () => {
  expect(reminded('advancingFire')).toEqual([])
  expect(remindersOf('advancingFire').map(({ step }) => step)).toEqual(['5.11', '5.13', '5.12', '5.221', '5.31'])
})

test('AID-DYR-07 Rout, Advance and Close Combat: voluntary breaks, transfers, crews, sequential attacks and concealment', () => {
  expect(reminded('rout')).toEqual([])
  expect(reminded('rout', ['voluntary-break'])).toEqual(['6.11'])
  expect(reminded('advance')).toEqual(['7.11', '7.21'])
  expect(reminded('closeCombat')).toEqual(['8.14', '8.44'])
})
