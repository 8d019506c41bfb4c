import { integer, LEGAL, type Rules, refuse, total, variants } from '@firegroup/kernel'
import { loseCrewman } from '../armour/damage.ts'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { loseMan } from '../groups/leave.ts'
import { gunOf, machineOf } from '../machines/machine.ts'
import { heroWindow } from '../men/hero-window.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import { enemyOf, type Group, type Man, type UpfrontState } from '../state.ts'
import { leaveAll } from '../weapons/loose.ts'
import { type Combat, marginOf, valueInCombat } from './combatants.ts'
import { askDefenders, takeInCombat } from './quarter.ts'
import { spoils } from './spoils.ts'

/** 20.7 to 20.72: fought until one side has nobody left in it. Returns by how much each attacker still alive won his last round. */
export function* fight(g: Upfront, combat: Combat): Rules<Map<number, number>> {
  const { attackers, defenders } = combat
  const wonBy = new Map<number, number>()
  let fighter: number | undefined
  yield* askDefenders(g, combat)
  while (attackers.length > 0 && defenders.length > 0) {
    if (fighter === undefined || !attackers.includes(fighter)) fighter = yield* nextFighter(g, combat, wonBy.size === 0)
    const margin = yield* round(g, combat, g.state.men[fighter]!, g.state.men[defenders[0]!]!)
    wonBy.set(fighter, margin)
    // 16.5: a squad that breaks ends it at once
    if (isDecided(g)) break
  }
  return wonBy
}

/** 20.72: one of several attackers fights, the attacker's choice. 9.4: before the first draw each side may lower the value of one man. */
function* nextFighter(g: Upfront, combat: Combat, first: boolean): Rules<number> {
  const { attackers, defenders, concealed } = combat
  const side = combat.from.side
  const fighter = attackers.length === 1 ? attackers[0]! : (yield* g.ask(side, fighterQuestion(g.state, combat))).man
  if (!first || concealed.size > 0) return fighter
  const named = (id: number) => g.state.setting.roster[id]!.name
  const about = { attacker: fighter, defender: defenders[0]! }
  const happens = `${named(fighter)} attacks ${named(about.defender)} in close combat.`
  const offer = 'Play a Concealed card?'
  const { from, into } = combat
  const may = (group: Group) => !g.state.setting.hooks.unconcealed.some((isBare) => isBare(g.state, group))
  // 34.5: nor the crew of a gun that was seen
  const against =
    may(into) && !g.state.men[about.defender]!.shown ? yield* concealmentWindow(g, enemyOf(side), happens, offer, about) : null
  if (against) concealed.set(fighter, against.value)
  const own = may(from) ? yield* concealmentWindow(g, side, happens, offer, about) : null
  if (own) concealed.set(about.defender, own.value)
  return fighter
}

export interface Fighter {
  readonly type: 'fights'
  readonly man: number
}

export const fighterSchema = variants({ fights: { man: integer(0) } })

function fighterQuestion(s: UpfrontState, { attackers, defenders }: Combat): UpfrontQuestion<'fighter'> {
  return {
    kind: 'fighter',
    title: `Who of your men fights ${s.setting.roster[defenders[0]!]!.name}?`,
    rule: '20.72',
    schema: fighterSchema,
    about: { attackers: [...attackers], defender: defenders[0]! },
    candidates: () => attackers.map((man) => ({ type: 'fights', man })),
    problems: ({ man }) => (attackers.includes(man) ? LEGAL : refuse('20.72', 'He does not attack that man.')),
  }
}

/** 20.7: both add an RNC to their values; the lower is killed, or both. Returns by how much the attacker won. 10.4: a Hero may help a pinned defender before. */
function* round(g: Upfront, combat: Combat, attacker: Man, defender: Man): Rules<number> {
  const s = g.state
  yield* heroWindow(g, defender, 'is attacked in close combat')
  const attackerValue = valueInCombat(s, combat, attacker, combat.from, combat.into, combat.attackers, combat.capture)
  const defenderValue = valueInCombat(s, combat, defender, combat.into, combat.from, combat.defenders, combat.quarter)
  const [one, two] = [drawNumber(g, 'close combat'), drawNumber(g, 'close combat')]
  // 27.2
  for (const man of [attacker, defender]) delete man.acquired
  const attackerTotal = total(attackerValue) + one.signed
  const defenderTotal = total(defenderValue) + two.signed
  const fought = { attacker: attacker.id, defender: defender.id, attackerCard: one.id, defenderCard: two.id }
  g.emit({ type: 'combat', rule: '20.7', ...fought, attackerValue, defenderValue, attackerTotal, defenderTotal })
  const margin = marginOf(s, combat, defender, attackerTotal - defenderTotal)
  if (margin > 0 && combat.capture && !machineOf(s, defender)) {
    combat.defenders.splice(combat.defenders.indexOf(defender.id), 1)
    takeInCombat(g, defender, attacker, combat.from)
    return margin
  }
  // 32.3: the crew of a gun takes nobody; 20.742: what an attacker had lies in the group that he was in
  if (margin < 0 && combat.quarter && !machineOf(s, defender)) {
    combat.attackers.splice(combat.attackers.indexOf(attacker.id), 1)
    leaveAll(g, attacker, combat.into)
    takeInCombat(g, attacker, defender, combat.into)
    return margin
  }
  if (margin > 0) yield* spoils(g, attacker, combat.from, defender, combat.mayTake)
  else if (margin < 0) yield* spoils(g, defender, combat.into, attacker, true)
  // 18.1, 20.742: what an attacker leaves lies in the group that he was in
  if (margin <= 0) {
    leaveAll(g, attacker, combat.into)
    fall(g, attacker, combat.attackers)
  }
  if (margin >= 0) fall(g, defender, combat.defenders)
  return margin
}

function fall(g: Upfront, man: Man, side: number[]): void {
  // 34.7, 34.71: of a gun's crew one after the other
  if (gunOf(g.state, man)) {
    loseCrewman(g, man, '34.71')
    if (man.fate !== '') side.splice(side.indexOf(man.id), 1)
    return
  }
  side.splice(side.indexOf(man.id), 1)
  loseMan(g, man, 'kia', '20.7')
}
