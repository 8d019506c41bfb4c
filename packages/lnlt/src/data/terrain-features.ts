import { type CounterTerrain, cost, type HexsideType, type VehicleMp } from './terrain-types.ts'

const none: VehicleMp = { T: null, O: null, R: null }
const both = ['ww2', 'modern'] as const

/** Hexside rows of the charts (rulebook lines 7459, 7465, 7473) and the Stream table (1939-1946); confidence high. Costs are added to the hex (LG-104). */
export const HEXSIDES: readonly HexsideType[] = [
  {
    ...cost(8, 18, null, null),
    id: 'bocage',
    name: 'Bocage',
    los: 'blocking',
    tm: 3,
    height: 1,
    charts: ['ww2'],
    slice: 1,
    source: 'L7459',
  },
  { ...cost(2, 0, 6, 8), id: 'hedge', name: 'Hedge', los: 'blocking', tm: 0, height: 0, charts: ['ww2'], slice: 1, source: 'L7465' },
  {
    ...cost(2, 2, null, null),
    id: 'wall',
    name: 'Wall',
    los: 'blocking',
    tm: 1,
    height: 0,
    charts: both,
    slice: 1,
    source: 'L7473, L7689',
  },
  {
    ...cost(2, null, null, null),
    id: 'barricade',
    name: 'Barricade',
    los: 'blocking',
    tm: 2,
    height: 0,
    charts: both,
    slice: 13,
    source: 'L4094-4108',
  },
  stream(1, cost(0, 0, 0, 0)),
  stream(2, cost(2, 4, 6, 8)),
  stream(3, cost(4, 8, 12, null)),
  stream(4, cost(8, 16, null, null)),
  stream(5, cost(null, null, null, null)),
]

/** Counter rows of the charts (rulebook lines 7476-7482, 7696-7705) and what 10.5 says of others; confidence high. */
const asHex = { mpLeg: { pays: 'hex' }, mpVehicle: null } as const

export const COUNTER_TERRAIN: readonly CounterTerrain[] = [
  { ...asHex, id: 'smoke', name: 'Smoke', los: 'blocking', tm: 1, height: 2, slice: 6, source: 'L7480, L7704' },
  { ...asHex, id: 'fire', name: 'Fire', los: 'blocking', tm: 1, height: 2, slice: 14, source: 'L2016-2034' },
  { ...asHex, id: 'foxholes', name: 'Foxholes', los: 'hex', tm: null, height: 0, slice: 13, source: 'L7477, L7703' },
  { ...asHex, id: 'bunker', name: 'Bunker', los: 'hex', tm: null, height: 0, slice: 13, source: 'L7477, L7703' },
  { ...asHex, id: 'mines', name: 'Mines', los: 'hex', tm: 0, height: 0, slice: 13, source: 'L7478' },
  {
    id: 'rubble',
    name: 'Rubble',
    los: 'degrading',
    mpLeg: { pays: 'instead', halves: 6 },
    mpVehicle: { T: 8, O: null, R: null },
    tm: 3,
    height: 1,
    slice: 13,
    source: 'L7479, L7696',
  },
  {
    id: 'wire',
    name: 'Wire',
    los: 'open',
    mpLeg: { pays: 'instead', halves: 8 },
    mpVehicle: { T: 4, O: 8, R: 12 },
    tm: 0,
    height: 0,
    slice: 13,
    source: 'L7481, L7700, L4051',
  },
  {
    ...asHex,
    id: 'vehicleOrWreck',
    name: 'Vehicle or Wreck',
    los: 'degrading',
    tm: 2,
    height: 0,
    slice: 10,
    source: 'L7482, L7705, L1692',
  },
  {
    id: 'roadblock',
    name: 'Roadblock',
    los: 'blocking',
    mpLeg: { pays: 'instead', halves: 8 },
    mpVehicle: none,
    tm: 2,
    height: 0,
    slice: 13,
    source: 'L1976',
  },
  {
    id: 'craters',
    name: 'Craters',
    los: 'degrading',
    mpLeg: { pays: 'added', halves: 2 },
    mpVehicle: { T: 2, O: 4, R: null },
    tm: null,
    height: 0,
    slice: 13,
    source: 'L1982-1992',
  },
  { ...asHex, id: 'railroad', name: 'Railroad', los: 'degrading', tm: 1, height: 0, slice: 13, source: 'L2056-2058' },
]

function stream(type: number, mp: ReturnType<typeof cost>): HexsideType {
  return {
    ...mp,
    id: `stream${type}`,
    name: `Stream, type ${type}`,
    los: 'open',
    tm: 0,
    height: 0,
    charts: both,
    slice: 13,
    source: 'L1939-1946',
  }
}
