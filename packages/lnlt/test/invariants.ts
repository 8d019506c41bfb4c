import { MMC_KINDS } from '../src/data/unit-kinds.ts'
import { locationsIn, nameOf } from '../src/map/location.ts'
import { stackingProblem } from '../src/movement/stacking.ts'
import { ELIMINATED, type LnltState, MERGED, SIDES } from '../src/state.ts'
import { typeOf } from '../src/units/units.ts'
import { carryLimit } from '../src/weapons/possession.ts'

/** What must be true of any state between two decisions; each breach as a sentence. */
export function breaches(s: LnltState): string[] {
  return [...unitBreaches(s), ...weaponBreaches(s), ...placeBreaches(s), ...markerBreaches(s)]
}

/** 10.1: a Spotted marker lies where somebody is to be seen, or where Assault Fire came from; 4.0: nobody moves but in an impulse of his side. */
function markerBreaches(s: LnltState): string[] {
  const empty = s.markers.filter(
    ({ kind, at, side, value }) => kind === 'spotted' && value === 0 && !s.units.some((unit) => unit.at === at && unit.side !== side),
  )
  const wrong = empty.map(({ at }) => `${nameOf(s.setting, at)} bears a Spotted marker, and nobody is there.`)
  if (s.move?.units.some((id) => s.units[id]!.side !== s.impulse?.side)) wrong.push('Somebody moves out of turn.')
  return wrong
}

function unitBreaches(s: LnltState): string[] {
  return s.units.flatMap((unit) => {
    const wrong: string[] = []
    const say = (what: string) => wrong.push(`Unit ${unit.id} (${unit.type}) ${what}.`)
    if (s.units[unit.id] !== unit) say('is not at the place of its number')
    if (unit.at < MERGED) say(`is at ${unit.at}`)
    if (unit.at >= 0 && !s.setting.locations.some((places) => places.includes(unit.at))) say('is at a place that there is not')
    if (unit.at >= 0 && s.setting.terrain[unit.at >> 3]!.mpLeg === null) say('is where nobody can be')
    if (unit.wounds > 0 && MMC_KINDS.has(typeOf(s, unit).kind)) say('is wounded and no single man')
    if (unit.shaken && typeOf(s, unit).kind === 'hero') say('is a Hero and Shaken')
    return wrong
  })
}

/** 1.6: whoever has a weapon is there, can have it, and has no more than he can carry. */
function weaponBreaches(s: LnltState): string[] {
  return s.weapons.flatMap((weapon) => {
    const owner = s.units[weapon.owner]
    if (weapon.owner < 0) return []
    if (!owner) return [`Weapon ${weapon.id} belongs to unit ${weapon.owner}, which there is not.`]
    if (owner.at === ELIMINATED || owner.at === MERGED) return [`Weapon ${weapon.id} belongs to unit ${owner.id}, which is gone.`]
    if (owner.at !== weapon.at) return [`Weapon ${weapon.id} is at ${weapon.at}, and unit ${owner.id}, which has it, at ${owner.at}.`]
    const carried = s.weapons.filter((other) => other.owner === owner.id).length
    return carried > carryLimit(s, owner) ? [`Unit ${owner.id} carries ${carried} weapons.`] : []
  })
}

/** 1.3: never overstacked; 8.0: enemies share a location only in Melee. */
function placeBreaches(s: LnltState): string[] {
  const wrong: string[] = []
  for (let hex = 0; hex < s.setting.map.size; hex++)
    for (const at of locationsIn(s.setting, hex)) {
      const here = s.units.filter((unit) => unit.at === at)
      if (here.length === 0) continue
      for (const side of SIDES) if (stackingProblem(s, side, [], at)) wrong.push(`${nameOf(s.setting, at)} is overstacked by ${side}.`)
      const contested = SIDES.every((side) => here.some((unit) => unit.side === side))
      const melee = s.markers.some((marker) => marker.kind === 'melee' && marker.at === at)
      if (contested && !melee) wrong.push(`Enemies share ${nameOf(s.setting, at)} outside of Melee.`)
    }
  return wrong
}
