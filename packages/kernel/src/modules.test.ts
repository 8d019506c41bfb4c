import { expect, expectTypeOf, test } from 'vitest'
import { type Act, Acts, actsWith } from './acts.ts'
import { hooksWith, type Module, modulesNamed, policiesWith, type Terms, tableWith } from './modules.ts'
import { livesByStep } from './sequence.ts'
import { type Reaction, windowsWith } from './windows.ts'

interface Hooks {
  readonly costs: readonly ((n: number) => number)[]
  readonly names: readonly string[]
}

const MODULES = [
  { id: 'night', hooks: { names: ['dark'] } },
  { id: 'snow', hooks: { costs: [(n: number) => n * 2], names: ['white'] } },
  { id: 'calm' },
]

test('modules are those that are named, in the order of the naming; others are complained about', () => {
  const complaints: string[] = []
  const modules = modulesNamed(['snow', 'mud', 'night'], MODULES, (message) => complaints.push(message))
  expect(modules.map(({ id }) => id)).toEqual(['snow', 'night'])
  expect(complaints).toEqual(["There is no module 'mud'."])
})

test('the base game stands before its modules in every hook, and is not changed by them', () => {
  const base: Hooks = { costs: [(n) => n + 1], names: ['base'] }
  const hooks = hooksWith<Hooks>(base, MODULES.toReversed())
  expect(hooks.names).toEqual(['base', 'white', 'dark'])
  expect(hooks.costs.map((cost) => cost(5))).toEqual([6, 10])
  expect(base.names).toEqual(['base'])
})

test('a module that is named twice is complained about', () => {
  const complaints: string[] = []
  modulesNamed(['snow', 'night', 'snow'], MODULES, (message) => complaints.push(message))
  expect(complaints).toEqual(["The module 'snow' is named twice."])
})

test('a policy is handed through the modules: the last may replace it or go on with what stood before', () => {
  const base = { rout: (n: number) => n, control: () => 'plain' }
  const twice = { policies: { rout: (before: (n: number) => number) => (n: number) => before(n) * 2 } }
  const one = { policies: { rout: (before: (n: number) => number) => (n: number) => before(n) + 1 } }
  const policies = policiesWith(base, [twice, {}, one])
  expect([policies.rout(5), policies.control(), base.rout(5)]).toEqual([11, 'plain', 5])
})

test('modules add words for what is theirs, and tell nothing that is told already', () => {
  const base: { [type: string]: () => string } = { shot: () => 'A shot.' }
  expect(Object.keys(tableWith(base, [{ rain: () => 'Rain.' }, undefined]))).toEqual(['shot', 'rain'])
  expect(() => tableWith(base, [{ shot: () => 'Bang.' }])).toThrow("A module tells 'shot', which is told already.")
})

interface Field {
  turn: number
}
type G = { readonly state: Field }
type Rain = Act<Field, G, null, { readonly type: 'shelter' }>
interface FieldTerms extends Terms {
  readonly state: Field
  readonly game: G
  readonly phase: 'day' | 'night'
  readonly hooks: Hooks
  readonly acts: { readonly move: readonly Act<Field, G, null>[] }
  readonly windows: { readonly moved: string }
  readonly policies: { readonly sees: (from: number, to: number) => boolean }
  readonly tellers: { readonly [type: string]: () => string }
}

const shelter: Rain = {
  type: 'shelter',
  rule: 'R1',
  fields: {},
  candidates: () => [{ type: 'shelter' }],
  problems: () => [],
  perform: () => undefined,
  describe: () => 'Take shelter',
}

const rain: Module<FieldTerms> = {
  id: 'rain',
  title: 'Rain',
  sentence: 'It rains from turn 3 on, and nobody sees far.',
  hooks: { costs: [(n) => n + 1] },
  steps: [{ key: 'night.rain', phase: 'night', order: 10, run: () => undefined }],
  acts: { move: [shelter] },
  windows: { moved: [{ key: 'puddle', order: 5, run: () => undefined }] },
  state: { begin: () => undefined, clone: (kept) => kept, view: () => ({}), read: () => ({ ok: true, value: {} }) },
  counters: [{ id: 'wet', until: ['night.rain'], remove: () => undefined }],
  policies: { sees: (before) => (from, to) => Math.abs(from - to) < 3 && before(from, to) },
  tellers: { rains: () => 'It rains.' },
  glossary: [{ id: 'rain', name: 'Rain', rules: ['R1'], text: 'Falls from turn 3 on.' }],
}

test('all that a module brings is put together with the base game, once for a setting', () => {
  const base = {
    move: [
      { ...shelter, type: 'walk' },
      { ...shelter, type: 'stop', ends: true },
    ] as Act<Field, G, null>[],
  }
  expect(new Acts(actsWith<FieldTerms['acts']>(base, [rain]).move).rows.map(({ type }) => type)).toEqual(['walk', 'shelter', 'stop'])
  const moved: readonly Reaction<G, string>[] = [{ key: 'fire', order: 9, run: () => undefined }]
  expect(windowsWith({ moved }, [rain]).moved.map(({ key }) => key)).toEqual(['puddle', 'fire'])
  expect(hooksWith<Hooks>({ costs: [], names: [] }, [rain]).costs.map((cost) => cost(1))).toEqual([2])
  const { sees } = policiesWith<FieldTerms['policies']>({ sees: () => true }, [rain])
  expect([sees(1, 2), sees(1, 9)]).toEqual([true, false])
  expect([...livesByStep(rain.counters!, rain.steps!).keys()]).toEqual(['night.rain'])
  expect(Object.keys(tableWith<FieldTerms['tellers']>({}, [rain.tellers]))).toEqual(['rains'])
})

test('what a system does not offer no module can bring', () => {
  expectTypeOf<Module<Terms>['policies']>().toEqualTypeOf<undefined>()
  expectTypeOf<Module<Terms>['advice']>().toEqualTypeOf<undefined>()
  expectTypeOf<Module<FieldTerms>['policies']>().not.toEqualTypeOf<undefined>()
})
