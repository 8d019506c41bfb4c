import type { Mark } from '../units/marks.ts'
import { indexed, unknown } from './table.ts'

/** 6.0: ways of moving. Rulebook lines 1220-1456, 1521-1524, 1597; confidence high. Low Crawl into Melee is LG-05, no minimum move with half the MF LG-39. */
export interface MovementMode {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** How much of its MF a unit may spend: all, half rounded up, or one step. */
  readonly allowance: 'full' | 'half' | 'oneStep'
  /** The marker with which it ends. */
  readonly marker: Mark
  /** What becomes of fire in the same or a later impulse: none, before the move, or at any time after it. */
  readonly fires: 'never' | 'before' | 'after' | 'once'
  /** 6.2: together with Double-Time. */
  readonly doubleTime: boolean
  /** 8.0: may enter Melee. */
  readonly melee: boolean
  /** 17.1: may enter a Close Assault: always, or from a start that is not adjacent. */
  readonly closeAssault: 'yes' | 'no' | 'fromAfar'
  /** 8.1.1: may be used to withdraw from Melee. */
  readonly withdraw: boolean
  /** 10.1: makes the entered location spotted. */
  readonly spots: boolean
  /** 5.0: fire at it has the +1 for moving Leg units. */
  readonly targetMoving: boolean
  /** 1.1, 6.0: Weapon Teams and Mounted Units may use it. */
  readonly weaponTeams: boolean
  /** 6.0: a step that costs more than the allowance may be taken all the same, as the only one. */
  readonly minimumMove: boolean
  /** 7.0: possible after laying Smoke. */
  readonly afterSmoke: boolean
  readonly slice: number
}

const plain = {
  fires: 'never',
  doubleTime: true,
  melee: true,
  closeAssault: 'yes',
  withdraw: true,
  spots: true,
  targetMoving: true,
  weaponTeams: true,
  minimumMove: true,
  afterSmoke: true,
} as const
const half = { ...plain, allowance: 'half', melee: false, closeAssault: 'no', weaponTeams: false, minimumMove: false } as const
const hidden = { spots: false, targetMoving: false, doubleTime: false } as const

export const MOVEMENT_MODES: readonly MovementMode[] = [
  { ...plain, id: 'move', name: 'Move', rule: '6.0', allowance: 'full', marker: 'moved', slice: 1 },
  { ...half, id: 'assaultMove', name: 'Assault Move', rule: '6.1', marker: 'assaultMove', fires: 'after', slice: 5 },
  {
    ...half,
    id: 'assaultFire',
    name: 'Assault Fire',
    rule: '6.1.1',
    marker: 'moved',
    fires: 'before',
    withdraw: false,
    afterSmoke: false,
    slice: 5,
  },
  {
    ...plain,
    ...hidden,
    id: 'lowCrawl',
    name: 'Low Crawl',
    rule: '6.3',
    allowance: 'oneStep',
    marker: 'lowCrawl',
    closeAssault: 'no',
    weaponTeams: false,
    minimumMove: false,
    afterSmoke: false,
    slice: 5,
  },
  {
    ...plain,
    ...hidden,
    id: 'stealth',
    name: 'Stealth',
    rule: '6.4',
    allowance: 'full',
    marker: 'stealth',
    closeAssault: 'fromAfar',
    weaponTeams: false,
    slice: 8,
  },
  {
    ...half,
    ...hidden,
    id: 'stealthAssault',
    name: 'Stealth Assault Move',
    rule: '6.4.1',
    marker: 'stealthAssault',
    fires: 'after',
    slice: 8,
  },
  {
    ...half,
    ...hidden,
    id: 'stealthAssaultFire',
    name: 'Stealth Assault Fire',
    rule: '6.4.2',
    marker: 'stealth',
    fires: 'before',
    withdraw: false,
    afterSmoke: false,
    slice: 8,
  },
  { ...half, id: 'hitAndRun', name: 'Hit & Run', rule: '6.7', marker: 'hitAndRun', fires: 'once', doubleTime: false, slice: 15 },
]

/** 6.2: what Double-Time adds to the MF of an MMC that starts and moves with a Good Order Leader, never beyond his own. L1319, LG-32. */
export const DOUBLE_TIME = { goodOrder: 2, shaken: 1, never: ['weaponTeam', 'mountedSquad', 'mountedHalfSquad', 'piper'] } as const

/** What other doings cost, in half MP. L464, L1755. */
export const DEED_MP = { pickUpWeapon: 4, changeFloor: 4 } as const

/** What takes from the MF, in whole MP. L449, L1466. */
export const LESS_MF = { smcWithWeapon: 2, afterSmoke: 1 } as const

/** 11.6: what those pay who go with a Scout through terrain that he knows how to pass, in half MP. L2353. */
export const SCOUT_PATH_MP = 2

/** 5.3: at least one attack, however little was spent in the hex. LG-38. */
export const OPPORTUNITY_FIRE = { leastBudget: 1, opsComplete: { mmcFp: -1, toHit: 2 } } as const

const byId = indexed('movement', MOVEMENT_MODES)

export function movementMode(id: string): MovementMode {
  return byId.get(id) ?? unknown('way of moving', id)
}

/** 5.1: all fractions up: what a unit may spend of its MF (Double-Time already added), in half MP. A single step is bounded by the whole MF. */
export function allowance(mode: MovementMode, mf: number): number {
  return mode.allowance === 'half' ? 2 * Math.ceil(mf / 2) : 2 * mf
}

/** 6.2: MF in Double-Time: with the bonus, but never more than the Leader's. */
export function doubleTimeMf(mf: number, leaderMf: number, shaken: boolean): number {
  return Math.max(mf, Math.min(mf + (shaken ? DOUBLE_TIME.shaken : DOUBLE_TIME.goodOrder), leaderMf))
}
