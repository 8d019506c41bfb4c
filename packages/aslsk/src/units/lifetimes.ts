import { NOBODY } from '../ids.ts'
import { type AslskState, NOWHERE, type Side, type Unit, type Weapon } from '../state.ts'

/**
 * What a counter has done is kept on it until a moment of the sequence of play, and forgotten there: `forget` is the one place. A flag may have more
 * than one such moment; with the Player Turn all of them end.
 */
export type Moment =
  /** A fire phase is over, or the fire of the MPh. */
  | 'fireEnds'
  /** 3.4, 3.5: a side's fire counters come off. */
  | 'fireCounters'
  /** 3.3: the MPh begins. */
  | 'movementBegins'
  | 'movementEnds'
  | 'routEnds'
  /** 3.9 */
  | 'playerTurnEnds'

interface Life<T> {
  /** What it is while there is nothing to remember. */
  readonly blank: T
  readonly until: readonly Moment[]
}

type Lives<C> = { readonly [F in keyof C]?: Life<C[F]> }

const TURN: readonly Moment[] = ['playerTurnEnds']
const MOVE: readonly Moment[] = ['movementBegins', 'playerTurnEnds']

const UNIT_LIVES: Lives<Unit> = {
  wasPinned: { blank: false, until: TURN },
  fire: { blank: 'none', until: ['fireCounters', 'playerTurnEnds'] },
  forfeited: { blank: false, until: ['fireCounters', 'playerTurnEnds'] },
  firedWeapon: { blank: false, until: ['fireEnds', 'playerTurnEnds'] },
  mode: { blank: 'still', until: MOVE },
  spent: { blank: 0, until: MOVE },
  spentHere: { blank: 0, until: MOVE },
  moveEnded: { blank: false, until: MOVE },
  startedAt: { blank: NOWHERE, until: MOVE },
  withLeader: { blank: NOBODY, until: MOVE },
  allRoad: { blank: false, until: MOVE },
  onRoad: { blank: false, until: MOVE },
  crestSide: { blank: -1, until: ['movementBegins', 'movementEnds', 'playerTurnEnds'] },
  triedSmoke: { blank: false, until: MOVE },
  rested: { blank: false, until: MOVE },
  burden: { blank: 0, until: MOVE },
  actedInRally: { blank: false, until: TURN },
  triedRally: { blank: false, until: TURN },
  advanced: { blank: false, until: TURN },
  routed: { blank: false, until: ['routEnds', 'playerTurnEnds'] },
}

const WEAPON_LIVES: Lives<Weapon> = {
  fire: { blank: 'none', until: ['fireCounters', 'playerTurnEnds'] },
  keptRate: { blank: false, until: ['fireEnds', 'playerTurnEnds'] },
  carried: { blank: false, until: MOVE },
  moved: { blank: false, until: MOVE },
  recovered: { blank: false, until: ['movementBegins', 'movementEnds', 'playerTurnEnds'] },
}

/** Lists of units that are remembered: they are emptied, not replaced, where there is nothing to empty. */
const DIRECTED: readonly Moment[] = ['fireCounters', 'playerTurnEnds']
const TRIED: readonly Moment[] = MOVE

/** Forgets what lasts until this moment, of everybody or of one side's units and the Weapons that they possess. */
export function forget(s: AslskState, moment: Moment, side?: Side): void {
  const units = UNIT_FIELDS[moment]
  const weapons = WEAPON_FIELDS[moment]
  for (const unit of s.units) {
    if (side !== undefined && unit.side !== side) continue
    for (const [field, blank] of units) if (unit[field] !== blank) set(unit, field, blank)
    if (unit.directed.length > 0 && DIRECTED.includes(moment)) unit.directed = []
  }
  for (const weapon of s.weapons) {
    if (side !== undefined && (s.units[weapon.owner]?.side ?? weapon.side) !== side) continue
    for (const [field, blank] of weapons) if (weapon[field] !== blank) set(weapon, field, blank)
    if (weapon.triedBy.length > 0 && TRIED.includes(moment)) weapon.triedBy = []
  }
}

type Fields<C> = { readonly [M in Moment]: readonly (readonly [keyof C, C[keyof C]])[] }

const UNIT_FIELDS = fieldsOf(UNIT_LIVES)
const WEAPON_FIELDS = fieldsOf(WEAPON_LIVES)

function fieldsOf<C>(lives: Lives<C>): Fields<C> {
  const fields: { [M in Moment]: [keyof C, C[keyof C]][] } = {
    fireEnds: [],
    fireCounters: [],
    movementBegins: [],
    movementEnds: [],
    routEnds: [],
    playerTurnEnds: [],
  }
  for (const [field, life] of Object.entries(lives) as [keyof C, Life<C[keyof C]>][])
    for (const moment of life.until) fields[moment].push([field, life.blank])
  return fields
}

function set<C, F extends keyof C>(counter: C, field: F, value: C[F]): void {
  counter[field] = value
}
