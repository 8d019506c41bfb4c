import { copyPlain, integer, keep, keptBy, listOf, type ModuleState } from '@firegroup/kernel'
import { immobilize } from '../../armour/damage.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import { nationOf } from '../../data/nations.ts'
import { isBuilding } from '../../map/terrain.ts'
import type { AslskState, Unit, Weapon } from '../../state.ts'
import { isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'

/** The first winters in which each had learnt to live with it: year and month. */
const LEARNT = { russian: 194104, axis: 194204 } as const

/** E3.741: what B# and X# lose. */
const BREAKDOWN = { russian: -1, axis: -2 } as const

/** E3.742: from this original DR on a rally attempt ends in frostbite. */
const FROSTBITE_DR = 11

/** E3.744 */
const FROZEN_ENGINE = 6

/** Whose first such winter it is: the Axis before April 1942, the Russians before April 1941; null for everybody else. */
function newcomer(s: AslskState, nation: string): 'russian' | 'axis' | null {
  const { year, month } = s.setting.scenario
  const date = 100 * year + month
  const { id, side } = nationOf(nation)
  if (id === 'russian') return date < LEARNT.russian ? 'russian' : null
  return side === 'axis' && date < LEARNT.axis ? 'axis' : null
}

/** E3.741: of Guns and Support Weapons, but not of Demolition Charges; in whose hands they are, or whose they were. */
export function coldWeapon(s: AslskState, weapon: Weapon): number {
  const type = weaponTypeOf(s, weapon)
  if (type.kind === 'dc') return 0
  const user = s.units[weapon.owner]
  const who = newcomer(s, user ? typeOf(s, user).nation : type.nation)
  return who === null ? 0 : BREAKDOWN[who]
}

/** E3.742: outside a building a rally attempt with an original 11 or more is Casualty Reduction. */
export function frostbite(s: AslskState, unit: Unit): number | undefined {
  return newcomer(s, typeOf(s, unit).nation) === null || isBuilding(s, unit.at) ? undefined : FROSTBITE_DR
}

/** E3.744: the vehicles that have tried their engines. */
export const triedEngines: ModuleState<AslskState, readonly number[]> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => [...kept],
  read(description) {
    const wrong = listOf(integer(0, 9999), { max: 400 }).check(description, 'extreme-winter')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as readonly number[] }
  },
}
const OWNER = { id: 'extreme-winter', state: triedEngines } as const

/** E3.744: an Axis vehicle that was set up on the map rolls before its first start; a 6 immobilizes it. */
export function coldEngine(g: Aslsk, unit: Unit): boolean {
  const s = g.state
  const tried = keptBy(s, OWNER) ?? []
  if (
    !isVehicle(unit) ||
    tried.includes(unit.id) ||
    unit.vehicle.motion ||
    !wasSetUp(s, unit) ||
    newcomer(s, typeOf(s, unit).nation) !== 'axis'
  )
    return true
  const die = rollDie(g, 'engine in the cold', (rolled) => rolled === FROZEN_ENGINE)
  keep(s, OWNER, [...tried, unit.id])
  const isFrozen = die === FROZEN_ENGINE
  g.emit({ type: 'extreme-winter:engine', rule: 'E3.744', of: { unit: unit.id, die, frozen: isFrozen } })
  if (isFrozen) immobilize(g, unit, 'E3.744')
  return !isFrozen
}

function wasSetUp({ setting }: AslskState, { id }: Unit): boolean {
  return !setting.groups.some(({ entersOn, units }) => entersOn > 0 && units.includes(id))
}
