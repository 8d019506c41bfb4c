import {
  type AimedFire,
  type AslskState,
  ccDrNeeded,
  couldHarmOnFoot,
  harmDr,
  hasActed,
  hitEffect,
  hitResultAt,
  isVehicle,
  mainHarmDr,
  nextHexes,
  nextVehicleSteps,
  reaimed,
  type Side,
  shellsOf,
  showsWeaker,
  type ToHit,
  toHitOf,
  typeOf,
  type Unit,
  type Vehicle,
  type VehicleStep,
  vehicleReach,
  weaponTypeOf,
} from '@firegroup/aslsk'
import {
  canSee,
  distance,
  frontHexes,
  type IftResult,
  inArc,
  isCrewExposed,
  isHemmedIn,
  isMortar,
  isRolling,
  nameOf,
  nearestArc,
  type Occasion,
  shooterOf,
  unitInPlace,
} from '@firegroup/aslsk/queries'

/** What it is that must hit first. */
export type OrdnanceKind = 'gun' | 'mortar' | 'latw' | 'main' | 'mg' | 'atr' | 'panzerfaust'

/** Something of the DEFENDER that must hit first and sees the mover, with every shot that it may take now. */
export interface Ordnance {
  /** The Weapon; of a Panzerfaust that is not found yet -1 less the unit that would look for it. */
  readonly key: number
  readonly kind: OrdnanceKind
  /** Its crew, or its vehicle. */
  readonly unit: number
  readonly at: number
  readonly name: string
  readonly shots: readonly AimedFire[]
  /** A Mortar, or a Gun without anything against armour. */
  readonly highExplosiveOnly: boolean
}

/** The questions of ordnance and vehicles (slices 4 to 6). */
export interface OrdnanceQuestions {
  /** PBS-OFT-01: all that must hit first and sees the mover, whether it may fire now or not. */
  ordnance(): readonly Ordnance[]
  ordnanceOf(key: number): Ordnance | undefined
  toHit(shot: AimedFire): ToHit
  /** The IFT column and DRM of a hit on men; null where it hits none. */
  hitEffect(shot: AimedFire): { readonly column: number; readonly drm: number } | null
  hitResultAt(shot: AimedFire, original: number): IftResult | null
  /** The highest TK DR with which this very shot harms the vehicle that it is fired at. */
  harmDr(shot: AimedFire): number
  /** PBS-DEF-06: the same for a weapon at any vehicle, with the best ammunition of which it has at least so much. */
  harmOn(ordnance: Ordnance, vehicle: Unit, least: number): number
  /** What this weapon has acquired besides the movers: the DRM and how far away; null for nothing, or an empty hex. */
  acquiredElsewhere(ordnance: Ordnance): { readonly drm: number; readonly range: number } | null
  hasAcquired(ordnance: Ordnance): boolean

  /** The vehicle that moves; undefined where men do. */
  movingVehicle(): Vehicle | undefined
  isCrewVulnerable(vehicle: Unit): boolean
  isRolling(vehicle: Unit): boolean
  /** It got stuck by its own expenditure. */
  isStuck(vehicle: Unit): boolean
  /** Hexes into which the men who move may go next. */
  nextHexes(): readonly number[]
  /** Single expenditures with which the vehicle that moves may go on. */
  nextSteps(): readonly VehicleStep[]
  /** How a shot would stand after such an expenditure: null where its target is out of sight. */
  after(step: VehicleStep, shot: AimedFire, from: number): { readonly index: number; readonly harm: number } | null
  /** The hull that is shown to this hex is weaker than its front. */
  showsWeaker(vehicle: Unit, from: number): boolean
  /** A shot of a gun in a turret that must be turned for it, with the hull turned to the target instead; null where that is not allowed. */
  withHullTurned(shot: AimedFire): AimedFire | null
  /** The highest TK DR with which a vehicle harms another as both stand; after an expenditure of the first where one is named. */
  harmBetween(by: Unit, on: Unit, least: number, step?: VehicleStep): number
  /** PBS-OFI-02, PBS-MG-14: the movers could harm this vehicle with a LATW in the coming AFPh. */
  couldHarmOnFoot(vehicle: Unit): boolean
  /** Enemy vehicles on the map. */
  enemyVehicles(): readonly Vehicle[]
  hasActed(unit: Unit): boolean
  canFinalFire(ordnance: Ordnance, vehicle: Unit): boolean
  ccDrNeeded(by: readonly number[], vehicle: number): number
  /** What may be decided in this window of a type: 'reaction', 'motion', 'dispense'. */
  offered(type: string): readonly { readonly type: string }[]
  isLegal(decision: { readonly type: string }): boolean

  /** Ammunition of which a weapon has at least so much. */
  shells(key: number, least: number): readonly string[]
  /** The least range at which it fires; 0 where it has none. */
  minimumRange(ordnance: Ordnance): number
  isSquad(unit: Unit): boolean
  /** PBS-DEF-26: it could look for a Panzerfaust against a vehicle of the DEFENDER from where it is. */
  carriesAgainstVehicles(unit: Unit): boolean
  /** A MG beside a vehicle's gun, which points where that does. */
  isCoaxial(weapon: number): boolean
  /** It has something to fire. */
  isArmed(vehicle: Unit): boolean
  /** This hex is in neither of the two hexes' arc before it. */
  isBeside(vehicle: Unit, hex: number): boolean
  /** PBS-DEF-21: hexes in which a vehicle is, or to which it could still drive in this MPh. */
  driveReach(vehicle: Unit): ReadonlySet<number>
  /** A vehicle of the ATTACKER could still come near to a place that he must have. */
  couldThreaten(vehicle: Unit, places: readonly number[], within: number): boolean
  /** Woods or a building, not on a road. */
  isInCover(hex: number): boolean
  /** The hexes before a vehicle that stands there and points so. */
  hexesAhead(hex: number, vca: number): readonly number[]
  /** 'the T-34 in C5' */
  nameOfUnit(unit: number): string
}

/** Answers from the state as the DEFENDER knows it, each worked out once for a question. */
export function ordnanceQuestions(s: AslskState, side: Side): OrdnanceQuestions {
  const spent = s.move!.spent!
  const occasion: Occasion = { when: 'firstFire', side, expenditure: spent }
  const rows = s.setting.acts.firstFire
  const movers = spent.units.map((id) => s.units[id]!).filter((unit) => unit.at === spent.at)
  const vehicle = movers.find(isVehicle)
  const offered = kept(
    (type: string) => rows.still(s, () => [...rows.of({ type }).candidates(s, occasion)]) as readonly { readonly type: string }[],
  )
  const legal = (decision: { readonly type: string }) => rows.problems(s, occasion, decision as never).length === 0
  const all = once(() => listed(s, side, offered))
  const steps = once(() => (vehicle ? nextVehicleSteps(s, vehicle) : []))
  const aims = kept((shot: AimedFire) => toHitOf(s, occasion, shot)!)
  const driveReach = kept(
    (unit: Unit): ReadonlySet<number> => new Set(isVehicle(unit) ? [unit.at, ...vehicleReach(s, unit).map(({ place }) => place)] : []),
  )
  return {
    ordnance: all,
    ordnanceOf: (key) => all().find((each) => each.key === key),
    toHit: aims,
    hitEffect: (shot) => hitEffect(s, occasion, shot),
    hitResultAt: (shot, original) => hitResultAt(s, occasion, shot, original),
    harmDr: (shot) => harmDr(s, occasion, shot),
    harmOn: (ordnance, on, least) => harmOn(s, side, ordnance, on, least),
    acquiredElsewhere: (ordnance) => acquiredElsewhere(s, ordnance, spent.units),
    hasAcquired: ({ key }) => s.weapons[key]?.ordnance?.acquired?.units.some((id) => spent.units.includes(id)) ?? false,
    movingVehicle: () => vehicle,
    isCrewVulnerable: (unit) => isVehicle(unit) && isCrewExposed(unit),
    isRolling: (unit) => isVehicle(unit) && isRolling(unit),
    isStuck: (unit) => isVehicle(unit) && (unit.vehicle.boggedNow === true || unit.vehicle.immobilized || unit.vehicle.bog !== 'none'),
    nextHexes: once(() => nextHexes(s, movers)),
    nextSteps: steps,
    after(step, shot, from) {
      if (!canSee(step.after, from as never, step.at)) return null
      const then: Occasion = { ...occasion, expenditure: step.after.move?.spent ?? null }
      const again = reaimed(step.after, then, shot, step.at)
      const aim = toHitOf(step.after, then, again)
      return aim && { index: aim.th - aim.drm, harm: harmDr(step.after, then, again) }
    },
    showsWeaker: (unit, from) => isVehicle(unit) && showsWeaker(s, unit, from as never),
    withHullTurned(shot) {
      const turned = withHullTurned(s, shot, spent.at)
      return turned && legal(turned) ? turned : null
    },
    harmBetween(by, on, least, step) {
      const then = step?.after ?? s
      const [one, other] = [then.units[by.id]!, then.units[on.id]!]
      return isVehicle(one) && isVehicle(other) && canSee(then, one.at, other.at) ? mainHarmDr(then, one, other, least) : 0
    },
    couldHarmOnFoot: (unit) => isVehicle(unit) && couldHarmOnFoot(s, movers, unit),
    enemyVehicles: once(() => s.units.filter((unit): unit is Vehicle => isVehicle(unit) && unit.side !== side && unit.at >= 0)),
    hasActed,
    canFinalFire: ({ at }, unit) => unit.at >= 0 && canSee(s, at as never, unit.at),
    ccDrNeeded: (by, on) => ccDrNeeded(s, by, on),
    offered,
    isLegal: legal,
    shells: (key, least) => shellsOf(s, key, least),
    minimumRange: ({ key }) => shooterOf(s, key)?.barrel.minRange ?? 0,
    isSquad: (unit) => typeOf(s, unit).kind === 'squad',
    carriesAgainstVehicles: (unit) =>
      s.units.some((own) => own.side === side && own.at >= 0 && isVehicle(own) && couldHarmOnFoot(s, [unit], own)),
    isCoaxial: (weapon) => weaponTypeOf(s, s.weapons[weapon]!).mounted === 'coaxial',
    isArmed: (unit) => s.weapons.some(({ owner, malfunctioned }) => owner === unit.id && !malfunctioned),
    isBeside: (unit, hex) => isVehicle(unit) && !inArc(s, unit.at, unit.vehicle.vca, hex as never),
    driveReach,
    couldThreaten(unit, places, within) {
      if (!isVehicle(unit) || places.length === 0) return false
      return [...driveReach(unit)].some((from) => places.some((place) => distance(s, from, place) <= within))
    },
    isInCover: (hex) => isHemmedIn(s, hex),
    hexesAhead: (hex, vca) => frontHexes(s, hex, vca),
    nameOfUnit: (unit) => unitInPlace(s, unit),
  }
}

/** Ordnance, MGs and rifles at an AFV, and whoever may look for a Panzerfaust. */
function listed(s: AslskState, side: Side, offered: (type: string) => readonly { readonly type: string }[]): readonly Ordnance[] {
  const { at } = s.move!.spent!
  const shots = new Map<number, AimedFire[]>()
  const add = (key: number, shot: AimedFire) => shots.set(key, [...(shots.get(key) ?? []), shot])
  for (const shot of offered('ordnance') as readonly AimedFire[]) if (shot.type === 'ordnance' && isPlain(shot)) add(shot.weapon, shot)
  for (const shot of offered('smallArms') as readonly AimedFire[]) if (shot.type === 'smallArms') add(shot.weapon, shot)
  for (const shot of offered('panzerfaust') as readonly AimedFire[]) if (shot.type === 'panzerfaust') add(-1 - shot.unit, shot)
  const found: Ordnance[] = []
  for (const weapon of s.weapons) {
    const crew = s.units[weapon.owner]
    if (!crew || crew.side !== side || crew.at < 0 || crew.broken || weapon.malfunctioned || !canSee(s, crew.at, at)) continue
    const own = shots.get(weapon.id) ?? []
    const by = shooterOf(s, weapon.id)
    if (!by && own.length === 0) continue
    const { name, kind: type } = weaponTypeOf(s, weapon)
    const kind: OrdnanceKind = !by
      ? type === 'atr'
        ? 'atr'
        : 'mg'
      : by.kind === 'vehicle'
        ? 'main'
        : by.barrel.shaped
          ? 'latw'
          : isMortar(by)
            ? 'mortar'
            : 'gun'
    const highExplosiveOnly =
      by !== null && (isMortar(by) || (!by.barrel.ap && !by.barrel.shaped && !shellsOf(s, weapon.id, 0).some((shell) => shell !== 'he')))
    found.push({ key: weapon.id, kind, unit: crew.id, at: crew.at, name, shots: own, highExplosiveOnly })
  }
  for (const [key, own] of shots) {
    const unit = s.units[-1 - key]
    if (key < 0 && unit)
      found.push({ key, kind: 'panzerfaust', unit: unit.id, at: unit.at, name: 'Panzerfaust', shots: own, highExplosiveOnly: false })
  }
  return found
}

/** The hull as far as it must be to point there, the turret with it and on to where it covers the target. */
function withHullTurned(s: AslskState, shot: AimedFire, at: number): AimedFire | null {
  const by = shot.type === 'ordnance' && shot.ca !== undefined ? shooterOf(s, shot.weapon) : null
  if (by?.kind !== 'vehicle' || by.mount !== 'turret') return null
  const { vca, tca } = by.crew.vehicle
  const hull = nearestArc(s, by.crew.at, vca, at as never)
  if (hull === vca) return null
  return { ...shot, vca: hull, ca: nearestArc(s, by.crew.at, (tca + hull - vca + 6) % 6, at as never) } as AimedFire
}

/** Neither Smoke nor white phosphorus: the procedure knows none (PBS leaves it to whoever plays the side). */
function isPlain(shot: AimedFire): boolean {
  return shot.type !== 'ordnance' || (shot.ammo !== 'smoke' && shot.ammo !== 'wp')
}

function harmOn(s: AslskState, side: Side, { key, kind, unit }: Ordnance, on: Unit, least: number): number {
  if (!isVehicle(on) || on.at < 0) return 0
  const occasion: Occasion = { when: 'defensiveFire', side, expenditure: null }
  const at = nameOf(s, on.at)
  if (kind === 'panzerfaust') return harmDr(s, occasion, { type: 'panzerfaust', unit, at, vehicle: on.id })
  if (kind === 'mg' || kind === 'atr') return harmDr(s, occasion, { type: 'smallArms', weapon: key, at, vehicle: on.id })
  let most = 0
  for (const ammo of shellsOf(s, key, least))
    most = Math.max(most, harmDr(s, occasion, { type: 'ordnance', weapon: key, at, target: 'vtt', vehicle: on.id, ammo }))
  return most
}

function acquiredElsewhere(s: AslskState, { key, at }: Ordnance, movers: readonly number[]): { drm: number; range: number } | null {
  const acquired = s.weapons[key]?.ordnance?.acquired
  if (!acquired || acquired.drm === 0) return null
  const others = acquired.units.filter((id) => !movers.includes(id))
  if (others.length === 0 || others.length < acquired.units.length) return null
  return { drm: acquired.drm, range: distance(s, at as never, acquired.at) }
}

function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: work() }
    return known.value
  }
}

function kept<K, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = work(key)
    known.set(key, found)
    return found
  }
}
