import type { Aslsk } from '../context.ts'
import { updateControl } from '../scenario/control.ts'
import { decideAtTheEnd } from '../scenario/victory.ts'
import { type AslskState, enemyOf } from '../state.ts'
import { forget } from '../units/lifetimes.ts'
import { settleWrecks } from '../vehicles/wrecks.ts'
import type { Step } from './step.ts'

/** 3.9: what comes after the CCPh. */
export const turnSteps: readonly Step[] = [{ key: 'turn.end', phase: 'closeCombat', order: 8999, run: endPlayerTurn }]

/** 3.9: the DEFENDER becomes the ATTACKER; when both have been, the turn counter goes on; on END the scenario is over. */
function endPlayerTurn(g: Aslsk): undefined {
  const s = g.state
  const { movesFirst, turns, halfLastTurn } = s.setting.scenario
  clearTurn(s)
  updateControl(g)
  const bothHaveMoved = s.attacker !== movesFirst
  const lastIsOver = s.turn >= turns && (bothHaveMoved || halfLastTurn === true)
  if (lastIsOver) {
    decideAtTheEnd(g)
    return
  }
  if (bothHaveMoved) s.turn++
  s.attacker = enemyOf(s.attacker)
  g.emit({ type: 'turn', rule: '3.9', turn: s.turn, attacker: s.attacker })
}

/** What is remembered of a Player Turn, and of the moves in it, ends with it. */
function clearTurn(s: AslskState): void {
  forget(s, 'playerTurnEnds')
  settleWrecks(s)
  s.move = null
  s.expenditures = 0
  s.shots = []
  s.volleys = []
  s.residualHits = []
  s.freeSelfRallyUsed = false
  s.selfRallyTried = false
  s.foughtIn = []
}
