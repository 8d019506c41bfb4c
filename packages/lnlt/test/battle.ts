import { PhaseTable } from '@firegroup/testkit'
import type { LnltEvent } from '../src/events.ts'
import { locationNamed } from '../src/map/location.ts'
import type { LnltState, MoveMode, Unit } from '../src/state.ts'
import { lnlt } from '../src/system.ts'
import { marksOf } from '../src/units/marks.ts'
import { typeOf } from '../src/units/units.ts'
import { placeName } from '../src/view.ts'
import { church } from './fixtures.ts'
import { villageMap } from './maps.ts'

/**
 * The rulebook's training battle from the set-up to the last impulse, by its own decisions and dice, on the hexes that it names. Where it says what is
 * held or passed over in silence, somebody who could fire holds, and somebody who could act passes. Three things are told otherwise than they are done
 * here: a Sniper's target is one draw of so many, not a die that is rolled again; a Leader who can't fail still rolls; and whoever could still move is
 * asked, where the story says that nobody is left.
 */
export const A = 0 // with the M1919A4 in the church
export const B = 1
export const C = 2 // with the BAR in G6
export const CORPORAL = 3
export const MAJOR = 4
export const SNIPER = 5
export const MG42_SQUAD = 6
export const SECOND = 7
export const THIRD = 8
export const MG34_SQUAD = 9
export const FIFTH = 10
export const MEDIC = 11
export const LIEUTENANT = 12
export const SERGEANT = 13
export const HERO = 14
export const [BAR, M1919A4, MG34, MG42] = [0, 1, 2, 3]

const scenario = { ...church, boards: [{ map: villageMap(), at: { column: 0, row: 0 }, crop: { columns: ['E', 'K'] } as const }] }

function inWords(s: LnltState, unit: Unit): string {
  if (unit.at < 0) return placeName(s, unit.at)
  const words = [unit.shaken && 'shaken', unit.wounds > 0 && 'wounded', ...marksOf(unit)]
  return [placeName(s, unit.at), typeOf(s, unit).label, ...words.filter((word) => word !== false)].join(' ')
}

export class Battle extends PhaseTable<LnltState, LnltEvent> {
  constructor() {
    super(lnlt, { scenario }, (s) => s.units.map((unit) => `${unit.id}: ${unit.side} ${inWords(s, unit)}`).join('\n'))
  }

  /** Those who could fire at movers hold, and those who could do more in their impulse leave it. */
  quiet(): this {
    while (this.game.open.length > 0 && (this.asked.kind === 'opportunityFire' || this.asked.kind === 'act')) this.pass()
    return this
  }

  hold(): this {
    while (this.game.open.length > 0 && this.asked.kind === 'opportunityFire') this.pass()
    return this
  }

  activate(...at: string[]): this {
    return this.answer('impulse', { type: 'activate', at })
  }

  /** The way of a group; nobody fires at it before its last hex, and there only what the test says. */
  walk(units: readonly number[], [first, ...others]: readonly string[], mode?: MoveMode): this {
    this.answer('act', { type: 'move', units, to: first, ...(mode ? { mode } : {}) })
    return this.on(others)
  }

  on(others: readonly string[]): this {
    for (const to of others) this.hold().answer('step', { type: 'step', to })
    return this
  }

  enters(units: readonly number[], [first, ...others]: readonly string[]): this {
    return this.answer('impulse', { type: 'enter', units, to: first }).on(others).hold().stops()
  }

  stops(): this {
    return this.game.open.length > 0 && this.asked.kind === 'step' ? this.answer('step', { type: 'stop' }) : this
  }

  fires(from: string, at: string, firers: readonly (readonly [unit: number, ...weapons: number[]])[], leader?: number): this {
    const declared = firers.map(([unit, ...weapons]) => ({ unit, inherent: true, weapons }))
    return this.answer(this.asked.kind, { type: 'fire', from, at, firers: declared, ...(leader === undefined ? {} : { leader }) })
  }

  /** The last attack: its FP with all modifiers, and the totals against the first target. */
  get attack(): { readonly firepower: number; readonly attack: number; readonly defence: number } {
    const { firepower, targets } = this.last('attack')
    return { firepower, attack: targets[0]!.attack, defence: targets[0]!.defence }
  }

  last<T extends LnltEvent['type']>(type: T): Extract<LnltEvent, { type: T }> {
    return this.all(type).at(-1)!
  }

  all<T extends LnltEvent['type']>(type: T): Extract<LnltEvent, { type: T }>[] {
    return this.game.events.flatMap(({ event }) => (event.type === type ? [event as Extract<LnltEvent, { type: T }>] : []))
  }

  /** A unit as 'J3 1-6-4 shaken moved'. */
  is(id: number): string {
    return inWords(this.state, this.state.units[id]!)
  }

  markers(name: string): string[] {
    const at = locationNamed(this.state.setting, name)
    return this.state.markers.filter((marker) => marker.at === at).map(({ kind }) => kind)
  }

  spent(): number[] {
    return this.all('moves')
      .at(-1)!
      .spent.map((halves) => halves / 2)
  }
}
