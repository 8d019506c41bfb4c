import { type Described, flag, integer, listOf, oneOf, optional, record, text } from '@firegroup/kernel'
import { counterId, nationId, orNull, provenanceFields } from './counter-fields.ts'

/** Guns and vehicles as they stand in a counter file: ours are guns.json and vehicles.json. */

/** A month, as a number: 194406 is June 1944. */
const month = integer(193001, 194512)

/** The theatre and the time for which a number is printed; always and everywhere where neither is said. */
const period = { from: optional(month), to: optional(month), theatre: optional(oneOf('pacific', 'europe')) }

/** 3.2.4: ammunition with a depletion number. */
export const ammunition = record({
  kind: oneOf('apcr', 'apds', 'heat', 'he', 'ap', 'smoke', 'wp'),
  number: integer(2, 13),
  minRange: optional(integer(1, 100)),
  maxRange: optional(integer(1, 100)),
  ...period,
})

/** The barrel, by which the To Hit and To Kill tables go: short, as it is, long, very long. */
const barrel = {
  caliber: integer(12, 210),
  length: oneOf('*', '', 'L', 'LL'),
  ap: flag(),
  he: flag(),
  rof: integer(0, 3),
  /** FP on the IFT without a To Hit roll, where it has such. */
  ife: orNull(integer(1, 36)),
  bNumber: integer(2, 12),
  noIntensiveFire: optional(flag()),
}

export const gunEntry = record({
  id: counterId,
  nation: nationId,
  name: text({ max: 60 }),
  role: oneOf('MTR', 'AT', 'INF', 'ART', 'AA'),
  ...barrel,
  /** Null for one that stands on a fixed mount and is never moved. */
  manhandling: orNull(integer(-10, 12)),
  /** The To Hit DRM of its size. */
  targetSize: integer(-2, 2),
  /** Non-turreted, slow all-round or all-round. */
  mount: oneOf('NT', 'ST', '360'),
  quickSetUp: flag(),
  gunshield: flag(),
  repair: integer(1, 6),
  removal: integer(1, 6),
  minRange: integer(0, 100),
  maxRange: orNull(integer(1, 1000)),
  inBuildings: flag(),
  /** It may also fire as a Mortar; its least range counts only then. */
  alsoMortar: optional(flag()),
  ammunition: listOf(ammunition),
  dates: text({ max: 60 }),
  bpv: orNull(integer(0, 300)),
  ...provenanceFields,
})

const mgPlaces = oneOf('bow', 'coaxial', 'antiAircraft', 'rear')

export const vehicleEntry = record({
  id: counterId,
  nation: nationId,
  name: text({ max: 60 }),
  role: oneOf('Tt', 'LT', 'MT', 'HT', 'AG', 'AG/TD', 'TD', 'AC', 'AC/TD', 'SPA', 'HTt'),
  move: oneOf('tracked', 'armoredCar'),
  mp: integer(1, 60),
  /** Printed in red: it may stall. */
  unreliable: flag(),
  /** 3.3.2: the DR on which it does, where its note says another than 12. */
  stallsOn: optional(integer(2, 12)),
  groundPressure: oneOf('low', 'normal', 'high'),
  targetSize: integer(-2, 2),
  /** The turret's figures are its own, after the ring or box around the hull's. */
  armour: record({
    hullFront: integer(0, 30),
    hullSideRear: integer(0, 30),
    turretFront: integer(0, 30),
    turretSideRear: integer(0, 30),
  }),
  turret: oneOf('NT', '1MT', 'RST', 'ST', 'T'),
  openTopped: flag(),
  wheels: optional(oneOf('truck')),
  gun: optional(record({ mount: oneOf('turret', 'bow', 'rear'), ...barrel, lowAmmo: optional(flag()) })),
  /** The main armament of a vehicle without a gun. */
  mgArmament: optional(record({ weapon: oneOf('CMG', 'BMG', 'MG', 'ATR'), rof: integer(0, 3), bNumber: integer(2, 12) })),
  mg: record({
    bow: optional(integer(1, 20)),
    coaxial: optional(integer(1, 20)),
    antiAircraft: optional(integer(1, 20)),
    rear: optional(integer(1, 20)),
  }),
  /** A22: in its bow, in the place of a MG; how far it reaches at long range. */
  flamethrower: optional(record({ fp: integer(1, 40), range: integer(1, 3), reach: integer(1, 6), xNumber: integer(2, 12) })),
  /** Printed on some versions of the counter only. */
  mgOnSome: optional(listOf(mgPlaces)),
  fixedBowMg: optional(flag()),
  rearMgInHull: optional(flag()),
  /** Where the rear MG of a turret points, in hexspines clockwise from the turret; straight back where it is not said. */
  rearMgAt: optional(integer(1, 5)),
  mgByHull: optional(flag()),
  secondaryArmament: optional(text({ max: 20 })),
  ammunition: listOf(ammunition),
  smokeDispensers: listOf(record({ kind: oneOf('sD', 'sM', 'sN', 'sP'), number: integer(2, 12), ...period })),
  /** 7.7: where it is not +2; of which facings where not of all. */
  crewExposed: optional(record({ drm: integer(0, 4), facings: optional(text({ max: 4, pattern: /^[FSRT]+$/, what: 'facings' })) })),
  alwaysExposed: optional(flag()),
  /** 3.2.4: where it is not its nation's. */
  toHit: optional(oneOf('red', 'black', 'redBefore1944')),
  dates: text({ max: 60 }),
  bpv: orNull(integer(0, 300)),
  ...provenanceFields,
})

export type GunEntry = Described<typeof gunEntry>
export type VehicleEntry = Described<typeof vehicleEntry>
