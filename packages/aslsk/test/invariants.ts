import { fitsInOneHex } from '../src/scenario/room.ts'
import { type AslskState, EXITED, SIDES } from '../src/state.ts'
import { isLeader, unitsAt, unitsOf } from '../src/units/units.ts'

/** What must be true of any state between two decisions; each breach as a sentence. */
export function breaches(s: AslskState): string[] {
  return [...unitBreaches(s), ...weaponBreaches(s), ...placeBreaches(s)]
}

function unitBreaches(s: AslskState): string[] {
  return s.units.flatMap((unit) => {
    const wrong: string[] = []
    const say = (what: string) => wrong.push(`Unit ${unit.id} (${unit.type}) ${what}.`)
    if (s.units[unit.id] !== unit) say('is not at the place of its number')
    if (unit.at < -4 || unit.at >= s.setting.map.size) say(`is at ${unit.at}`)
    if (unit.at >= 0 && s.setting.terrain[unit.at]!.infantryMf === null) say('is where nobody can be')
    if (unit.dm && !unit.broken) say('is DM and not broken')
    if (unit.broken && unit.pinned) say('is broken and pinned')
    if (unit.broken && unit.cx) say('is broken and CX')
    if (unit.wounded && !isLeader(s, unit)) say('is wounded and no leader')
    if (unit.melee && unit.at >= 0 && unitsAt(s, unit.at).every((other) => other.side === unit.side)) say('is in Melee with nobody')
    if (unit.spent < 0 || unit.spentHere > unit.spent) say(`has spent ${unit.spent} MF, ${unit.spentHere} of them here`)
    return wrong
  })
}

function weaponBreaches(s: AslskState): string[] {
  return s.weapons.flatMap((weapon) => {
    const owner = s.units[weapon.owner]
    if (weapon.owner < 0) return weapon.at === EXITED ? [`Weapon ${weapon.id} left the map alone.`] : []
    if (!owner) return [`Weapon ${weapon.id} belongs to unit ${weapon.owner}, which there is not.`]
    return owner.at === -4 ? [`Weapon ${weapon.id} belongs to unit ${owner.id}, which is lost.`] : []
  })
}

/** 3.3.1: never overstacked; and enemies share a hex only after an advance, for Close Combat, or when all are broken or were until one side rallied (GAP-30). */
function placeBreaches(s: AslskState): string[] {
  const wrong: string[] = []
  for (const place of new Set(s.units.map((unit) => unit.at))) {
    if (place < 0) continue
    const name = s.setting.map.grid.idOf(place)
    for (const side of SIDES) if (!fitsInOneHex(s, unitsOf(s, side, place))) wrong.push(`${name} is overstacked by ${side}.`)
    const here = unitsAt(s, place)
    const mixed = here.some((unit) => unit.side === 'allied') && here.some((unit) => unit.side === 'axis')
    const inCombat = s.phase === 'advance' || s.phase === 'closeCombat'
    const oneIsBroken = SIDES.some((side) => here.every((unit) => unit.side !== side || unit.broken))
    if (mixed && !inCombat && !oneIsBroken && !here.some((unit) => unit.melee)) wrong.push(`Enemies share ${name} outside of Close Combat.`)
  }
  return wrong
}
