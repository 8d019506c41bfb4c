import { integer, LEGAL, type Rules, refuse, variants } from '@firegroup/kernel'
import { bringsCharge, canFightVehicle, fightVehicle } from '../armour/close-combat.ts'
import type { Upfront } from '../context.ts'
import { isGunner } from '../crew/crew.ts'
import { type ActionCard, positionNumber, ROUT_COLUMN } from '../data/cards.ts'
import { goesBerserk } from '../data/comparisons.ts'
import { drawNumber, drawPosition } from '../draw/draw.ts'
import { groupOfMan } from '../groups/groups.ts'
import { clearLostGroups, loseMan } from '../groups/leave.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { terrainOf } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import { unpin } from '../men/pin.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { layDownWeapon } from '../weapons/loose.ts'
import { endCrew, letGo } from '../weapons/take.ts'
import { fight } from './combat.ts'
import { type Combat, defendersWith } from './combatants.ts'
import { askAttackers } from './quarter.ts'

export const berserkSteps: readonly Step[] = [{ key: 'turn.berserk', phase: 'turn', order: 320, run: chargeAll }]

const CHAPTER = 20
const MINES_CHAPTER = 24

/** 20.9: a Russian who panics at RR 5 goes berserk instead of dying; a berserk man who panics again is killed. True: so it was. */
export function goBerserk(g: Upfront, man: Man, group: Group, card: ActionCard): boolean {
  const s = g.state
  if (man.berserk) {
    loseMan(g, man, 'kia', '20.9')
    return true
  }
  if (s.setting.nation[man.side] !== 'Russian' || s.setting.scenario.rulesThrough < CHAPTER) return false
  if (!goesBerserk(positionNumber(card, ROUT_COLUMN), s.setting.roster[man.id]!.panic) || !hasClose(s, group)) return false
  man.berserk = true
  g.emit({ type: 'berserk', rule: '20.9', man: man.id })
  return true
}

function hasClose(s: UpfrontState, group: Group): boolean {
  for (const other of s.groups) if (isClose(group, other)) return true
  return false
}

function isClose(group: Group, other: Group): boolean {
  return other.side !== group.side && !other.gone && other.men.length > 0 && relativeRange(group, other) === CLOSEST
}

/** 20.91: at the very start of their turn, one after the other; it is no action of their group. */
function* chargeAll(g: Upfront): Rules<void> {
  const s = g.state
  for (const man of s.men) {
    if (!man.berserk || man.side !== s.active || man.fate !== '') continue
    yield* charge(g, man)
    if (isDecided(g)) return
    yield* clearLostGroups(g)
    g.checkpoint()
  }
}

/** 20.91, 20.92: into close combat as he is, with no check and no card; if nobody is at RR 5 any more he calms down. */
function* charge(g: Upfront, man: Man): Rules<void> {
  const s = g.state
  const group = groupOfMan(s, man.id)
  const targets = group ? s.groups.filter((other) => isClose(group, other)) : []
  if (!group || !man.pinned || targets.length === 0) return calm(g, man, '20.92')
  const into = targets.length === 1 ? targets[0]! : s.groups[(yield* g.ask(man.side, chargeQuestion(s, man, targets))).group]!
  if (s.setting.scenario.rulesThrough >= MINES_CHAPTER && terrainOf(s, group) === 'Minefield' && !outOfTheMines(g, man)) return undefined
  const gunner = leaveCrewedWeapon(g, man, group)
  if (vehicleOf(s, into)) {
    if (canFightVehicle(man)) fightVehicle(g, man, into, bringsCharge(man))
    if (man.fate === '') calm(g, man, '20.91')
    return undefined
  }
  s.resolving++
  const opponent = into.men[drawPosition(g, into.men.length, 'close combat').position - 1]!
  g.emit({ type: 'entersCombat', rule: '20.91', man: man.id, group: into.id, opponent })
  const defenders = defendersWith(s, s.men[opponent]!, [opponent])
  const combat: Combat = { from: group, into, attackers: [man.id], defenders, mayTake: !gunner, concealed: new Map() }
  yield* askAttackers(g, combat)
  yield* fight(g, combat)
  s.resolving--
  if (man.fate === '') calm(g, man, '20.91')
  else man.berserk = false
}

/** 24.7, G-10: whoever charges out of a Minefield draws first: red, and he does not get out of it. */
function outOfTheMines(g: Upfront, man: Man): boolean {
  if (!drawNumber(g, 'mines').red) return true
  loseMan(g, man, 'kia', '24.7')
  man.berserk = false
  return false
}

/** 20.91: the gunner of a crewed weapon leaves it and fights unarmed; an assistant is one no more. */
function leaveCrewedWeapon(g: Upfront, man: Man, group: Group): boolean {
  const gunner = isGunner(g.state, man)
  if (gunner) {
    layDownWeapon(g, man, group)
    letGo(g, man)
  }
  endCrew(g, man)
  return gunner
}

function calm(g: Upfront, man: Man, rule: '20.91' | '20.92'): void {
  man.berserk = false
  g.emit({ type: 'calm', rule, man: man.id })
  unpin(g, man, rule)
}

export interface Charge {
  readonly type: 'charge'
  readonly group: number
}

export const chargeSchema = variants({ charge: { group: integer(0) } })

function chargeQuestion(s: UpfrontState, man: Man, targets: readonly Group[]): UpfrontQuestion<'charge'> {
  return {
    kind: 'charge',
    title: `${s.setting.roster[man.id]!.name} is beside himself. Which group does he charge?`,
    rule: '20.91',
    schema: chargeSchema,
    about: { man: man.id },
    candidates: () => targets.map(({ id }) => ({ type: 'charge', group: id })),
    problems: ({ group }) => (targets.some(({ id }) => id === group) ? LEGAL : refuse('20.91', 'He charges a group at relative range 5.')),
  }
}
