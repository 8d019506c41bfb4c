import type { Chance } from '@firegroup/kernel'
import type { AslskEvent } from '../src/events.ts'
import type { AslskTable } from './table.ts'

export const OUTCOMES = ['eliminated', 'reduced', 'broken', 'pinned', 'unharmed', 'shocked', 'stunned', 'immobilized'] as const

/** The game after this shot, with these dice, in a fork. */
export function play(t: AslskTable, shot: unknown, chance: Chance): { events: AslskEvent[] } {
  const fork = t.game.fork({ chance, keep: { events: true } })
  const before = fork.events.length
  fork.take(t.asked.seat, shot)
  return { events: fork.events.slice(before).map(({ event }) => event) }
}

/** Plays the shot for every way in which its dice can fall, and says how often what became of a unit. */
export function enumerate(t: AslskTable, shot: unknown): (unit: number, outcome: (typeof OUTCOMES)[number]) => number {
  const seen = new Map<string, number>()
  const add = (key: string, weight: number) => seen.set(key, (seen.get(key) ?? 0) + weight)
  const path: { chosen: number; of: number }[] = []
  for (;;) {
    const dice = new AllDice(path)
    const { events } = play(t, shot, dice)
    for (let unit = 0; unit < t.state.units.length; unit++) add(`${unit} ${outcome(events, unit)}`, dice.weight)
    while (path.length > 0 && path.at(-1)!.chosen + 1 === path.at(-1)!.of) path.pop()
    const last = path.at(-1)
    if (!last) return (unit, what) => seen.get(`${unit} ${what}`) ?? 0
    last.chosen++
  }
}

function outcome(events: readonly AslskEvent[], unit: number): (typeof OUTCOMES)[number] {
  const about = (test: (event: AslskEvent) => boolean) => events.some((event) => 'unit' in event && event.unit === unit && test(event))
  if (about(({ type }) => type === 'eliminated')) return 'eliminated'
  if (
    about((event) => (event.type === 'replaced' && event.why === 'reduced') || (event.type === 'wounded' && event.modifiers.length === 0))
  )
    return 'reduced'
  const befell = (what: AslskEvent['type']) => events.some((event) => event.type === what && 'vehicle' in event && event.vehicle === unit)
  if (befell('shock')) return 'shocked'
  if (befell('stunned')) return 'stunned'
  if (befell('immobilized')) return 'immobilized'
  if (befell('crewButtonsUp')) return 'pinned'
  if (about(({ type }) => type === 'breaks')) return 'broken'
  return about(({ type }) => type === 'pinned') ? 'pinned' : 'unharmed'
}

/** Goes down one path of all those that the dice can take; a check counts by its total. */
class AllDice implements Chance {
  position = 0
  weight = 1
  readonly #path: { chosen: number; of: number }[]
  #rest = 0
  #attack = 2

  constructor(path: { chosen: number; of: number }[]) {
    this.#path = path
  }

  die(_sides: number, label: string): number {
    if (label === 'To Hit' || (label === 'fire attack' && this.#attack-- > 0)) return this.#follow([1, 1, 1, 1, 1, 1]) + 1
    if (label === 'wound severity' || label === 'damage to a Weapon') return this.#follow([1, 1, 1, 1, 1, 1]) + 1
    if (this.#rest > 0) {
      const white = this.#rest
      this.#rest = 0
      return white
    }
    const total = this.#follow([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) + 2
    const coloured = Math.max(1, total - 6)
    this.#rest = total - coloured
    return coloured
  }

  pick(options: readonly unknown[]): number {
    return this.#follow(options.map(() => 1))
  }

  shuffle(): void {}

  copy(): AllDice {
    return this
  }

  #follow(weights: readonly number[]): number {
    if (this.position === this.#path.length) this.#path.push({ chosen: 0, of: weights.length })
    const { chosen } = this.#path[this.position++]!
    this.weight *= weights[chosen]! / weights.reduce((sum, weight) => sum + weight, 0)
    return chosen
  }
}
