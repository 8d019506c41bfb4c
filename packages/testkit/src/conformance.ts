import type { GameEvent, System } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { checks } from './checks/index.ts'
import { changesNothing, modulesOff, unadvised } from './checks/modules.ts'
import { depth } from './depth.ts'
import { neverDone } from './never-done.ts'
import type { Trial } from './trial.ts'

export interface ConformanceOptions extends Partial<Pick<Trial<never, never>, 'games' | 'candidatesChecked'>> {
  /** Name and scenario; each is played. */
  readonly scenarios: { readonly [name: string]: unknown }
  /** Positions in the middle of play, for what random games from the start seldom come to. */
  readonly situations?: { readonly [name: string]: unknown }
  /** A game that has not ended by then is endless. */
  readonly maxDecisions: number
  /** A scenario in which everything can happen. */
  readonly everything?: Everything
  /** The system's optional modules; a scenario names those that are on in its field `modules`. */
  readonly modules?: Modules
}

interface Everything {
  readonly scenario: unknown
  /** After so many games what has not happened never will; they are as many as it takes. */
  readonly games: number
  /** Acts and kinds of question for which nobody waits: 'move.placeDc', 'rout'. */
  readonly rare?: readonly string[]
}

interface Modules {
  readonly ids: readonly string[]
  readonly scenario: object
  readonly quiet?: Quiet
}

/** A scenario in which nothing calls for any module, but for those that do something in every game: a module that is on changes nothing there. */
interface Quiet {
  readonly scenario: object
  readonly but: readonly string[]
}

/** What every rule system owes the kernel, as tests. One call, and a system gets them all. */
export function conformance<S, E extends GameEvent>(system: System<S, E>, options: ConformanceOptions): void {
  const { games = 20, candidatesChecked = 40, maxDecisions, scenarios, situations = {}, everything, modules } = options
  const trialOf = (scenario: unknown, many = games): Trial<S, E> => ({
    system,
    scenario,
    seed: depth.seed(''),
    games: depth.times(many),
    maxDecisions,
    candidatesChecked,
  })
  describe.each(Object.entries(scenarios))(`${system.id} conformance: %s`, (_name, scenario) => {
    test.each(Object.values(checks))('$title', (check) => check.run(trialOf(scenario)))
  })
  for (const [name, situation] of Object.entries(situations))
    describe(`${system.id} conformance: ${name}`, () => {
      test.each(Object.values(checks))('$title', (check) => check.run({ ...trialOf(undefined), situation }))
    })
  if (everything)
    describe(`${system.id} conformance: everything`, () =>
      testEverything({ ...trialOf(everything.scenario), games: everything.games }, everything))
  if (modules) describe(`${system.id} conformance: modules`, () => testModules(trialOf(modules.scenario), modules))
}

function testEverything<S, E extends GameEvent>(trial: Trial<S, E>, { rare = [] }: Everything): void {
  test('every act happens in a game with everything in it, but for those that are listed as rare', () => {
    expect(neverDone(trial, rare), 'acts that never happened').toEqual([])
  })
}

/** With a module on, a game must still be a game: these find what a module does wrong. */
const OF_MODULES = ['ends', 'candidates', 'saves', 'clones', 'secrets'] as const

function testModules<S, E extends GameEvent>(trial: Trial<S, E>, { ids, scenario, quiet }: Modules): void {
  test(modulesOff.title, () => modulesOff.run({ ...trial, scenario }))
  test('computer players are told what every act of a module is worth', () => {
    expect(unadvised(trial.system)).toEqual([])
  })
  describe.each(ids)('%s', (id) => {
    const on: Trial<S, E> = { ...trial, scenario: { ...scenario, modules: [id] }, games: depth.times(1) }
    test.each(OF_MODULES.map((name) => checks[name]))('$title', (check) => check.run(on))
  })
  describe('all together', () => {
    const all: Trial<S, E> = { ...trial, scenario: { ...scenario, modules: ids }, games: depth.times(1) }
    test.each(OF_MODULES.map((name) => checks[name]))('$title', (check) => check.run(all))
  })
  if (quiet)
    test.each(ids)('%s changes nothing where nothing calls for it', (id) => {
      const same = changesNothing({ ...trial, scenario: quiet.scenario, games: depth.times(1) }, id)
      expect(same === null, same ?? `'${id}' changed nothing, and is listed as one that always does`).toBe(!quiet.but.includes(id))
    })
  const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other] as const))
  describe.each(depth.some(pairs, PAIRS_EVERY_DAY))('%s with %s', (...pair) => {
    const both: Trial<S, E> = { ...trial, scenario: { ...scenario, modules: [...pair] }, games: 1 }
    test.each(OF_PAIRS.map((name) => checks[name]))('$title', (check) => check.run(both))
  })
}

/** What two modules could do to each other that neither does alone. */
const OF_PAIRS = ['ends', 'saves'] as const
const PAIRS_EVERY_DAY = 4
