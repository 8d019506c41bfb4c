import type { System } from '@firegroup/kernel'
import { CounterTable } from '@firegroup/testkit'
import { ourPack, unitType } from '../src/data/counters.ts'
import type { AslskEvent } from '../src/events.ts'
import type { Situation } from '../src/situation/situation.ts'
import type { AslskState, Side, Unit, Weapon } from '../src/state.ts'
import { aslsk } from '../src/system.ts'
import { typeOf } from '../src/units/units.ts'
import { type BoardOptions, testBoard } from './board.ts'
import { readScript, type Script } from './script.ts'

export interface TableOptions extends BoardOptions, Partial<Omit<Situation, 'map' | 'boards' | 'units' | 'weapons' | 'allied' | 'axis'>> {
  /** 5.1: by side; 3 unless told. */
  readonly elr?: { readonly [S in Side]?: number }
  /** More markers than the text names. */
  readonly markers?: NonNullable<Situation['markers']>
}

/**
 * A table with a small board and units from a few lines of text, in any phase:
 *
 *     const t = table(`
 *       N5 US: 7-4-7        O5 orchard
 *       O6 US: 6-6-6        P5 stone building; German: 4-6-7, 4-6-7`, { phase: 'prepFire', attacker: 'allied' })
 *
 * What an entry may say is in script.ts.
 */
export function table(text: string, options: TableOptions = {}): AslskTable {
  const script = readScript(text)
  return new AslskTable(script, situationOf(script, options))
}

export interface FireScript {
  readonly from?: readonly string[]
  readonly units?: readonly (string | { readonly unit: string; readonly inherent?: boolean; readonly weapons?: readonly string[] })[]
  readonly directors?: readonly string[]
  readonly at: string
}

/** A game played from a script, in words of the game. */
export class AslskTable extends CounterTable<AslskState, AslskEvent> {
  /** `system`: one that is built on this game, if not the game itself. */
  constructor(script: Script, situation: Situation, system: System<AslskState, AslskEvent> = aslsk) {
    super(system, situation, script, {
      moment,
      unit: describe,
      weapon: weaponWords,
      place: (s, hex) => s.setting.map.grid.indexOf(hex),
      placeName,
    })
  }

  /**
   * A fire attack of whoever is asked: all squads, half squads and crews in the hexes `from` with all that they have, or the units named, each as its name or
   * as `{ unit, inherent, weapons }`. `directors` are leaders by name.
   */
  fire({ from = [], units = [], directors = [], at }: FireScript): this {
    const { seat, kind } = this.asked
    const { state } = this
    const places = from.map((hex) => this.place(hex))
    const inPlaces = state.units.filter((unit) => unit.side === seat && places.includes(unit.at) && typeOf(state, unit).kind !== 'leader')
    const all = (unit: number) => state.weapons.filter(({ owner, malfunctioned }) => owner === unit && !malfunctioned).map(({ id }) => id)
    const firers = [
      ...inPlaces.map(({ id }) => ({ unit: id, inherent: true, weapons: all(id) })),
      ...units.map((named) => {
        if (typeof named === 'string') return { unit: this.unit(named), inherent: true, weapons: all(this.unit(named)) }
        const { unit, inherent = true, weapons = [] } = named
        return { unit: this.unit(unit), inherent, weapons: weapons.map((weapon) => this.weapon(weapon)) }
      }),
    ]
    return this.decide(seat, kind, { type: 'fire', at, firers, directors: directors.map((leader) => this.unit(leader)) })
  }
}

/** What a script says, as a situation. */
export function situationOf(script: Script, options: TableOptions): Situation {
  const { outlines, joined, hexsides, columns, rows, elr, markers = [], ...rest } = options
  const board: BoardOptions = {
    ...(outlines ? { outlines } : {}),
    ...(joined ? { joined } : {}),
    ...(hexsides ? { hexsides } : {}),
    ...(columns ? { columns } : {}),
    ...(rows ? { rows } : {}),
  }
  const nation = (side: Side) => script.nations.get(side)?.id ?? (side === 'allied' ? 'american' : 'german')
  return {
    attacker: 'allied',
    ...rest,
    map: testBoard(script.hexes, board),
    allied: { nation: nation('allied'), elr: elr?.allied ?? 3 },
    axis: { nation: nation('axis'), elr: elr?.axis ?? 3 },
    units: script.units.map(({ name, label, ...unit }) => unit),
    weapons: script.weapons.map(({ name, label, ...weapon }) => weapon),
    markers: [...script.markers, ...markers],
  }
}

/** A unit as the script would write it. */
function describe(unit: Unit): string {
  const marks = [
    unit.broken && 'broken',
    unit.dm && 'DM',
    unit.pinned && 'pinned',
    unit.wounded && 'wounded',
    unit.cx && 'CX',
    unit.melee && 'melee',
    unit.concealed === true && 'concealed',
    unit.hidden === true && 'hidden',
    unit.fire !== 'none' && unit.fire,
  ]
  return [unitType(ourPack(), unit.type).label, ...marks.filter((mark) => mark !== false)].join(' ')
}

function placeName(s: AslskState, place: number): string {
  return place >= 0 ? s.setting.map.grid.idOf(place) : (['offboard', 'reserve', 'exited', 'eliminated'][-1 - place] ?? String(place))
}

function weaponWords({ type, malfunctioned, fire }: Weapon): string {
  return `${type}${malfunctioned ? ' malfunctioned' : ''}${fire === 'none' ? '' : ` ${fire}`}`
}

function moment(s: AslskState): string {
  return `turn ${s.turn}, ${s.attacker} is the ATTACKER, ${s.step}`
}
