import { counterType, type Pack } from '../data/pack.ts'
import { type Location, RESERVE, type Side, type Unit, type Weapon } from '../state.ts'

/** A unit in Good Order that has not done anything yet, with the Skills that are printed on it. */
export function newUnit(pack: Pack, id: number, side: Side, type: string, at: Location = RESERVE): Unit {
  const printed = counterType(pack, type)
  return {
    id,
    side,
    type,
    at,
    shaken: false,
    wounds: 0,
    marks: 0,
    skills: printed.skills.slice(),
    triedRally: false,
    helped: 0,
    triedSmoke: false,
    backblast: false,
    rootType: '',
  }
}

/** A Support Weapon in working order that nobody has yet. */
export function newWeapon(id: number, side: Side, type: string, at: Location = RESERVE): Weapon {
  return { id, side, type, owner: -1, at, assembled: false, jammed: false, used: false, spent: false, handled: 0 }
}
