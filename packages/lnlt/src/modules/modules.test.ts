import { keyFromSeed, startGame } from '@firegroup/kernel'
import { conformance, depth } from '@firegroup/testkit'
import { afterEach, expect, test } from 'vitest'
import { everything } from '../../test/everything.ts'
import { MUD, resting, withModule } from '../../test/resting.ts'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { advisor } from '../advice/advisor.ts'
import { distancesTo } from '../advice/distances.ts'
import { Threat } from '../advice/threat.ts'
import { locationNamed } from '../map/location.ts'
import { stepCost } from '../movement/step.ts'
import { MODULES } from '../rules.ts'
import { lnlt } from '../system.ts'

const system = withModule(resting)

/** They have a scenario of their own: vehicles/conformance.test.ts. */
const OF_VEHICLES = [
  'act.button',
  'act.pivot',
  'act.ordnance',
  'act.machineGun',
  'act.board',
  'act.unload',
  'act.hullDown',
  'step.pivot',
  'step.hullDown',
  'step.overrun',
  'act.assaultShot',
  'step.board',
  'step.unload',
  'opportunityFire.ordnance',
  'opportunityFire.machineGun',
  'counterAssault',
  'giveWay',
]

/** It has no roads that could be barred; `barred` has. */
const OF_BARRICADES = ['act.tearDown', 'step.tearDown']

/** Nobody hides in it; `ambush` has what there is of that. */
const OF_HIDING = ['layMines', 'impulse.appear', 'opportunityFire.appear']

conformance(lnlt, {
  scenarios: { everything },
  maxDecisions: 8000,
  games: 1,
  // some of them take a hundred games to come up
  ...(depth.isDeep && {
    everything: {
      scenario: everything,
      games: 300,
      rare: [
        'act.withdraw',
        'withdrawal',
        'act.starshell',
        'act.blast',
        'impulse.tunnelOn',
        'bunkerAnswer',
        'act.layClaymore',
        'claymore',
        ...OF_VEHICLES,
        ...OF_BARRICADES,
        ...OF_HIDING,
      ],
    },
  }),
  modules: { ids: MODULES.map(({ id }) => id), scenario: testScenario() },
})
conformance(system, { scenarios: { 'with a module that brings everything': testScenario() }, maxDecisions: 6000, games: 2 })

afterEach(() => {
  MUD.at = -1
})

function begun() {
  const { origin } = table('C3 US: a=2-6-4, l=6-1-6    C7 German: x=1-6-4    K9 German: y=1-6-4').game
  const started = startGame(system, origin, { key: keyFromSeed('rest') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  started.value.take('blue', { type: 'activate', at: ['C3'] })
  return started.value
}

test('an act of a module is offered, told, advised, performed and kept', () => {
  const game = begun()
  const [open] = game.open
  const rest = { type: 'rest', unit: 0 }
  expect([...open!.question.candidates()]).toContainEqual(rest)
  expect(system.words!.decision(game.state, 'act', rest)).toBe('Let Squad 2-6-4 rest')
  expect(advisor.judge(game.state, 'blue', open!)(rest)).toBe(1000)
  game.take('blue', rest)
  expect(game.state.modules).toEqual({ resting: { times: 1 } })
  const told = system.words!.events(
    game.state,
    game.events.map(({ event }) => event),
  )
  expect(told.map(({ text }) => text)).toContain('Squad 2-6-4 rests in C3.')
})

test('planners reckon with what modules add to the cost of a step', () => {
  const game = begun()
  const { state } = game
  const places = [state.units[2]!.at]
  const before = distancesTo(state, 'blue', places)[state.units[0]!.at]!
  MUD.at = places[0]!
  expect(distancesTo(state, 'blue', places)[state.units[0]!.at]).toBe(before + MUD.halves)
})

test('LNL-10.5.2-03 LNL-10.8-01 a module may make other ground of a Ford', () => {
  const { state } = table('C3 US: a=2-6-4    C4 ford    K9 German: y=1-6-4').game
  const started = startGame(system, table('C3 US: a=2-6-4    C4 ford    K9 German: y=1-6-4').game.origin, { key: keyFromSeed('ford') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const ford = locationNamed(state.setting, 'C4')
  const paid = () =>
    stepCost(started.value.state, started.value.state.units[0]!, started.value.state.units[0]!.at, ford) as { halves: number }
  const before = paid().halves
  MUD.at = ford
  expect(paid().halves).toBe(before + MUD.halves)
})

test('planners reckon with what modules add to fire at each target', () => {
  const { state } = begun()
  const enemy = state.units[2]!
  const risk = () => new Threat(state, 'blue').on(enemy, enemy.at, 'still')
  const before = risk()
  MUD.at = enemy.at
  expect(risk()).toBeLessThan(before)
})

test('an event that nobody tells is no line of the log', () => {
  const { state } = begun()
  expect(() => system.words!.events(state, [{ type: 'resting:sleeps', rule: 'R.4', of: {} }])).toThrow("Nobody tells 'resting:sleeps'")
})
