import type { GameEvent, System } from '@firegroup/kernel'
import { type CounterText, counterCalled, inOrder } from './board-text.ts'
import { type Phased, PhaseTable } from './phase-table.ts'

/** A state with counters on a map; ids are indices. */
interface WithCounters extends Phased {
  readonly units: readonly { readonly id: number; readonly side: string; readonly at: number }[]
  readonly weapons: readonly { readonly owner: number; readonly at: number }[]
  readonly markers: readonly { readonly kind: string; readonly value: number; readonly at: number }[]
}

/** How a system's counters and places are written in a script and in messages. */
interface CounterWords<S extends WithCounters> {
  /** Turn, step and who is at it. */
  readonly moment: (s: S) => string
  /** A unit as the script would write it. */
  readonly unit: (unit: S['units'][number], s: S) => string
  readonly weapon: (weapon: S['weapons'][number]) => string
  readonly place: (s: S, name: string) => number
  readonly placeName: (s: S, place: number) => string
}

/** The counters that a script names, in the order of their ids. */
interface CounterScript {
  readonly units: readonly Pick<CounterText, 'name' | 'label'>[]
  readonly weapons: readonly Pick<CounterText, 'name' | 'label'>[]
}

/** What a place should hold. */
interface Holding<T> {
  readonly has: (...units: string[]) => T
  readonly isEmpty: () => T
}

/** A table with units and weapons on a map: they are called by their names in the script, and looked for where they should be. */
export class CounterTable<S extends WithCounters, E extends GameEvent> extends PhaseTable<S, E> {
  readonly #script: CounterScript
  readonly #words: CounterWords<S>

  constructor(system: System<S, E>, situation: unknown, script: CounterScript, words: CounterWords<S>) {
    super(system, { situation }, (s) => rendered(s, words))
    this.#script = script
    this.#words = words
  }

  /** The id of a unit: by the name given in the text, or the n-th with that label. Reduced and replaced units keep their first label here. */
  unit(called: string, n = 1): number {
    return counterCalled(this.#script.units, called, n)
  }

  /** The id of a weapon, likewise. */
  weapon(called: string, n = 1): number {
    return counterCalled(this.#script.weapons, called, n)
  }

  u(called: string, n = 1): S['units'][number] {
    return this.state.units[this.unit(called, n)]!
  }

  w(called: string, n = 1): S['weapons'][number] {
    return this.state.weapons[this.weapon(called, n)]!
  }

  place(name: string): number {
    return this.#words.place(this.state, name)
  }

  /** Where a unit is, by the place's name, or 'offboard', 'reserve', 'exited', 'eliminated'. */
  where(called: string, n = 1): string {
    return this.#words.placeName(this.state, this.u(called, n).at)
  }

  /** The units in a place, each as '4-6-7 broken DM'. */
  at(name: string): string[] {
    const at = this.place(name)
    return this.state.units.filter((unit) => unit.at === at).map((unit) => this.#words.unit(unit, this.state))
  }

  /** `t.expect('P5').has('4-6-7 broken DM', '9-1')`: these units and no others are there, with these marks and no others. */
  expect(name: string): Holding<this> {
    const has = (...units: string[]) => {
      const there = this.at(name).map(inOrder).sort()
      const wanted = units.map(inOrder).sort()
      if (there.join() !== wanted.join())
        throw new Error(`${name} holds [${there.join(', ')}], not [${wanted.join(', ')}].\n${rendered(this.state, this.#words)}`)
      return this
    }
    return { has, isEmpty: () => has() }
  }
}

/** The table in a few lines, for messages. */
function rendered<S extends WithCounters>(s: S, words: CounterWords<S>): string {
  const units = s.units.map((unit) => {
    const held = s.weapons.filter(({ owner }) => owner === unit.id).map((weapon) => ` + ${words.weapon(weapon)}`)
    return `  ${unit.id}: ${unit.side} ${words.unit(unit, s)} in ${words.placeName(s, unit.at)}${held.join('')}`
  })
  const lying = s.weapons
    .filter(({ owner }) => owner < 0)
    .map((weapon) => `  ${words.weapon(weapon)} lies in ${words.placeName(s, weapon.at)}`)
  const markers = s.markers.map(({ kind, value, at }) => `  ${kind} ${value} in ${words.placeName(s, at)}`)
  return [words.moment(s), ...units, ...lying, ...markers].join('\n')
}
