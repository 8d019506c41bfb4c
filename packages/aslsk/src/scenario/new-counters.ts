import { type Place, RESERVE, type Side, type Unit, type Weapon } from '../state.ts'

/** An unbroken unit that has not done anything yet. */
export function newUnit(id: number, side: Side, type: string, at: Place = RESERVE): Unit {
  return {
    id,
    side,
    type,
    at,
    entry: -1,
    broken: false,
    dm: false,
    pinned: false,
    wasPinned: false,
    wounded: false,
    cx: false,
    melee: false,
    fire: 'none',
    forfeited: false,
    firedWeapon: false,
    directed: [],
    mode: 'still',
    spent: 0,
    spentHere: 0,
    moveEnded: false,
    startedAt: -1,
    withLeader: -1,
    allRoad: false,
    onRoad: false,
    crestSide: -1,
    triedSmoke: false,
    rested: false,
    burden: 0,
    actedInRally: false,
    triedRally: false,
    advanced: false,
    routed: false,
  }
}

/** A Weapon in working order that nobody possesses yet. */
export function newWeapon(id: number, side: Side, type: string, at: Place = RESERVE): Weapon {
  return {
    id,
    side,
    type,
    owner: -1,
    at,
    malfunctioned: false,
    fire: 'none',
    keptRate: false,
    carried: false,
    moved: false,
    recovered: false,
    triedBy: [],
  }
}
