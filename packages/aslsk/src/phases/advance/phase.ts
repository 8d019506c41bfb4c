import { LEGAL, type Question, refuse } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { placeOf } from '../../map/terrain.ts'
import type { Step } from '../../sequence/step.ts'
import { type AslskState, NOWHERE, OFFBOARD, type Side } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { dropWeapon } from '../../weapons/possession.ts'
import { oneSide } from '../rally/both-sides.ts'
import { type TransferDecision, transfer, transferQuestion } from '../rally/transfer.ts'
import { desperateNextToEnemies } from '../rout/enemies.ts'
import { relocate } from '../rout/weapons.ts'
import { advanceCosts, becomesCx } from './cost.ts'
import { type Advance, type AdvanceDecision, advanceQuestion } from './question.ts'

/** 3.7: the Advance Phase, which is the ATTACKER's alone. */
export const advanceSteps: readonly Step[] = [
  { key: 'advance.transfer', phase: 'advance', order: 200, run: (g) => oneSide(g, g.state.attacker, advanceTransfer, transfer) },
  { key: 'advance.advance', phase: 'advance', order: 300, run: (g) => oneSide(g, g.state.attacker, advanceQuestion, takeAdvance) },
]

/** 3.7: Weapons change hands among Good Order, unpinned units. */
function advanceTransfer(s: AslskState, side: Side): Question<TransferDecision> | null {
  return transferQuestion(s, side, '3.7', (unit) => (unit.pinned ? refuse('3.7', `The ${typeOf(s, unit).label} is pinned.`) : LEGAL))
}

function takeAdvance(g: Aslsk, decision: AdvanceDecision): void {
  if (decision.type === 'drop') dropWeapon(g, g.state.weapons[decision.weapon]!)
  else if (decision.type === 'advance') advance(g, decision)
}

/** 3.7: one hex, also where the enemy is. Whom it costs all his MF, he is CX (2.0). */
function advance(g: Aslsk, decision: Advance): void {
  const s = g.state
  const to = placeOf(s, decision.to)
  const units = decision.units.map((id) => s.units[id]!)
  const from = units[0]!.at
  const exhausted: number[] = []
  for (const { unit, cost, mf } of advanceCosts(s, units, to)) if (becomesCx(cost, mf)) exhausted.push(unit)
  for (const unit of units) {
    if (from === OFFBOARD) unit.entry = NOWHERE
    relocate(s, unit, to)
    unit.advanced = true
    unit.crestSide = -1
    if (exhausted.includes(unit.id)) unit.cx = true
  }
  g.emit({ type: 'advances', rule: '3.7', units: decision.units, from, to, exhausted })
  desperateNextToEnemies(g)
}
