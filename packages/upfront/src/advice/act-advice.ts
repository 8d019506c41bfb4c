import { total } from '@firegroup/kernel'
import type { RemoveWireAction } from '../artificial/wire.ts'
import { type FireMissionAction, missionStrength } from '../artillery/fire-mission.ts'
import { functionOf } from '../cards/usable.ts'
import type { FireAction } from '../fire/declare.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { fireStrength, flameOf, requiredFirepower } from '../fire/strength.ts'
import { hasPinned } from '../groups/groups.ts'
import { needsFord } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { RallyAction } from '../men/rally.ts'
import type { MoveAction } from '../movement/move.ts'
import type { TurnDecision } from '../questions.ts'
import type { Card, Group, Placed, Side, UpfrontState } from '../state.ts'
import type { TransferAction } from '../transfers/transfer.ts'
import { discardLimit } from '../turn/capability.ts'
import { HandValue, junkValue } from './card-advice.ts'
import { combatValue, infiltrationValue } from './combat-advice.ts'
import { ordnanceValue, overrunWorth } from './machine-advice.ts'
import type { Outlook } from './outlook.ts'
import { acquireValue, repairValue } from './weapon-advice.ts'
import { WEIGHTS } from './weights.ts'

/** 4.2: what each action is worth beside doing nothing; ending the turn is worth the discards that acting would cost. */
export function actAdvice(outlook: Outlook): (decision: TurnDecision) => number {
  const advice = new ActAdvice(outlook)
  return (decision) => advice.of(decision)
}

const fuss = () => -WEIGHTS.fuss

class ActAdvice {
  private readonly outlook: Outlook
  private readonly hand: HandValue
  private readonly standing: (number | undefined)[] = []
  private readonly moved = new Map<string, number>()

  constructor(outlook: Outlook) {
    this.outlook = outlook
    this.hand = new HandValue(outlook)
  }

  of(act: TurnDecision): number {
    const value = ActAdvice.OF[act.type] as ((advice: ActAdvice, act: TurnDecision) => number) | undefined
    if (value) return value(this, act)
    const { s, side } = this.outlook
    for (const { advice } of s.setting.modules) {
      const judge = advice?.[act.type] as ((s: UpfrontState, side: Side, act: TurnDecision) => number) | undefined
      if (judge) return judge(s, side, act)
    }
    return -WEIGHTS.fuss
  }

  /** For every act of the base game; modules bring theirs. */
  private static readonly OF: {
    readonly [T in TurnDecision['type']]: (advice: ActAdvice, act: Extract<TurnDecision, { readonly type: T }>) => number
  } = {
    done: (advice) => advice.discards(),
    fire: (advice, act) => advice.fire(act),
    rally: (advice, act) => advice.rally(act),
    hero: (advice, { man, group }) =>
      advice.outlook.s.men[man]!.pinned ? advice.unpinned([man], advice.outlook.s.groups[group]!) - WEIGHTS.heroCard : -WEIGHTS.heroCard,
    panic: () => -WEIGHTS.man,
    move: (advice, act) => advice.move(act),
    terrain: (advice, { group, card, faceDown }) => advice.settle(advice.outlook.s.groups[group]!, card, faceDown),
    removeWire: (advice, act) => advice.removeWire(act),
    smoke: (advice, { group, card }) => advice.laid(advice.outlook.s.groups[group]!, card, 'smoke') - advice.price(card),
    sniperCheck: () => WEIGHTS.sniperCheck,
    crew: (advice, { group, assistant, gunner }) => advice.crewed(advice.outlook.s.groups[group]!, assistant, gunner),
    uncrew: (advice, { group, assistant }) => advice.crewed(advice.outlook.s.groups[group]!, assistant, -1),
    infiltrate: (advice, act) => infiltrationValue(advice.outlook, act) - advice.prices(act.men.map(({ card }) => card)),
    closeCombat: (advice, act) =>
      combatValue(advice.outlook, act) - (act.capture ? WEIGHTS.fuss : 0) - advice.prices(act.men.map(({ card }) => card)),
    repair: ({ outlook: { s } }, { man }) => repairValue(s, man),
    acquire: ({ outlook: { s } }, act) => acquireValue(s, act),
    receive: () => WEIGHTS.man / 2,
    create: ({ outlook: { s, side }, hand }, { card, faceDown }) =>
      WEIGHTS.man / 2 - (functionOf(s, side, card, 'Terrain')?.against ?? 0) * (faceDown ? 0 : 1) - hand.of(card),
    // nothing gained that these players could see
    reorder: fuss,
    handOver: fuss,
    abandon: fuss,
    withdraw: fuss,
    transfer: (advice, act) => advice.transfer(act),
    leaveHeavy: fuss,
    clearMines: () => WEIGHTS.man / 4,
    fireMission: (advice, act) => advice.mission(act),
    changeGuard: fuss,
    exchange: fuss,
    ordnance: (advice, act) => ordnanceValue(advice.outlook, act) - advice.prices(act.shots.flatMap(({ card, hero }) => [card, hero])),
    overrun: ({ outlook }, act) => overrunWorth(outlook, act),
    unbog: (advice, { card }) => WEIGHTS.man - advice.price(card),
    buttonUp: (advice, { group }) => advice.buttonedUp(advice.outlook.s.groups[group]!),
    mend: () => WEIGHTS.man,
    // more men are always welcome, in cover or where they are nearest
    enter: (advice, { card, terrain, range = 0 }) =>
      WEIGHTS.man * 2 + (terrain === undefined ? 0 : WEIGHTS.man) + range / 2 - advice.price(card),
  }

  /** 4.3: what is lost by acting: the junk that could be thrown away. */
  private discards(): number {
    const { s, side } = this.outlook
    if (s.actions > 0) return 0
    const { discard } = s.setting.nationRules[side]
    const lost = Math.min(discardLimit(s, side), DISCARDS) - (discard.afterOne ?? discard.acted)
    return lost > 0 ? WEIGHTS.discard * junkValue(this.outlook, this.hand, lost) : 0
  }

  /** 6: what the attack is expected to do, with a Concealed card in mind, less what the cards could do another time. */
  private fire(act: FireAction): number {
    const { s, side, harm } = this.outlook
    const group = s.groups[act.group]!
    const target = s.groups[act.target]!
    if (target.surrendered) return -WEIGHTS.man
    const firepower = groupFirepower(s, group, target, act)
    const flame = flameOf(s, firepower, requiredFirepower(s, side, act.cards))
    const { strength } = fireStrength(s, side, act.cards, group, target, flame, act.ambush)
    const gain = WEIGHTS.concealment * harm.of(target, strength) + (1 - WEIGHTS.concealment) * harm.of(target, strength - 2)
    const heroes = (act.heroes?.length ?? 0) * WEIGHTS.heroCard
    return gain - this.prices([...act.cards, act.ambush]) - heroes - (act.without ? 0 : 0.01) - jamming(target)
  }

  /** 40.2: half the cards are black, and a Concealed card may come. */
  private mission({ target: id, card }: FireMissionAction): number {
    const { s, side, harm } = this.outlook
    const target = s.groups[id]!
    return 0.45 * harm.of(target, total(missionStrength(s, side, target))) - this.price(card)
  }

  private rally({ group, card, men, with: second }: RallyAction): number {
    const { s } = this.outlook
    let value = this.unpinned(men ?? pinnedOf(this.outlook, s.groups[group]!), s.groups[group]!)
    if (second !== undefined) value += this.unpinned(pinnedOf(this.outlook, s.groups[second]!), s.groups[second]!)
    return value - this.price(card)
  }

  /** 10.2: what a group gains when these men are in good order again. */
  private unpinned(men: readonly number[], group: Group): number {
    const { outlook } = this
    const { s, harm } = outlook
    let worth = 0
    for (const id of men) worth += harm.worth(s.men[id]!)
    for (const id of men) s.men[id]!.pinned = false
    outlook.forget(group)
    const free = !hasPinned(s, group)
    const after = outlook.prospects(group)
    for (const id of men) s.men[id]!.pinned = true
    outlook.forget(group)
    return WEIGHTS.pinned * worth + after - this.before(group) + (free ? WEIGHTS.freed * group.men.length : 0)
  }

  /** 5.1: where the group would be, as it would be there. */
  private move(act: MoveAction): number {
    const { s, side } = this.outlook
    const group = s.groups[act.group]!
    if (act.letter !== undefined) return -WEIGHTS.fuss
    const ford = needsFord(s, group) && functionOf(s, side, act.card, 'Movement')!.kind !== 'Ford'
    const spent = functionOf(s, side, act.card, 'Terrain') ? act.card : 0
    const key = `${act.group} ${act.mode} ${act.flank ?? ''} ${act.encircle ?? ''} ${spent}`
    let gain = this.moved.get(key)
    if (gain === undefined) {
      gain = this.afterMove(group, act, spent) - this.before(group)
      this.moved.set(key, gain)
    }
    return (ford ? gain / 2 : gain) - this.price(act.card)
  }

  private afterMove(group: Group, { card, mode, flank, encircle }: MoveAction, spent: Card): number {
    const { outlook } = this
    const { s, side } = outlook
    const [flanks, encirclements, range] = [s.flanks, s.encirclements, group.range]
    group.range += mode === 'advance' ? 1 : mode === 'retreat' ? -1 : 0
    // 17.41, 17.43: what movement ends
    if (flank !== undefined || flanks.length > 0) s.flanks = flanks.filter(({ by, of }) => by !== group.id && of !== group.id)
    if (flank !== undefined) s.flanks.push({ by: group.id, of: flank, card })
    if (encircle !== undefined) s.encirclements = [...encirclements, { of: encircle, front: group.id, behind: group.id }]
    const placed: Placed = { card, as: 'movement', by: side, turn: s.turn, mode, offered: false }
    const value = outlook.withStack(group, [...group.stack, placed], () => outlook.prospects(group, spent))
    const won = outlook.withStack(group, [...group.stack, placed], () => outlook.objectives.isReached(side))
    s.flanks = flanks
    s.encirclements = encirclements
    group.range = range
    return won ? WEIGHTS.win : value
  }

  /** 5.1: into the terrain of a card. */
  private settle(group: Group, card: Card, faceDown: boolean): number {
    const { outlook } = this
    const { s, side } = outlook
    const shown = faceDown ? 0 : card
    const placed: Placed = { card: shown, as: faceDown ? 'open' : 'terrain', by: side, turn: s.turn, mode: '', offered: false }
    const after = outlook.withStack(group, [placed], () => (outlook.objectives.isReached(side) ? WEIGHTS.win : outlook.stand(group)))
    return after - this.before(group) - this.price(card)
  }

  private removeWire({ group: id, card }: RemoveWireAction): number {
    const { outlook } = this
    const group = outlook.s.groups[id]!
    const wire = group.stack.findLast(({ as }) => as === 'wire')
    const after = outlook.withStack(
      group,
      group.stack.filter((placed) => placed !== wire),
      () => outlook.prospects(group),
    )
    return after - this.before(group) + (WEIGHTS.wire / 2) * group.men.length - this.price(card)
  }

  private laid(group: Group, card: Card, as: 'smoke'): number {
    const { outlook } = this
    const placed: Placed = { card, as, by: outlook.side, turn: outlook.s.turn, mode: '', offered: false }
    return outlook.withStack(group, [...group.stack, placed], () => outlook.prospects(group)) - this.before(group)
  }

  /** 11.1: with that man as an assistant, or as none. */
  private crewed(group: Group, assistant: number, gunner: number): number {
    const man = this.outlook.s.men[assistant]!
    const before = man.assists
    const now = this.before(group)
    man.assists = gunner
    this.outlook.forget(group)
    const after = this.outlook.prospects(group)
    man.assists = before
    this.outlook.forget(group)
    return after - now - WEIGHTS.fuss
  }

  /** 17.8: as both groups would stand if they were there already; on the way they are the better target. */
  private transfer({ group: id, men, to, cards }: TransferAction): number {
    if (to === undefined) return -WEIGHTS.fuss
    const { outlook } = this
    const [from, goal] = [outlook.s.groups[id]!, outlook.s.groups[to]!]
    const before = this.before(from) + this.before(goal)
    const [left, there] = [from.men, goal.men]
    from.men = left.filter((man) => !men.includes(man))
    goal.men = [...there, ...men]
    outlook.forget(from)
    outlook.forget(goal)
    const after = outlook.prospects(from) + outlook.prospects(goal) - (from.men.length === 0 ? WEIGHTS.mergedGroup : 0)
    from.men = left
    goal.men = there
    outlook.forget(from)
    outlook.forget(goal)
    return after - before - WEIGHTS.transfer * men.length - this.prices(cards)
  }

  /** 28.43: with its hatches shut. */
  private buttonedUp(group: Group): number {
    const { outlook } = this
    const vehicle = vehicleOf(outlook.s, group)!
    const now = this.before(group)
    vehicle.buttoned = true
    outlook.forget(group)
    const after = outlook.prospects(group)
    delete vehicle.buttoned
    outlook.forget(group)
    return after - now - WEIGHTS.fuss
  }

  private before(group: Group): number {
    this.standing[group.id] ??= this.outlook.prospects(group)
    return this.standing[group.id]!
  }

  private price(card: Card): number {
    return this.outlook.approach.thrift * WEIGHTS.cardPrice * this.hand.of(card)
  }

  private prices(cards: readonly (Card | undefined)[]): number {
    let sum = 0
    for (const card of cards) if (card !== undefined) sum += this.price(card)
    return sum
  }
}

/** So many discards in a turn matter. */
const DISCARDS = 3

/** 19: each draw may jam a weapon. */
function jamming(target: Group): number {
  return WEIGHTS.jam * target.men.length
}

function pinnedOf({ s }: Outlook, group: Group): number[] {
  return group.men.filter((man) => s.men[man]!.pinned)
}
