import type { RuleRef } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { groupOfMan } from '../groups/groups.ts'
import { loseMan } from '../groups/leave.ts'
import { takeOff } from '../groups/place.ts'
import { lastTerrainIndex, movesOnTop, terrainFunction } from '../groups/stack.ts'
import { afvOf, machineOf } from '../machines/machine.ts'
import { pin } from '../men/pin.ts'
import type { Group, Man, Placed } from '../state.ts'

/** 28.41: a vehicle is destroyed. */
export function destroy(g: Upfront, man: Man, rule: RuleRef): void {
  loseMan(g, man, 'kia', rule)
}

/** 28.43, 28.42: it buttons up, or is pinned if it is open-topped; 27.2: and loses what it had acquired. */
export function close(g: Upfront, man: Man, rule: RuleRef): void {
  const afv = afvOf(g.state, man)
  delete man.acquired
  if (!afv || afv.openTopped) {
    pin(g, man, rule)
    return
  }
  if (man.buttoned) return
  man.buttoned = true
  g.emit({ type: 'buttonsUp', rule, man: man.id })
}

/** 28.431, 28.4311, 34.71: a crewman is lost; the third is the end of it. */
export function loseCrewman(g: Upfront, man: Man, rule: RuleRef): void {
  man.crewLost = (man.crewLost ?? 0) + 1
  g.emit({ type: 'crewmanLost', rule, man: man.id, lost: man.crewLost })
  const ends = machineOf(g.state, man)?.type === 'gun' ? CREW : afvOf(g.state, man)!.openTopped ? CREW : Number.POSITIVE_INFINITY
  if (man.crewLost >= ends) loseMan(g, man, 'kia', rule)
}

const CREW = 3

/** 28.44: for good; a second time, and 28.93 hull down, it is stunned instead. */
export function immobilize(g: Upfront, man: Man, rule: RuleRef, hullDown = false): void {
  if (man.immobilized || hullDown) {
    stun(g, man, hullDown ? '28.93' : '28.44')
    return
  }
  man.immobilized = true
  g.emit({ type: 'immobilized', rule, man: man.id })
  halt(g, man)
}

/** 28.45, 28.451: Stun 3, then Stun 6, then it is lost; Rally cards that lay on it are lost with it. */
export function stun(g: Upfront, man: Man, rule: RuleRef): void {
  delete man.credit
  if (man.stun === 6) {
    destroy(g, man, '28.451')
    return
  }
  man.stun = man.stun === 3 ? 6 : 3
  g.emit({ type: 'stunned', rule, man: man.id, stun: man.stun })
  close(g, man, '28.45')
  halt(g, man)
}

/** 28.53 */
export function bog(g: Upfront, man: Man): void {
  man.bogged = true
  halt(g, man)
}

/** 28.441: it stands where it is: one Movement card goes; of two the upper, and the lower is the Open Ground that it is in; off Walls and Hill it is in the open as well. */
function halt(g: Upfront, man: Man): void {
  const s = g.state
  const group = groupOfMan(s, man.id)
  if (!group) return
  const moves = movesOnTop(group)
  if (moves === 0) return
  const placed = group.stack.filter(({ as }) => as === 'movement')
  const ground = group.stack[lastTerrainIndex(group)]
  takeOff(s, group, placed.at(-1)!)
  if (moves >= 2) turnOver(group, placed.at(-2)!)
  else if (ground && isHigh(terrainFunction(s, ground)?.terrain)) turnOver(group, ground)
  delete group.overran
}

function isHigh(terrain: string | undefined): boolean {
  return terrain === 'Walls' || terrain === 'Hill'
}

/** 8.1: a card is turned face down as Open Ground. */
function turnOver(group: Group, placed: Placed): void {
  group.stack[group.stack.indexOf(placed)] = { ...placed, as: 'open', mode: '' }
}

/** 28.4: where immobilized and stunned are the same number, another RNC: red stops it, black stuns it. */
export function stopOrStun(g: Upfront, man: Man, rule: RuleRef): void {
  if (drawNumber(g, 'damage').red) immobilize(g, man, rule)
  else stun(g, man, rule)
}
