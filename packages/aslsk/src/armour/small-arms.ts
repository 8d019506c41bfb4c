import { type Described, integer, optional, type Problem, type Rules, refuse, text, variants } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import { type Barrel, CARRIED } from '../data/mortars.ts'
import { SMALL_ARMS_CALIBER, STRONG_ATR, WEAPON_TO_KILL } from '../data/to-kill.ts'
import type { Occasion } from '../fire/declaration.ts'
import { unitProblems } from '../fire/firers.ts'
import { markFor } from '../fire/shot-mode.ts'
import { canSee } from '../map/los.ts'
import { distance, nameOf } from '../map/terrain.ts'
import { arcToCover, coversNow, SPINES } from '../ordnance/arc.ts'
import { shotPreviewOf } from '../ordnance/preview.ts'
import { shotProblemsOf } from '../ordnance/problems.ts'
import { fireOrdnance } from '../ordnance/resolve.ts'
import { pointsAt, type Shot, type ShotDeclaration, shotBy, vehiclesToFireAt } from '../ordnance/shot.ts'
import { copyOrdnance, copyWeapon } from '../scenario/new-counters.ts'
import type { AslskState, Location, OrdnanceState, Weapon } from '../state.ts'
import { isLeader, isVehicle, knownTo, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { isRolling } from '../vehicles/status.ts'
import { heldBy, unitLabel, weaponName } from '../words/names.ts'
import { mountOf } from './mounts.ts'

/** 4.1, 4.4.4: a MG or an anti-tank rifle fires at an AFV as Ordnance. */
const smallArmsShape = {
  weapon: integer(0, 9999),
  at: text({ max: 24 }),
  vehicle: integer(0, 9999),
  /** 3.2.4: of a vehicle's main armament: the hexspine to which it is turned first. */
  ca: optional(integer(0, 5)),
  /** 3.3.2: of one in a turret: the hexspine to which the hull is turned first, and the turret with it. */
  vca: optional(integer(0, 5)),
  leader: optional(integer(0, 9999)),
} as const

const schema = variants({ smallArms: smallArmsShape })
export type SmallArmsFire = Described<typeof schema>

export const smallArms: AslskAct<Occasion, SmallArmsFire> = {
  type: 'smallArms',
  rule: '4.1',
  fields: smallArmsShape,
  candidates: smallArmsCandidates,
  problems: smallArmsProblems,
  perform: fireSmallArms,
  describe: (s, { weapon, at, vehicle, ca, vca }) => {
    const turned = [vca === undefined ? '' : `, hull to the ${SPINES[vca]}`, ca === undefined ? '' : `, turned to the ${SPINES[ca]}`]
    return `Fire the ${weaponName(s, weapon)}${heldBy(s, weapon)} at the ${unitLabel(s, vehicle)} in ${at}${turned.join('')}`
  },
  preview(s, occasion, declared) {
    const shot = smallArmsShot(s, occasion, declared, s.weapons[declared.weapon]!)
    return shot && shotPreviewOf(s, shot)
  },
}

/** What a Weapon that is no Ordnance has of it for one shot. */
export const NO_ORDNANCE: OrdnanceState = { ca: -1, acquired: null, turned: false, turnedIdle: false, intensive: false, noRate: false }

/** 4.1, 4.4.4, 7.9: it hits by the VTT and kills by the AP table; null for what does neither. */
export function smallArmsBarrel(s: AslskState, weapon: Weapon): Barrel | null {
  if (!isForAfvs(s, weapon)) return null
  const { name, nation, fp, latw } = weaponTypeOf(s, weapon)
  const isRifle = isAntiTankRifle(s, weapon)
  const rifle = latw?.toKill ?? (STRONG_ATR.includes(nation) ? WEAPON_TO_KILL.strongAtr : WEAPON_TO_KILL.atr)
  return {
    ...CARRIED,
    role: 'LATW',
    mount: mountedAs(s, weapon),
    caliber: SMALL_ARMS_CALIBER,
    length: '',
    he: false,
    ap: true,
    smallArms: { fp, toKill: isRifle ? rifle : isHeavyCalibre(name) ? WEAPON_TO_KILL.heavyMg : WEAPON_TO_KILL.mg, isRifle },
  }
}

/** 7.2, 7.8: how the main armament of a vehicle turns; what men carry points anywhere. */
function mountedAs(s: AslskState, weapon: Weapon): Barrel['mount'] {
  const vehicle = s.units[weapon.owner]
  if (!vehicle || !isVehicle(vehicle)) return CARRIED.mount
  if (mountOf(s, vehicle, weapon).bearer !== 'turret') return 'NT'
  return vehicleTypeOf(s, vehicle).turret === 'T' ? '360' : 'ST'
}

function isForAfvs(s: AslskState, weapon: Weapon): boolean {
  const { kind, mounted } = weaponTypeOf(s, weapon)
  return isAntiTankRifle(s, weapon) || (kind === 'mg' && (mounted === undefined || mounted === 'main'))
}

function isAntiTankRifle(s: AslskState, weapon: Weapon): boolean {
  const { kind, mounted, name } = weaponTypeOf(s, weapon)
  return kind === 'atr' || (mounted === 'main' && name === 'ATR')
}

/** 4.1: the machine guns of half an inch. */
function isHeavyCalibre(name: string): boolean {
  return name.includes('.50')
}

/** The shot that a declaration makes; null for a Weapon that fires at no AFV. */
export function smallArmsShot(s: AslskState, occasion: Occasion, fire: SmallArmsFire, weapon: Weapon): Shot | null {
  const barrel = smallArmsBarrel(s, weapon)
  if (!barrel) return null
  const armed = weapon.ordnance ? weapon : copyWeapon({ ...weapon, ordnance: NO_ORDNANCE })
  return shotBy(s, occasion, asOrdnance(fire), armed, barrel)
}

/** 4.1: the same as a shot on the VTT. */
function asOrdnance(fire: SmallArmsFire): ShotDeclaration {
  return { ...fire, type: 'ordnance', target: 'vtt' }
}

function smallArmsProblems(s: AslskState, occasion: Occasion, declared: SmallArmsFire): readonly Problem[] {
  const weapon = s.weapons[declared.weapon]
  const shot = weapon && smallArmsShot(s, occasion, declared, weapon)
  if (!shot) {
    const isMounted = weapon && weaponTypeOf(s, weapon).mounted !== undefined
    return isMounted
      ? refuse('7.8', 'A vehicle’s machine gun fires at an AFV only if it is its main armament.')
      : refuse('4.1', `Weapon ${declared.weapon} is neither a machine gun nor an anti-tank rifle.`)
  }
  const { crew } = shot.by
  if (crew.side !== occasion.side) return refuse('3.2', 'None of your units has that Weapon.')
  const halved = halvedProblem(s, shot)
  if (halved) return [halved]
  return shotProblemsOf(s, shot, asOrdnance(declared))
}

/**
 * 4.1: without anything that would halve its FP; a rifle fires as other Ordnance does. 7.8: that of the AFPh is no matter to a vehicle's main armament, but
 * Motion Fire (2.0) is, and a pinned crew (7.13).
 */
function halvedProblem(s: AslskState, { by, occasion, leader }: Shot): Problem | null {
  const { crew, weapon, barrel } = by
  const { name } = weaponTypeOf(s, weapon)
  if (isVehicle(crew)) {
    const isHalved = (isRolling(crew) || crew.pinned) && !barrel.smallArms!.isRifle
    return isHalved ? { rule: '4.1', message: `The ${name} fires at an AFV only with all its FP.` } : null
  }
  if (markFor(s, crew, s.weapons[weapon.id]!) !== 'none') return { rule: '4.1', message: `The ${name} could fire only with half its FP.` }
  if (barrel.smallArms!.isRifle) return null
  if (crew.pinned || occasion.when === 'advancingFire' || (isLeader(s, crew) && !leader))
    return { rule: '4.1', message: `The ${name} fires at an AFV only with all its FP.` }
  return null
}

/** 4.1: one shot of the procedure for all Ordnance. */
function* fireSmallArms(g: Aslsk, occasion: Occasion, declared: SmallArmsFire): Rules<void> {
  const weapon = g.state.weapons[declared.weapon]!
  weapon.ordnance = copyOrdnance(NO_ORDNANCE)
  yield* fireOrdnance(g, smallArmsShot(g.state, occasion, declared, weapon)!)
  weapon.ordnance = undefined
}

function smallArmsCandidates(s: AslskState, occasion: Occasion): SmallArmsFire[] {
  const found: SmallArmsFire[] = []
  if (vehicleIds(s).length === 0) return found
  let places: readonly Location[] | undefined
  const isBlind = s.setting.options.losChecks === 'declared'
  for (const weapon of s.weapons) {
    const owner = s.units[weapon.owner]
    if (weapon.ordnance || weapon.malfunctioned || !owner || owner.side !== occasion.side || owner.at < 0 || !isForAfvs(s, weapon)) continue
    if (unitProblems(s, owner).length > 0) continue
    const { range } = weaponTypeOf(s, weapon)
    places ??= targetPlaces(s, occasion)
    for (const at of places) {
      if (distance(s, owner.at, at) > range || !(isBlind || canSee(s, owner.at, at))) continue
      for (const { id } of vehiclesToFireAt(s, occasion, at)) {
        const declared: SmallArmsFire = { type: 'smallArms', weapon: weapon.id, at: nameOf(s, at), vehicle: id }
        const turned = isVehicle(owner) ? { ...declared, ...turnedTo(s, occasion, declared, weapon, at) } : declared
        if (smallArmsProblems(s, occasion, turned).length === 0) found.push(turned)
      }
    }
  }
  return found
}

/** 3.2.4: how the main armament of a vehicle is turned to cover a hex; as it is where it covers it. */
function turnedTo(s: AslskState, occasion: Occasion, declared: SmallArmsFire, weapon: Weapon, at: Location): Pick<SmallArmsFire, 'ca'> {
  const { by } = smallArmsShot(s, occasion, declared, weapon)!
  const now = pointsAt(by)
  const { expenditure } = occasion
  return coversNow(s, by.crew.at, now, at, expenditure) ? {} : { ca: arcToCover(s, by.crew.at, now, at, expenditure) }
}

function targetPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  if (expenditure) return expenditure.units.some((id) => s.units[id]!.vehicle) ? [expenditure.at] : []
  const places: Location[] = []
  for (const unit of knownTo(s, side))
    if (unit.at >= 0 && unit.side !== side && isVehicle(unit) && !places.includes(unit.at)) places.push(unit.at)
  return places
}
