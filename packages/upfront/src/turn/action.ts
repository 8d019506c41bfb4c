import { LEGAL, type Problem, type Act as Row, type RuleRef, type Rules, refuse, type Shape } from '@firegroup/kernel'
import type { SmokeAction } from '../artificial/smoke.ts'
import type { RemoveWireAction } from '../artificial/wire.ts'
import type { CloseCombatAction } from '../closecombat/enter.ts'
import type { Upfront } from '../context.ts'
import type { CrewAction, UncrewAction } from '../crew/assign.ts'
import type { FireAction } from '../fire/declare.ts'
import { groupInPlay } from '../groups/groups.ts'
import type { WithdrawAction } from '../infiltration/drop.ts'
import type { InfiltrateAction } from '../infiltration/infiltrate.ts'
import type { HeroAction } from '../men/hero.ts'
import type { RallyAction } from '../men/rally.ts'
import type { PanicAction } from '../men/voluntary-panic.ts'
import type { MoveAction } from '../movement/move.ts'
import type { TerrainAction } from '../movement/terrain.ts'
import type { LeaveHeavyAction } from '../nations/heavy-weapons.ts'
import type { SniperCheckAction } from '../sniper/check.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import type { CreateAction } from '../transfers/new-group.ts'
import type { ReceiveAction } from '../transfers/receive.ts'
import type { TransferAction } from '../transfers/transfer.ts'
import type { AbandonAction } from '../weapons/abandon.ts'
import type { AcquireAction } from '../weapons/acquire.ts'
import type { HandOverAction } from '../weapons/hand-over.ts'
import type { RepairAction } from '../weapons/repair.ts'
import type { ReorderAction } from './reorder.ts'

/** 4.2: no more actions in this turn. */
export interface Done {
  readonly type: 'done'
}

/** 4.2: what the player does next in his turn. Each section of the rules adds its own. */
export type Act =
  | FireAction
  | RallyAction
  | HeroAction
  | PanicAction
  | CrewAction
  | UncrewAction
  | SmokeAction
  | RemoveWireAction
  | SniperCheckAction
  | MoveAction
  | TerrainAction
  | ReorderAction
  | AcquireAction
  | HandOverAction
  | RepairAction
  | AbandonAction
  | InfiltrateAction
  | WithdrawAction
  | CloseCombatAction
  | TransferAction
  | ReceiveAction
  | CreateAction
  | LeaveHeavyAction
export type ActDecision = Act | Done

/** Any decision of a turn that a group makes, also one that a module brings. */
export interface GroupDecision {
  readonly type: string
  readonly group: number
}

/** Whose turn it is, for the rows of its question. */
export interface Turn {
  readonly side: Side
}

/**
 * One kind of thing that a player may do in his turn, as one decision: an action of a group (4.2), or a free play such as a Hero (10.4). Each stands in the
 * file of its rule, and in the list in rules.ts; `actOf` makes a row of it that any question of acts can have.
 */
export interface ActOf<A extends GroupDecision> {
  readonly type: A['type']
  readonly rule: RuleRef
  /** 1: the chapter of the rulebook that it comes with; a scenario that stops earlier does not have it. */
  readonly chapter: number
  /** The fields of its decision besides `type`. */
  readonly fields: Shape
  /**
   * Adds what this group may legally do: everything for a simple decision, a documented selection for a composite one. Called for every group of the side
   * that has not acted; kinds that belong to no group or also to one that has acted say so with `free`.
   */
  candidates(s: UpfrontState, side: Side, group: Group, out: A[]): void
  /** it is no action: offered once for every group, whether it has acted or not. */
  readonly free?: true
  /**
   * For what is free and takes a card: whether it might be possible, for all that the enemy can see; whether the player is asked at all depends on this. An
   * action of a group may be possible as long as there are cards in the hand.
   */
  might?(s: UpfrontState, side: Side, group: Group): boolean
  /** Nearly always possible and quickly found: looked at first when it only matters whether there is anything to do. */
  readonly usual?: true
  /** The authority. Whose turn it is has been settled, and for kinds that are not free that the group is his and has not acted. */
  problems(s: UpfrontState, side: Side, act: A): readonly Problem[]
  /** Does it. An action calls `spendAction` itself, before anything is drawn. */
  perform(g: Upfront, side: Side, act: A): Rules<void> | undefined
  /** What deciding so means, for a person. */
  describe(s: UpfrontState, act: A): string
  /** What would come of it, from the very functions that resolve it; nothing that the seat may not know. */
  preview?(s: UpfrontState, act: A): unknown
}

/** A row of the turn's question. */
export interface TurnAct extends Row<UpfrontState, Upfront, Turn, ActDecision> {
  readonly chapter: number
  readonly usual?: true
  readonly free?: true
  /** Adds what this group may do, if it may do it at all; nothing of a row that ends the turn. */
  ofGroup?(s: UpfrontState, side: Side, group: Group, out: GroupDecision[]): void
  might?(s: UpfrontState, side: Side, group: Group): boolean
}

/** The row of an act of the base game. It must be in the union above: advice and the app have something for every act there. */
export function actOf<A extends Act>(act: ActOf<A>): TurnAct {
  return rowOf(act)
}

/** The row of an act that a module brings, with advice of its own. */
export function moduleActOf<A extends GroupDecision>(act: ActOf<A>): TurnAct {
  return rowOf(act)
}

function rowOf<A extends GroupDecision>(act: ActOf<A>): TurnAct {
  const { type, rule, chapter, fields, free, usual } = act
  const ofGroup = (s: UpfrontState, side: Side, group: Group, out: GroupDecision[]): void => {
    if (group.side === side && !group.gone && (free === true || !group.acted)) act.candidates(s, side, group, out as A[])
  }
  const row = {
    type,
    rule,
    chapter,
    fields,
    ...(free ? { free } : {}),
    ...(usual ? { usual } : {}),
    ofGroup,
    ...(act.might ? { might: act.might } : {}),
    candidates(s: UpfrontState, { side }: Turn): GroupDecision[] {
      const out: GroupDecision[] = []
      for (const group of s.groups) ofGroup(s, side, group, out)
      return out
    },
    problems(s: UpfrontState, { side }: Turn, decision: A): readonly Problem[] {
      const common = free ? LEGAL : mayAct(s, side, decision.group)
      return common.length > 0 ? common : act.problems(s, side, decision)
    },
    perform: (g: Upfront, { side }: Turn, decision: A) => act.perform(g, side, decision),
    describe: (s: UpfrontState, decision: A) => act.describe(s, decision),
    preview: (s: UpfrontState, _turn: Turn, decision: A) => act.preview?.(s, decision) ?? null,
  }
  return row as unknown as TurnAct
}

/** 4.2: a group acts once in a turn. */
function mayAct(s: UpfrontState, side: Side, id: number): readonly Problem[] {
  const group = groupInPlay(s, id)
  if (!group || group.side !== side) return refuse('4.2', 'You have no such group.')
  return group.acted ? refuse('4.2', `Group ${group.letter} has acted in this turn.`) : LEGAL
}
