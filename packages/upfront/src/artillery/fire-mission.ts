import { integer, LEGAL, type Modifier, type Problem, type Rules, refuse, total } from '@firegroup/kernel'
import { isHullDown } from '../armour/hull-down.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import type { RadioStrength } from '../data/prices.ts'
import { drawNumber } from '../draw/draw.ts'
import type { Attack } from '../fire/attack.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { attackOdds } from '../fire/preview.ts'
import { resolveAttack } from '../fire/resolve.ts'
import { isOfGround } from '../fire/strength.ts'
import { cover } from '../groups/cover.ts'
import { groupInPlay } from '../groups/groups.ts'
import { hasUnpinnedLeader } from '../leaders/leaders.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { Blow } from '../machines/strike.ts'
import { canHide } from '../ordnance/shoot.ts'
import { type Card, enemyOf, type Group, type Man, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { widened } from '../weapons/widened.ts'

/** 40.2: a group calls for artillery. */
export interface FireMissionAction {
  readonly type: 'fireMission'
  readonly group: number
  readonly target: number
  readonly card: Card
}

/** 40.4: the red numbers that silence a radio. */
export const JAMS_FROM = 5
const WEAKEST: RadioStrength = 5
/** 34.4, 40.22, 28.93: against the boxed set of a gun, and against the crew of a vehicle, with critical hits. */
function blowOn(s: UpfrontState, target: Group): Blow {
  return { boxedGun: true, critical: '40.22', hullDown: isHullDown(s, target, null, false) }
}

/** 40.2: a Radio card and nothing else, as the action of the group; every enemy group may be the target, seen or not (G-17, G-43). */
export const fireMission = actOf<FireMissionAction>({
  type: 'fireMission',
  rule: '40.2',
  chapter: 40,
  fields: { group: integer(0), target: integer(0), card: integer(1) },
  candidates(s, side, group, out) {
    if (!group.men.some((man) => s.men[man]!.secondary === 'radio') || cantCall(s, group).length > 0) return
    for (const card of s.sides[side].hand) {
      if (!functionOf(s, side, card, 'Radio')) continue
      for (const target of s.groups)
        if (target.side !== side && !target.gone) out.push({ type: 'fireMission', group: group.id, target: target.id, card })
    }
  },
  problems(s, side, { group, target: id, card }) {
    const target = groupInPlay(s, id)
    if (!target || target.side === side) return refuse('40.2', 'That is no enemy group.')
    if (!s.sides[side].hand.includes(card) || !functionOf(s, side, card, 'Radio'))
      return refuse('40.2', 'A Fire Mission takes a Radio card that you may use.')
    return cantCall(s, s.groups[group]!)
  },
  perform: callFire,
  describe: (s, { group, target }) =>
    `Group ${s.groups[group]!.letter} calls artillery down on the enemy’s group ${s.groups[target]!.letter}.`,
  preview(s, { group, target: id }) {
    const target = s.groups[id]!
    const modifiers = missionStrength(s, s.groups[group]!.side, target)
    return attackOdds(s, target, total(modifiers), { blow: blowOn(s, target) }, modifiers)
  },
})

/** 40.1: an unpinned man with a radio that works, who assists nobody, and an unpinned leader beside him. */
function cantCall(s: UpfrontState, group: Group): readonly Problem[] {
  const operator = operatorOf(s, group)
  if (!operator) return refuse('40.1', `Group ${group.letter} has no radio that works with a man who is free to use it.`)
  if (!hasUnpinnedLeader(s, group)) return refuse('40.1', `Group ${group.letter} has no leader in good order to direct the fire.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'fire')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 40.1, 11.2: the man who works the radio of a group. */
export function operatorOf(s: UpfrontState, group: Group): Man | undefined {
  for (const id of group.men) {
    const man = s.men[id]!
    if (man.secondary === 'radio' && !man.secondaryJammed && !man.pinned && man.assists < 0) return man
  }
  return undefined
}

/** 40.21, 40.5: what the guns are worth against a group: its terrain and movement count, 25.7: not its Smoke; 28.32, 28.6: for the crew of a vehicle neither does. */
export function missionStrength(s: UpfrontState, side: Side, target: Group): readonly Modifier[] {
  const radios = s.setting.scenario.sides[side].secondaryWeapons?.filter(({ weapon }) => weapon === 'radio') ?? []
  const value = radios[0]?.strength ?? WEAKEST
  const vehicle = vehicleOf(s, target) !== undefined
  const ground = cover(s, target, { from: null, indirect: true })
  const counts = ground.filter((modifier) => !modifier.tags?.includes('smoke') && !(vehicle && isOfGround(modifier)))
  return [{ rule: value > WEAKEST ? '40.5' : '40.21', label: 'artillery', value }, ...counts]
}

/** 40.2: a Concealed card before the draw makes it harder; black accepts it, from the card's number on. */
function isAccepted({ red, rn }: Pick<ActionCard, 'red' | 'rn'>, needed: number): boolean {
  return !red && rn >= needed
}

function* callFire(g: Upfront, side: Side, { group: id, target: at, card }: FireMissionAction): Rules<void> {
  const s = g.state
  const group = s.groups[id]!
  const target = s.groups[at]!
  spendAction(g, group)
  spendCard(s, side, card)
  const modifiers = missionStrength(s, side, target)
  const strength = total(modifiers)
  g.emit({ type: 'callsFire', rule: '40.2', side, group: id, target: at, card, strength, modifiers }, { reveals: true })
  const happens = `Artillery of strength ${strength} is called down on your group ${target.letter}.`
  const concealed = canHide(s, target) ? yield* concealmentWindow(g, enemyOf(side), happens, 'Conceal it?') : null
  const needed = -(concealed?.value ?? 0)
  const drawn = drawNumber(g, 'fire mission')
  const accepted = isAccepted(drawn, needed)
  g.emit({ type: 'fireMission', rule: '40.2', group: id, target: at, card: drawn.id, needed, accepted })
  if (drawn.red && drawn.rn >= JAMS_FROM - widened(s)) jamRadio(g, group)
  if (!accepted) return
  const attack: Attack = {
    kind: 'artillery',
    side,
    from: id,
    target: at,
    range: 0,
    cards: [],
    firers: [],
    modifiers,
    strength,
    draws: 0,
    stopped: false,
    blow: blowOn(s, target),
  }
  yield* resolveAttack(g, attack)
  for (const tell of s.setting.hooks.attackOver) tell(g, attack)
}

export function jamRadio(g: Upfront, group: Group): void {
  const operator = operatorOf(g.state, group)
  if (!operator) return
  operator.secondaryJammed = true
  g.emit({ type: 'radioJams', rule: '40.4', man: operator.id })
}
