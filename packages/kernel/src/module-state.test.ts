import { expect, test } from 'vitest'
import { KeyedChance, keyFromSeed } from './chance.ts'
import { stateHash } from './hash.ts'
import {
  beginModules,
  cloneModules,
  type Keeper,
  keep,
  keptBy,
  type ModuleStates,
  readModules,
  resampleModules,
  viewModules,
} from './module-state.ts'
import { withoutSetting } from './setting.ts'

interface Field {
  turn: number
  modules?: ModuleStates
  readonly setting: { readonly modules: readonly Keeper<Field, unknown>[] }
}
interface Wind {
  force: number
  /** Only red knows. */
  forecast: number
}

const wind: Keeper<Field, Wind> = {
  id: 'wind',
  state: {
    begin: () => ({ force: 1, forecast: 3 }),
    clone: ({ force, forecast }) => ({ force, forecast }),
    view: ({ force, forecast }, _, viewer) => (viewer === 'red' ? { force, forecast } : { force }),
    resample(kept, _, seat, chance) {
      if (seat !== 'red') kept.forecast = chance.die(6, 'forecast')
    },
    read: (described) =>
      typeof described === 'number'
        ? { ok: true, value: { force: described, forecast: 0 } }
        : { ok: false, problems: [{ message: 'modules.wind must be a force.' }] },
  },
}
/** Keeps nothing until somebody lights a fire. */
const fires: Keeper<Field, number[]> = {
  id: 'fires',
  state: { begin: () => undefined, clone: (kept) => kept.slice(), view: (kept) => kept.slice(), read: () => ({ ok: true, value: [] }) },
}
const rules: Keeper<Field, unknown> = { id: 'rules' }

const field = (...modules: Keeper<Field, unknown>[]): Field => ({ turn: 1, setting: { modules } })
const hash = (s: Field) => stateHash(withoutSetting(s))
const plain = hash(field())

test('with all modules off, and with those on that keep nothing yet, the state is the plain game’s, hash for hash', () => {
  const s = field(fires, rules)
  beginModules(s)
  expect(Object.keys(s)).toEqual(['turn', 'setting'])
  expect(hash(s)).toBe(plain)
  expect(viewModules(s, 'red')).toBeUndefined()
})

test('what a module keeps is hashed, and when it keeps nothing any more the state is the plain one again', () => {
  const s = field(fires)
  keep(s, fires, [4])
  expect(hash(s)).not.toBe(plain)
  keptBy(s, fires)!.push(5)
  expect(s.modules).toEqual({ fires: [4, 5] })
  keep(s, fires, undefined)
  expect(hash(s)).toBe(plain)
})

test('copies share nothing, each viewer sees what he may, and secrets are exchanged', () => {
  const s = field(wind, fires)
  beginModules(s)
  const copy: Field = { ...s, modules: cloneModules(s) }
  keptBy(copy, wind)!.force = 9
  expect(s.modules).toEqual({ wind: { force: 1, forecast: 3 } })
  expect(viewModules(s, 'red')).toEqual({ wind: { force: 1, forecast: 3 } })
  expect(viewModules(s, 'blue')).toEqual({ wind: { force: 1 } })
  const seen = new Set<number>()
  for (let i = 0; i < 20; i++) {
    resampleModules(s, 'blue', new KeyedChance(keyFromSeed(`${i}`)))
    seen.add(keptBy(s, wind)!.forecast)
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('a situation says what modules keep; what is not on or keeps nothing is refused', () => {
  const s = field(wind, rules)
  expect(readModules(s, { wind: 4 })).toEqual([])
  expect(keptBy(s, wind)).toEqual({ force: 4, forecast: 0 })
  expect(readModules(s, { wind: 'strong', night: 1, rules: 1 }).map(({ message }) => message)).toEqual([
    'modules.wind must be a force.',
    "The module 'night' is not on in this scenario.",
    "The module 'rules' keeps nothing.",
  ])
})
