import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { LEADER_CREATION_DR } from '../../data/morale.ts'
import type { AslskState, CombatAttack, Unit } from '../../state.ts'
import { casualtyReduction, eliminateUnit, randomSelection } from '../../units/casualties.ts'
import { tryLeaderCreation } from '../../units/leader-creation.ts'
import { isMmc, moraleOf } from '../../units/units.ts'
import { combatResult, type FiguredCombat, figureCombat } from './attack.ts'
import type { CombatResult } from './events.ts'

interface RolledAttack {
  readonly attack: CombatAttack
  readonly dice: DiceRoll
  result: CombatResult
}

/** 3.8: attacks that happen at the same time: all dice first, then what they do, so that even the dead have fought as designated. */
export function resolveTogether(g: Aslsk, attacks: readonly CombatAttack[]): void {
  const rolled: RolledAttack[] = []
  for (const attack of attacks) {
    const figured = figureCombat(g.state, attack)
    const { dice } = rollCombat(g, figured)
    rolled.push({ attack, dice, result: tell(g, attack, figured, dice, false) })
    if (dice.total === LEADER_CREATION_DR) fieldPromotion(g, attack, figured, attacks, rolled)
  }
  for (const { attack, result } of rolled) applyResult(g, attack, result)
}

/** 3.8: the DR of an attack and what it comes to, before any field promotion. The preview goes through this very function. */
export function rollCombat(g: Aslsk, figured: FiguredCombat): { readonly dice: DiceRoll; readonly result: CombatResult } {
  const comesTo = (original: number) => `${combatResult(figured, original)} ${original === LEADER_CREATION_DR}`
  const dice = rollDice(g, 'Close Combat', comesTo)
  return { dice, result: combatResult(figured, dice.total) }
}

/** 5.3: an original 2 by an attack with a MMC may bring forth a leader; he fights and defends with it at once, and the odds of both are figured anew. */
function fieldPromotion(
  g: Aslsk,
  attack: CombatAttack,
  { belowEven }: FiguredCombat,
  attacks: readonly CombatAttack[],
  rolled: readonly RolledAttack[],
): void {
  const by = bestMmc(
    g.state,
    attack.by.map((id) => g.state.units[id]!),
  )
  const leader = by && tryLeaderCreation(g, by, { morale: moraleOf(g.state, by), oddsBelowEven: belowEven })
  if (!leader) return
  g.state.combat!.stacks.push({ leader: leader.id, on: by.id })
  attack.by.push(leader.id)
  for (const other of attacks) if (other.on.includes(by.id)) other.on.push(leader.id)
  for (const earlier of rolled) {
    if (earlier.attack !== attack && !earlier.attack.on.includes(leader.id)) continue
    earlier.result = tell(g, earlier.attack, figureCombat(g.state, earlier.attack), earlier.dice, true)
  }
}

/** 5.3: of several MMC the best counts. */
function bestMmc(s: AslskState, units: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const unit of units) if (isMmc(s, unit) && (best === null || moraleOf(s, unit) > moraleOf(s, best))) best = unit
  return best
}

/** 3.8: all attacked units are lost, or one of them, drawn at random, suffers Casualty Reduction. The loss of a leader sets off no checks here. */
function applyResult(g: Aslsk, { on }: CombatAttack, result: CombatResult): void {
  const units = on.map((id) => g.state.units[id]!)
  if (result === 'eliminated') for (const unit of units) eliminateUnit(g, unit, '3.8', 'Close Combat')
  if (result === 'reduced') for (const unit of randomSelection(g, units, 1, '3.8')) casualtyReduction(g, unit, '3.8')
}

function tell(g: Aslsk, attack: CombatAttack, figured: FiguredCombat, dice: DiceRoll, refigured: boolean): CombatResult {
  const result = combatResult(figured, dice.total)
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
    modifiers: figured.modifiers,
    final: dice.total + figured.drm,
    result,
    refigured,
    ...(figured.handToHand ? { handToHand: true } : {}),
  })
  return result
}
