import { type BoardOptions, schematicBoard } from '@firegroup/hexmap/draw'
import { CounterTable } from '@firegroup/testkit'
import { type Pack, readPack } from '../src/data/pack.ts'
import type { LnltEvent } from '../src/events.ts'
import { locationNamed } from '../src/map/location.ts'
import type { Situation } from '../src/situation/situation.ts'
import type { LnltState, Side, Unit, Weapon } from '../src/state.ts'
import { lnlt } from '../src/system.ts'
import { marksOf } from '../src/units/marks.ts'
import { typeOf } from '../src/units/units.ts'
import { placeName } from '../src/view.ts'
import { readScript, type Script } from './script.ts'

export interface TableOptions extends BoardOptions, Partial<Omit<Situation, 'map' | 'boards' | 'units' | 'weapons' | 'blue' | 'red'>> {
  /** Nations of sides that have nobody in the text. */
  readonly blue?: string
  readonly red?: string
  /** 18.2: guns off the map. */
  readonly artillery?: { readonly [S in Side]?: Situation['blue']['artillery'] }
  /** 19.1: planes that may come. */
  readonly air?: { readonly [S in Side]?: Situation['blue']['air'] }
}

/**
 * A table with a small board and units from a few lines of text, in any phase; the Operations Phase, blue first, unless told:
 *
 *     const t = table(`
 *       C3 US: a=2-5-4, BAR, l=Medrow     D3 orchard
 *       F4 stone building; German: x=1-6-4 shaken`, { phase: 'operations', initiative: 'blue' })
 *     t.answer('impulse', { type: 'activate', at: ['C3'] })
 *
 * What an entry may say is in script.ts.
 */
export function table(text: string, options: TableOptions = {}): LnltTable {
  const script = scriptOf(text, options)
  return new LnltTable(script, situationOf(script, options))
}

/** A position from the same text that nobody plays: for questions about a state. */
export function field(text: string, options: TableOptions = {}): LnltState {
  const reading = lnlt.situation(situationOf(scriptOf(text, options), options))
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

/** A game played from a script, in words of the game. */
export class LnltTable extends CounterTable<LnltState, LnltEvent> {
  constructor(script: Script, situation: Situation) {
    super(lnlt, situation, script, {
      moment,
      unit: describe,
      weapon: weaponWords,
      place: (s, name) => locationNamed(s.setting, name),
      placeName,
    })
  }

  /** The ids of several units: 'a b c'. */
  units(called: string): number[] {
    return called.split(' ').map((name) => this.unit(name))
  }

  /** The markers in a location, as 'smoke 2'. */
  markers(name: string): string[] {
    const at = this.place(name)
    return this.state.markers.filter((marker) => marker.at === at).map(({ kind, value }) => `${kind} ${value}`)
  }

  /** The side with the next impulse activates these locations. */
  activate(...at: string[]): this {
    return this.answer('impulse', { type: 'activate', at })
  }

  /** All events of a type so far. */
  events<T extends LnltEvent['type']>(type: T): Extract<LnltEvent, { type: T }>[] {
    return this.game.events.flatMap(({ event }) => (event.type === type ? [event as Extract<LnltEvent, { type: T }>] : []))
  }
}

function scriptOf(text: string, { pack }: TableOptions): Script {
  return readScript(text, packOf(pack))
}

function packOf(files: TableOptions['pack']): Pack {
  const reading = readPack(files)
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

function situationOf(script: Script, options: TableOptions): Situation {
  const {
    outlines,
    joined,
    hexsides,
    firstColumn,
    columns,
    rows,
    markers = [],
    blue = 'american',
    red = 'german',
    artillery = {},
    air = {},
    ...rest
  } = options
  const board: BoardOptions = {
    ...(outlines ? { outlines } : {}),
    ...(joined ? { joined } : {}),
    ...(hexsides ? { hexsides } : {}),
    ...(firstColumn ? { firstColumn } : {}),
    ...(columns ? { columns } : {}),
    ...(rows ? { rows } : {}),
  }
  const nation = (side: Side) => script.nations.get(side)?.id ?? (side === 'blue' ? blue : red)
  return {
    era: eraOf(script, options),
    ...rest,
    map: schematicBoard(script.hexes, board),
    blue: { nation: nation('blue'), ...(artillery.blue ? { artillery: artillery.blue } : {}), ...(air.blue ? { air: air.blue } : {}) },
    red: { nation: nation('red'), ...(artillery.red ? { artillery: artillery.red } : {}), ...(air.red ? { air: air.red } : {}) },
    units: script.units.map(({ name, label, ...unit }) => unit),
    weapons: script.weapons.map(({ name, label, ...weapon }) => weapon),
    markers: [...script.markers, ...markers],
  }
}

/** That of the latest counter. */
function eraOf({ units, weapons }: Script, { pack }: TableOptions): NonNullable<Situation['era']> {
  const { counters, weapons: arms } = packOf(pack)
  const isModern =
    units.some(({ type }) => counters.get(type)?.era === 'modern') || weapons.some(({ type }) => arms.get(type)?.era === 'modern')
  return isModern ? 'modern' : 'ww2'
}

/** A unit as the script would write it. */
function describe(unit: Unit, s: LnltState): string {
  const words = [unit.shaken && 'shaken', unit.wounds > 0 && 'wounded', ...marksOf(unit)]
  return [typeOf(s, unit).label, ...words.filter((word) => word !== false)].join(' ')
}

function weaponWords({ type, jammed, assembled }: Weapon): string {
  return `${type}${jammed ? ' jammed' : ''}${assembled ? ' assembled' : ''}`
}

function moment(s: LnltState): string {
  return `turn ${s.turn}, ${s.step}, next is ${s.next}`
}
