import { expect, test } from 'vitest'
import { type Act, type ActDecision, Acts } from './acts.ts'
import { KeyedChance, keyFromSeed } from './chance.ts'
import { LEGAL } from './rules.ts'
import { integer } from './schema.ts'
import { SlotRows } from './slots.ts'

interface Pick extends ActDecision {
  readonly type: 'pick'
  readonly fruit: number
}

/** Trees with three branches each, on some of which there is fruit. */
type Orchard = readonly (readonly (number | null)[])[]

let listed = 0

class Fruit extends SlotRows<readonly (number | null)[], Pick> {
  readonly #orchard: Orchard

  constructor(orchard: Orchard) {
    super()
    this.#orchard = orchard
    for (const tree of orchard) this.add(tree, tree.length)
  }

  list(): readonly Pick[] {
    listed++
    return this.#orchard.flat().flatMap((fruit) => (fruit === null ? [] : [{ type: 'pick', fruit }]))
  }

  protected inRow(tree: readonly (number | null)[], branch: number): Pick | null {
    const fruit = tree[branch] ?? null
    return fruit === null ? null : { type: 'pick', fruit }
  }
}

const pick: Act<Orchard, null, null, Pick> = {
  type: 'pick',
  rule: '1',
  fields: { fruit: integer() },
  candidates: (s) => new Fruit(s),
  problems: () => LEGAL,
  perform: () => undefined,
  describe: () => 'Pick',
}

const leave: Act<Orchard, null, null, { readonly type: 'leave' }> = {
  type: 'leave',
  rule: '1',
  fields: {},
  ends: true,
  candidates: () => [{ type: 'leave' }],
  problems: () => LEGAL,
  perform: () => undefined,
  describe: () => 'Leave',
}

const one = new Acts<Orchard, null, null, Pick | { readonly type: 'leave' }>([pick, leave])
const ask = (orchard: Orchard) => one.question(orchard, null, { kind: 'orchard', title: 'What now?', rule: '1' })

const ORCHARD: Orchard = [[null, 1, null], [], [2, 3, null], [null, null, null], [4]]

test('whoever reads slots reads the list, and each candidate is in one of them', () => {
  const fruit = new Fruit(ORCHARD)
  const found = Array.from({ length: fruit.size }, (_, slot) => fruit.at(slot)).filter((each) => each !== null)
  expect(found).toEqual([...fruit])
  expect([...ask(ORCHARD).candidates()]).toEqual([...fruit, { type: 'leave' }])
  expect(ask(ORCHARD).all().length).toBe(5)
  // in any order
  expect([9, 0, 4, 1, 9].map((slot) => fruit.at(slot)?.fruit ?? null)).toEqual([4, null, 3, 1, 4])
})

test('how many there are is counted as far as it matters, and without a list', () => {
  listed = 0
  expect([0, 1, 3, 9].map((enough) => new Fruit(ORCHARD).countUpTo(enough))).toEqual([0, 1, 3, 4])
  expect([ask(ORCHARD).canAct(), ask([[null]]).canAct(), ask([]).canAct()]).toEqual([true, false, false])
  expect([ask([[1]]).isChoice(), ask([[null]]).isChoice()]).toEqual([true, false])
  expect(listed).toBe(0)
})

test('what is drawn is any candidate, each as likely as the others, and nothing is listed for it', () => {
  const chance = new KeyedChance(keyFromSeed('orchard'))
  listed = 0
  const times = new Map<number, number>()
  for (let n = 0; n < 5000; n++) {
    const drawn = ask(ORCHARD).draw(chance, 'which')
    const fruit = drawn.type === 'pick' ? drawn.fruit : 0
    times.set(fruit, (times.get(fruit) ?? 0) + 1)
  }
  expect(listed).toBe(0)
  expect([...times.keys()].sort()).toEqual([0, 1, 2, 3, 4])
  // five standard deviations
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(5000 * 0.2 * 0.8))
})

test('where slots are empty but for a few the list is made after all', () => {
  const chance = new KeyedChance(keyFromSeed('desert'))
  const desert: Orchard = [Array.from({ length: 1_000_000 }, () => null), [7]]
  listed = 0
  const drawn = new Set(Array.from({ length: 20 }, () => ask(desert).draw(chance, 'which').type))
  expect(listed).toBe(20)
  expect(drawn).toEqual(new Set(['pick', 'leave']))
})

test('of lists alone one is drawn with one die, as of the list of all', () => {
  const roll = new KeyedChance(keyFromSeed('list'))
  const again = new KeyedChance(keyFromSeed('list'))
  const lists = new Acts<Orchard, null, null, ActDecision>([{ ...pick, candidates: (s: Orchard) => new Fruit(s).list() }, leave] as never)
  for (let n = 0; n < 20; n++) {
    const question = lists.question(ORCHARD, null, { kind: 'orchard', title: 'What now?', rule: '1' })
    expect(question.draw(roll, 'which')).toEqual([...question.candidates()][again.die(5) - 1])
  }
  expect(roll.position).toBe(again.position)
})
