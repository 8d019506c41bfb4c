import { type Modifier, outcomesOf, type Problem, total } from '@firegroup/kernel'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { BOG, type BogRemoval, bogRemoval, MIRED_DRM, REMOVAL_FACTOR } from '../data/bog.ts'
import { cameFrom } from '../map/came-from.ts'
import type { AslskState, Expenditure, Location } from '../state.ts'
import { typeOf, type Vehicle } from '../units/units.ts'
import { isTracked, turningBog } from './costs.ts'
import { frontHexes } from './facing.ts'
import { bringToRest } from './status.ts'

/** 7.6: a Bog Check; a vehicle that fails it is bogged where it is, stops, and has ended its move. True if it passed. */
export function bogCheck(g: Aslsk, unit: Vehicle, modifiers: readonly Modifier[]): boolean {
  const { dice, final, bogs } = rollBog(g, modifiers)
  g.emit({ type: 'bogCheck', rule: '7.6', unit: unit.id, at: unit.at, dice: [dice.coloured, dice.white], modifiers, final, bogs })
  if (!bogs) return true
  unit.vehicle.bog = 'bogged'
  unit.vehicle.boggedNow = true
  bringToRest(unit)
  return false
}

/** 7.6: whether a hull that is to be turned for fire can be: in woods or a building it may bog, and then stays as it points. */
export function hullTurns(g: Aslsk, unit: Vehicle, vca: number): boolean {
  const bog = vca === unit.vehicle.vca ? null : turningBog(g.state, unit)
  return bog === null || bogCheck(g, unit, bog)
}

/** 7.6: the DR, and whether it bogs. */
function rollBog(g: Aslsk, modifiers: readonly Modifier[]): { readonly dice: DiceRoll; readonly final: number; readonly bogs: boolean } {
  const drm = total(modifiers)
  const dice = rollDice(g, 'Bog Check', (rolled) => rolled + drm >= BOG.bogsOn)
  return { dice, final: dice.total + drm, bogs: dice.total + drm >= BOG.bogsOn }
}

/** 7.6: of 36 rolls those with which a hull that is to be turned for fire bogs; null where it takes no Bog Check. */
export function hullRisk(s: AslskState, unit: Vehicle, vca: number): { readonly rolls: number; readonly of: 36 } | null {
  const bog = vca === unit.vehicle.vca ? null : turningBog(s, unit)
  return bog && { rolls: bogOdds(s, bog), of: 36 }
}

/** 7.6: how many of the 36 rolls bog. */
export function bogOdds(s: AslskState, modifiers: readonly Modifier[]): number {
  return outcomesOf(s, (g: Aslsk) => rollBog(g, modifiers).bogs).outOf(36, 'true')
}

/**
 * 7.6, 3.2.4: why a vehicle that can't move can't fire what its bow bears at units in its own hex; null if it can. In the phase in which it bogged it can,
 * and at whoever enters from before its hull, with the MF or MP of that entry.
 */
export function bowProblem(s: AslskState, unit: Vehicle, at: Location, expenditure: Expenditure | null): Problem | null {
  const { bog, boggedNow, immobilized, vca } = unit.vehicle
  const isBogged = bog !== 'none' && !boggedNow
  if ((!isBogged && !immobilized) || at !== unit.at) return null
  const came = expenditure?.kind === 'enter' ? cameFrom(s, expenditure) : []
  if (frontHexes(s, at, vca).some((hex) => came.includes(hex))) return null
  const why = isBogged ? 'bogged' : 'immobilized'
  return {
    rule: isBogged ? '7.6' : '3.2.4',
    message: `The ${typeOf(s, unit).label} is ${why}: what its bow bears does not reach units in its own hex.`,
  }
}

/** What a Bog removal attempt came to. */
export interface Removal {
  readonly dice: DiceRoll
  readonly modifiers: readonly Modifier[]
  readonly final: number
  readonly result: BogRemoval
  /** 7.6: its start MP, in halves: one die times the other, twice that where it has no tracks. */
  readonly mp: number
}

/** 7.6: the coloured die decides, one worse where it is Mired; both together are the MP of its start. */
export function rollRemoval(g: Aslsk, unit: Vehicle): Removal {
  const dice = rollDice(g, 'Bog removal')
  const modifiers: readonly Modifier[] = unit.vehicle.bog === 'mired' ? [{ rule: '7.6', label: 'Mired', value: MIRED_DRM }] : []
  const final = dice.coloured + total(modifiers)
  const factor = isTracked(g.state, unit) ? REMOVAL_FACTOR.tracked : REMOVAL_FACTOR.armoredCar
  return { dice, modifiers, final, result: bogRemoval(final), mp: 2 * dice.coloured * dice.white * factor }
}

/** 7.6: how many of the 36 rolls free it, mire it and leave it immobile. */
export function removalOdds(s: AslskState, unit: Vehicle): { readonly [R in BogRemoval]: number } {
  const odds = outcomesOf(s, (g: Aslsk) => rollRemoval(g, unit).result)
  return { freed: odds.outOf(36, 'freed'), mired: odds.outOf(36, 'mired'), immobilized: odds.outOf(36, 'immobilized') }
}
