import { counterCalled, inOrder, PhaseTable } from '@firegroup/testkit'
import { infantryType } from '../src/data/counters.ts'
import type { AslskEvent } from '../src/events.ts'
import type { Situation } from '../src/situation.ts'
import type { AslskState, Place, Side, Unit, Weapon } from '../src/state.ts'
import { aslsk } from '../src/system.ts'
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
export class AslskTable extends PhaseTable<AslskState, AslskEvent> {
  readonly #script: Script

  constructor(script: Script, situation: Situation) {
    super(aslsk, { situation }, render)
    this.#script = script
  }

  /** The id of a unit: by the name given in the text, or the n-th with that label. Reduced and replaced units keep their first label here. */
  unit(called: string, n = 1): number {
    return counterCalled(this.#script.units, called, n)
  }

  /** The id of a Weapon, likewise. */
  weapon(called: string, n = 1): number {
    return counterCalled(this.#script.weapons, called, n)
  }

  u(called: string, n = 1): Unit {
    return this.state.units[this.unit(called, n)]!
  }

  w(called: string, n = 1): Weapon {
    return this.state.weapons[this.weapon(called, n)]!
  }

  place(hex: string): Place {
    return this.state.setting.map.grid.indexOf(hex)
  }

  /** Where a unit is, as a hex id, or 'offboard', 'reserve', 'exited', 'eliminated'. */
  where(called: string, n = 1): string {
    return placeName(this.state, this.u(called, n).at)
  }

  /** The units in a hex, each as '4-6-7 broken DM'. */
  at(hex: string): string[] {
    const place = this.place(hex)
    return this.state.units.filter((unit) => unit.at === place).map(describe)
  }

  /** `t.expect('P5').has('4-6-7 broken DM', '9-1')`: these units and no others are there, with these marks and no others. */
  expect(hex: string): { has: (...units: string[]) => AslskTable; isEmpty: () => AslskTable } {
    const has = (...units: string[]) => {
      const there = this.at(hex).map(inOrder).sort()
      const wanted = units.map(inOrder).sort()
      if (there.join() !== wanted.join())
        throw new Error(`${hex} holds [${there.join(', ')}], not [${wanted.join(', ')}].\n${render(this.state)}`)
      return this
    }
    return { has, isEmpty: () => has() }
  }

  /**
   * A fire attack of whoever is asked: all squads, half squads and crews in the hexes `from` with all that they have, or the units named, each as its name or
   * as `{ unit, inherent, weapons }`. `directors` are leaders by name.
   */
  fire({ from = [], units = [], directors = [], at }: FireScript): this {
    const { seat, kind } = this.asked
    const { state } = this
    const places = from.map((hex) => this.place(hex))
    const inPlaces = state.units.filter(
      (unit) => unit.side === seat && places.includes(unit.at) && infantryType(unit.type).kind !== 'leader',
    )
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

function situationOf(script: Script, options: TableOptions): Situation {
  const { outlines, joined, columns, rows, elr, markers = [], ...rest } = options
  const board: BoardOptions = {
    ...(outlines ? { outlines } : {}),
    ...(joined ? { joined } : {}),
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
    unit.fire !== 'none' && unit.fire,
  ]
  return [infantryType(unit.type).label, ...marks.filter((mark) => mark !== false)].join(' ')
}

function placeName(s: AslskState, place: Place): string {
  return place >= 0 ? s.setting.map.grid.idOf(place) : (['offboard', 'reserve', 'exited', 'eliminated'][-1 - place] ?? String(place))
}

/** The table in a few lines, for messages. */
function render(s: AslskState): string {
  const units = s.units.map((unit) => {
    const weapons = s.weapons.filter((weapon) => weapon.owner === unit.id)
    const held = weapons.map(
      (weapon) => ` + ${weapon.type}${weapon.malfunctioned ? ' malfunctioned' : ''} ${weapon.fire === 'none' ? '' : weapon.fire}`,
    )
    return `  ${unit.id}: ${unit.side} ${describe(unit)} in ${placeName(s, unit.at)}${held.join('')}`
  })
  const lying = s.weapons.filter((weapon) => weapon.owner < 0).map((weapon) => `  ${weapon.type} lies in ${placeName(s, weapon.at)}`)
  const markers = s.markers.map((marker) => `  ${marker.kind} ${marker.value} in ${placeName(s, marker.at)}`)
  return [`turn ${s.turn}, ${s.attacker} is the ATTACKER, ${s.step}`, ...units, ...lying, ...markers].join('\n')
}
