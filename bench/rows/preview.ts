import { CATALOGUE } from '@firegroup/content'
import { type GameEvent, keyFromSeed, type System, startGame } from '@firegroup/kernel'
import { type Benchmark, median, milliseconds } from '../harness.ts'

/** What an attack on a stack may do is worked out for the player before he fires: of the largest stacks that there can be. */
export const benchmarks: readonly Benchmark[] = [
  { id: 'preview.p95.ms.aslsk', unit: 'ms', run: () => starterKit.rules(({ system }) => slowPreview(system)) },
]

const starterKit = CATALOGUE.find(({ id }) => id === 'aslsk')!

const LEADERS = ['10-2', '9-1', '8-0', '7-0']
const SQUADS = ['4-6-7', '4-6-8', '4-4-7']
const HALF_SQUADS = ['2-4-7', '2-4-8', '2-3-7', '2-3-8', '2-4-7', '2-3-7']
const STACKS = [1, 2, 3, 4].flatMap((leaders) =>
  [[], SQUADS, HALF_SQUADS].map((others) => [...LEADERS.slice(0, leaders).map((leader) => `L-${leader}`), ...others]),
)
const ROUNDS = 7

/** What only one in twenty of them takes longer than, each being the middle of several measurements after all were worked out once. */
function slowPreview<S, E extends GameEvent>(system: System<S, E>): number {
  const shots = STACKS.flatMap((stack) => [1, 3].map((firers) => shotAt(system, stack, firers)))
  for (const shot of shots) shot()
  const times = shots.map((shot) => median(ROUNDS, () => milliseconds(shot))).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)]!
}

/** Works out what so many squads in the next hex may do to a stack. */
function shotAt<S, E extends GameEvent>(system: System<S, E>, stack: readonly string[], firers: number): () => void {
  const units = [
    ...Array.from({ length: firers }, () => ({ side: 'allied', type: 'am-7-4-7', at: 'E4' })),
    ...stack.map((type) => ({ side: 'axis', type: `ge-${type}`, at: 'E5' })),
  ]
  const situation = {
    ground: { columns: 10, rows: 10, hexes: {} },
    attacker: 'allied',
    phase: 'prepFire',
    allied: { nation: 'american' },
    axis: { nation: 'german' },
    units,
  }
  const game = startGame(system, { situation }, { key: keyFromSeed('preview') })
  if (!game.ok) throw new Error(game.problems.map(({ message }) => message).join(' '))
  const { question } = game.value.open[0]!
  const shot = {
    type: 'fire',
    at: 'E5',
    firers: units.slice(0, firers).map((_, unit) => ({ unit, inherent: true, weapons: [] })),
    directors: [],
  }
  const problems = question.problems(shot)
  if (problems.length > 0) throw new Error(problems[0]!.message)
  return () => {
    const { targets } = question.preview!(shot) as { readonly targets: readonly unknown[] }
    if (targets.length !== stack.length) throw new Error(`There are ${stack.length} targets, not ${targets.length}.`)
  }
}
