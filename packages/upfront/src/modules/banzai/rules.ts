import { LEGAL, type Modifier, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import { type ActionCard, positionNumber, WOUND_COLUMN } from '../../data/cards.ts'
import { isBanzaiWound } from '../../data/comparisons.ts'
import type { Attack } from '../../fire/attack.ts'
import { areAdjacent, opposite } from '../../groups/groups.ts'
import { CLOSEST, relativeRange } from '../../groups/range.ts'
import { isWired, terrainOf } from '../../groups/stack.ts'
import type { Against, Doing, MovementPlay } from '../../hooks.ts'
import type { Group, Man, MoveMode, Side, UpfrontState } from '../../state.ts'
import { type Charge, chargeOf, chargesOf, setCharges } from './ledger.ts'

/** 45.4: the target must be next to it or straight before it, and the way to it free. */
export function cantReach(s: UpfrontState, group: Group, target: Group): Problem | undefined {
  if (target.letter !== group.letter && !areAdjacent(group, target))
    return { rule: '45.4', message: 'A Banzai goes against a group straight ahead or next to that.' }
  if (isBarred(s, group, target))
    return { rule: '45.4', message: `Another enemy group stands between group ${group.letter} and its target.` }
  return undefined
}

/** 45.4: to come to RR 5 it would have to go beyond the group straight ahead. */
function isBarred(s: UpfrontState, group: Group, target: Group): boolean {
  const before = opposite(s, group)
  if (!before || before === target || relativeRange(group, target) === CLOSEST) return false
  return CLOSEST - target.range + before.range > CLOSEST
}

/** 45.4, 45.423: who may declare it, and against whom. */
export function cantDeclare(s: UpfrontState, group: Group, target: Group | undefined): readonly Problem[] {
  if (s.setting.nation[group.side] !== 'Japanese') return refuse('45.4', 'Only the Japanese charge so.')
  if (!target || target.side === group.side) return refuse('45.4', 'That is no enemy group.')
  if (chargeOf(s, group.id)) return refuse('45.4', `Group ${group.letter} charges already.`)
  if (!group.men.some((id) => isLeader(s, id))) return refuse('45.4', `Group ${group.letter} has no Squad Leader and no assistant leader.`)
  if (terrainOf(s, target) === 'Pillbox') return refuse('45.423', 'Nobody charges a Pillbox.')
  const barred = cantReach(s, group, target)
  if (barred) return [barred]
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  // 45.42: who has not charged on yet comes first
  const others = othersWait(s, group)
  return others ? [others] : LEGAL
}

function isLeader(s: UpfrontState, man: number): boolean {
  const { role } = s.setting.roster[man]!
  return role === 'SL' || role === 'ASL'
}

/** 45.422: in the turn after it has come to RR 5 all its men fight. */
export function mustFight(s: UpfrontState, charge: Charge): boolean {
  return charge.movedOn < s.turn && isAtHand(s, charge)
}

function isAtHand(s: UpfrontState, { group, target }: Charge): boolean {
  return relativeRange(s.groups[group]!, s.groups[target]!) === CLOSEST
}

/** 45.42, 45.421: a charging group does nothing but go on, or fight. */
export function chargesOnly(s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  const charge = chargeOf(s, group.id)
  if (!charge) return doing === 'move' ? othersWait(s, group) : undefined
  if (mustFight(s, charge)) return { rule: '45.422', message: `Group ${group.letter} is at close quarters: it fights.` }
  return doing === 'move' ? undefined : { rule: '45.42', message: `Group ${group.letter} charges: it only goes on.` }
}

/** 45.42: other groups move only after the charging ones have, or while those fight. */
function othersWait(s: UpfrontState, group: Group): Problem | undefined {
  for (const charge of chargesOf(s)) {
    const own = s.groups[charge.group]!
    if (own.side !== group.side || charge.movedOn === s.turn || (charge.fought && isAtHand(s, charge))) continue
    return { rule: '45.42', message: `Group ${own.letter} charges: no other group moves before it.` }
  }
  return undefined
}

export function noRetreat(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode !== 'retreat' || !chargeOf(s, group.id)) return undefined
  return { rule: '45.42', message: `Group ${group.letter} charges: it does not go back.` }
}

/** 45.422: nobody ends his turn before his charging groups have fought. */
export function mustFightFirst(s: UpfrontState, side: Side): Problem | undefined {
  for (const charge of chargesOf(s)) {
    const group = s.groups[charge.group]!
    if (group.side === side && !group.acted && mustFight(s, charge))
      return { rule: '45.422', message: `Group ${group.letter} has charged home: it must fight.` }
  }
  return undefined
}

/** 45.47: all unpinned defenders, once it has come to blows, unless anybody has fired at the charging group in this turn. */
export function cantCounter(s: UpfrontState, group: Group, men: readonly number[]): readonly Problem[] {
  const charge = chargesOn(s, group)[0]
  if (!charge) return refuse('45.47', `Nobody has come to blows with group ${group.letter} in a Banzai.`)
  if (charge.firedOn === s.turn) return refuse('45.47', 'The charging group has been fired on in this turn.')
  if (men.some((id, i) => !group.men.includes(id) || s.men[id]!.pinned || men.indexOf(id) !== i))
    return refuse('45.47', 'Only unpinned men of the group, each once.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'closeCombat')
    if (problem) return [problem]
  }
  return LEGAL
}

/** The charges that have come to blows with a group and are still at RR 5. */
export function chargesOn(s: UpfrontState, group: Group): readonly Charge[] {
  return chargesOf(s).filter((charge) => charge.target === group.id && charge.fought && isAtHand(s, charge))
}

/** 45.47: who is counter-attacked is not fired on besides; at close quarters the defenders' ordnance is of no use against those who have come to blows. */
export function notBoth(s: UpfrontState, group: Group, target: Group, doing: Against): Problem | undefined {
  if (doing === 'ordnance' && chargesOn(s, group).some((charge) => charge.group === target.id))
    return { rule: '45.47', message: `Group ${group.letter} fights group ${target.letter} hand to hand: no ordnance of it can fire at it.` }
  if ((doing !== 'fire' && doing !== 'ordnance') || chargeOf(s, target.id)?.counteredOn !== s.turn) return undefined
  return { rule: '45.47', message: `The enemy’s group ${target.letter} is counter-attacked in this turn: nobody fires at it.` }
}

/** 45.423: Stream, Marsh and Wire cost a point in a fight that a Banzai has brought on, whoever stands in them. */
export function inTheMire(s: UpfrontState, group: Group, against: Group): Modifier | undefined {
  if (chargeOf(s, group.id)?.target !== against.id && chargeOf(s, against.id)?.target !== group.id) return undefined
  const ground = terrainOf(s, group)
  const wet = ground === 'Stream' || ground === 'Marsh'
  const value = -(wet ? 1 : 0) - (isWired(group) ? 1 : 0)
  return value === 0 ? undefined : { rule: '45.423', label: wet ? ground : 'Wire', value }
}

/** 45.45: nobody is pinned in a Banzai: he is killed, or wounded below 9 if column 7w is his Morale; 33.7: a second wound kills. */
export function notPinned(g: Upfront, man: Man, group: Group, number: number, card: ActionCard): 'kia' | 'none' | undefined {
  const s = g.state
  if (!chargeOf(s, group.id) || !group.men.includes(man.id)) return undefined
  const wounds = s.setting.scenario.rulesThrough >= WOUND_CHAPTER && isBanzaiWound(number) && !man.wounded
  if (!wounds || positionNumber(card, WOUND_COLUMN) !== s.setting.roster[man.id]!.morale) return 'kia'
  man.wounded = true
  g.emit({ type: 'wounded', rule: '45.45', man: man.id, card: card.id })
  return 'none'
}

const WOUND_CHAPTER = 33

export function movedOn(g: Upfront, group: Group, _play: MovementPlay): void {
  change(g.state, group.id, { movedOn: g.state.turn })
}

export function firedUpon(g: Upfront, { kind, draws, target }: Attack): void {
  if (draws > 0 && kind !== 'artillery') change(g.state, target, { firedOn: g.state.turn })
}

export function change(s: UpfrontState, group: number, changes: Partial<Charge>): void {
  if (chargeOf(s, group))
    setCharges(
      s,
      chargesOf(s).map((each) => (each.group === group ? { ...each, ...changes } : each)),
    )
}

/** 20.8, 45.4: who has killed the last of them may take their place. */
export function victors(s: UpfrontState, group: Group): readonly number[] {
  return chargesOn(s, group).flatMap((charge) => s.groups[charge.group]!.men)
}

/** 45.43: it is over when either group is. */
export function over(g: Upfront, group: Group): Rules<void> | undefined {
  const left = chargesOf(g.state).filter((charge) => charge.group !== group.id && charge.target !== group.id)
  if (left.length < chargesOf(g.state).length) setCharges(g.state, left)
  return undefined
}
