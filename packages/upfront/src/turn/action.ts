import { type ActDecision, LEGAL, type Problem, type Act as Row, type RuleRef, type Rules, refuse, type Shape } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { groupInPlay } from '../groups/groups.ts'
import type { Group, Side, UpfrontState } from '../state.ts'

/** 4.2: no more actions in this turn. */
export interface Done {
  readonly type: 'done'
}

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

/** A row of the turn's question, by what it decides. */
export interface TurnAct<D extends ActDecision = ActDecision> extends Row<UpfrontState, Upfront, Turn, D> {
  readonly chapter: number
  readonly usual?: true
  readonly free?: true
  /** Adds what this group may do, if it may do it at all; nothing of a row that ends the turn. */
  ofGroup?(s: UpfrontState, side: Side, group: Group, out: GroupDecision[]): void
  might?(s: UpfrontState, side: Side, group: Group): boolean
}

/** The row of an act, of the base game or of a module. */
export function actOf<A extends GroupDecision>(act: ActOf<A>): TurnAct<A> {
  const { type, rule, chapter, fields, free, usual } = act
  const ofGroup = (s: UpfrontState, side: Side, group: Group, out: GroupDecision[]): void => {
    if (group.side === side && !group.gone && (free === true || (!group.acted && actionsLeft(s, side) > 0)))
      act.candidates(s, side, group, out as A[])
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
  return row as unknown as TurnAct<A>
}

/** 4.2: a group acts once in a turn. */
function mayAct(s: UpfrontState, side: Side, id: number): readonly Problem[] {
  const group = groupInPlay(s, id)
  if (!group || group.side !== side) return refuse('4.2', 'You have no such group.')
  if (group.acted) return refuse('4.2', `Group ${group.letter} has acted in this turn.`)
  return actionsLeft(s, side) > 0 ? LEGAL : refuse('37.1', 'Partisans take one action less than they have groups.')
}

/** 37.1: how many actions a side may still take; there is a limit only for partisans. */
export function actionsLeft(s: UpfrontState, side: Side): number {
  let left = Number.POSITIVE_INFINITY
  for (const limit of s.setting.hooks.mostActions) left = Math.min(left, (limit(s, side) ?? left) - s.actions)
  return left
}
