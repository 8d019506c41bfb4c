import { type AslskState, type CombatInProgress, enemyOf, type Side, type Unit } from '../../state.ts'
import type { DeclaredAttack } from './declared.ts'
import { fightProblem } from './grouping.ts'
import { defenders, isAlone } from './stacks.ts'

/** Up to this many enemy groups every choice among them is offered to a common attack; beyond it only one of them or all. */
const FEW = 3

/**
 * The designations that are offered, each a list of attacks. A group is a unit with its leaders, or a leader by himself:
 * - all groups together on all enemies, or on any of them (see FEW);
 * - the enemies shared out among the groups, or the groups among the enemies, in every rotation, with and without those left over;
 * - every group by itself on every enemy group.
 * Leaders by themselves fight and are fought only one to one. Any other grouping is as legal: these are those that are worth a look.
 */
export function* designationCandidates(s: AslskState, side: Side, combat: CombatInProgress): Iterable<readonly DeclaredAttack[]> {
  yield* groupings(s, attackingGroups(s, combat, side), defenders(s, combat, enemyOf(side)))
}

/** The same among these groups of men. */
export function* groupings(s: AslskState, own: readonly Unit[][], enemy: readonly Unit[][]): Iterable<readonly DeclaredAttack[]> {
  if (own.length === 0) return
  const ours = own.filter((group) => !isAlone(s, group))
  const theirs = enemy.filter((group) => !isAlone(s, group))
  if (ours.length > 1) for (const targets of choices(theirs)) yield [attack(ours, targets)]
  if (ours.length > 1) for (const group of enemy) if (isAlone(s, group)) yield [attack(ours, [group])]
  yield* shared(ours, theirs)
  for (const group of own) {
    for (const target of enemy) yield [attack([group], [target])]
    if (ours.length === 1 && group === ours[0])
      for (const targets of choices(theirs)) if (targets.length > 1) yield [attack([group], targets)]
  }
}

/** 3.8: all of a side that stand with others, on all such enemies; null when there are none. */
export function everyoneOnEveryone(s: AslskState, side: Side, combat: CombatInProgress): DeclaredAttack | null {
  const ours = attackingGroups(s, combat, side).filter((group) => !isAlone(s, group))
  const theirs = defenders(s, combat, enemyOf(side)).filter((group) => !isAlone(s, group))
  return ours.length > 0 && theirs.length > 0 ? attack(ours, theirs) : null
}

/** 3.8: those of each group who can attack: the unbroken, and leaders only with the unit that they are stacked on. */
export function attackingGroups(s: AslskState, combat: CombatInProgress, side: Side): Unit[][] {
  const groups: Unit[][] = []
  const canFight = (unit: Unit) => !unit.broken && fightProblem(s, unit) === undefined
  for (const group of defenders(s, combat, side)) if (canFight(group[0]!)) groups.push(group.filter(canFight))
  return groups
}

/** Every non-empty choice among a few, each one and all among many. */
function* choices(groups: readonly Unit[][]): Iterable<Unit[][]> {
  if (groups.length === 0) return
  if (groups.length > FEW) {
    yield groups.slice()
    for (const group of groups) yield [group]
    return
  }
  for (let bits = (1 << groups.length) - 1; bits > 0; bits--) yield groups.filter((_, i) => bits & (1 << i))
}

/** Several attacks: group by group against enemy by enemy, what is left over joining in turn or staying out. */
function* shared(ours: readonly Unit[][], theirs: readonly Unit[][]): Iterable<readonly DeclaredAttack[]> {
  const pairs = Math.min(ours.length, theirs.length)
  if (pairs < 2) return
  const most = Math.max(ours.length, theirs.length)
  for (let turn = 0; turn < most; turn++) {
    const attackers = ours.length >= theirs.length ? rotated(ours, turn) : ours
    const targets = ours.length >= theirs.length ? theirs : rotated(theirs, turn)
    yield Array.from({ length: pairs }, (_, i) => attack(every(attackers, i, pairs), every(targets, i, pairs)))
    if (ours.length !== theirs.length) yield Array.from({ length: pairs }, (_, i) => attack([attackers[i]!], [targets[i]!]))
  }
}

function rotated<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by), ...list.slice(0, by)]
}

function every<T>(list: readonly T[], from: number, step: number): T[] {
  return list.filter((_, i) => i % step === from)
}

function attack(by: readonly Unit[][], on: readonly Unit[][]): DeclaredAttack {
  return { by: by.flat().map((unit) => unit.id), on: on.flat().map((unit) => unit.id) }
}
