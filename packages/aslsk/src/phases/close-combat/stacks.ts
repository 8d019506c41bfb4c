import { integer, LEGAL, listOf, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import { type AslskAct, askFor, ending } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { NOBODY, type UnitId } from '../../ids.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, CombatInProgress, LeaderStack, Side, Unit } from '../../state.ts'
import { infantryAt, infantryOf, inherentFp, isLeader, isMmc, typeOf } from '../../units/units.ts'
import { unitLabel } from '../../words/names.ts'
import type { Fighting } from './fighting.ts'

/** A leader, and the unit on which he is to be stacked; -1: apart. */
interface DeclaredStack {
  readonly leader: number
  readonly on: number
}
/** Whose leaders stand where. */
export interface AboutStacks {
  readonly hex: string
  readonly stacks: readonly LeaderStack[]
}
export interface Restack {
  readonly type: 'restack'
  readonly stacks: readonly DeclaredStack[]
}

const stacksSchema = listOf(record({ leader: integer(0, 9999), on: integer(-1, 9999) }), { min: 1, max: 20 })

export const leaveStacks = ending('pass', '3.8', 'Leave the leaders where they are')

/** 3.8: leaders find other places. Candidates are every other place for each leader while the others stay: a selection when there are several. */
export const restack: AslskAct<Fighting, Restack> = {
  type: 'restack',
  rule: '3.8',
  fields: { stacks: stacksSchema },
  *candidates(s, { side, combat }) {
    const units = infantryOf(s, side, combat.at)
    for (const leader of units) {
      if (!isLeader(s, leader)) continue
      const now = stackOf(combat, leader.id)!.on
      for (const on of [-1, ...units.map((unit) => unit.id)]) {
        const stacks = [{ leader: leader.id, on }]
        if (on !== now && restackProblems(s, side, combat, stacks).length === 0) yield { type: 'restack', stacks }
      }
    }
  },
  problems: (s, { side, combat }, { stacks }) => restackProblems(s, side, combat, stacks),
  perform(g, { side, combat }, { stacks }) {
    for (const { leader, on } of stacks) stackOf(combat, leader)!.on = g.state.units[on]?.id ?? NOBODY
    g.emit({ type: 'restacked', rule: '3.8', side, stacks })
    return undefined
  },
  describe(s, { stacks }) {
    const places = stacks.map(({ leader, on }) =>
      on === -1 ? `${unitLabel(s, leader)} apart` : `${unitLabel(s, leader)} with ${unitLabel(s, on)}`,
    )
    return `Put ${listed(places)}`
  },
}

/** 3.8: before the Close Combat of a hex each side puts its leaders on the units that they will fight with, or apart. */
export function* placeLeaders(g: Aslsk, side: Side): Rules<void> {
  const combat = g.state.combat!
  if (combat.restacked.includes(side)) return
  if (hasChoice(g.state, side, combat)) {
    g.checkpoint()
    const acts = g.state.setting.acts.restack
    const fighting = { side, combat }
    const decision = yield* askFor(g, side, acts.question(g.state, fighting, restackHead(g.state, fighting)))
    acts.perform(g, fighting, decision)
  }
  combat.restacked.push(side)
}

/** Where leaders stand unless their side says otherwise: an unbroken one on the strongest unbroken MMC, everyone else apart. */
export function usualStacks(s: AslskState, at: number): LeaderStack[] {
  const stacks: LeaderStack[] = []
  for (const leader of infantryAt(s, at))
    if (isLeader(s, leader)) stacks.push({ leader: leader.id, on: leader.broken ? NOBODY : strongest(s, leader) })
  return stacks
}

function strongest(s: AslskState, leader: Unit): UnitId {
  let best: Unit | null = null
  for (const unit of infantryOf(s, leader.side, leader.at))
    if (isMmc(s, unit) && !unit.broken && (best === null || inherentFp(s, unit) > inherentFp(s, best))) best = unit
  return best ? best.id : NOBODY
}

/** 3.8: the unit on which this one is stacked, or itself when it stands by itself. */
function baseOf(s: AslskState, combat: CombatInProgress, unit: Unit): Unit {
  const stack = stackOf(combat, unit.id)
  const base = stack && stack.on >= 0 ? s.units[stack.on]! : unit
  return base.at === combat.at ? base : unit
}

/** 3.8: those who defend together: a unit with the leaders on it, or a leader by himself. */
export function defenders(s: AslskState, combat: CombatInProgress, side: Side): Unit[][] {
  const groups: Unit[][] = []
  const here = infantryAt(s, combat.at)
  for (const base of here) {
    if (base.side !== side || baseOf(s, combat, base) !== base) continue
    groups.push([base, ...here.filter((unit) => unit !== base && baseOf(s, combat, unit) === base)])
  }
  return groups
}

/** 3.8: a leader with nobody: he attacks and defends alone. */
export function isAlone(s: AslskState, group: readonly Unit[]): boolean {
  return group.length === 1 && isLeader(s, group[0]!)
}

function stackOf(combat: CombatInProgress, leader: number): LeaderStack | undefined {
  return combat.stacks.find((stack) => stack.leader === leader)
}

function hasChoice(s: AslskState, side: Side, combat: CombatInProgress): boolean {
  const units = infantryOf(s, side, combat.at)
  // 8.3.2: of an ambusher who is still concealed nobody learns whether he has leaders
  return units.length > 1 && units.some((unit) => isLeader(s, unit)) && !units.some((unit) => unit.concealed)
}

function restackHead(s: AslskState, { side, combat }: Fighting) {
  return {
    kind: 'restack',
    title: `Close Combat in ${nameOf(s, combat.at)}: whom does each of your leaders fight with?`,
    rule: '3.8',
    about: (): AboutStacks => ({
      hex: nameOf(s, combat.at),
      stacks: combat.stacks.filter(({ leader }) => s.units[leader]!.side === side),
    }),
  } as const
}

function restackProblems(s: AslskState, side: Side, combat: CombatInProgress, stacks: readonly DeclaredStack[]): readonly Problem[] {
  const seen: number[] = []
  for (const { leader, on } of stacks) {
    const unit = s.units[leader]
    if (!unit || unit.side !== side || unit.at !== combat.at || !isLeader(s, unit))
      return refuse('3.8', `Unit ${leader} is none of your leaders in ${nameOf(s, combat.at)}.`)
    if (seen.includes(leader)) return refuse('3.8', `The ${typeOf(s, unit).label} is named twice.`)
    seen.push(leader)
    if (on === -1) continue
    const base = s.units[on]
    if (!base || base.side !== side || base.at !== combat.at || on === leader)
      return refuse('3.8', `The ${typeOf(s, unit).label} can only be stacked on another of your units in ${nameOf(s, combat.at)}.`)
    const under = stacks.find((stack) => stack.leader === on)?.on ?? stackOf(combat, on)?.on ?? -1
    if (under >= 0) return refuse('3.8', `The ${typeOf(s, base).label} is stacked on another unit himself: name that unit.`)
    if (combat.stacks.some((other) => (stacks.find((stack) => stack.leader === other.leader) ?? other).on === leader))
      return refuse('3.8', `Another leader is stacked on the ${typeOf(s, unit).label}: move that one first.`)
  }
  return LEGAL
}
