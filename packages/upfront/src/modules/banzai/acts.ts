import { flag, integer, LEGAL, listOf, type Modifier, optional, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { bringsCharge, canFightVehicle, fightVehicle } from '../../armour/close-combat.ts'
import { takeFromHand } from '../../cards/piles.ts'
import { functionOf } from '../../cards/usable.ts'
import { fight } from '../../closecombat/combat.ts'
import { pairUp } from '../../closecombat/enter.ts'
import { captureProblems, mayCapture } from '../../closecombat/quarter.ts'
import type { Upfront } from '../../context.ts'
import { isGunner } from '../../crew/crew.ts'
import { drawNumber } from '../../draw/draw.ts'
import { groupInPlay } from '../../groups/groups.ts'
import { loseMan } from '../../groups/leave.ts'
import { place } from '../../groups/place.ts'
import { isWired, lastTerrainIndex, needsFord, needsSecondMove, terrainOf } from '../../groups/stack.ts'
import { vehicleOf } from '../../machines/machine.ts'
import { unpin } from '../../men/pin.ts'
import { isDecided } from '../../scenario/victory.ts'
import type { Card, Group, Side, UpfrontState } from '../../state.ts'
import { actOf } from '../../turn/action.ts'
import { spendAction } from '../../turn/spend.ts'
import { layDownWeapon } from '../../weapons/loose.ts'
import { endCrew, letGo } from '../../weapons/take.ts'
import { chargeOf, chargesOf, setCharges } from './ledger.ts'
import { cantCounter, cantDeclare, cantReach, change, chargesOn, mustFight } from './rules.ts'

export interface BanzaiAction {
  readonly type: 'banzai'
  readonly group: number
  readonly target: number
  readonly card: Card
}

/** 45.4: a Movement card played sideways declares it, and does nothing else. */
export const banzaiAct = actOf<BanzaiAction>({
  type: 'banzai',
  rule: '45.4',
  chapter: 0,
  fields: { group: integer(0), target: integer(0), card: integer(1) },
  candidates(s, side, group, out) {
    if (s.setting.nation[side] !== 'Japanese') return
    const card = s.sides[side].hand.find((each) => functionOf(s, side, each, 'Movement'))
    if (card === undefined) return
    for (const target of s.groups)
      if (!target.gone && cantDeclare(s, group, target).length === 0) out.push({ type: 'banzai', group: group.id, target: target.id, card })
  },
  problems(s, side, { group, target, card }) {
    if (!s.sides[side].hand.includes(card) || !functionOf(s, side, card, 'Movement'))
      return refuse('45.4', 'A Banzai takes a Movement card of yours.')
    return cantDeclare(s, s.groups[group]!, groupInPlay(s, target))
  },
  perform(g, side, { group: id, target, card }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group, 'movement')
    takeFromHand(s, side, card)
    // 45.4: it neither fords nor takes Wire away: where it could, it does not stay
    const lies = !needsFord(s, group) && !needsSecondMove(s, group) && !isWired(group)
    const placed = lies ? place(s, group, card, 'movement', side, 'sideways') : null
    if (!placed) s.discard.push(card)
    const charge = { group: id, target, movedOn: s.turn, fought: false, firedOn: 0, counteredOn: 0, through: [] }
    setCharges(s, [...chargesOf(s), charge])
    g.emit({ type: 'banzai:declared', rule: '45.4', group: id, facts: { target, card } }, { reveals: true })
    for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed, why: 'banzai' })
    rouse(g, group)
    return undefined
  },
  describe: (s, { group, target }) => `Banzai! Group ${s.groups[group]!.letter} charges the enemy’s group ${s.groups[target]!.letter}.`,
})

/** 45.41: everybody is on his feet; 45.4: nobody serves a gun any more, and what takes two to carry stays behind. */
function rouse(g: Upfront, group: Group): void {
  const s = g.state
  for (const id of group.men) {
    const man = s.men[id]!
    unpin(g, man, '45.41')
    if (isGunner(s, man) && s.setting.pack.weapons[man.weapon]!.heavy) {
      layDownWeapon(g, man, group)
      letGo(g, man)
    }
    endCrew(g, man)
  }
}

export interface BanzaiCombatAction {
  readonly type: 'banzaiCombat'
  readonly group: number
  /** 32.11: they want prisoners. */
  readonly capture?: boolean
}

/** 45.422: all of them, with no infiltration, no check and no card. */
export const banzaiCombat = actOf<BanzaiCombatAction>({
  type: 'banzaiCombat',
  rule: '45.422',
  chapter: 0,
  fields: { group: integer(0), capture: optional(flag()) },
  usual: true,
  candidates(s, _side, group, out) {
    const charge = chargeOf(s, group.id)
    if (!charge || !mustFight(s, charge)) return
    out.push({ type: 'banzaiCombat', group: group.id })
    if (mayCapture(s, group.men)) out.push({ type: 'banzaiCombat', group: group.id, capture: true })
  },
  problems(s, _side, { group, capture }) {
    const charge = chargeOf(s, group)
    return charge && mustFight(s, charge)
      ? capture
        ? captureProblems(s)
        : LEGAL
      : refuse('45.422', 'A Banzai comes to close combat in the turn after it has reached relative range 5.')
  },
  *perform(g, _side, { group: id, capture }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group)
    const target = s.groups[chargeOf(s, id)!.target]!
    change(s, id, { fought: true })
    crossMines(g, group)
    if (vehicleOf(s, target)) stormVehicle(g, group, target)
    else yield* melee(g, group, group.men, target, capture)
  },
  describe: (s, { group, capture }) => `Group ${s.groups[group]!.letter} charges home${forPrisoners(capture)}.`,
})

/** 45.423: on a Minefield each man draws once: red kills him. */
function crossMines(g: Upfront, group: Group): void {
  const s = g.state
  if (terrainOf(s, group) !== 'Minefield') return
  const { card } = group.stack[lastTerrainIndex(group)]!
  for (const id of group.men.slice()) {
    const through = chargeOf(s, group.id)?.through ?? []
    if (through.some((each) => each.man === id && each.card === card)) continue
    const { red } = drawNumber(g, 'Minefield')
    if (red) loseMan(g, s.men[id]!, 'kia', '45.423')
    else change(s, group.id, { through: [...through, { man: id, card }] })
  }
}

/** 45.46: without infiltration, each as a berserk man would. */
function stormVehicle(g: Upfront, group: Group, target: Group): void {
  for (const id of group.men.slice()) {
    const man = g.state.men[id]!
    if (canFightVehicle(man)) fightVehicle(g, man, target, bringsCharge(man), man.berserk ? [] : [FRENZY])
    if (isDecided(g)) return
  }
}

const FRENZY: Modifier = { rule: '45.46', label: 'Banzai', value: -3 }

const forPrisoners = (capture: boolean | undefined): string => (capture ? ' for prisoners' : '')

function* melee(g: Upfront, from: Group, men: readonly number[], into: Group, capture?: boolean): Rules<void> {
  const s = g.state
  if (men.length === 0 || into.men.length === 0) return
  s.resolving++
  for (const combat of pairUp(
    g,
    from,
    men.map((id) => s.men[id]!),
    into,
    capture,
  )) {
    yield* fight(g, combat)
    if (isDecided(g)) break
  }
  s.resolving--
}

export interface CounterAttackAction {
  readonly type: 'counterAttack'
  readonly group: number
  readonly men: readonly number[]
  /** 32.11: they want prisoners. */
  readonly capture?: boolean
}

/** 45.47: those whom a Banzai has reached strike back, all of them or some. */
export const counterAttack = actOf<CounterAttackAction>({
  type: 'counterAttack',
  rule: '45.47',
  chapter: 0,
  fields: { group: integer(0), men: listOf(integer(0), { min: 1, max: 10 }), capture: optional(flag()) },
  candidates(s, _side, group, out) {
    const men = group.men.filter((id) => !s.men[id]!.pinned)
    if (men.length === 0 || cantCounter(s, group, men).length > 0) return
    out.push({ type: 'counterAttack', group: group.id, men })
    if (mayCapture(s, men)) out.push({ type: 'counterAttack', group: group.id, men, capture: true })
  },
  problems(s, _side, { group, men, capture }) {
    const cant = cantCounter(s, s.groups[group]!, men)
    return cant.length === 0 && capture ? captureProblems(s) : cant
  },
  *perform(g, _side, { group: id, men, capture }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group)
    const [charge] = chargesOn(s, group)
    change(s, charge!.group, { counteredOn: s.turn })
    g.emit({ type: 'banzai:countered', rule: '45.47', group: id, facts: { target: charge!.group } })
    yield* melee(g, group, men, s.groups[charge!.group]!, capture)
  },
  describe: (s, { group, capture }) => `Group ${s.groups[group]!.letter} strikes back${forPrisoners(capture)}.`,
})

export interface CancelBanzaiAction {
  readonly type: 'cancelBanzai'
  readonly group: number
}

/** 45.43: only when the target is out of the way, or another stands between; it is no action. */
export const cancelBanzai = actOf<CancelBanzaiAction>({
  type: 'cancelBanzai',
  rule: '45.43',
  chapter: 0,
  free: true,
  fields: { group: integer(0) },
  candidates(s, side, group, out) {
    if (cancelProblems(s, side, group.id).length === 0) out.push({ type: 'cancelBanzai', group: group.id })
  },
  problems: (s, side, { group }) => cancelProblems(s, side, group),
  perform(g, _side, { group }) {
    setCharges(
      g.state,
      chargesOf(g.state).filter((charge) => charge.group !== group),
    )
    g.emit({ type: 'banzai:over', rule: '45.43', group })
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} gives its charge up.`,
})

function cancelProblems(s: UpfrontState, side: Side, id: number): readonly Problem[] {
  const charge = chargeOf(s, id)
  if (!charge || s.groups[id]!.side !== side) return refuse('45.43', 'That group does not charge.')
  return cantReach(s, s.groups[id]!, s.groups[charge.target]!)
    ? LEGAL
    : refuse('45.43', 'A Banzai is given up only when its target is out of the way or another group stands before it.')
}
