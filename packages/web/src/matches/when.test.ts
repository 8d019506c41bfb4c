/** Whatever ends a turn or a phase belongs to it, wherever a game is told or counted. */
import { type Counsel, greedy, playOut } from '@firegroup/ai'
import { aslsk, counsel as aslskCounsel } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import type { GameEvent, Origin } from '@firegroup/kernel'
import { arena } from '@firegroup/lab'
import { counsel as lnltCounsel } from '@firegroup/lnlt'
import { counsel as upfrontCounsel } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { begun, recordOf } from '../../e2e/games.ts'
import { record as aslskRecord } from '../games/aslsk/record/index.tsx'
import { record as lnltRecord } from '../games/lnlt/record/index.tsx'
import type { GameRecord } from '../games/record.ts'
import { record as upfrontRecord } from '../games/upfront/record/index.tsx'
import { readTimeline, type Timeline } from './replay/timeline.ts'
import { storyOf } from './result/story.ts'
import { lossesByTurn } from './result/tables.ts'

/** Games in which a turn ends with a loss are common: the first of these that is one is looked at. */
const SEEDS = ['when3', 'when4', 'when5', 'when6', 'when7', 'when8', 'when9']

async function played<S, E extends GameEvent>(
  record: GameRecord<S, E>,
  counsel: Counsel<S>,
  origin: Origin,
  isWanted: (timeline: Timeline<S, E>) => boolean = () => true,
): Promise<Timeline<S, E> & { readonly seed: string }> {
  const { system } = record
  for (const seed of SEEDS) {
    const game = begun(system, origin, seed)
    playOut(game, Object.fromEntries(system.seats.map((seat) => [seat, greedy(counsel.advisor)])), seed)
    const read = await readTimeline(record, recordOf(seed, seed, game, {}), { progress: () => {}, cancelled: () => false })
    if (!read.ok) throw new Error(read.problems[0]?.message)
    if (isWanted(read.value)) return { ...read.value, seed }
  }
  throw new Error('None of these games has a turn that ends with a loss.')
}

/** Counted by the game's own word that a turn begins; `late` counts by the state after each decision. */
function lostByTurn<S, E extends GameEvent>({ game, moments }: Timeline<S, E>, first: number): { turns: number[]; late: number[] } {
  let turn = first
  const turns: number[] = []
  const late: number[] = []
  for (const { events, state } of moments)
    for (const event of events) {
      if (event.type === 'turn') turn = (event as unknown as { turn: number }).turn
      if (!game.isLoss(event)) continue
      turns[turn] = (turns[turn] ?? 0) + 1
      const after = game.when(state).turn
      late[after] = (late[after] ?? 0) + 1
    }
  return { turns, late }
}

function checked<S, E extends GameEvent>(timeline: Timeline<S, E>, first: number): { turns: number[]; late: number[] } {
  const counted: number[] = []
  for (const { events, whens } of timeline.moments)
    for (const [i, event] of events.entries()) if (timeline.game.isLoss(event)) counted[whens[i]!.turn] = (counted[whens[i]!.turn] ?? 0) + 1
  const lost = lostByTurn(timeline, first)
  expect(counted).toEqual(lost.turns)
  return lost
}

const cells = (table: { readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[] } | undefined): number[] => {
  const sums: number[] = []
  for (const { name, cells } of table!.rows) {
    const sum = cells.reduce((all, cell) => all + Number(cell), 0)
    if (sum > 0) sums[Number(name)] = sum
  }
  return sums
}

const endsWithLoss = <S, E extends GameEvent>(timeline: Timeline<S, E>): boolean => {
  const { turns, late } = lostByTurn(timeline, 1)
  return JSON.stringify(turns) !== JSON.stringify(late)
}

test('units eliminated by what ends a turn are counted in that turn: the Starter Kit', async () => {
  const timeline = await played(aslskRecord, aslskCounsel, { scenario: aslskScenario('chapel-on-the-hill') }, endsWithLoss)
  expect(cells(aslskRecord.tables!(timeline)[1])).toEqual(checked(timeline, 1).turns)
})

test('units eliminated by what ends a turn are counted in that turn: Lock ’n Load', async () => {
  const timeline = await played(lnltRecord, lnltCounsel, { scenario: lnltScenario('the-manor-at-noon') }, endsWithLoss)
  expect(cells(lnltRecord.tables!(timeline)[1])).toEqual(checked(timeline, 1).turns)
})

test('men lost by what ends a turn are counted in that turn, and under the Deck that was played: Up Front', async () => {
  const timeline = await played(upfrontRecord, upfrontCounsel, { scenario: upfrontScenario('the-corner-house') })
  const { turns } = checked(timeline, 0)
  expect(cells(upfrontRecord.tables!(timeline)[1]).reduce((sum, lost) => sum + lost, 0)).toBe(turns.reduce((sum, lost) => sum + lost, 0))
})

test('the lab, the replay and the result see the same losses at the end of each turn', async () => {
  const origin = { scenario: aslskScenario('chapel-on-the-hill') }
  const timeline = await played(aslskRecord, aslskCounsel, origin, endsWithLoss)
  const series = arena(aslsk, { greedy: () => greedy(aslskCounsel.advisor) })
  const { standings } = series.prepare(origin.scenario)(['greedy', 'greedy'], timeline.seed)
  expect(timeline.standings.map(({ turn, losses }) => ({ turn, losses }))).toEqual(standings.map(({ turn, losses }) => ({ turn, losses })))
  expect(lossesByTurn(timeline)[0]?.rows.map(({ cells: [first] }) => Number(first))).toEqual(
    standings.map(({ losses }) => losses['allied']),
  )
  const late = new Map(timeline.moments.map(({ state }) => [state.turn, state.points.allied.casualties + state.points.axis.casualties]))
  expect(standings.map(({ losses }) => losses['allied']! + losses['axis']!)).not.toEqual([...late.values()])
})

test('a chapter holds the decision that ends its phase and what that led to there; the next begins with what came then', async () => {
  const timeline = await played(aslskRecord, aslskCounsel, { scenario: aslskScenario('chapel-on-the-hill') })
  const chapters = storyOf(timeline)
  const { moments, game } = timeline
  const crossing = moments.findIndex(
    ({ state }, at) => at > 0 && state.phase === 'defensiveFire' && moments[at - 1]!.state.phase === 'movement',
  )
  const { title } = game.when(moments[crossing - 1]!.state)
  const chapter = chapters.find((each) => each.title === title)!
  const { kind, decision } = moments[crossing]!.decision!
  expect(chapter.lines.at(-1)?.decision).toBe(game.describe(moments[crossing - 1]!.state, kind, decision))
  expect(chapters.filter((each) => each.title === title)).toHaveLength(1)
  for (const { lines } of chapters) expect(lines.some(({ decision, tellings }) => decision !== '' || tellings.length > 0)).toBe(true)
})
