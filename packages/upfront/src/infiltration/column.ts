import type { Modifier } from '@firegroup/kernel'
import { vehicleColumn } from '../armour/close-combat.ts'
import type { Terrain } from '../data/cards.ts'
import { countOnTop, isMoving, terrainOf } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { Group, UpfrontState } from '../state.ts'
import { isInfiltrated } from './status.ts'

const COLUMNS = 10

/** 20.33 to 20.37: shifts for the terrain from which a man comes; left is negative. */
const FROM: { readonly [T in Terrain]?: { readonly rule: string; readonly value: number } } = {
  Brush: { rule: '20.33', value: -2 },
  Woods: { rule: '20.34', value: -1 },
  Hill: { rule: '20.35', value: 1 },
  OpenGround: { rule: '20.37', value: 2 },
}

/** 20.3, 20.4: the column of the RPC that tells whether a man gets in; `concealed` is what his Concealed card says. */
export function infiltrationColumn(s: UpfrontState, from: Group, into: Group, concealed = 0): { column: number; shifts: Modifier[] } {
  // 50.41: nobody hinders him
  if (into.surrendered) return { column: 1, shifts: [{ rule: '50.41', label: 'surrendered', value: 1 }] }
  const shifts = infiltrationShifts(s, from, into)
  if (concealed !== 0) shifts.push({ rule: '20.3', label: 'Concealed', value: concealed })
  let column = 0
  for (const { value } of shifts) column += value
  return { column: Math.max(1, Math.min(COLUMNS, column)), shifts }
}

/** 20.3: it starts with the number of men in the defending group. */
function infiltrationShifts(s: UpfrontState, from: Group, into: Group): Modifier[] {
  const vehicle = vehicleOf(s, into)
  const shifts: Modifier[] = vehicle
    ? [{ rule: '28.8', label: 'vehicle', value: vehicleColumn(s, vehicle) }]
    : [{ rule: '20.3', label: 'men', value: sizeOf(s, into) }]
  if (vehicle?.crewLost) shifts.push({ rule: '28.4312', label: 'crew lost', value: -vehicle.crewLost })
  const shift = (rule: string, label: string, value: number) => {
    if (value !== 0) shifts.push({ rule, label, value })
  }
  shift('20.32', 'Smoke', -2 * (countOnTop(from, 'smoke') + countOnTop(into, 'smoke')))
  const ground = terrainOf(s, from)
  const own = FROM[ground]
  if (own) shift(own.rule, `from ${ground}`, own.value)
  if (terrainOf(s, into) === 'Pillbox') shift('20.36', 'Pillbox', 1)
  if (!vehicle) shift('20.38', 'pinned men', -pinnedCount(s, into))
  if (isMoving(from)) shift('20.39', 'from a moving group', 2)
  if (isMoving(into) || into.men.length === 0) shift('20.39', 'moving', 2)
  if (isInfiltrated(s, from)) shift('20.39', 'from an infiltrated group', 2)
  if (s.setting.nation[from.side] === 'Japanese') shift('45.13', 'Japanese', -1)
  for (const add of s.setting.hooks.infiltrationShift) {
    const modifier = add(s, from, into)
    if (modifier) shifts.push(modifier)
  }
  return shifts
}

/** 20.39: of a group whose last man is on his way, he is still there to be infiltrated. */
function sizeOf(s: UpfrontState, group: Group): number {
  if (group.men.length > 0) return group.men.length
  let size = 0
  for (const { from } of s.transfers) if (from === group.id) size++
  return size
}

function pinnedCount(s: UpfrontState, group: Group): number {
  let count = 0
  for (const id of group.men) if (s.men[id]!.pinned) count++
  return count
}
