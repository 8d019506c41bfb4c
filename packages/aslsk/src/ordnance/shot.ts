import { spinesBetween } from '@firegroup/hexmap'
import { type Described, flag, integer, oneOf, optional, text, variants } from '@firegroup/kernel'
import { AMMO, type Ammo } from '../data/ammunition.ts'
import { type Barrel, LAUNCHER } from '../data/mortars.ts'
import { TARGET_TYPES, type TargetType } from '../data/to-hit.ts'
import { unitOf } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { distance, placeOf } from '../map/terrain.ts'
import type { AslskState, Location, OrdnanceState, Unit, Weapon } from '../state.ts'
import { isVehicle, typeOf, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { vehicleIds } from '../vehicles/roster.ts'

/** A shot as a player declares it: which Weapon at which hex, as Infantry, as an area or at a vehicle there, and how. */
export const shotShape = {
  weapon: integer(0, 9999),
  at: text({ max: 24 }),
  target: oneOf(...TARGET_TYPES),
  /** 3.2.4: the hexspine to which it is turned first. */
  ca: optional(integer(0, 5)),
  /** 3.3.2: of a gun in a turret: the hexspine to which the hull is turned first, and the turret with it. */
  vca: optional(integer(0, 5)),
  /** 3.2.4: once more, after it has lost its rate. */
  intensive: optional(flag()),
  /** 6.2: what it fires; if nothing is said, armour-piercing shot at a vehicle and High Explosive at all else. */
  ammo: optional(oneOf(...AMMO)),
  /** 3.2.4: at which vehicle, on the VTT; the only one there unless told. */
  vehicle: optional(integer(0, 9999)),
  /** 4.4.3: aims worse, to avoid the backblast of a LATW in a building. */
  careful: optional(flag()),
  /** Chapter H: as the Mortar that the Type 92 Infantry Gun also is. */
  asMortar: optional(flag()),
  /** 4.5: the leader who directs a light Mortar, or helps another to fire it. */
  leader: optional(integer(0, 9999)),
} as const

const shotSchema = variants({ ordnance: shotShape })
export type ShotDeclaration = Described<typeof shotSchema>

/** What fires, by what it is: a Gun or light Mortar with the unit that mans it, or the main armament of a vehicle, which mans itself. */
export type Shooter = ShooterOnFoot | ShooterOnTracks

interface Armed {
  readonly weapon: Weapon & { ordnance: OrdnanceState }
  readonly barrel: Barrel
}

interface ShooterOnFoot extends Armed {
  readonly kind: 'weapon'
  readonly crew: Unit
}

export interface ShooterOnTracks extends Armed {
  readonly kind: 'vehicle'
  readonly crew: Vehicle
  /** 7.2: where its gun is mounted. */
  readonly mount: 'turret' | 'bow' | 'rear'
}

/** A shot as the rules see it. */
export interface Shot {
  readonly by: Shooter
  readonly occasion: Occasion
  readonly at: Location
  readonly target: TargetType
  readonly range: number
  readonly intensive: boolean
  readonly ammo: Ammo
  readonly careful: boolean
  readonly leader: Unit | null
  /** C9.3: who looks for it, where it is not the firer himself. */
  readonly spotter?: Unit
  /** 3.2.4: the one that is fired at on the VTT; null where none is meant. */
  readonly vehicle: Vehicle | null
  /** 4.4.2: who of those that a Panzerfaust hits is struck; absent where that is left to chance. */
  readonly chosen?: Unit
  /** Where it points when it fires, and how many hexspines it is turned for that. */
  readonly ca: number
  readonly spines: number
  /** 3.3.2: where the hull points then, if it is turned under its turret. */
  readonly vca?: number
  /** C5.7: it shall immobilize the vehicle and do nothing else. */
  readonly immobilizing?: true
}

/** A declaration that names a Weapon of this kind and somebody who mans it; null for any other. */
export function shotFrom(s: AslskState, occasion: Occasion, declared: ShotDeclaration): Shot | null {
  const weapon = s.weapons[declared.weapon]
  return weapon ? shotBy(s, occasion, declared, weapon) : null
}

/** The same with a Weapon that need not be among those of the game. */
export function shotBy(s: AslskState, occasion: Occasion, declared: ShotDeclaration, weapon: Weapon, barrel?: Barrel): Shot | null {
  const gun = shooterWith(s, weapon, barrel)
  return gun && shotOf(s, occasion, declared, gun, placeOf(s, declared.at))
}

/** The same for whoever knows already what fires and where that is. */
export function shotOf(s: AslskState, occasion: Occasion, declared: ShotDeclaration, gun: Shooter, at: Location): Shot {
  const by = declared.asMortar ? asMortar(gun) : gun
  const now = pointsAt(by)
  const hull = hullOf(by, declared)
  const ca = now < 0 ? now : (declared.ca ?? (now + hull.by) % 6)
  const shot: Shot = {
    by,
    occasion,
    at,
    target: declared.target,
    range: at < 0 ? 0 : distance(s, by.crew.at, at),
    intensive: declared.intensive === true,
    ammo: declared.ammo ?? usualAmmo(by, declared.target),
    careful: declared.careful === true,
    leader: declared.leader === undefined ? null : (s.units[declared.leader] ?? null),
    vehicle: declared.target === 'vtt' ? vehicleFiredAt(s, occasion, at, declared.vehicle) : null,
    ca,
    spines: now < 0 ? 0 : Math.max(hull.spines, spinesBetween(now, ca)),
  }
  return hull.vca === undefined ? shot : { ...shot, vca: hull.vca }
}

/** 3.3.2: how the hull of what fires is turned under its turret: clockwise by so many hexspines, so many the shorter way. */
function hullOf(by: Shooter, { vca }: ShotDeclaration): { readonly vca?: number; readonly by: number; readonly spines: number } {
  if (vca === undefined || by.kind !== 'vehicle' || by.mount !== 'turret') return NOT_TURNED
  const now = by.crew.vehicle.vca
  return { vca, by: (vca - now + 6) % 6, spines: spinesBetween(now, vca) }
}

const NOT_TURNED = { by: 0, spines: 0 } as const

/** Chapter H: as a Mortar it has a least range, and is one for every rule. */
function asMortar(by: Shooter): Shooter {
  const { asMortarFrom } = by.barrel
  return asMortarFrom === undefined ? by : { ...by, barrel: { ...by.barrel, role: 'MTR', minRange: asMortarFrom } }
}

/** 6.2, 4.4: what is fired if nothing is said. */
export function usualAmmo({ barrel }: Pick<Shooter, 'barrel'>, target: TargetType): Ammo {
  if (barrel.shaped) return barrel.shaped.projector ? 'mol' : 'heat'
  return target === 'vtt' && barrel.ap ? 'ap' : 'he'
}

export function shooterOf(s: AslskState, id: number): Shooter | null {
  const weapon = s.weapons[id]
  return weapon ? shooterWith(s, weapon) : null
}

function shooterWith(s: AslskState, weapon: Weapon, given?: Barrel): Shooter | null {
  const crew = s.units[weapon.owner]
  const barrel = weapon.ordnance && (given ?? barrelOfWeapon(s, weapon))
  if (!crew || !barrel) return null
  const armed: Armed = { weapon: weapon as Armed['weapon'], barrel }
  if (!isVehicle(crew)) return { kind: 'weapon', ...armed, crew }
  return { kind: 'vehicle', ...armed, crew, mount: gunMount(s, crew) }
}

/** What it is that fires, by its counter and by what modules make of it. */
function barrelOfWeapon(s: AslskState, weapon: Weapon): Barrel | undefined {
  const { barrel } = weaponTypeOf(s, weapon)
  const { barrels } = s.setting.hooks
  return barrel && barrels.length > 0 ? barrels.reduce((is, change) => change(s, weapon, is), barrel) : barrel
}

/** 3.2.1: from where the target of a shot is seen. */
export function eyesOf({ by, spotter }: Pick<Shot, 'by' | 'spotter'>): Location {
  return (spotter ?? by.crew).at
}

/** 7.2: where the main armament is, a gun or a MG. */
function gunMount(s: AslskState, vehicle: Vehicle): ShooterOnTracks['mount'] {
  const { gun, mgArmament, turret } = vehicleTypeOf(s, vehicle)
  return gun?.mount ?? (turret === 'NT' || mgArmament?.weapon === 'BMG' ? 'bow' : 'turret')
}

/** 3.2.4: the hexspine at which it points; -1 for what has no Covered Arc. 7.2: a gun in a turret goes by the TCA, one in the hull by the VCA. */
export function pointsAt(by: Shooter): number {
  if (by.kind === 'weapon') return by.weapon.ordnance.ca
  const { vca, tca } = by.crew.vehicle
  return by.mount === 'turret' ? tca : by.mount === 'bow' ? vca : (vca + 3) % 6
}

/** 3.2.4: the enemy vehicles that may be fired at in a hex: in the enemy MPh those that move there. */
export function vehiclesToFireAt(s: AslskState, { side, expenditure }: Occasion, at: Location): Vehicle[] {
  const found: Vehicle[] = []
  for (const id of expenditure?.units ?? vehicleIds(s)) {
    const unit = unitOf(s, id)
    if (unit.at === at && unit.side !== side && isVehicle(unit)) found.push(unit)
  }
  return found
}

function vehicleFiredAt(s: AslskState, occasion: Occasion, at: Location, id: number | undefined): Vehicle | null {
  const there = at < 0 ? [] : vehiclesToFireAt(s, occasion, at)
  if (id !== undefined) return there.find((vehicle) => vehicle.id === id) ?? null
  return there.length === 1 ? there[0]! : null
}

/** 1.2.6: a Gun in the hands of others than a crew; a light Mortar is everybody's (4.5). */
export function isNonQualified(s: AslskState, { kind, barrel, crew }: Shooter): boolean {
  return kind === 'weapon' && barrel.mount !== null && typeOf(s, crew).kind !== 'crew'
}

/** 4.0: made by the other side. */
export function isCapturedUse({ weapon, crew }: Shooter): boolean {
  return weapon.side !== crew.side
}

/** Chapter H: a grenade launcher that fires close by, or white phosphorus. */
export function isLobbed({ by: { barrel }, ammo, range }: Pick<Shot, 'by' | 'ammo' | 'range'>): boolean {
  return barrel.launcher === true && (ammo === 'wp' || (ammo === 'he' && range <= LAUNCHER.close))
}

export function isMortar({ barrel }: Pick<Shooter, 'barrel'>): boolean {
  return barrel.role === 'MTR'
}
