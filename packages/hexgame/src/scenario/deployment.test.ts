import { readBoards } from '@firegroup/hexmap'
import { schematicBoard } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { bestFirst, meritsOf, Stacks, worthIn } from './deployment.ts'

function mapOf() {
  const hill = new Map([['C2', { terrain: 'open', level: 1, road: [] }]])
  const joined = readBoards([{ map: schematicBoard(hill, { columns: 5, rows: 3 }), at: { column: 0, row: 0 } }])
  if (!joined.ok) throw new Error(joined.messages[0])
  return joined.map
}

test('the merits of a hex are its cover, the nearest goal and enemy, and what is open around it and below it', () => {
  const map = mapOf()
  const at = (hex: string) => map.grid.indexOf(hex)
  const outlook = { map, goals: [at('A2'), at('B2')], enemies: [at('E2')], coverOf: () => 3, isOpen: (hex: number) => hex !== at('C1') }
  expect(meritsOf(at('C2'), outlook)).toEqual({ cover: 3, goal: 1, enemy: 2, view: 5 + 2 })
  expect(meritsOf(at('C2'), { ...outlook, goals: [] }).goal).toBe(0)
})

test('a style weighs each merit', () => {
  expect(worthIn({ cover: 4, goal: -2, enemy: 1, view: 3 }, { cover: 2, goal: 5, enemy: 7, view: 1 })).toBe(8 - 10 + 7 + 3)
})

test('the best places come first, the first of equals before the others, and a spread leaves some out until later', () => {
  const worth = (place: number) => [5, 9, 5, 7, 1][place]!
  expect(bestFirst([4, 3, 2, 1, 0], worth, 1)).toEqual([1, 3, 0, 2, 4])
  expect(bestFirst([4, 3, 2, 1, 0], worth, 2)).toEqual([1, 0, 4, 3, 2])
})

const SIZES: { readonly [unit: string]: number } = { squad: 2, half: 1, leader: 0 }
const stacks = (most: number, room = 5) =>
  new Stacks<string>({ sizeOf: (unit) => SIZES[unit]!, fits: (units, place) => place !== 13 && units.length <= room, most })

test('stacks grow to what is enough, then wherever there is room, and nowhere else', () => {
  const small = stacks(2, 2)
  expect([1, 2, 3, 4, 5].map(() => small.add('squad', [13, 1, 2]))).toEqual([true, true, true, true, false])
  expect(small.placed.map(({ place }) => place)).toEqual([1, 1, 2, 2])
  const first = stacks(2)
  for (const unit of ['half', 'half', 'half']) first.add(unit, [1, 2])
  expect(first.placed.map(({ place }) => place)).toEqual([1, 1, 2])
})

test('single men go where the most men are who have nobody with them', () => {
  const troops = stacks(4)
  for (const [unit, place] of [
    ['half', 1],
    ['squad', 2],
    ['squad', 2],
    ['squad', 3],
  ] as const)
    troops.add(unit, [place])
  for (let n = 0; n < 3; n++) troops.addToTroops('leader', [0, 1, 2, 3])
  expect(troops.placed.filter(({ unit }) => unit === 'leader').map(({ place }) => place)).toEqual([1, 2, 3])
  troops.addToTroops('leader', [0, 1, 2, 3])
  expect(troops.placed.some(({ place }) => place === 0)).toBe(true)
})
