import { integer, LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { type Choosing, offerChoice } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import { canSee } from '../../map/los.ts'
import { adjacent } from '../../map/terrain.ts'
import { isMortar, shooterOf } from '../../ordnance/shot.ts'
import { type AslskState, defender, type Location, type Side, type Unit } from '../../state.ts'
import { isGoodOrder, isInfantry, noticedBy, typeOf, weaponTypeOf } from '../../units/units.ts'
import { heldBy, unitInPlace, weaponName } from '../../words/names.ts'
import { isApart, pairsOf, setSpotter, spotterOf } from './state.ts'

const RULE = 'C9.3'
/** For Mortars that had nobody yet, and for those that have lost whom they had. */
const FIRST_SPOTTER = 'spotter'
const NEW_SPOTTER = 'newSpotter'

export interface Spot {
  readonly type: 'spot'
  readonly weapon: number
  readonly unit: number
}

/** C9.3: one Good Order unit in the hex of a Mortar or beside it looks for it from now on. */
export const spot: AslskAct<Choosing, Spot> = {
  type: 'spot',
  rule: RULE,
  fields: { weapon: integer(0), unit: integer(0) },
  *candidates(s, choosing) {
    if (choosing.of !== FIRST_SPOTTER && choosing.of !== NEW_SPOTTER) return
    for (const { id: weapon, ordnance } of s.weapons)
      if (ordnance)
        for (const { id: unit } of s.units)
          if (problems(s, choosing, { type: 'spot', weapon, unit }).length === 0) yield { type: 'spot', weapon, unit }
  },
  problems,
  perform(g, { side }, { weapon, unit }) {
    const isSecret = g.state.units[unit]!.hidden === true
    setSpotter(g.state, weapon, unit)
    g.emit({ type: 'mortars-full:spots', rule: RULE, of: { weapon, unit } }, isSecret ? { to: [side] } : {})
    return undefined
  },
  describe: (s, { weapon, unit }) => `Let ${unitInPlace(s, unit)} spot for the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
}

function problems(s: AslskState, { side, of }: Choosing, { weapon: id, unit: who }: Spot): readonly Problem[] {
  if (of !== FIRST_SPOTTER && of !== NEW_SPOTTER)
    return refuse(RULE, 'Spotters are named in one’s Prep and Defensive Fire Phases, and replaced when one’s Movement Phase begins.')
  const by = shooterOf(s, id)
  if (!by || !isMortar(by) || by.kind === 'vehicle' || by.crew.side !== side || by.crew.at < 0 || !isGoodOrder(by.crew) || isApart(s, id))
    return refuse(RULE, 'You have no such Mortar that could fire.')
  const { name } = weaponTypeOf(s, by.weapon)
  const has = spotterOf(s, id)
  if (of === FIRST_SPOTTER && has !== undefined)
    return refuse(RULE, has < 0 ? `The ${name} gets a new spotter when your Movement Phase begins.` : `The ${name} has a spotter.`)
  if (of === NEW_SPOTTER && has !== -1) return refuse(RULE, `The ${name} has not lost a spotter.`)
  const unit = s.units[who]
  if (!unit || unit.side !== side || unit.at < 0 || !isInfantry(unit)) return refuse(RULE, 'You have no such Infantry on the map.')
  if (unit === by.crew) return refuse(RULE, 'Whoever fires it needs no spotter to see for himself.')
  if (!isGoodOrder(unit)) return refuse(RULE, `The ${typeOf(s, unit).label} is not in Good Order.`)
  return isNear(s, by.crew.at, unit.at) ? LEGAL : refuse(RULE, `A spotter is in the hex of the ${name} or in one beside it.`)
}

export function isNear(s: AslskState, mortar: Location, spotter: Location): boolean {
  return mortar === spotter || adjacent(s, mortar, spotter)
}

/** 2.22A, 4.21D. */
function* nameSpotters(g: Aslsk, side: Side): Rules<void> {
  yield* offerChoice(g, { side, of: FIRST_SPOTTER }, 'Who spots for your Mortars?', RULE)
}

/** 3.11A. */
export function* replaceSpotters(g: Aslsk): Rules<void> {
  if (!pairsOf(g.state).some(({ spotter }) => spotter < 0)) return
  yield* offerChoice(g, { side: g.state.attacker, of: NEW_SPOTTER }, 'Who spots in the place of those who are lost?', RULE)
}

export const spottersOfAttacker = (g: Aslsk): Rules<void> => nameSpotters(g, g.state.attacker)
export const spottersOfDefender = (g: Aslsk): Rules<void> => nameSpotters(g, defender(g.state))

/** C9.3: a spotter who is eliminated, captured or not in Good Order is lost. */
export function loseSpotters({ state: s }: Aslsk): void {
  for (const { mortar, spotter } of pairsOf(s)) {
    const unit: Unit | undefined = s.units[spotter]
    if (spotter >= 0 && !(unit && unit.at >= 0 && isGoodOrder(unit))) setSpotter(s, mortar, -1)
  }
}

/** Whoever sees an enemy that the Mortar itself does not; a leader least gladly. */
export function spotAdvice(s: AslskState, side: Side, { weapon, unit }: Spot): number {
  const by = shooterOf(s, weapon)!
  const spotter = s.units[unit]!
  const enemies = noticedBy(s, side).filter((other) => other.side !== side && other.at >= 0)
  const seenBy = (from: Location) => enemies.filter(({ at }) => canSee(s, from, at)).length
  if (seenBy(by.crew.at) > 0) return -1
  const seen = seenBy(spotter.at)
  return seen > 0 ? 0.2 + 0.05 * seen - (typeOf(s, spotter).kind === 'squad' ? 0.05 : 0) : -1
}
