import { type Keep, KeyedChance, keyFromSeed, type OpenQuestion, startGame } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import type { Evaluation } from '../evaluation.ts'
import { playGame } from '../play-game.ts'
import { type Playable, type Position, positionOf } from '../player.ts'
import { random } from '../random.ts'
import type { Foresight } from './foresight.ts'
import { LEVELS } from './levels.ts'
import { planner } from './planner.ts'
import { SpreadDice } from './spread-dice.ts'

type Trucks = ReturnType<typeof convoy.clone>

const KEEP: Keep = { history: true, events: false, hashes: false }
const other = (seat: string): 'north' | 'south' => (seat === 'north' ? 'south' : 'north')
const evaluation: Evaluation<Trucks> = {
  features: ['trucks'],
  weights: { trucks: 1 },
  measure: ({ lost }, seat) => [lost[other(seat)] - lost[seat === 'north' ? 'north' : 'south']],
}
const indifferent = { judge: () => () => 0 }
/** Six decisions of both together, or as many as it takes. */
const foresight: Foresight<Trucks> = {
  attention: {},
  otherwise: { thought: 1, width: 6, ahead: 5 },
  isSettled: () => true,
  toil: () => ({ nodes: 1, each: 1 }),
  pointOfAdvice: 0.006,
  surprise: 0.3,
}
const counsel = { advisor: indifferent, evaluation, foresight }
const thinking = planner<Trucks>({ ...counsel, level: { ...LEVELS.veteran, nodes: 120 } })

function game(seed: string) {
  const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed(seed) }, KEEP)
  if (!started.ok) throw new Error(started.problems[0]!.message)
  return started.value
}

function choice(playing: ReturnType<typeof game>, seed: string): unknown {
  return thinking.choose(positionOf(playing, playing.open[0]!, new KeyedChance(keyFromSeed(seed))))
}

test('looking ahead beats not looking, though nobody tells it which card is good', () => {
  let won = 0
  for (let n = 0; n < 120; n++) {
    const seat = n % 2 === 0 ? 'north' : 'south'
    const players = { [seat]: thinking, [other(seat)]: random<Trucks>() }
    if (playGame(convoy, { scenario: {} }, players, `planner ${n}`).outcome.winner === seat) won++
  }
  expect(won).toBeGreaterThan(66)
})

test('the same position and the same dice of its own give the same choice', () => {
  expect(choice(game('twice'), 'own')).toEqual(choice(game('twice'), 'own'))
})

test('what it can’t know does not change its choice: the other hand and the deck exchanged', () => {
  for (let n = 0; n < 12; n++) {
    const real = game(`hidden ${n}`)
    const exchanged = game(`hidden ${n}`)
    convoy.resample(exchanged.state, exchanged.open[0]!.seat, new KeyedChance(keyFromSeed(`exchange ${n}`)))
    expect(exchanged.view(exchanged.open[0]!.seat)).toEqual(real.view(real.open[0]!.seat))
    expect(choice(exchanged, `own ${n}`)).toEqual(choice(real, `own ${n}`))
  }
})

test('it keeps to its budget of nodes and tells what it considered, the best first', () => {
  const playing = game('why')
  const { options, nodes } = thinking.think(positionOf(playing, playing.open[0]!, new KeyedChance(keyFromSeed('why'))))
  expect(nodes).toBeGreaterThanOrEqual(120)
  expect(nodes).toBeLessThan(120 + 6 * 6)
  expect(options.length).toBeGreaterThan(1)
  expect(options[0]!.trials).toBeGreaterThan(1)
  expect(options[0]!.line[0]).toMatchObject({ seat: playing.open[0]!.seat, decision: options[0]!.decision })
})

test('where trials are long it thinks now and then, and then enough to show something, so that decisions cost what the level allows on average', () => {
  const nodes = 40
  const long = { ...foresight, toil: () => ({ nodes: 10, each: 2 }) }
  const patient = planner<Trucks>({ ...counsel, foresight: long, level: { ...LEVELS.veteran, nodes } })
  const playing = game('long')
  const thoughts = Array.from({ length: 60 }, (_, n) =>
    patient.think(positionOf(playing, playing.open[0]!, new KeyedChance(keyFromSeed(`long ${n}`)))),
  )
  const thorough = thoughts.filter((thought) => thought.nodes > 0)
  // eight trials of ten nodes, each twice the work, cost four times what it may spend
  expect(thorough.length).toBeGreaterThan(5)
  expect(thorough.length).toBeLessThan(25)
  for (const { options } of thorough) expect(options).toHaveLength(2)
})

test('nothing is tried where one way looks so much better that no trial could change it', () => {
  const sure = { ...foresight, pointOfAdvice: 0.1, surprise: 0.03 }
  const playing = game('clear')
  const open = playing.open[0]!
  const best = JSON.stringify([...open.question.candidates()][1])
  const advisor = { judge: () => (decision: unknown) => (JSON.stringify(decision) === best ? 100 : 0) }
  const confident = planner<Trucks>({ ...counsel, advisor, foresight: sure, level: LEVELS.veteran })
  const { nodes, options } = confident.think(positionOf(playing, open, new KeyedChance(keyFromSeed('clear'))))
  expect([nodes, JSON.stringify(options[0]!.decision)]).toEqual([0, best])
})

test('a character decides among ways that look alike', () => {
  const playing = game('habits')
  const open = playing.open[0]!
  const liked = JSON.stringify([...open.question.candidates()].at(-1))
  const bearing = (_kind: string, decision: unknown) => (JSON.stringify(decision) === liked ? ('wait' as const) : undefined)
  const chosenWith = (wait: number) => {
    const habitual = planner<Trucks>({
      ...counsel,
      bearing,
      level: { ...LEVELS.veteran, nodes: 0 },
      character: { wait },
    })
    return JSON.stringify(habitual.choose(positionOf(playing, open, new KeyedChance(keyFromSeed('habits')))))
  }
  expect(chosenWith(0.4)).toBe(liked)
  expect(chosenWith(-0.4)).not.toBe(liked)
})

test('who weighs how to open weighs what is known to be good too, and takes it for the best until trials show otherwise', () => {
  const playing = game('openings')
  const open = playing.open[0]!
  const known = { ...([...open.question.candidates()].at(-1) as object), byHeart: true }
  const repertoire = { ways: 1, kinds: [open.question.kind], decide: () => known, known: () => [0], taskOf: () => '' }
  const position = () => positionOf(playing, open, new KeyedChance(keyFromSeed('openings')))
  const decisionsOf = (given: object) =>
    planner<Trucks>({ ...counsel, ...given, level: { ...LEVELS.veteran, nodes: 0 } })
      .think(position())
      .options.map(({ decision }) => decision)
  expect(decisionsOf({ repertoire })[0]).toEqual(known)
  expect(decisionsOf({})).not.toContainEqual(known)
})

/** Two choices, one after the other, the second by the same seat unless told, and what has been won then. Whatever comes first in a list looks best. */
const TWO_STEPS: Record<string, number> = { 'left,in': 0.5, 'left,out': 0.4, 'right,in': 0.3, 'right,out': 0.9 }
interface Steps {
  taken: string[]
}

const STEPS = {
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled: ({ taken }: Steps) => taken.length === 2,
  toil: () => ({ nodes: 2, each: 1 }),
  pointOfAdvice: 0.005,
  surprise: 0.1,
}

const wonBy = (shares: Record<string, number>) => ({
  features: ['won'],
  weights: { won: 1 },
  measure: ({ taken }: Steps) => [Math.log(shares[taken.join()]! / (1 - shares[taken.join()]!))],
})

function atTheFork(answers: 'north' | 'south' = 'north'): Position<Steps> {
  const ask = (seat: string, kind: string, ways: readonly string[]): OpenQuestion => ({
    seat,
    question: { kind, title: kind, rule: '', schema: { parse: String } as never, candidates: () => ways, problems: () => [] },
  })
  const [first, second] = [ask('north', 'where', ['left', 'right']), ask(answers, 'how', ['in', 'out'])]
  const imaginedGame = (): Playable<Steps> => {
    const state: Steps = { taken: [] }
    return {
      state,
      outcome: null,
      get open() {
        return [state.taken.length === 0 ? first : second]
      },
      take: (_seat, decision) => state.taken.push(decision as string),
    }
  }
  return { seat: 'north', open: first, imagined: () => ({ taken: [] }), imaginedGame, chance: new KeyedChance(keyFromSeed('fork')) }
}

test('who is thorough finds a decision that is good only if it is gone on with in a way that does not look best', () => {
  const parts = {
    advisor: { judge: () => (decision: unknown) => (decision === 'left' || decision === 'in' ? 1 : 0) },
    evaluation: wonBy(TWO_STEPS),
    foresight: {
      ...STEPS,
      attention: { where: { thought: 1, width: 2, ahead: 0, thorough: { width: 4, onward: 2 } }, how: { thought: 1, width: 2, ahead: 0 } },
    },
  }
  const thoughtOf = (isThorough: boolean) => planner<Steps>({ ...parts, level: { ...LEVELS.veteran, isThorough } }).think(atTheFork())
  expect(thoughtOf(false).options.map(({ decision }) => decision)).toEqual(['left', 'right'])
  const [best, ...others] = thoughtOf(true).options
  expect(best!.decision).toBe('right')
  expect(best!.line.map(({ decision }) => decision)).toEqual(['right', 'out'])
  expect(others.map(({ decision }) => decision)).toEqual(['left'])
})

test('to leave alone what looks best is tried too, where the system says what that is', () => {
  // who goes left may only go on to the left; whoever is left alone does neither
  const worthOf: Record<string, number> = { 'left,in': 0.3, 'left,out': 0.2, 'right,in': 0.4, 'right,out': 0.9 }
  const isIn = (decision: unknown) => decision === 'left' || decision === 'in'
  const parts = {
    advisor: { judge: () => (decision: unknown) => (isIn(decision) ? 1 : 0) },
    evaluation: wonBy(worthOf),
    foresight: { ...STEPS, attention: { where: { thought: 1, width: 1, ahead: 0 } }, momentOf: () => 1 },
  }
  const thoughtOf = (given: object) => planner<Steps>({ ...parts, ...given, level: LEVELS.veteran }).think(atTheFork()).options
  expect(thoughtOf({}).map(({ decision }) => decision)).toEqual(['left'])
  const [best] = thoughtOf({ foresight: { ...parts.foresight, leaving: () => isIn } })
  expect(best!.decision).toBe('right')
  expect(best!.line.map(({ decision }) => decision)).toEqual(['right', 'out'])
})

test('who expects others to come prepared thinks of what they would do then, whoever does not of what is usual', () => {
  const worthOf: Record<string, number> = { 'left,in': 0.5, 'left,out': 0.5, 'right,in': 0.9, 'right,out': 0.1 }
  const likes = (...liked: readonly string[]) => ({ judge: () => (decision: unknown) => (liked.includes(decision as string) ? 1 : 0) })
  const usual = likes('left', 'in')
  const approaches = { advisors: [usual, likes('out')], known: (_: Steps, seat: string) => (seat === 'south' ? 1 : 0) }
  const parts = {
    advisor: usual,
    repertoire: { ways: 0, kinds: [], decide: () => undefined, known: () => [], taskOf: () => '', approaches },
    evaluation: wonBy(worthOf),
    foresight: { ...STEPS, attention: { where: { thought: 1, width: 2, ahead: 0 } } },
  }
  const chosenBy = (expectsPrepared: boolean) =>
    planner<Steps>({ ...parts, level: { ...LEVELS.veteran, expectsPrepared } }).think(atTheFork('south')).options[0]!.decision
  expect([chosenBy(false), chosenBy(true)]).toEqual(['right', 'left'])
})

test('a question that the system heeds less gets fewer trials', () => {
  const playing = game('heeded')
  const position = () => positionOf(playing, playing.open[0]!, new KeyedChance(keyFromSeed('heed')))
  const nodesWith = (heed: number) =>
    planner<Trucks>({ ...counsel, foresight: { ...counsel.foresight, heed: () => heed }, level: LEVELS.veteran }).think(position()).nodes
  expect(nodesWith(0)).toBe(0)
  expect(nodesWith(0.2)).toBeLessThan(nodesWith(1))
})

const spreadRoll = (trial: number, begin: number): [number, number] => {
  const dice = new SpreadDice(trial, begin, new KeyedChance(keyFromSeed('rest')))
  return [dice.die(6, 'first'), dice.die(6, 'second')]
}

test.each([0, 5, 18, -7, 0x7fffffff])(
  'as many trials as two dice have outcomes meet each outcome once, wherever they begin: %i',
  (begin) => {
    const rolls = Array.from({ length: 36 }, (_, trial) => spreadRoll(trial, begin).join(' '))
    expect(new Set(rolls).size).toBe(36)
  },
)

test('a few trials are as lucky as unlucky: whoever rolls first, in one way or another, gains nothing by it', () => {
  for (let begin = 0; begin < 72; begin++)
    for (let trials = 2; trials <= 36; trials += 2) {
      const sum = Array.from({ length: trials }, (_, trial) => spreadRoll(trial, begin)).reduce((total, [a, b]) => total + a + b, 0)
      expect(sum).toBe(7 * trials)
    }
  expect(new Set(Array.from({ length: 36 }, (_, begin) => spreadRoll(0, begin).join(' '))).size).toBe(36)
})

test('who explains tells why in the words of the evaluation, and tries everything often enough to be told', () => {
  const facts = ({ lost }: Trucks, seat: string, since: Trucks) =>
    lost[other(seat)] > since.lost[other(seat)]
      ? [{ term: 'trucks', isGood: true, more: 'stops a truck', less: 'lets a truck through' }]
      : []
  const terms = [{ id: 'trucks', features: ['trucks'], better: 'keeps more trucks', worse: 'loses more trucks' }]
  const level = { ...LEVELS.veteran, nodes: 2000 }
  const explaining = planner<Trucks>({ ...counsel, evaluation: { ...evaluation, terms, facts }, level, explains: true, fewest: 12 })
  const said = new Set<string>()
  for (let n = 0; n < 6; n++) {
    const playing = game(`explained ${n}`)
    const { options } = explaining.think(positionOf(playing, playing.open[0]!, new KeyedChance(keyFromSeed('why'))))
    for (const { trials, chance, reasons } of options) {
      expect(trials).toBeGreaterThanOrEqual(12)
      expect(chance.low).toBeLessThanOrEqual(chance.mean)
      expect(chance.high).toBeGreaterThanOrEqual(chance.mean)
      for (const reason of reasons) said.add(reason)
    }
    expect(options.map(({ chance }) => chance.mean)).toEqual(options.map(({ chance }) => chance.mean).sort((a, b) => b - a))
    expect(options[0]!.isEqual).toBe(true)
  }
  expect([...said].length).toBeGreaterThan(0)
  for (const reason of said)
    expect([
      'stops a truck',
      'lets a truck through',
      'keeps more trucks',
      'loses more trucks',
      'more often wins there and then',
      'more often loses there and then',
    ]).toContain(reason)
})
