import { expect, test } from 'vitest'
import { evenNumber } from '../test/toy.ts'
import {
  type CounterLife,
  type Course,
  inSequence,
  type Lives,
  livesByStep,
  playSequence,
  type Rules,
  type Step,
  type System,
  standAt,
  startGame,
} from './index.ts'
import type { Runtime } from './runtime.ts'
import type { GameEvent } from './system.ts'

type Phase = 'prepare' | 'act' | 'end'
type G = Runtime<State, GameEvent>

interface State {
  readonly setting: { readonly steps: readonly Step<G, Phase>[]; readonly lives?: Lives<G> }
  phase: Phase
  step: string
  turn: number
  notes: string[]
  winner: string | null
  winReason: string
}

const PHASES: readonly Phase[] = ['prepare', 'act', 'end']

function step(key: string, phase: Phase, order: number, run: (g: G) => Rules<void> | undefined = () => undefined): Step<G, Phase> {
  return {
    key,
    phase,
    order,
    run: (g) => {
      g.state.notes.push(key)
      return run(g)
    },
  }
}

function* noteNumber(g: G): Rules<void> {
  const { n } = yield* g.ask('a', evenNumber())
  g.state.notes.push(String(n))
}

const ASKING = step('act.ask', 'act', 2, noteNumber)
const STEPS = [
  step('end.turn', 'end', 1, (g) => {
    g.state.turn++
    return undefined
  }),
  ASKING,
  step('act.first', 'act', 1),
  step('prepare.all', 'prepare', 1),
]

const MARK: CounterLife<G> = {
  id: 'mark',
  until: ['act.first', 'end.turn'],
  remove: (g) => g.state.notes.push(`mark gone at ${g.state.step}`),
}

function system(course: Course<G, Phase>, lives: readonly CounterLife<G>[] = []): System<State, GameEvent> {
  const setting = { steps: inSequence(STEPS, PHASES), lives: livesByStep(lives, STEPS) }
  const clone = (s: State): State => ({ ...s, notes: s.notes.slice() })
  return {
    id: 'steps',
    version: 1,
    seats: ['a'],
    begin: () => ({ ok: true, value: { setting, phase: 'prepare', step: 'prepare.all', turn: 1, notes: [], winner: null, winReason: '' } }),
    situation: () => ({ ok: false, problems: [] }),
    play: (g) => playSequence(g, course),
    clone,
    view: ({ notes }) => ({ notes }),
    resample: () => undefined,
  }
}

/** A game in which 'a' answers with these numbers. */
function played(course: Partial<Course<G, Phase>>, ...numbers: number[]) {
  const started = startGame(system({ once: 'prepare', isDecided: () => false, ...course }), { scenario: {} }, { key: '0'.repeat(64) })
  if (!started.ok) throw new Error('The game does not begin.')
  for (const n of numbers) started.value.take('a', { n })
  return started.value
}

/** Won as soon as this has been noted. */
function wonBy(note: string, winner = 'a') {
  return ({ state }: G): boolean => {
    if (!state.notes.includes(note)) return false
    state.winner = winner
    state.winReason = `${note} was noted`
    return true
  }
}

test('steps are in the order of their phases, and in a phase by their order', () => {
  expect(inSequence(STEPS, PHASES).map(({ key }) => key)).toEqual(['prepare.all', 'act.first', 'act.ask', 'end.turn'])
})

test('a state can stand at any step of play: by its key, or where a phase begins', () => {
  const at = (steps: readonly Step<G, Phase>[], phase: Phase, key?: string) => {
    const s: State = { ...played({}).state, setting: { steps: inSequence(steps, PHASES) }, step: '', phase: 'prepare' }
    return standAt<G, Phase>(s, ['act', 'end'], phase, key) ? `${s.phase}: ${s.step}` : `not in play: ${s.step}`
  }
  expect(at(STEPS, 'act')).toBe('act: act.first')
  expect(at(STEPS, 'act', 'end.turn')).toBe('end: end.turn')
  expect(at(STEPS.slice(0, 1), 'act')).toBe('end: end.turn')
  expect(at([ASKING], 'end')).toBe('not in play: ')
  expect(at(STEPS, 'act', 'prepare.all')).toBe('not in play: ')
})

test('after the last step comes the first of the next turn, and what is done once is not done again', () => {
  const { notes, turn, phase, step: at } = played({}, 2, 4).state
  expect(notes).toEqual([
    'prepare.all',
    'act.first',
    'act.ask',
    '2',
    'end.turn',
    'act.first',
    'act.ask',
    '4',
    'end.turn',
    'act.first',
    'act.ask',
  ])
  expect({ turn, phase, at }).toEqual({ turn: 3, phase: 'act', at: 'act.ask' })
})

test('the end of each step is told, and the beginning of each phase', () => {
  const told: string[] = []
  played({ stepEnds: () => told.push('step'), phaseBegins: (g, before) => told.push(`${before} to ${g.state.phase}`) }, 2)
  expect(told).toEqual(['step', 'prepare to act', 'step', 'step', 'act to end', 'step', 'end to act', 'step'])
})

test('a game that is decided before a question does not ask it', () => {
  const game = played({ isDecided: wonBy('act.ask') })
  expect(game.open).toEqual([])
  expect(game.outcome).toEqual({ winner: 'a', reason: 'act.ask was noted' })
})

test('a game that is decided by the last thing in a step goes to no other', () => {
  const game = played({ isDecided: wonBy('4') }, 4)
  expect(game.state.notes.at(-1)).toBe('4')
  expect(game.outcome?.winner).toBe('a')
})

test('a draw is won by nobody', () => {
  expect(played({ isDecided: wonBy('act.first', 'draw') }).outcome).toEqual({ winner: null, reason: 'act.first was noted' })
})

test('an interruption comes before the question, and may ask itself', () => {
  const interrupt = (g: G) => (g.state.notes.includes('2') ? undefined : noteNumber(g))
  const game = played({ interrupt }, 2)
  expect(game.state.notes).toEqual(['prepare.all', 'act.first', 'act.ask', '2'])
  game.take('a', { n: 4 })
  expect(game.state.notes.slice(3, 6)).toEqual(['2', '4', 'end.turn'])
})

test('a state at a step that there is not is a fault', () => {
  const game = { ...system({ once: 'prepare', isDecided: () => false }) }
  const begun = game.begin({})
  if (begun.ok) begun.value.step = 'nowhere'
  expect(() => startGame({ ...game, begin: () => begun }, { scenario: {} }, { key: '0'.repeat(64) })).toThrow(/no step 'nowhere'/)
})

test('what has a declared life goes with the end of its step, and a step that there is not ends nothing', () => {
  const game = startGame(system({ once: 'prepare', isDecided: () => false }, [MARK]), { scenario: {} }, { key: '0'.repeat(64) })
  if (!game.ok) throw new Error('The game does not begin.')
  game.value.take('a', { n: 2 })
  expect(game.value.state.notes.slice(1, 7)).toEqual([
    'act.first',
    'mark gone at act.first',
    'act.ask',
    '2',
    'end.turn',
    'mark gone at end.turn',
  ])
  expect(() => livesByStep([{ ...MARK, until: ['dusk'] }], STEPS)).toThrow("'mark' lasts until the step 'dusk', which there is not.")
})
