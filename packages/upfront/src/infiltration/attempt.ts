import type { Rules } from '@firegroup/kernel'
import { fightVehicle } from '../armour/close-combat.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { weaponOf } from '../crew/crew.ts'
import { type ActionCard, positionIsRed } from '../data/cards.ts'
import { drawColumn, drawNumber } from '../draw/draw.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { needsFord } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { Card, Group, Man, Side } from '../state.ts'
import { layDownSecondary, layDownWeapon } from '../weapons/loose.ts'
import { endCrew, letGo } from '../weapons/take.ts'
import { infiltrationColumn } from './column.ts'
import { isTimeUp, moraleCheck } from './nerve.ts'

/** One man's attempt. */
export interface Attempt {
  readonly man: number
  /** The enemy group. */
  readonly into: number
  /** 20.22: the Movement card that spares him the Morale Check. */
  readonly card?: Card
  /** 20.23: he leaves his flamethrower or his secondary weapon for it. */
  readonly leave?: boolean
  /** 21.2: he will place his demolition charge. */
  readonly charge?: boolean
  /** 28.81, 10.43: a Hero for his attack on a vehicle. */
  readonly hero?: Card
}

/** 20.21 to 20.3: what hinders him is left, he dares to or not, and then an RPC decides. His Movement card has been played. */
export function* attempt(g: Upfront, side: Side, group: Group, { man: id, into, card, leave, charge }: Attempt): Rules<void> {
  const s = g.state
  const man = s.men[id]!
  const target = s.groups[into]!
  if (target.gone || man.pinned || man.fate !== '') return
  shed(g, man, group, leave ?? false)
  // 50.41: a group that has surrendered frightens nobody
  if (card === undefined && !target.surrendered && !(yield* moraleCheck(g, man, group, '20.21'))) return
  if (isTimeUp(g)) return
  const happens = `${s.setting.roster[id]!.name} is about to infiltrate the enemy’s group ${target.letter}.`
  const concealed = yield* concealmentWindow(g, side, happens, 'Conceal him?', { man: id, into })
  const { column, shifts } = infiltrationColumn(s, group, target, concealed?.value ?? 0)
  const drawn = lookForWay(g, man, group, card, column)
  if (!drawn) return
  const succeeded = positionIsRed(drawn, column)
  g.emit({ type: 'infiltrates', rule: '20.3', man: id, group: into, card: drawn.id, column, shifts, succeeded })
  if (!succeeded) return
  man.infiltrates = into
  man.infiltratedOn = s.turn
  for (const tell of s.setting.hooks.infiltrated) tell(g, group, target)
  // 28.8: a vehicle is attacked at once
  if (vehicleOf(s, target)) fightVehicle(g, man, target, charge ?? false)
}

/** 20.3: the RPC that decides; none if the Stream has stopped him. The preview goes through this very function. */
export function lookForWay(g: Upfront, man: Man, group: Group, card: Card | undefined, column: number): ActionCard | undefined {
  return needsFord(g.state, group) ? fordThenLook(g, man, group.side, card!, column) : drawColumn(g, column, 'infiltration')
}

/** 20.24: a black RNC takes him through the Stream, and the same card is his RPC; with a Ford card any does. */
function fordThenLook(g: Upfront, man: Man, side: Side, card: Card, column: number): ActionCard | undefined {
  // 52.13: a Wadi needs no fording
  if (functionOf(g.state, side, card, 'Movement')?.kind === 'Ford' || g.state.setting.hooks.arid.length > 0)
    return drawColumn(g, column, 'infiltration')
  const drawn = drawNumber(g, 'fording')
  g.emit({ type: 'fordsAlone', rule: '20.24', man: man.id, card: drawn.id, succeeded: !drawn.red })
  return drawn.red ? undefined : drawn
}

/** 20.23: he is no crewman any more; an MMG or a mortar stays behind, and what he chooses to leave. */
function shed(g: Upfront, man: Man, group: Group, leave: boolean): void {
  const weapon = weaponOf(g.state, man)?.class
  if (weapon === 'MMG' || weapon === 'mortar' || (leave && weapon === 'flamethrower')) {
    layDownWeapon(g, man, group)
    letGo(g, man)
  }
  if (leave) layDownSecondary(g, man, group)
  endCrew(g, man)
}
