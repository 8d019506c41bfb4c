import type { Problem } from '@firegroup/kernel'
import { reachOf } from '../air/helicopter.ts'
import { EXTENDED_RANGE } from '../data/direct-fire.ts'
import { MARKERS } from '../data/markers.ts'
import { abilitiesOf } from '../data/smc.ts'
import { PORTAGE, weaponRules } from '../data/support-weapons.ts'
import { lies } from '../fortifications/places.ts'
import { BUNKER, CAVE, hexOf, layerOf, nameOf, ROOFTOP } from '../map/location.ts'
import { distance, terrainAt } from '../map/terrain.ts'
import { grenadeProblem, withoutGrenades } from '../modern/grenades.ts'
import { mountedWeaponProblem } from '../mounted/mounted.ts'
import { firedOwn, weaponsInSalvo } from '../ordnance/salvo.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { has, hasAny, type Mark, marks } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { type Firer, hasMelee, inherentFire, isMmc, type Occasion, weaponFire } from './attack.ts'

/** An attack in the making: whence and at what, and who may take part as far as the impulse goes. */
export interface Aim {
  readonly side: Side
  readonly occasion: Occasion
  readonly from: Location
  readonly at: Location
  readonly units: (unit: Unit) => boolean
}

/** Why this unit can't fire so in this attack; null if it can. */
export function firerProblem(s: LnltState, aim: Aim, firer: Firer, alone = false): Problem | null {
  const unit = s.units[firer.unit]
  if (!unit || unit.side !== aim.side) return { rule: '5.2', message: `Unit ${firer.unit} is not one of yours.` }
  const problem = unitProblem(s, aim, unit, alone)
  if (problem) return problem
  if (!firer.inherent && firer.weapons.length === 0) return { rule: '5.2', message: `${typeOf(s, unit).name} is named, but fires nothing.` }
  const own = firer.inherent ? inherentProblem(s, aim, unit) : null
  if (own) return own
  for (const id of firer.weapons) {
    const weapon = s.weapons[id]
    if (!weapon) return { rule: '1.6', message: `There is no weapon ${id}.` }
    const wrong = weaponProblem(s, aim, unit, weapon)
    if (wrong) return wrong
  }
  return loadProblem(s, unit, firer)
}

/** 4.0, 5.1, 5.2, 5.3: why a unit can't take part, whatever it would fire. */
export function unitProblem(s: LnltState, aim: Aim, unit: Unit, alone = false): Problem | null {
  const { name, kind, team } = typeOf(s, unit)
  const problem = readyProblem(s, aim, unit)
  if (problem || !abilitiesOf(kind).firesAlone || (alone && team === 'mg')) return problem
  if (team === 'mortar' && aim.occasion === 'opportunity')
    return { rule: '18.1', message: `The ${name} does not Opportunity Fire: no mortar does.` }
  return { rule: '5.2', message: `${name} fires by itself, not together with others.` }
}

/** 4.0, 5.1, 5.3: why a unit can't fire now, alone or with others. */
export function readyProblem(s: LnltState, aim: Aim, unit: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  if (unit.at !== aim.from)
    return { rule: '5.2', message: `${name} is not in ${nameOf(s.setting, aim.from)}: only units of one place fire together.` }
  if (unit.shaken) return { rule: '5.1', message: `${name} is Shaken: it can't fire.` }
  const marked = markProblem(s, aim, unit)
  if (marked) return marked
  if (!aim.units(unit)) return { rule: '4.0', message: `${name} is not activated.` }
  if (hasMelee(s, unit.at)) return { rule: '8.1', message: `${name} is locked in Melee.` }
  const deed = aim.occasion === 'opportunity' ? 'opportunityFire' : 'fire'
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, deed)
    if (problem) return problem
  }
  return null
}

/** Markers under which nobody fires any more, in an impulse of his own or as Opportunity Fire; that of an Assault Move lets him fire once. */
const NO_FIRE = marks(...MARKERS.flatMap(({ marker, act }) => (act === 'fireOnce' || act === 'fireAtSpotted' ? [] : [marker as Mark])))
const NO_OPPORTUNITY_FIRE = marks(...MARKERS.flatMap(({ marker, opportunityFire }) => (opportunityFire === 'no' ? [marker as Mark] : [])))

/** 4.0, 5.3: bears a marker under which it can't fire so. */
export function isSpent(occasion: Occasion, unit: Unit): boolean {
  return hasAny(unit, occasion === 'opportunity' ? NO_OPPORTUNITY_FIRE : NO_FIRE)
}

/** 4.0, 4.1, 5.3: what the markers say. Ops Complete leaves Opportunity Fire to MMCs (LG-08), and fire at what was just spotted to all. */
function markProblem(s: LnltState, aim: Aim, unit: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  const isReaction = aim.occasion === 'opportunity'
  if (unit.salvo === undefined && isSpent(aim.occasion, unit))
    return { rule: isReaction ? '5.3' : '4.0', message: `${name} has acted in this turn.` }
  if (!has(unit, 'opsComplete')) return null
  if (isReaction) return isMmc(s, unit) ? null : { rule: '4.1', message: `${name} is Ops Complete: only MMCs can still Opportunity Fire.` }
  return isWithSpotter(s, unit.at, aim.at) ? null : { rule: '4.1', message: `${name} is Ops Complete.` }
}

/** 4.1: in the location of the unit that has spotted the target in this very impulse. */
export function isWithSpotter(s: LnltState, from: Location, at: Location): boolean {
  const { impulse } = s
  return impulse !== null && impulse.spotted === at && impulse.spotter >= 0 && s.units[impulse.spotter]!.at === from
}

/** 1.1, 5.0, 5.4: why a unit can't fire its own FP at the target. */
export function inherentProblem(s: LnltState, aim: Aim, unit: Unit): Problem | null {
  const type = typeOf(s, unit)
  if (!type.inherent) return { rule: '1.1', message: `${type.name} has no firepower of its own.` }
  if (firedOwn(unit)) return { rule: '5.0', message: `${type.name} has fired its own firepower.` }
  const range = reachOf(inherentFire(s, unit).range, aim.at)
  const away = distance(s.setting, aim.from, aim.at)
  if (away === 0 && type.team !== null) return { rule: '1.7', message: `${type.name} can't fire at another floor of its own hex.` }
  if (away <= range || (type.extendedRange && away <= EXTENDED_RANGE * range)) return null
  return {
    rule: type.extendedRange ? '5.4' : '5.0',
    message: `${type.name} reaches ${type.extendedRange ? EXTENDED_RANGE * range : range} hexes, not ${away}.`,
  }
}

/** 1.6: why a unit can't fire this weapon at the target. */
export function weaponProblem(s: LnltState, aim: Aim, unit: Unit, weapon: Weapon): Problem | null {
  const type = typeOfWeapon(s, weapon)
  if (aim.occasion === 'opportunity' && !weaponRules(type.kind).opportunityFire)
    return { rule: '5.3', message: `The ${type.name} can't be used for Opportunity Fire.` }
  const unfit =
    userProblem(s, unit, weapon) ??
    mountedWeaponProblem(s, unit, weapon) ??
    conditionProblem(s, weapon) ??
    (type.kind === 'mortar' ? siteProblem(s, type.name, aim.from) : null)
  if (unfit) return unfit
  const range = reachOf(weaponFire(s, weapon).range, aim.at)
  const away = distance(s.setting, aim.from, aim.at)
  if (away < type.minRange || (away > range && !(type.extendedRange && away <= EXTENDED_RANGE * range)))
    return { rule: '5.0', message: `The ${type.name} reaches from ${Math.max(1, type.minRange)} to ${range} hexes, not ${away}.` }
  if (weapon.assembled && type.tripod !== null && hexOf(aim.from) === hexOf(aim.at))
    return { rule: '1.6.1', message: `The ${type.name} on its tripod can't fire at another floor of its own hex.` }
  return null
}

/** 1.6: its owner, or a second single man who serves it with him. */
export function userProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  const { kind, name } = typeOf(s, unit)
  if (PORTAGE[kind].carries === 0) return { rule: '1.6', message: `${name} can't fire a Support Weapon.` }
  if (weapon.owner === unit.id) return null
  const owner = s.units[weapon.owner]
  if (owner && owner.at === unit.at && owner.side === unit.side && !isMmc(s, owner) && !isMmc(s, unit)) return null
  return { rule: '1.6', message: `${name} does not have the ${typeOfWeapon(s, weapon).name}.` }
}

/** 1.6: in working order, not yet used in this turn, and one that fires on the Direct Fire Table. */
export function conditionProblem(s: LnltState, weapon: Weapon): Problem | null {
  const type = typeOfWeapon(s, weapon)
  if (type.attack !== 'dft' || type.kind === 'claymore')
    return { rule: '5.2', message: `The ${type.name} attacks by itself, not together with others.` }
  if (weapon.jammed) return { rule: '1.6.2', message: `The ${type.name} is jammed.` }
  if (weapon.used || weapon.spent) return { rule: '1.6', message: `The ${type.name} has been used in this turn.` }
  if (!weapon.assembled && type.dismantles) return { rule: '1.6.1', message: `The ${type.name} is dismantled.` }
  return null
}

/** 1.6.5, 18.1: under a roof or thick trees no Mortar fires; out of Rubble it does. */
export function siteProblem(s: LnltState, name: string, from: Location): Problem | null {
  const { id, name: ground } = terrainAt(s.setting, hexOf(from))
  const layer = layerOf(from)
  const under =
    layer === BUNKER
      ? 'Bunker'
      : layer === ROOFTOP || layer === CAVE
        ? ''
        : NO_MORTARS.has(id) && !lies(s, 'rubble', hexOf(from))
          ? ground
          : ''
  return under === '' ? null : { rule: '1.6.5', message: `The ${name} can't be fired out of a ${under}.` }
}

const NO_MORTARS: ReadonlySet<string> = new Set(['hcBuilding', 'lcBuilding', 'bambooHut', 'heavyJungle', 'densePalms', 'forest'])

/** 1.6: a Squad fires its IFP and one weapon, or two weapons; a Half-Squad, a Crew and a single man one or the other. */
function loadProblem(s: LnltState, unit: Unit, { inherent, weapons }: Firer): Problem | null {
  const { name } = typeOf(s, unit)
  const most = weaponsFired(s, unit, inherent)
  if (withoutGrenades(s, weapons).length <= most) return grenadeProblem(s, unit, inherent, weapons)
  if (most === 0) return { rule: '1.6', message: `${name} fires either its own firepower or a weapon.` }
  return {
    rule: '1.6',
    message: inherent ? `${name} fires two weapons only instead of its own firepower.` : `${name} can't fire so many weapons.`,
  }
}

/** 1.6: how many weapons a unit can fire, with its IFP or without. */
export function weaponsFired(s: LnltState, unit: Unit, inherent: boolean): number {
  const { firesWithOwn, firesInstead } = PORTAGE[typeOf(s, unit).kind]
  return (inherent || firedOwn(unit) ? firesWithOwn : firesInstead) - weaponsInSalvo(unit)
}

/** 1.6: how many serve this weapon. */
export function crewsAlong(firers: readonly Firer[], weapon: number): number {
  let served = 0
  for (const firer of firers) if (firer.weapons.includes(weapon)) served++
  return served
}
