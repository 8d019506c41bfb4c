import { decisionWords, listed, numberWord, otherDecision } from '@firegroup/kernel/words'
import type { FireDeclaration } from '../fire/declaration.ts'
import { isEntryCost } from '../map/costs.ts'
import { nameOf } from '../map/location.ts'
import type { MeleeDecision } from '../melee/act.ts'
import type { MeleeDeclaration } from '../melee/odds.ts'
import type { WithdrawDecision } from '../melee/withdraw.ts'
import type { Withdrawal } from '../melee/withdrawal.ts'
import type { AssaultFireDecision } from '../movement/assault-fire.ts'
import type { EnterDecision } from '../movement/entry.ts'
import type { MoveDecision } from '../movement/move-act.ts'
import { stepCost } from '../movement/step.ts'
import { placeOf, type StepDecision } from '../movement/step-question.ts'
import type { ActivateDecision } from '../operations/activation.ts'
import type { RallyAction } from '../rally/actions.ts'
import type { rallyAction } from '../rally/attempt.ts'
import type { recombineAction } from '../rally/recombine.ts'
import type { Deployment } from '../scenario/deployment.ts'
import type { fightOrDieAction } from '../specialists/fight-or-die.ts'
import type { healAction } from '../specialists/healing.ts'
import type { SpotAttempt } from '../spotting/attempt.ts'
import type { LnltState, MoveMode } from '../state.ts'
import type { destroyAction, dropAction, flipAction, giveAction, pickUpAction } from '../weapons/handling.ts'
import type { unjamAction } from '../weapons/jam.ts'
import { modeWords } from './move-events.ts'
import { unitInPlace, unitItems, unitLabel, unitList, weaponItems, weaponName } from './names.ts'
import { halfWords } from './phrases.ts'

type DecisionOf<A> = A extends RallyAction<infer D> ? D : never
type RallyDecision =
  | DecisionOf<typeof rallyAction>
  | DecisionOf<typeof healAction>
  | DecisionOf<typeof fightOrDieAction>
  | DecisionOf<typeof recombineAction>
  | DecisionOf<typeof unjamAction>
  | DecisionOf<typeof giveAction>
  | DecisionOf<typeof pickUpAction>
  | DecisionOf<typeof dropAction>
  | DecisionOf<typeof destroyAction>
  | DecisionOf<typeof flipAction>
  | { readonly type: 'done' }
type Fire = FireDeclaration & { readonly type: 'fire' }

/** What is decided, by the kind of question. */
interface Decisions {
  readonly setup: Deployment
  readonly rally: RallyDecision
  readonly impulse:
    | ActivateDecision
    | EnterDecision
    | (SpotAttempt & { readonly type: 'spot' })
    | { readonly type: 'sniper'; readonly unit: number; readonly at: string }
    | { readonly type: 'pass' }
  readonly act:
    | Fire
    | { readonly type: 'snipe'; readonly unit: number; readonly at: string; readonly leader?: number }
    | AssaultFireDecision
    | MoveDecision
    | { readonly type: 'smoke'; readonly unit: number; readonly at: string }
    | MeleeDecision
    | WithdrawDecision
    | { readonly type: 'end' }
  readonly step: StepDecision
  readonly opportunityFire:
    | Fire
    | { readonly type: 'sniper'; readonly unit: number; readonly at?: string; readonly leader?: number }
    | { readonly type: 'hold' }
  readonly retreat: { readonly to: string }
  readonly dropWeapon: { readonly weapon: number }
  readonly melee: MeleeDeclaration
  readonly withdrawal: Withdrawal
  readonly heroPlace: { readonly to: string }
  readonly heroMove: { readonly type: 'goOn'; readonly mode: MoveMode } | { readonly type: 'stay' }
}

/** Who leads a Sniper, if somebody could. */
function ledBy(s: LnltState, leader: number | undefined): string {
  if (leader === undefined) return ''
  return leader < 0 ? ', unaided' : `, ${unitLabel(s, leader)} leads`
}

type Describers = { readonly [K in keyof Decisions]: (s: LnltState, decision: Decisions[K]) => string }

const DESCRIBERS: Describers = {
  setup: deployment,
  rally,
  impulse: (s, decision) => {
    switch (decision.type) {
      case 'activate':
        return `Activate ${listed(decision.at)}`
      case 'enter':
        return `Enter with ${unitList(s, decision.units)} at ${decision.to}${way(decision)}`
      case 'spot':
        return `Try to spot ${decision.at} with ${unitInPlace(s, decision.unit)}`
      case 'sniper':
        return `Let ${unitLabel(s, decision.unit)} appear in ${decision.at}`
      case 'pass':
        return 'Pass'
      default:
        return otherDecision(decision)
    }
  },
  act: (s, decision) => {
    switch (decision.type) {
      case 'fire':
        return fire(s, decision)
      case 'snipe':
        return `Fire with ${unitInPlace(s, decision.unit)} at ${decision.at}${ledBy(s, decision.leader)}`
      case 'assaultFire':
        return `${fire(s, decision)}, then move ${unitList(s, decision.movers)} to ${decision.to}`
      case 'move':
        return move(s, decision)
      case 'smoke':
        return `Lay Smoke in ${decision.at} with ${unitInPlace(s, decision.unit)}`
      case 'melee':
        return `Fight the Melee in ${decision.at}`
      case 'withdraw':
        return `Try to withdraw ${unitList(s, decision.units)} from the Melee${inPlace(s, decision.units)}`
      case 'end':
        return 'End the impulse'
      default:
        return otherDecision(decision)
    }
  },
  step: (s, decision) => {
    if (decision.type === 'stop') return 'Stop here'
    if (decision.type === 'pickUp') return `Pick up the ${weaponName(s, decision.weapon)} with ${unitLabel(s, decision.unit)}`
    return decision.to === OFF ? 'Leave the map' : `Go on to ${decision.to}${cost(s, s.move?.units ?? [], decision.to)}`
  },
  opportunityFire: (s, decision) => {
    if (decision.type === 'hold') return 'Hold fire'
    if (decision.type === 'fire') return fire(s, decision)
    const from = decision.at === undefined ? '' : `, who appears in ${decision.at}`
    return `Fire with ${unitInPlace(s, decision.unit)}${from}${ledBy(s, decision.leader)}`
  },
  retreat: (_, { to }) => `Run to ${to}`,
  dropWeapon: (s, { weapon }) => `Leave the ${weaponName(s, weapon)} behind`,
  melee: (s, { targets, leader, weapons }) => {
    const led = leader === undefined ? '' : `, ${unitLabel(s, leader)} leads`
    return `Attack ${unitList(s, targets)} with ${armed(s, weapons)}${led}`
  },
  withdrawal: (s, decision) =>
    decision.type === 'stay' ? 'Stay and fight' : `Leave the Melee with ${unitList(s, decision.units)} for ${decision.to}${way(decision)}`,
  heroPlace: (_, { to }) => `Place the Hero in ${to}`,
  heroMove: (_, decision) => (decision.type === 'stay' ? 'The Hero stays here' : `The Hero goes on${modeWords([decision.mode])}`),
}

/** What a step off the map is called in decisions. */
const OFF = 'exit'

/** The kinds of question whose answers have words of their own. */
export const DESCRIBED_KINDS: readonly string[] = Object.keys(DESCRIBERS)

/**
 * A decision as a short request: 'Hold fire', 'Move Squad 1-6-4 from F5 to F6 (1 MP)'. The decision has the shape that its question's schema asks for; the
 * state is the one in which it is asked.
 */
export function describeDecision(s: LnltState, kind: string, decision: unknown): string {
  return decisionWords(DESCRIBERS, s, kind, decision)
}

function deployment(s: LnltState, { units, weapons }: Deployment): string {
  const names = [...new Set(units.map(({ at }) => at))]
  const places = names.map((at) => {
    const there = units.filter((placed) => placed.at === at).map(({ unit }) => unit)
    return `${unitList(s, there)} in ${at}`
  })
  if (places.length > MOST_PLACES) return `Set up ${numberWord(units.length)} units in ${listed(names)}`
  if (places.length > 0) return `Set up ${places.join(', ')}`
  const given = weapons.map(({ weapon, unit }) => `the ${weaponName(s, weapon)} to ${unitLabel(s, unit)}`)
  return given.length === 0 ? 'Set up nobody' : `Give ${listed(given)}`
}

/** More than that, and a list of who goes where is no longer read. */
const MOST_PLACES = 4

function rally(s: LnltState, decision: RallyDecision): string {
  switch (decision.type) {
    case 'rally': {
      const who = unitInPlace(s, decision.unit)
      if (decision.helper !== undefined) return `Let ${unitLabel(s, decision.helper)} try to rally ${who}`
      return `Try to rally ${who} by ${decision.pair ? 'a pair' : 'itself'}`
    }
    case 'heal': {
      const whom = decision.by === decision.unit ? 'himself' : unitInPlace(s, decision.unit)
      return `Let ${unitLabel(s, decision.by)} try to ${decision.what === 'wound' ? `heal ${whom}` : `bring ${whom} back to Good Order`}`
    }
    case 'fightOrDie':
      return `Fight or Die: ${unitLabel(s, decision.by)} threatens ${unitInPlace(s, decision.unit)}`
    case 'recombine':
      return `Make a Squad of ${unitList(s, decision.units)}${inPlace(s, decision.units)}`
    case 'give': {
      const back = decision.for === undefined ? '' : ` for the ${weaponName(s, decision.for)}`
      return `Hand the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)} to ${unitLabel(s, decision.to)}${back}`
    }
    case 'pickUp':
      return `Pick up the ${weaponName(s, decision.weapon)} with ${unitInPlace(s, decision.unit)}`
    case 'drop':
      return `Drop the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}`
    case 'destroy':
      return `Destroy the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}`
    case 'flip': {
      const what = s.weapons[decision.weapon]?.assembled ? 'Take down' : 'Set up'
      return `${what} the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}`
    }
    case 'unjam':
      return `Clear the jam of the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}`
    case 'done':
      return 'End your Rally Phase'
    default:
      return otherDecision(decision)
  }
}

function fire(s: LnltState, { from, at, firers, leader }: FireDeclaration): string {
  const led = leader === undefined ? '' : `, ${unitLabel(s, leader)} leads`
  return `Fire from ${from} with ${armed(s, firers)} at ${at}${led}`
}

/** Who fights with his own firepower, and the weapons; whoever has neither is named all the same. */
function armed(s: LnltState, arms: FireDeclaration['firers']): string {
  const own = arms.filter(({ inherent, weapons }) => inherent || weapons.length === 0).map(({ unit }) => unit)
  const weapons = [...new Set(arms.flatMap((each) => each.weapons))]
  return listed([...unitItems(s, own), ...weaponItems(s, weapons)])
}

function move(s: LnltState, decision: MoveDecision): string {
  const { units, to, abandon = [] } = decision
  const at = s.units[units[0] ?? -1]?.at ?? -1
  const from = at < 0 ? '' : ` from ${nameOf(s.setting, at)}`
  const left = abandon.length === 0 ? '' : `, leaving ${listed(weaponItems(s, abandon))}`
  if (to === OFF) return `Leave the map with ${unitList(s, units)}${from}${left}`
  return `Move ${unitList(s, units)}${from} to ${to}${way(decision)}${cost(s, units, to)}${left}`
}

function way({ mode, modes }: { readonly mode?: MoveMode; readonly modes?: readonly MoveMode[] }): string {
  return modeWords(modes ?? (mode === undefined ? [] : [mode]))
}

/** What the step costs the first of them: the ground costs all of them the same. */
function cost(s: LnltState, units: readonly number[], to: string): string {
  const unit = s.units[units[0] ?? -1]
  const place = placeOf(s, to)
  const price = unit && place >= 0 && unit.at >= 0 ? stepCost(s, unit, unit.at, place) : null
  return price && isEntryCost(price) ? ` (${halfWords(price.halves)} MP)` : ''
}

function heldBy(s: LnltState, weapon: number): string {
  const owner = s.weapons[weapon]?.owner ?? -1
  return owner < 0 ? '' : ` of ${unitInPlace(s, owner)}`
}

function inPlace(s: LnltState, units: readonly number[]): string {
  const at = s.units[units[0] ?? -1]?.at ?? -1
  return at < 0 ? '' : ` in ${nameOf(s.setting, at)}`
}
