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
  const shots = STACKS.flatMap((stack) => [
    ...[1, 3].map((firers) => volley(system, stack, firers)),
    ...['itt', 'att'].map((target) => shell(system, stack, target)),
  ])
  for (const shot of shots) shot()
  const times = shots.map((shot) => median(ROUNDS, () => milliseconds(shot))).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)]!
}

/** Works out what so many squads in the next hex may do to a stack. */
function volley<S, E extends GameEvent>(system: System<S, E>, stack: readonly string[], count: number): () => void {
  const firers = Array.from({ length: count }, (_, unit) => ({ unit, inherent: true, weapons: [] }))
  const squads = firers.map(() => ({ side: 'allied', type: 'am-7-4-7', at: 'E4' }))
  return attackOn(system, stack, { units: squads, weapons: [] }, { type: 'fire', at: TARGET, firers, directors: [] })
}

/** The same of a Gun, on one of its To Hit columns. */
function shell<S, E extends GameEvent>(system: System<S, E>, stack: readonly string[], target: string): () => void {
  const crew = { side: 'allied', type: 'am-crew-2-2-8', at: 'E2' }
  const gun = { side: 'allied', type: 'am-AR105', owner: 0, ca: 2 }
  return attackOn(system, stack, { units: [crew], weapons: [gun] }, { type: 'ordnance', weapon: 0, at: TARGET, target })
}

const TARGET = 'E5'

function attackOn<S, E extends GameEvent>(
  system: System<S, E>,
  stack: readonly string[],
  { units, weapons }: { readonly units: readonly object[]; readonly weapons: readonly object[] },
  shot: object,
): () => void {
  const situation = {
    ground: { columns: 10, rows: 10, hexes: {} },
    attacker: 'allied',
    phase: 'prepFire',
    allied: { nation: 'american' },
    axis: { nation: 'german' },
    units: [...units, ...stack.map((type) => ({ side: 'axis', type: `ge-${type}`, at: TARGET }))],
    weapons,
  }
  const game = startGame(system, { situation }, { key: keyFromSeed('preview') })
  if (!game.ok) throw new Error(game.problems.map(({ message }) => message).join(' '))
  const { question } = game.value.open[0]!
  const problems = question.problems(shot)
  if (problems.length > 0) throw new Error(problems[0]!.message)
  return () => {
    const told = question.preview!(shot) as {
      readonly targets?: readonly unknown[]
      readonly odds?: { readonly targets: readonly unknown[] }
    }
    const targets = told.targets ?? told.odds!.targets
    if (targets.length !== stack.length) throw new Error(`There are ${stack.length} targets, not ${targets.length}.`)
  }
}
