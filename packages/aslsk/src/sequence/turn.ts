import type { Aslsk } from '../context.ts'
import { updateControl } from '../scenario/control.ts'
import { decideAtTheEnd } from '../scenario/victory.ts'
import { type AslskState, enemyOf, type Unit, type Weapon } from '../state.ts'
import type { Step } from './step.ts'

/** 3.9: what comes after the CCPh. */
export const turnSteps: readonly Step[] = [{ key: 'turn.end', phase: 'closeCombat', order: 1000, run: endPlayerTurn }]

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

/** What the counters remember of a Player Turn, and of the moves in it, ends with it. */
function clearTurn(s: AslskState): void {
  for (const unit of s.units) clearUnit(unit)
  for (const weapon of s.weapons) clearWeapon(weapon)
  s.move = null
  s.expenditures = 0
  s.shots = []
  s.volleys = []
  s.residualHits = []
  s.freeSelfRallyUsed = false
  s.selfRallyTried = false
  s.foughtIn = []
}

function clearUnit(unit: Unit): void {
  unit.wasPinned = false
  unit.fire = 'none'
  unit.forfeited = false
  unit.firedWeapon = false
  if (unit.directed.length > 0) unit.directed = []
  unit.mode = 'still'
  unit.spent = 0
  unit.spentHere = 0
  unit.moveEnded = false
  unit.startedAt = -1
  unit.withLeader = -1
  unit.allRoad = false
  unit.onRoad = false
  unit.crestSide = -1
  unit.triedSmoke = false
  unit.rested = false
  unit.burden = 0
  unit.actedInRally = false
  unit.triedRally = false
  unit.advanced = false
  unit.routed = false
}

function clearWeapon(weapon: Weapon): void {
  weapon.fire = 'none'
  weapon.keptRate = false
  weapon.carried = false
  weapon.moved = false
  weapon.recovered = false
  if (weapon.triedBy.length > 0) weapon.triedBy = []
}
