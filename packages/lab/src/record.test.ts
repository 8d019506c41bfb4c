import { type Evaluation, random } from '@firegroup/ai'
import type { System } from '@firegroup/kernel'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { decidedAfter, playRecorded, type Standing } from './record.ts'

const SEATS = ['north', 'south']

function measured<S extends { turn: number; lost: { north: number; south: number } }, E extends { readonly type: string }>(
  system: System<S, E>,
) {
  return { ...system, measure: ({ turn, lost }: S) => ({ turn, losses: { ...lost } }) }
}

const play = (seed: string) => playRecorded(measured(convoy), { scenario: {} }, { north: random(), south: random() }, seed)
const after = (turn: number, north: number, south: number, held?: Standing['held']): Standing => ({
  turn,
  losses: { north, south },
  ...(held && { held }),
})

test('a game is recorded turn by turn, losses never shrink, and the last entry is the end', () => {
  const record = play('record')
  expect(record.turns).toBe(record.standings.at(-1)!.turn)
  expect(record.standings.map(({ turn }) => turn)).toEqual(Array.from({ length: record.turns! }, (_, i) => i + 1))
  for (const seat of SEATS) {
    const lost = record.standings.map(({ losses }) => losses[seat]!)
    expect(lost).toEqual([...lost].sort((a, b) => a - b))
  }
  const loser = record.winner === 'north' ? 'south' : 'north'
  expect(record.standings.at(-1)!.losses[loser]).toBeGreaterThanOrEqual(5)
  expect(play('record')).toEqual(record)
  expect(play('another').standings).not.toEqual(record.standings)
})

test('a system without a measure is recorded without turns', () => {
  const record = playRecorded(patrol, { scenario: { length: 6 } }, { red: random(), blue: random() }, 'plain')
  expect(record).toMatchObject({ turns: null, standings: [], decided: null, players: { red: 'random', blue: 'random' } })
  expect(record.decisions).toBeGreaterThan(4)
})

test('a game is decided with the turn that put the winner ahead for good', () => {
  const swings = [after(1, 0, 1), after(2, 3, 1), after(3, 3, 4), after(4, 3, 5)]
  expect(decidedAfter(swings, 'north', SEATS)).toBe(3)
  expect(decidedAfter([after(1, 0, 1), after(2, 0, 2)], 'north', SEATS)).toBe(0)
  expect(decidedAfter([after(1, 1, 1), after(2, 1, 2), after(3, 1, 5)], 'north', SEATS)).toBe(2)
  expect(decidedAfter(swings, null, SEATS)).toBeNull()
})

test('what the game is won by counts before losses', () => {
  const held = (north: number, south: number) => ({ north, south })
  const taken = [after(1, 9, 0, held(0, 2)), after(2, 9, 0, held(1, 1)), after(3, 9, 0, held(2, 0)), after(4, 9, 0, held(2, 0))]
  expect(decidedAfter(taken, 'north', SEATS)).toBe(3)
})

test('the first seat’s chance is noted after every turn', () => {
  const evaluation: Evaluation<{ lost: { north: number; south: number } }> = {
    features: ['trucks'],
    weights: { trucks: 1 },
    measure: ({ lost }, seat) => [seat === 'north' ? lost.south - lost.north : lost.north - lost.south],
  }
  const { outlook, standings } = playRecorded(
    measured(convoy),
    { scenario: {} },
    { north: random(), south: random() },
    'outlook',
    evaluation,
  )
  expect(outlook.map(({ turn }) => turn)).toEqual(standings.map(({ turn }) => turn))
  for (const [i, { losses }] of standings.entries())
    expect(outlook[i]!.chance).toBeCloseTo(1 / (1 + Math.exp(losses['north']! - losses['south']!)))
  expect(play('outlook').outlook).toEqual([])
})

test('traces are added up by place, whether the game keeps its events or not', () => {
  const traced: typeof convoy = {
    ...convoy,
    traces: (state, event) => [
      { kind: 'fire', place: event.type, seat: 'north', points: 1 },
      ...(state.turn > 1 ? [{ kind: 'loss', place: 'late', seat: 'south', points: 2 } as const] : []),
    ],
  }
  const { heat } = playRecorded(traced, { scenario: {} }, { north: random(), south: random() }, 'traces')
  expect(heat.map(({ place }) => place)).toEqual(heat.map(({ place }) => place).toSorted())
  const events = heat.reduce((sum, { fire }) => sum + fire, 0)
  expect(events).toBeGreaterThan(5)
  const late = heat.find(({ place }) => place === 'late')!
  expect(late.fire).toBe(0)
  expect(late.losses['south']).toBeGreaterThan(0)
  expect(late.losses['south']).toBeLessThan(2 * events)
  expect(play('traces').heat).toEqual([])
})
