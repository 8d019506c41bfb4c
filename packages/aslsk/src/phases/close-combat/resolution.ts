import { openWindow, type Rules } from '@firegroup/kernel'
import { isKnockedOut } from '../../armour/crew.ts'
import { immobilize } from '../../armour/damage.ts'
import { type Aslsk, type DiceRoll, rollDice, rollDie } from '../../context.ts'
import { BACKFIRE_DR, UNLIKELY_KILL } from '../../data/close-combat.ts'
import { LEADER_CREATION_DR } from '../../data/morale.ts'
import type { AslskState, CombatAttack, Unit } from '../../state.ts'
import { casualtyReduction, eliminateUnit, randomSelection } from '../../units/casualties.ts'
import { tryLeaderCreation } from '../../units/leader-creation.ts'
import { isMmc, isVehicle, moraleOf, weaponsOf } from '../../units/units.ts'
import { type WreckedBy, wreck } from '../../vehicles/wrecks.ts'
import { combatResult, type FiguredCombat, figureCombat, isUnlikely } from './attack.ts'
import type { CcvUse } from './ccv.ts'
import type { CombatResult } from './events.ts'

/** An attack with its dice. */
export interface RolledAttack {
  readonly attack: CombatAttack
  readonly dice: DiceRoll
  readonly third?: number
  result: CombatResult
}

/** What an attack is made as: in the CCPh, or as CC Reaction Fire (3.3.4). */
type Use = Exclude<CcvUse, 'defense'>

/** 3.8: attacks that happen at the same time: all dice first, then what they do, so that even the dead have fought as designated. Returns their dice. */
export function resolveTogether(g: Aslsk, attacks: readonly CombatAttack[], use: Use = 'attack'): readonly DiceRoll[] {
  const rolled: RolledAttack[] = []
  for (const attack of attacks) rollAttack(g, attack, attacks, rolled, use)
  for (const each of rolled) applyRolled(g, each)
  return rolled.map(({ dice }) => dice)
}

/**
 * The same where optional rules have a say: after the dice of each attack, before those of the next (`combatRolled`), and when its result is known to all
 * (`combatResolved`). Who has left the hex meanwhile neither attacks nor is attacked any more.
 */
export function* resolveInTurn(g: Aslsk, attacks: readonly CombatAttack[]): Rules<void> {
  const { combatRolled, combatResolved } = g.state.setting.windows
  if (combatRolled.length === 0 && combatResolved.length === 0) {
    resolveTogether(g, attacks)
    return
  }
  const at = g.state.combat!.at
  const rolled: RolledAttack[] = []
  const isHere = (id: number) => g.state.units[id]!.at === at
  for (const attack of attacks) {
    for (const units of [attack.by, attack.on]) units.splice(0, units.length, ...units.filter(isHere))
    if (attack.by.length === 0 || attack.on.length === 0) continue
    const { kill } = figureCombat(g.state, attack)
    rollAttack(g, attack, attacks, rolled, 'attack')
    const doomed = rolled.flatMap((each) => (each.result === 'eliminated' ? each.attack.on : []))
    yield* openWindow(g, combatRolled, { ...rolled.at(-1)!, kill, doomed }, NEVER)
  }
  for (const each of rolled) {
    const { kill } = figureCombat(g.state, each.attack)
    const lost = each.attack.on.flatMap((id) => weaponsOf(g.state, g.state.units[id]!).map((weapon) => weapon.id))
    applyRolled(g, each)
    yield* openWindow(g, combatResolved, { ...each, kill, weapons: lost }, NEVER)
  }
}

const NEVER = () => false

function rollAttack(g: Aslsk, attack: CombatAttack, attacks: readonly CombatAttack[], rolled: RolledAttack[], use: Use): void {
  const figured = figureCombat(g.state, attack, use)
  const { dice, third } = rollCombat(g, figured)
  const blow = { attack, dice, ...(third === undefined ? {} : { third }) }
  rolled.push({ ...blow, result: tell(g, blow, figured, use, false) })
  if (dice.total === LEADER_CREATION_DR) fieldPromotion(g, attack, figured, attacks, rolled, use)
}

function applyRolled(g: Aslsk, { attack, dice, third, result }: RolledAttack): void {
  const hurt = backfires(g.state, attack, dice.total)
  const isHeard = g.state.setting.hooks.wrecked.length > 0
  applyResult(g, attack, result, isHeard ? { original: third ?? dice.total, most: mostFor(g.state, attack, third) } : undefined)
  if (hurt) backfire(g, attack)
}

/** 3.8: the highest DR that destroys the vehicle; of an unlikely kill, the highest of its third die. */
function mostFor(s: AslskState, attack: CombatAttack, third: number | undefined): number {
  if (third !== undefined) return UNLIKELY_KILL.eliminated
  const { kill, drm } = figureCombat(s, attack)
  return kill - 1 - drm
}

/** What the dice of an attack come to. */
interface Rolled {
  readonly dice: DiceRoll
  /** 3.8: the die that follows an original 2 at a vehicle that it would not eliminate. */
  readonly third?: number
  readonly result: CombatResult
}

/** 3.8: the DR of an attack and what it comes to, before any field promotion. The preview goes through this very function. */
export function rollCombat(g: Aslsk, figured: FiguredCombat): Rolled {
  const comesTo = (original: number) =>
    `${combatResult(figured, original)} ${original === LEADER_CREATION_DR} ${figured.onVehicle && original === BACKFIRE_DR}`
  const dice = rollDice(g, 'Close Combat', comesTo)
  if (!isUnlikely(figured, dice.total)) return { dice, result: combatResult(figured, dice.total) }
  const third = rollDie(g, 'Close Combat, third die', (die) => combatResult(figured, dice.total, die))
  return { dice, third, result: combatResult(figured, dice.total, third) }
}

/** 3.8: men who roll an original 12 against a vehicle that is neither Shocked nor Stunned hurt themselves. */
export function backfires(s: AslskState, { on }: Pick<CombatAttack, 'on'>, original: number): boolean {
  const target = s.units[on[0]!]!
  return original === BACKFIRE_DR && isVehicle(target) && !isKnockedOut(target)
}

function backfire(g: Aslsk, { by }: CombatAttack): void {
  const alive = by.map((id) => g.state.units[id]!).filter((unit) => unit.at >= 0)
  for (const unit of randomSelection(g, alive, 1, '3.8')) casualtyReduction(g, unit, '3.8')
}

/** 5.3: an original 2 by an attack with a MMC may bring forth a leader; he fights and defends with it at once, and the odds of both are figured anew. */
function fieldPromotion(
  g: Aslsk,
  attack: CombatAttack,
  { belowEven }: FiguredCombat,
  attacks: readonly CombatAttack[],
  rolled: readonly RolledAttack[],
  use: Use,
): void {
  const by = bestMmc(
    g.state,
    attack.by.map((id) => g.state.units[id]!),
  )
  const leader = by && tryLeaderCreation(g, by, { morale: moraleOf(g.state, by), oddsBelowEven: belowEven })
  if (!leader) return
  g.state.combat?.stacks.push({ leader: leader.id, on: by.id })
  attack.by.push(leader.id)
  for (const other of attacks) if (other.on.includes(by.id)) other.on.push(leader.id)
  for (const earlier of rolled) {
    if (earlier.attack !== attack && !earlier.attack.on.includes(leader.id)) continue
    earlier.result = tell(g, earlier, figureCombat(g.state, earlier.attack, use), use, true)
  }
}

/** 5.3: of several MMC the best counts. */
function bestMmc(s: AslskState, units: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const unit of units) if (isMmc(s, unit) && (best === null || moraleOf(s, unit) > moraleOf(s, best))) best = unit
  return best
}

/**
 * 3.8: all attacked units are lost, or one of them, drawn at random, suffers Casualty Reduction; a vehicle is destroyed or Immobilized. The loss of a leader
 * sets off no checks here.
 */
function applyResult(g: Aslsk, { on }: CombatAttack, result: CombatResult, by: WreckedBy | undefined): void {
  const units = on.map((id) => g.state.units[id]!)
  const [first] = units
  if (isVehicle(first!)) {
    if (result === 'eliminated') wreck(g, first, '3.8', 'Close Combat', by)
    if (result === 'immobilized') immobilize(g, first, '3.8')
    return
  }
  if (result === 'eliminated') for (const unit of units) eliminateUnit(g, unit, '3.8', 'Close Combat')
  if (result === 'reduced') for (const unit of randomSelection(g, units, 1, '3.8')) casualtyReduction(g, unit, '3.8')
}

function tell(
  g: Aslsk,
  { attack, dice, third }: Omit<RolledAttack, 'result'>,
  figured: FiguredCombat,
  use: Use,
  refigured: boolean,
): CombatResult {
  const result = combatResult(figured, dice.total, third)
  g.emit({
    type: 'closeCombatAttack',
    rule: '3.8',
    side: attack.side,
    by: attack.by.slice(),
    on: attack.on.slice(),
    attack: figured.attack,
    defense: figured.defense,
    odds: figured.odds,
    kill: figured.kill,
    dice: [dice.coloured, dice.white],
    ...(third === undefined ? {} : { third }),
    ...(use === 'reaction' ? { reaction: true as const } : {}),
    modifiers: figured.modifiers,
    final: dice.total + figured.drm,
    result,
    refigured,
    ...(figured.handToHand ? { handToHand: true } : {}),
  })
  return result
}
