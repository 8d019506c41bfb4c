import { boards } from '@firegroup/content/boards'
import { type HexMap, hexMapOf, LosTable, trace } from '@firegroup/hexmap'
import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import { type Benchmark, milliseconds, perSecond } from '../harness.ts'
import { asymmetricPairs } from '../los-symmetry.ts'

const RANDOM_BOARDS = 100
const THEMES = ['village', 'hills', 'farmland', 'forest', 'mixed'] as const
const CACHED_ROUNDS = 40
const REPORTS = 4000

export const benchmarks: readonly Benchmark[] = [
  { id: 'los.cold', unit: '/s', run: coldTraces },
  { id: 'los.cached', unit: '/s', run: cachedTraces },
  { id: 'los.report', unit: '/s', run: reports },
  { id: 'los.asymmetric', unit: 'pairs', run: asymmetricOverall },
]

/** Every pair of both boards, traced into a table that knows nothing yet. */
function coldTraces(): number {
  const maps = ourBoards()
  const pairs = maps.map(shuffledPairs)
  const things = pairs.reduce((sum, list) => sum + list.length / 2, 0)
  return perSecond(things, () => {
    for (const [i, map] of maps.entries()) lookUpAll(new LosTable(map), pairs[i]!)
  })
}

/** The same pairs in the same scattered order, from a table that has them all. */
function cachedTraces(): number {
  const tables = ourBoards().map((map) => ({ table: new LosTable(map), pairs: shuffledPairs(map) }))
  const things = tables.reduce((sum, { pairs }) => sum + pairs.length / 2, 0) * CACHED_ROUNDS
  return perSecond(things, () => {
    for (const { table, pairs } of tables) for (let round = 0; round < CACHED_ROUNDS; round++) lookUpAll(table, pairs)
  })
}

/** Traces as readable reports with exact places, which is what an interface or a person asks for. */
function reports(): number {
  const maps = ourBoards()
  const pairs = maps.map(shuffledPairs)
  return perSecond(REPORTS * maps.length, () => {
    for (const [i, map] of maps.entries()) for (let at = 0; at < REPORTS * 2; at += 2) trace(map, pairs[i]![at]!, pairs[i]![at + 1]!)
  })
}

function asymmetricOverall(): number {
  const ours = ourBoards().map(asymmetricPairs)
  const random = Array.from({ length: RANDOM_BOARDS }, (_, seed) => {
    let found = 0
    const ms = milliseconds(() => {
      found = asymmetricPairs(randomBoard(seed))
    })
    if (seed % 10 === 0) process.stderr.write(`  random board ${seed + 1} of ${RANDOM_BOARDS}: ${ms.toFixed(0)} ms\n`)
    return found
  })
  return [...ours, ...random].reduce((sum, pairs) => sum + pairs, 0)
}

function lookUpAll(table: LosTable, pairs: Int32Array): void {
  let length = 0
  for (let at = 0; at < pairs.length; at += 2) {
    const offset = table.lookup(pairs[at]!, pairs[at + 1]!)
    length += table.words[offset]!
  }
  if (length === 0) throw new Error('The traces are empty.')
}

/** All pairs of different hexes, each once, in an order and a direction that no cache can foresee. */
function shuffledPairs(map: HexMap): Int32Array {
  const pick = pickFrom(map.size)
  const pairs: [number, number][] = []
  for (let a = 0; a < map.size; a++) for (let b = a + 1; b < map.size; b++) pairs.push(pick(2) === 0 ? [a, b] : [b, a])
  for (let i = pairs.length - 1; i > 0; i--) {
    const j = pick(i + 1)
    const other = pairs[j]!
    pairs[j] = pairs[i]!
    pairs[i] = other
  }
  return Int32Array.from(pairs.flat())
}

function ourBoards(): HexMap[] {
  return boards.map(hexMapOf)
}

function randomBoard(seed: number): HexMap {
  const theme = THEMES[seed % THEMES.length]!
  return hexMapOf(generateMap({ id: `random-${seed}`, name: `Random ${seed}`, columns: 33, rows: 10, theme, pick: pickFrom(seed) }))
}
