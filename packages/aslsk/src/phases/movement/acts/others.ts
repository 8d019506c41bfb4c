import { type AslskAct, ending } from '../../../acts.ts'
import { OFFBOARD_MF } from '../../../data/movement.ts'
import { canUseRoad } from '../../../map/costs.ts'
import { OFFBOARD } from '../../../state.ts'
import { dropWeapon, heldByMen } from '../../../weapons/possession.ts'
import { fromHex, heldBy, inHex, unitList, weaponName } from '../../../words/names.ts'
import {
  type DropDecision,
  dropProblems,
  type ExitDecision,
  leave,
  leaveProblems,
  type StopDecision,
  stop,
  stopProblems,
} from '../actions.ts'
import type { Moving } from '../moving.ts'
import { verdict } from '../vehicle/able.ts'
import { mustMove } from '../vehicle/ending.ts'
import { budgetsOf } from '../ways.ts'
import { id, ids, mode, pace } from './fields.ts'

/** 4.0: a Weapon is left where its unit is; that costs nothing. */
export const dropOnTheMove: AslskAct<Moving, DropDecision> = {
  type: 'drop',
  rule: '4.0',
  fields: { weapon: id },
  candidates(s) {
    const found: DropDecision[] = []
    for (const weapon of heldByMen(s, s.attacker)) if (dropProblems(s, weapon).length === 0) found.push({ type: 'drop', weapon: weapon.id })
    return found
  },
  problems: (s, _, { weapon }) => dropProblems(s, s.weapons[weapon]),
  perform(g, _, { weapon }) {
    const dropped = g.state.weapons[weapon]!
    if (dropped.ordnance?.turnedIdle) g.state.units[dropped.owner]!.moveEnded = true // 3.2.4: who has turned a Gun stays, with it or without
    dropWeapon(g, dropped)
    return undefined
  },
  describe: (s, { weapon }) => `Drop the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
}

/** 3.3: units leave the map for the Victory Conditions. Candidates as for steps. */
export const exit: AslskAct<Moving, ExitDecision> = {
  type: 'exit',
  rule: '3.3',
  fields: { units: ids, mode },
  candidates(s, moving) {
    const found: ExitDecision[] = []
    if (s.setting.exits[s.attacker].length === 0) return found
    for (const units of moving.stacks) {
      const { at, side } = units[0]!
      if (at < 0 || !s.setting.exits[side].includes(at)) continue
      const keepsRoad = canUseRoad(s, OFFBOARD, at)
      const named = units.map((unit) => unit.id)
      for (const { mode: declared, onRoad, offRoad } of budgetsOf(s, units))
        if (OFFBOARD_MF <= (keepsRoad ? onRoad : offRoad))
          found.push(declared ? { type: 'exit', units: named, mode: declared } : { type: 'exit', units: named })
    }
    return found
  },
  problems: (s, _, decision) => leaveProblems(s, decision),
  perform(g, _, decision) {
    leave(g, decision)
    return undefined
  },
  describe: (s, { units, mode: declared }) => `Leave the map with ${unitList(s, units)}${fromHex(s, units)}${pace(declared)}`,
}

/** 3.3.1: some who are on the move have gone far enough. Nobody need be asked for that alone. */
export const stopMoving: AslskAct<Moving, StopDecision> = {
  type: 'stop',
  rule: '3.3.1',
  fields: { units: ids },
  ends: true,
  candidates(s, moving) {
    if (!s.move) return []
    const { stack } = s.move
    const all: StopDecision = { type: 'stop', units: stack.slice() }
    const found: StopDecision[] = stopProblems(s, moving, all).length > 0 ? [] : [all]
    if (stack.length > 1) for (const unit of stack) found.push({ type: 'stop', units: [unit] })
    return found
  },
  problems: (s, moving, decision) => stopProblems(s, moving, decision),
  perform(g, _, { units }) {
    stop(g, units)
    return undefined
  },
  describe: (s, { units }) => `Stop ${unitList(s, units)}${inHex(s, units)}`,
}

/** 3.3, 3.3.2: a vehicle in Motion must spend its MP first, and one that has started must end its move. */
export const endMovement: AslskAct<Moving, { readonly type: 'end' }> = {
  ...ending('end', '3.3', 'End the Movement Phase'),
  candidates: (s) => (mustMove(s) ? [] : [{ type: 'end' }]),
  problems: (s) => verdict(mustMove(s)),
}
