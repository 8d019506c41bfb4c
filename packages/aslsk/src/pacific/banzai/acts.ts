import { integer, LEGAL, listOf, refuse, text } from '@firegroup/kernel'
import { type AslskAct, ending } from '../../acts.ts'
import { isEntryCost } from '../../map/costs.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import { mfWords } from '../../phases/movement/factors.ts'
import type { Location } from '../../state.ts'
import { fromHex, inHex, unitList } from '../../words/names.ts'
import { type ChargeStep, chargeCost, chargeProblems, chargeSteps, haltProblems, toMove } from './charge.ts'
import { halt, takeChargeStep } from './impulse.ts'
import type { BanzaiCharge } from './in-progress.ts'

const ids = listOf(integer(0, 9999), { min: 1, max: 60 })

/** 8.1.8.6: units of a Charge go one hex. Candidates: each unit by itself, and all who wait in a hex. */
export const charge: AslskAct<BanzaiCharge, ChargeStep> = {
  type: 'charge',
  rule: '8.1.8.6',
  fields: { units: ids, to: text({ max: 24 }) },
  candidates: chargeSteps,
  problems: chargeProblems,
  perform(g, _, decision) {
    takeChargeStep(g, decision)
    return undefined
  },
  describe(s, { units, to }) {
    const unit = s.units[units[0] ?? -1]
    const cost = unit && placeOf(s, to) >= 0 ? chargeCost(s, unit, placeOf(s, to)) : null
    return `Charge with ${unitList(s, units)}${fromHex(s, units)} to ${to}${cost && isEntryCost(cost) ? ` (${mfWords(cost.mf)} MF)` : ''}`
  },
}

export interface HaltCharge {
  readonly type: 'halt'
  readonly units: readonly number[]
}

/** 8.1.8.6: some who have come beside the target hex stop before the next Impulse. */
export const haltCharge: AslskAct<BanzaiCharge, HaltCharge> = {
  type: 'halt',
  rule: '8.1.8.6',
  fields: { units: ids },
  candidates(s, banzai) {
    const able = toMove(s, banzai).filter(({ id }) => haltProblems(s, banzai, [id]).length === 0)
    const found: HaltCharge[] = able.map(({ id }) => ({ type: 'halt', units: [id] }))
    if (able.length > 1) found.push({ type: 'halt', units: able.map(({ id }) => id) })
    return found
  },
  problems: (s, banzai, { units }) => haltProblems(s, banzai, units),
  perform(g, _, { units }) {
    halt(g, units)
    return undefined
  },
  describe: (s, { units }) => `End the Charge of ${unitList(s, units)}${inHex(s, units)}`,
}

/** The hexes of an Impulse at which fire may still go, for whoever defends. */
export interface Aiming {
  readonly places: readonly Location[]
}

export interface AimDecision {
  readonly type: 'aim'
  readonly hex: string
}

/** 8.1.8.6: after an Impulse the DEFENDER may fire at any who charge: he says at which hex next. */
export const aimAtCharge: AslskAct<Aiming, AimDecision> = {
  type: 'aim',
  rule: '8.1.8.6',
  fields: { hex: text({ max: 24 }) },
  candidates: (s, { places }) => places.map((place) => ({ type: 'aim', hex: nameOf(s, place) })),
  problems: (s, { places }, { hex }) =>
    places.includes(placeOf(s, hex)) ? LEGAL : refuse('8.1.8.6', `Nobody who charges can be fired at in ${hex} now.`),
  perform: () => undefined,
  describe: (_, { hex }) => `Fire at those who charge in ${hex} next`,
}

export const holdAtCharge = ending('hold', '8.1.8.6', 'Hold fire for this Impulse')
