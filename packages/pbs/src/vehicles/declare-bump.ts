import type { AslskState } from '@firegroup/aslsk'
import { type AslskAct, distance, knownBy, type Moving, nameOf, placeOf, unitInPlace } from '@firegroup/aslsk/queries'
import { integer, LEGAL, type Problem, refuse, text } from '@firegroup/kernel'
import type { PbsReferee } from '../events.ts'
import { memoryOf } from '../kept.ts'
import type { Memory } from '../memory.ts'

/** PBS-DEF-11: what a vehicle says that it means to enter; nothing for a vehicle that only drives by. */
export interface DeclareBump {
  readonly type: 'bump'
  readonly unit: number
  readonly hex: string
}

/** A hex farther away is not next to it after one more step. */
const NEAR = 2

/**
 * PBS-DEF-10, PBS-DEF-11: whoever drives says that his vehicle means to enter a hex of the enemy, or that it does not; it costs nothing and binds him to
 * nothing. Where he says nothing the book goes by how it points.
 */
export const declareBump: AslskAct<Moving, DeclareBump> = {
  type: 'bump',
  rule: 'PBS-DEF-11',
  fields: { unit: integer(0, 9999), hex: text({ max: 12 }) },
  *candidates(s, { vehicles }) {
    for (const { id } of vehicles)
      for (const hex of ['', ...heldNear(s, id).map((place) => nameOf(s, place))]) {
        const found: DeclareBump = { type: 'bump', unit: id, hex }
        if (bumpProblems(s, found).length === 0) yield found
      }
  },
  problems: (s, { vehicles }, decision) =>
    vehicles.some(({ id }) => id === decision.unit)
      ? bumpProblems(s, decision)
      : refuse('PBS-DEF-10', `Unit ${decision.unit} is no vehicle that can move now.`),
  perform(g, _, { unit, hex }) {
    const s = g.state
    const at = hex === '' ? -1 : placeOf(s, hex)
    const { turn, attacker } = s
    memoryOf(s).bump = { turn, attacker, unit, hex: at, spent: s.units[unit]!.spent }
    const event: PbsReferee = {
      type: 'pbsReferee',
      rule: 'PBS-DEF-11',
      what: at < 0 ? 'drivesBy' : 'bumps',
      side: attacker,
      at,
      count: 1,
      value: 0,
    }
    g.emit(event as never)
    return undefined
  },
  describe: (s, { unit, hex }) =>
    hex === ''
      ? `Say that ${unitInPlace(s, unit)} enters no hex of the enemy`
      : `Say that ${unitInPlace(s, unit)} means to enter ${hex}: a Bump`,
}

/** The hexes near a vehicle that the enemy holds, as far as its side knows. */
function heldNear(s: AslskState, id: number): number[] {
  const vehicle = s.units[id]!
  if (vehicle.at < 0) return []
  const places = new Set<number>()
  for (const unit of knownBy(s, vehicle.side).units)
    if (unit.side !== vehicle.side && unit.at >= 0 && distance(s, vehicle.at, unit.at) <= NEAR) places.add(unit.at)
  return [...places].sort((a, b) => a - b)
}

function bumpProblems(s: AslskState, { unit, hex }: DeclareBump): readonly Problem[] {
  const held = heldNear(s, unit)
  if (held.length === 0) return refuse('PBS-DEF-11', 'No enemy is so near that it could mean to enter his hex.')
  if (hex !== '' && !held.includes(placeOf(s, hex)))
    return refuse('PBS-DEF-12', `No enemy who can be seen is in ${hex}, or it is too far away.`)
  const said = bumpSaid(memoryOf(s), s, unit)
  return said?.spent === s.units[unit]!.spent
    ? refuse('PBS-DEF-11', 'That has been said already; it is said anew with its next MP.')
    : LEGAL
}

/** What has been said for a vehicle in this MPh. */
export function bumpSaid({ bump }: Memory, { turn, attacker }: AslskState, unit: number): Memory['bump'] {
  return bump && bump.unit === unit && bump.turn === turn && bump.attacker === attacker ? bump : undefined
}
