import { describe, expect, test } from 'vitest'
import { ordnanceTables as tables } from '../data/ordnance-tables.ts'
import { USUAL_SWITCHES as usual } from '../switches.ts'
import { targetClass } from './classes.ts'
import { type InfantryGateFacts, infantryGate, type VehicleGateFacts, vehicleGate } from './gates.ts'
import { type OftcFacts, oftcModifiers, oftcNeed } from './oftc.ts'

/** A plain shot at men, at ten hexes. */
const MEN: OftcFacts = {
  vehicle: false,
  weakerShown: false,
  beside: false,
  outOfFront: false,
  targetClass: null,
  highExplosive: true,
  rolling: false,
  couldGetWorse: true,
  reaction: false,
  revealing: false,
  slipsAway: false,
  onlyTwoHits: false,
  secondLook: false,
  rate: 1,
  intensive: false,
  supportMg: false,
  bump: false,
  worseInHex: false,
  motion: false,
  acquiredElsewhere: 0,
  range: 10,
  acquiredRange: 0,
  airBurst: false,
  tooNear: false,
  threat: false,
  assault: false,
  placesCharge: false,
  scout: false,
  adjacentToDefender: false,
  concealed: false,
  mmc: 1,
}
/** A plain shot at a tank that drives on, which could get worse. */
const TANK: OftcFacts = { ...MEN, vehicle: true, targetClass: 'A', highExplosive: false, rolling: true, mmc: 0 }

const drm = (facts: OftcFacts, switches = usual): { readonly [rule: string]: number } =>
  Object.fromEntries(oftcModifiers(facts, tables, switches).map(({ rule, value }) => [rule.replace('PBS-', ''), value]))
const sum = (facts: OftcFacts): number => Object.values(drm(facts)).reduce((a, b) => a + b, 0)

describe('what is added to the d10 of an OFTC', () => {
  test('a plain shot has nothing added', () => {
    expect([drm(MEN), drm(TANK)]).toEqual([{}, {}])
  })

  test.each<{ title: string; without: OftcFacts; facts: OftcFacts; rule: string; value: number }>([
    { title: 'PBS-ODM-01 a weaker side is shown', without: TANK, facts: { ...TANK, weakerShown: true }, rule: 'ODM-01', value: -1 },
    { title: 'PBS-ODM-02 a rate of 2', without: MEN, facts: { ...MEN, rate: 2 }, rule: 'ODM-02', value: -1 },
    { title: 'PBS-ODM-03 at the firer’s own weaker side', without: TANK, facts: { ...TANK, beside: true }, rule: 'ODM-03', value: -1 },
    {
      title: 'PBS-ODM-05 HE at Class C',
      without: TANK,
      facts: { ...TANK, targetClass: 'C', highExplosive: true },
      rule: 'ODM-05',
      value: 2,
    },
    { title: 'PBS-ODM-05 anything at Class D', without: TANK, facts: { ...TANK, targetClass: 'D' }, rule: 'ODM-05', value: 2 },
    {
      title: 'PBS-ODM-06 a Bump where the shot would be worse',
      without: TANK,
      facts: { ...TANK, bump: true, worseInHex: true },
      rule: 'ODM-06',
      value: -2,
    },
    {
      title: 'PBS-ODM-07 it drives on and gets no worse',
      without: TANK,
      facts: { ...TANK, couldGetWorse: false },
      rule: 'ODM-07',
      value: 4,
    },
    { title: 'PBS-ODM-09 a second look for a Panzerfaust', without: TANK, facts: { ...TANK, secondLook: true }, rule: 'ODM-09', value: 1 },
    { title: 'PBS-ODM-10 it could slip away', without: TANK, facts: { ...TANK, slipsAway: true }, rule: 'ODM-10', value: -2 },
    {
      title: 'PBS-ODM-12 twice the acquisition elsewhere',
      without: MEN,
      facts: { ...MEN, acquiredElsewhere: -2, acquiredRange: 4 },
      rule: 'ODM-12',
      value: 4,
    },
    { title: 'PBS-ODM-14 Air Bursts', without: MEN, facts: { ...MEN, airBurst: true }, rule: 'ODM-14', value: -1 },
    {
      title: 'PBS-ODM-15 it could come under the minimum range',
      without: MEN,
      facts: { ...MEN, tooNear: true },
      rule: 'ODM-15',
      value: -2,
    },
    { title: 'PBS-ODM-16 Assault Movement', without: MEN, facts: { ...MEN, assault: true }, rule: 'ODM-16', value: 4 },
    { title: 'PBS-ODM-17 a Scout', without: MEN, facts: { ...MEN, scout: true }, rule: 'ODM-17', value: 4 },
    { title: 'PBS-ODM-18 next to a defender', without: MEN, facts: { ...MEN, adjacentToDefender: true }, rule: 'ODM-18', value: -1 },
    { title: 'PBS-ODM-19 it threatens a Victory Location', without: MEN, facts: { ...MEN, threat: true }, rule: 'ODM-19', value: -2 },
    { title: 'PBS-ODM-20 more than one MMC', without: MEN, facts: { ...MEN, mmc: 2 }, rule: 'ODM-20', value: -1 },
  ])('$title', ({ without, facts, rule, value }) => {
    expect(drm(without)).toEqual({})
    expect(drm(facts)).toEqual({ [rule]: value })
  })

  test('PBS-ODM-02 neither for Intensive Fire nor for a carried MG', () => {
    expect(drm({ ...MEN, rate: 3, intensive: true })).toEqual({})
    expect(drm({ ...MEN, rate: 3, supportMg: true })).toEqual({})
  })

  test('PBS-ODM-05 armour-piercing shot at Class C is no waste', () => {
    expect(drm({ ...TANK, targetClass: 'C' })).toEqual({})
  })

  test('PBS-ODM-06 not where fire inside the hex is as good', () => {
    expect(drm({ ...TANK, bump: true })).toEqual({})
  })

  test('PBS-ODM-08 not +4 at one in the firer’s hex, nor at a Bumper; PBS-ODM-22 nor when a hidden stack is revealed; PBS-ODM-07 nor once it has stopped', () => {
    const waits = { ...TANK, couldGetWorse: false }
    expect(drm({ ...waits, reaction: true })).toEqual({})
    expect(drm({ ...waits, bump: true })).toEqual({})
    expect(drm({ ...waits, revealing: true })).toEqual({})
    expect(drm({ ...waits, rolling: false })).toEqual({})
  })

  test('PBS-ODM-10 not where only a 2 hits', () => {
    expect(drm({ ...TANK, slipsAway: true, onlyTwoHits: true })).toEqual({})
  })

  test('PBS-ODM-11 Motion is paid for in the index alone, unless the switch says twice', () => {
    expect(drm({ ...TANK, motion: true })).toEqual({})
    expect(drm({ ...TANK, motion: true }, { ...usual, motionFirerDrm: true })).toEqual({ 'ODM-11': 4 })
  })

  test('PBS-ODM-13 what is acquired does not hold it back from a vehicle at its flank, nor from what is nearer and near', () => {
    const elsewhere = { ...TANK, acquiredElsewhere: -2, acquiredRange: 8 }
    expect(drm({ ...elsewhere, range: 10 })).toEqual({ 'ODM-12': 4 })
    expect(drm({ ...elsewhere, range: 10, beside: true, outOfFront: true })).toEqual({ 'ODM-03': -1 })
    // its own armour there may be as thick as before it
    expect(drm({ ...elsewhere, range: 10, outOfFront: true })).toEqual({})
    expect(drm({ ...elsewhere, range: 6 })).toEqual({})
    expect(drm({ ...elsewhere, range: 7 })).toEqual({ 'ODM-12': 4 })
  })

  test('PBS-ODM-16 whoever places a charge is no Assault Mover; PBS-ODM-18 not a Scout, nor who is concealed', () => {
    expect(drm({ ...MEN, assault: true, placesCharge: true })).toEqual({})
    expect(drm({ ...MEN, adjacentToDefender: true, concealed: true })).toEqual({})
    expect(drm({ ...MEN, adjacentToDefender: true, scout: true })).toEqual({ 'ODM-17': 4 })
  })

  test('PBS-ODM-22 what is for vehicles is not for men, and the other way round', () => {
    const all = { weakerShown: true, beside: true, secondLook: true, slipsAway: true, rolling: true, couldGetWorse: false } as const
    expect(drm({ ...MEN, ...all, targetClass: 'D' })).toEqual({})
    expect(drm({ ...TANK, assault: true, scout: true, adjacentToDefender: true, mmc: 3 })).toEqual({})
  })

  test('Assault Movement, a Scout, a Gun with a rate of 2: +7', () => {
    expect(sum({ ...MEN, assault: true, scout: true, rate: 2 })).toBe(7)
  })
})

describe('the OFTC table, whose numbers are ours', () => {
  const fires = (index: number, added: number, die: number): boolean => {
    const need = oftcNeed(index, tables)
    return need !== null && die + added <= need
  }

  test('PBS-OFT-36 index 8: fires on 8, not on 9', () => {
    expect([fires(8, 0, 8), fires(8, 0, 9)]).toEqual([true, false])
  })

  test('PBS-OFT-36 index 2: nothing without a negative drm', () => {
    expect([fires(2, 0, 1), fires(2, -2, 2)]).toEqual([false, true])
  })

  test('PBS-OFT-36 index 1 or less: never', () => {
    expect([fires(1, -5, 1), oftcNeed(1, tables), oftcNeed(-3, tables)]).toEqual([false, null, null])
  })

  test('PBS-OFT-36 the better it hits, the likelier it fires, and above 10 always', () => {
    const needs = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => oftcNeed(index, tables)!)
    expect(needs).toEqual([0, 1, 2, 3, 5, 7, 8, 9, 10])
    expect(oftcNeed(14, tables)).toBe(10)
    expect(tables['oftc-table'].ours).toBe(true)
  })
})

test('PBS-DEF-02 PBS-DEF-03 PBS-DEF-04 PBS-DEF-05 the Class goes by the highest TK DR that harms', () => {
  expect([12, 6, 5, 4, 3, 0].map((harm) => targetClass(harm, tables, usual))).toEqual(['A', 'A', 'B', 'C', 'C', 'D'])
})

test('PBS-DEF-05 harmed on a 2 alone counts as D, or as C where the switch says so', () => {
  expect(targetClass(2, tables, usual)).toBe('D')
  expect(targetClass(2, tables, { ...usual, harmDr2Class: 'C' })).toBe('C')
})

/** Men in the open ten hexes away, while a tank that is worth it may still come. */
const SHUT: InfantryGateFacts = {
  adjacent: false,
  latw: false,
  threat: false,
  vehicleThreat: false,
  highExplosiveOnly: false,
  vehicleToCome: true,
  vehicleOpen: false,
  thDrm: 0,
  us: 3,
}
const opens = (facts: Partial<InfantryGateFacts>, switches = usual) => infantryGate({ ...SHUT, ...facts }, tables, switches)

describe('the gate before men', () => {
  test('PBS-OFI-05 closed while a tank of Class B or better may still come; open once there is none', () => {
    expect(opens({})).toBeNull()
    expect(opens({ vehicleToCome: false })).toBe('PBS-OFI-05')
    expect(opens({ vehicleToCome: false, vehicleOpen: true })).toBeNull()
  })

  test('PBS-OFI-01 open before whoever is next to the firer', () => {
    expect(opens({ adjacent: true })).toBe('PBS-OFI-01')
  })

  test('PBS-OFI-02 open before a LATW that could harm the firing vehicle', () => {
    expect(opens({ latw: true })).toBe('PBS-OFI-02')
  })

  test('PBS-OFI-03 open before who threatens a Victory Location, unless a tank that is worth it could too', () => {
    expect(opens({ threat: true })).toBe('PBS-OFI-03')
    expect(opens({ threat: true, vehicleThreat: true })).toBeNull()
  })

  test('PBS-OFI-04 open for Mortars and Guns with nothing but High Explosive', () => {
    expect(opens({ highExplosiveOnly: true })).toBe('PBS-OFI-04')
  })

  test('PBS-OFI-06 open at -2 or less before three or more, while no such vehicle can be fired at later', () => {
    expect(opens({ thDrm: -2 })).toBe('PBS-OFI-06')
    expect(opens({ thDrm: -1 })).toBeNull()
    expect(opens({ thDrm: -2, us: 2 })).toBeNull()
    expect(opens({ thDrm: -2, vehicleOpen: true })).toBeNull()
    expect(opens({ thDrm: -2 }, { ...usual, infGateThDrm: -3 })).toBeNull()
    expect(opens({ thDrm: -3 }, { ...usual, infGateThDrm: -3 })).toBe('PBS-OFI-06')
  })
})

/** A tank that looks at another that can't hurt it. */
const HARMLESS: VehicleGateFacts = {
  stuck: false,
  byVehicle: true,
  harmToFirer: 4,
  harmSoon: 4,
  points: false,
  threat: false,
  targetClass: 'A',
}
const gate = (facts: Partial<VehicleGateFacts>, switches = usual) => vehicleGate({ ...HARMLESS, ...facts }, switches)

describe('the gate before a vehicle', () => {
  test('PBS-OFV-01 a Gun looks at every vehicle', () => {
    expect(gate({ byVehicle: false, targetClass: 'D' })).toEqual({ way: 'OFTC', rule: 'PBS-OFV-01' })
  })

  test('PBS-OFV-02 a tank does not look at one that harms it on 4 at most', () => {
    expect(gate({})).toEqual({ way: 'NONE', rule: 'PBS-OFV-02' })
    expect(gate({ harmToFirer: 5 }).way).toBe('OFTC')
  })

  test('PBS-OFV-02 with the switch off it looks at whatever it would surely harm', () => {
    const other = { ...usual, tankIgnoresHarmless: false }
    expect(gate({}, other).way).toBe('OFTC')
    expect(gate({ targetClass: 'B' }, other).way).toBe('NONE')
  })

  test('PBS-OFV-03 PBS-OFV-04 PBS-OFV-06 unless points count, it threatens a place, or could come to where it harms', () => {
    expect(gate({ points: true })).toEqual({ way: 'OFTC', rule: 'PBS-OFV-03' })
    expect(gate({ threat: true })).toEqual({ way: 'OFTC', rule: 'PBS-OFV-04' })
    expect(gate({ harmSoon: 5 })).toEqual({ way: 'OFTC', rule: 'PBS-OFV-06' })
  })

  test('PBS-OFV-07 one that got stuck by itself is not looked at', () => {
    expect(gate({ stuck: true, byVehicle: false })).toEqual({ way: 'NONE', rule: 'PBS-OFV-07' })
  })

  test('PBS-OFV-08 PBS-MOT-01 before a threat that it can hardly harm it rather drives off', () => {
    expect(gate({ harmToFirer: 5, targetClass: 'C' })).toEqual({ way: 'MOTION', rule: 'PBS-OFV-08' })
    expect(gate({ harmToFirer: 6, targetClass: 'D' }).way).toBe('MOTION')
    expect(gate({ harmToFirer: 6, targetClass: 'B' }).way).toBe('OFTC')
    expect(gate({ harmToFirer: 5, targetClass: 'C' }, { ...usual, motionThreatDr: 6 }).way).not.toBe('MOTION')
  })
})
