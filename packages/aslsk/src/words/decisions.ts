import type { Question } from '@firegroup/kernel'
import { decisionWords, listed, numberWord, verb } from '@firegroup/kernel/words'
import type { FireDeclaration } from '../fire/declaration.ts'
import type { FirstFireDecision } from '../fire/first-fire.ts'
import { canUseRoad, entryCost, isEntryCost } from '../map/costs.ts'
import { nameOf, placeOf } from '../map/terrain.ts'
import type { AdvanceDecision } from '../phases/advance/question.ts'
import type { Designation } from '../phases/close-combat/designation.ts'
import { mfWords } from '../phases/movement/factors.ts'
import type { MoveDecision } from '../phases/movement/question.ts'
import type { StepDecision } from '../phases/movement/step.ts'
import type { recoveryQuestion } from '../phases/rally/recovery.ts'
import type { repairQuestion } from '../phases/rally/repair.ts'
import type { selfRallyQuestion } from '../phases/rally/self.ts'
import type { TransferDecision } from '../phases/rally/transfer.ts'
import type { unitRallyQuestion } from '../phases/rally/unit.ts'
import type { RoutDecision } from '../phases/rout/question.ts'
import type { Deployment } from '../scenario/deployment.ts'
import { type AslskState, type LeaderStack, OFFBOARD } from '../state.ts'
import { hexesOf, unitInPlace, unitItems, unitLabel, unitList, weaponItems, weaponName } from './names.ts'

type AnswerTo<F extends (...args: never[]) => unknown> = NonNullable<ReturnType<F>> extends Question<infer D> ? D : never
type FirePhaseDecision = FireDeclaration | { readonly type: 'end' } | { readonly type: 'destroy'; readonly weapon: number }

/** What is decided, by the kind of question. */
interface Decisions {
  readonly setup: Deployment
  readonly enter: Deployment
  readonly recovery: AnswerTo<typeof recoveryQuestion>
  readonly repair: AnswerTo<typeof repairQuestion>
  readonly transfer: TransferDecision
  readonly selfRally: AnswerTo<typeof selfRallyQuestion>
  readonly unitRally: AnswerTo<typeof unitRallyQuestion>
  readonly keepDm: { readonly type: 'done' } | { readonly type: 'keep'; readonly units: readonly number[] }
  readonly prepFire: FirePhaseDecision
  readonly defensiveFire: FirePhaseDecision
  readonly advancingFire: FirePhaseDecision
  readonly firstFire: FirstFireDecision
  readonly keepRate: { readonly keep: boolean }
  readonly regroup: { readonly together: boolean }
  readonly move: MoveDecision
  readonly rout: RoutDecision
  readonly advance: AdvanceDecision
  readonly closeCombatHex: { readonly type: 'hex'; readonly hex: string }
  readonly restack: { readonly type: 'pass' } | { readonly type: 'restack'; readonly stacks: readonly LeaderStack[] }
  readonly closeCombat: Designation
}

type Describers = { readonly [K in keyof Decisions]: (s: AslskState, decision: Decisions[K]) => string }

const DESCRIBERS: Describers = {
  setup: (s, decision) => deployment(s, decision, 'Set up'),
  enter: (s, decision) => deployment(s, decision, 'Bring on'),
  recovery: (s, decision) =>
    decision.type === 'done'
      ? 'Leave the Weapons where they lie'
      : `Try to pick up the ${weaponName(s, decision.weapon)} with ${unitInPlace(s, decision.unit)}`,
  repair: (s, decision) =>
    decision.type === 'done' ? 'Repair nothing' : `Try to repair the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}`,
  transfer,
  selfRally: (s, decision) => (decision.type === 'done' ? 'No more self-rally' : `Try to rally ${unitInPlace(s, decision.unit)} by itself`),
  unitRally: (s, decision) =>
    decision.type === 'done' ? 'No more rally' : `Let ${unitLabel(s, decision.leader)} try to rally ${unitInPlace(s, decision.unit)}`,
  keepDm: (s, decision) =>
    decision.type === 'done'
      ? 'Take off all desperation morale'
      : `Keep the desperation morale of ${listed(decision.units.map((id) => unitInPlace(s, id)))}`,
  prepFire: (s, decision) => firePhase(s, decision, 'End Prep Fire'),
  defensiveFire: (s, decision) => firePhase(s, decision, 'End Defensive Fire'),
  advancingFire: (s, decision) => firePhase(s, decision, 'End Advancing Fire'),
  firstFire: (s, decision) => (decision.type === 'hold' ? 'Hold fire' : fire(s, decision)),
  keepRate: (_, { keep }) => (keep ? 'Keep the rate of fire' : 'Give up the rate and leave residual fire'),
  regroup: (_, { together }) => (together ? 'Attack together' : 'Attack hex by hex'),
  move,
  rout,
  advance: (s, decision) => {
    if (decision.type === 'done') return 'End the advance'
    if (decision.type === 'drop') return drop(s, decision.weapon)
    return `Advance ${unitList(s, decision.units)}${fromHex(s, decision.units)} to ${decision.to}`
  },
  closeCombatHex: (_, { hex }) => `Fight in ${hex} next`,
  restack,
  closeCombat: (s, decision) =>
    decision.type === 'pass'
      ? 'Make no attack'
      : decision.attacks.map(({ by, on }, i) => `${i === 0 ? 'Attack' : 'attack'} ${unitList(s, on)} with ${unitList(s, by)}`).join('; '),
}

/** The kinds of question whose answers have words of their own. */
export const DESCRIBED_KINDS: readonly string[] = Object.keys(DESCRIBERS)

/**
 * A decision as a short request: 'Hold fire', 'Move 4-6-7 to J5 (2 MF)'. The decision has the shape that its question's schema asks for; the state is
 * the one in which it is asked.
 */
export function describeDecision(s: AslskState, kind: string, decision: unknown): string {
  return decisionWords(DESCRIBERS, s, kind, decision)
}

function deployment(s: AslskState, { units }: Deployment, what: string): string {
  const hexes = [...new Set(units.map(({ hex }) => hex))]
  const places = hexes.map((hex) => {
    const there = units.filter((placed) => placed.hex === hex).map(({ unit }) => unit)
    return `${unitList(s, there)} in ${hex}`
  })
  if (places.length === 0) return `${what} nobody`
  return places.length <= MOST_PLACES ? `${what} ${places.join(', ')}` : `${what} ${numberWord(units.length)} units in ${listed(hexes)}`
}

/** More than that, and a list of who goes where is no longer read. */
const MOST_PLACES = 4

function transfer(s: AslskState, decision: TransferDecision): string {
  if (decision.type === 'done') return 'No transfer'
  const hands = decision.transfers.map(({ weapon, to }) => `the ${weaponName(s, weapon)}${heldBy(s, weapon)} to ${unitLabel(s, to)}`)
  return `Hand ${listed(hands)}`
}

function firePhase(s: AslskState, decision: FirePhaseDecision, end: string): string {
  if (decision.type === 'end') return end
  return decision.type === 'destroy' ? `Destroy the ${weaponName(s, decision.weapon)}${heldBy(s, decision.weapon)}` : fire(s, decision)
}

function fire(s: AslskState, { firers, directors, at }: FireDeclaration): string {
  const own = firers.filter(({ inherent, weapons }) => inherent || weapons.length === 0).map(({ unit }) => unit)
  const what = [
    ...unitItems(s, own),
    ...weaponItems(
      s,
      firers.flatMap(({ weapons }) => weapons),
    ),
  ]
  const from = hexesOf(
    s,
    firers.map(({ unit }) => unit),
  )
  const led = directors.length === 0 ? '' : `, ${unitList(s, directors)} ${verb(directors.length, 'directs', 'direct')}`
  return `Fire from ${listed(from)} with ${listed(what)} at ${at}${led}`
}

function move(s: AslskState, decision: MoveDecision): string {
  switch (decision.type) {
    case 'step':
      return step(s, decision)
    case 'smoke':
      return `Throw Smoke into ${decision.to} with ${unitInPlace(s, decision.unit)}${pace(decision.mode)}`
    case 'recover':
      return `Try to pick up the ${weaponName(s, decision.weapon)} with ${unitInPlace(s, decision.unit)}${pace(decision.mode)}`
    case 'placeDc':
      return `Hex the ${weaponName(s, decision.weapon)} in ${decision.at} with ${unitInPlace(s, decision.unit)}${pace(decision.mode)}`
    case 'drop':
      return drop(s, decision.weapon)
    case 'exit':
      return `Leave the map with ${unitList(s, decision.units)}${fromHex(s, decision.units)}${pace(decision.mode)}`
    case 'stop':
      return `Stop ${unitList(s, decision.units)}${inHex(s, decision.units)}`
    case 'end':
      return 'End the Movement Phase'
  }
}

/** The cost is that of the first of them: the ground costs all of them the same. */
function step(s: AslskState, { units, to, mode, by }: StepDecision): string {
  const mover = s.units[units[0] ?? -1]
  const place = placeOf(s, to)
  const enters = mover?.at === OFFBOARD
  const canTakeRoad = mover !== undefined && place >= 0 && (enters || mover.at >= 0) && canUseRoad(s, mover.at, place)
  const cost = mover && place >= 0 ? entryCost(s, mover, mover.at, place, by ?? (canTakeRoad ? 'road' : 'terrain')) : null
  const rate = by === 'terrain' && canTakeRoad ? ' off the road' : ''
  const mf = cost && isEntryCost(cost) ? ` (${mfWords(cost.mf)} MF)` : ''
  const from = mover && s.move?.stack.includes(mover.id) ? '' : fromHex(s, units)
  return `${enters ? 'Enter with' : 'Move'} ${unitList(s, units)}${enters ? ' at' : `${from} to`} ${to}${rate}${pace(mode)}${mf}`
}

function pace(mode: 'assault' | 'double' | undefined): string {
  if (mode === undefined) return ''
  return mode === 'assault' ? ' by Assault Movement' : ' at Double Time'
}

function rout(s: AslskState, decision: RoutDecision): string {
  if (decision.type === 'done') return 'No more routs'
  if (decision.type === 'stop') return `Stop ${unitInPlace(s, decision.unit)}`
  const along = decision.with === undefined ? '' : `, ${unitLabel(s, decision.with)} goes along`
  return decision.type === 'crawl'
    ? `Low Crawl ${unitInPlace(s, decision.unit)} to ${decision.to}${along}`
    : `Rout ${unitInPlace(s, decision.unit)} to ${decision.to}${along}`
}

function restack(s: AslskState, decision: Decisions['restack']): string {
  if (decision.type === 'pass') return 'Leave the leaders where they are'
  const places = decision.stacks.map(({ leader, on }) =>
    on === -1 ? `${unitLabel(s, leader)} apart` : `${unitLabel(s, leader)} with ${unitLabel(s, on)}`,
  )
  return `Put ${listed(places)}`
}

function drop(s: AslskState, weapon: number): string {
  return `Drop the ${weaponName(s, weapon)}${heldBy(s, weapon)}`
}

function heldBy(s: AslskState, weapon: number): string {
  const owner = s.weapons[weapon]?.owner ?? -1
  return owner < 0 ? '' : ` of ${unitInPlace(s, owner)}`
}

/** Said only when it is one hex of the map. */
function fromHex(s: AslskState, units: readonly number[]): string {
  const hexes = hexesOf(s, units)
  return hexes.length === 1 ? ` from ${hexes[0]}` : ''
}

function inHex(s: AslskState, units: readonly number[]): string {
  const at = s.units[units[0] ?? -1]?.at ?? -1
  return at < 0 ? '' : ` in ${nameOf(s, at)}`
}
