import { expect, test } from 'vitest'
import type { UnitId } from '../ids.ts'
import { locationOf } from '../map/location.ts'
import { newUnit } from '../scenario/new-counters.ts'
import type { Unit, VehicleState } from '../state.ts'
import { isSameUnit } from './same.ts'

const id = 7 as UnitId
const at = locationOf(3)

/** Another value for each field that there is: whoever adds a field adds it here, and then in `same.ts`. */
const UNIT: { readonly [K in Exclude<keyof Unit, 'id'>]-?: Unit[K] } = {
  side: 'axis',
  type: 'other',
  at,
  entry: at,
  position: { at, in: 'foxhole', along: true, mf: 2 },
  broken: true,
  dm: true,
  pinned: true,
  wasPinned: true,
  wounded: true,
  cx: true,
  melee: true,
  fire: 'prep',
  forfeited: true,
  firedWeapon: true,
  directed: [id],
  mode: 'double',
  spent: 1,
  spentHere: 1,
  moveEnded: true,
  startedAt: at,
  withLeader: id,
  allRoad: true,
  onRoad: true,
  crestSide: 1,
  triedSmoke: true,
  rested: true,
  burden: 1,
  actedInRally: true,
  triedRally: true,
  advanced: true,
  routed: true,
  braved: [id],
  vehicle: { ...tank() },
  panzerfausts: 1,
  banzai: 'charging',
  concealed: true,
  hidden: true,
  unknown: true,
}

const VEHICLE: { readonly [K in keyof VehicleState]-?: VehicleState[K] } = {
  vca: 1,
  tca: 1,
  motion: true,
  started: true,
  movingTarget: true,
  exposed: true,
  bog: 'mired',
  boggedNow: true,
  immobilized: true,
  shock: 'shocked',
  stun: 'stunned',
  recalled: true,
  outmatched: true,
  hatchMoved: true,
  turnedIdle: true,
  triedMotion: true,
  sighted: [id],
  heldBefore: 'axis',
  bounding: { at, spent: 0, others: false, kept: false },
  turnedFor: { turret: 1, hull: 0 },
}

function tank(): VehicleState {
  const still = { motion: false, started: false, movingTarget: false, exposed: false, bog: 'none', immobilized: false } as const
  return { vca: 0, tca: 0, ...still, shock: 'none', stun: 'none', recalled: false }
}

test('a unit that differs in any field at all is not the same', () => {
  const unit = newUnit(1, 'allied', 'one')
  expect(isSameUnit(unit, newUnit(1, 'allied', 'one'))).toBe(true)
  for (const [field, value] of Object.entries(UNIT)) expect(isSameUnit(unit, { ...unit, [field]: value }), field).toBe(false)
  const driven = { ...unit, vehicle: tank() }
  expect(isSameUnit(driven, { ...unit, vehicle: tank() })).toBe(true)
  for (const [field, value] of Object.entries(VEHICLE))
    expect(isSameUnit(driven, { ...unit, vehicle: { ...tank(), [field]: value } }), field).toBe(false)
})
