import { integer, LEGAL, listOf, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import { layAside } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { groupOfMan } from '../groups/groups.ts'
import { lastTerrainIndex, terrainFunction } from '../groups/stack.ts'
import { endInfiltration } from '../infiltration/status.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Group, Placed, UpfrontState } from '../state.ts'
import { comingTo } from '../transfers/transfer.ts'
import { looseWeaponsLost } from '../weapons/loose.ts'
import { endCrew } from '../weapons/take.ts'

export type Capture =
  | { readonly type: 'decline' }
  /** `join` are infiltrators of other groups who come along. */
  | { readonly type: 'capture'; readonly group: number; readonly join: readonly number[] }
const DECLINE: Capture = { type: 'decline' }
const MOST_MEN = 10
export const captureSchema = variants({ decline: {}, capture: { group: integer(0), join: listOf(integer(0), { max: MOST_MEN }) } })

/** 20.8: when the last man of an infiltrated group is gone, one group that has infiltrated it may take its place. */
export function captureTerrain(g: Upfront, group: Group): Rules<void> | undefined {
  const inside = infiltratorsOf(g.state, group)
  return inside.length > 0 ? offerTerrain(g, group, inside) : undefined
}

function* offerTerrain(g: Upfront, group: Group, inside: readonly number[]): Rules<void> {
  const s = g.state
  const side = s.men[inside[0]!]!.side
  const answer = yield* g.ask(side, captureQuestion(s, group, inside))
  for (const man of inside) endInfiltration(g, s.men[man]!, '20.8')
  if (answer.type === 'capture') moveIn(g, group, s.groups[answer.group]!, answer.join)
}

/** 20.8: men who are infiltrators of the group now: who fired in the attack that killed it is none any more. */
function infiltratorsOf(s: UpfrontState, group: Group): number[] {
  const inside = s.men.filter((man) => man.infiltrates === group.id && man.fate === '').map(({ id }) => id)
  for (const also of s.setting.hooks.captors) inside.push(...also(s, group))
  return inside
}

/** Out of many: each group that may, alone and with all the others who are inside. */
function captureQuestion(s: UpfrontState, group: Group, inside: readonly number[]): UpfrontQuestion<'captureTerrain'> {
  return {
    kind: 'captureTerrain',
    title: `The enemy’s group ${group.letter} is no more. Take its position?`,
    rule: '20.8',
    schema: captureSchema,
    about: { group: group.id, inside: [...inside] },
    candidates() {
      const out: Capture[] = [DECLINE]
      for (const id of captors(s, inside)) {
        const alone: Capture = { type: 'capture', group: id, join: [] }
        if (captureProblems(s, group, inside, alone).length === 0) out.push(alone)
        const others = inside.filter((man) => !s.groups[id]!.men.includes(man))
        const all: Capture = { type: 'capture', group: id, join: others }
        if (others.length > 0 && captureProblems(s, group, inside, all).length === 0) out.push(all)
      }
      return out
    },
    problems: (answer) => captureProblems(s, group, inside, answer),
  }
}

function captors(s: UpfrontState, inside: readonly number[]): number[] {
  const groups: number[] = []
  for (const man of inside) {
    const group = groupOfMan(s, man)
    if (group && !groups.includes(group.id)) groups.push(group.id)
  }
  return groups
}

/** 20.8, 7.33: nobody takes a position in which he could not be. */
function captureProblems(s: UpfrontState, lost: Group, inside: readonly number[], answer: Capture): readonly Problem[] {
  if (answer.type === 'decline') return LEGAL
  const { group: id, join } = answer
  if (!captors(s, inside).includes(id)) return refuse('20.8', 'Only a group with a man inside takes the position.')
  const { men } = s.groups[id]!
  if (join.some((man, i) => !inside.includes(man) || men.includes(man) || join.indexOf(man) !== i))
    return refuse('20.8', 'Only men of other groups who are inside come along.')
  if (men.length + comingTo(s, s.groups[id]!) + join.length > MOST_MEN) return refuse('3.2', 'A group has ten men at most.')
  const [taken] = ground(lost)
  const printed = taken && terrainFunction(s, taken)
  if (!printed) return LEGAL
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, { ...s.groups[id]!, men: [...men, ...join] }, printed.terrain, printed)
    if (problem) return [problem]
  }
  return LEGAL
}

/** 20.8: the captor's own cards go, and all Movement cards; range and letter stay. 18.1: what lies there comes with the terrain. */
function moveIn(g: Upfront, group: Group, captor: Group, join: readonly number[]): void {
  const s = g.state
  looseWeaponsLost(g, captor)
  for (const placed of captor.stack) layAside(s, placed)
  captor.stack = ground(group)
  group.stack = group.stack.filter(({ card }) => !captor.stack.some((taken) => taken.card === card))
  captor.weapons = group.weapons.map((loose) => ({ ...loose, assistant: -1 }))
  group.weapons = []
  for (const man of join) {
    const left = groupOfMan(s, man)!
    left.men.splice(left.men.indexOf(man), 1)
    captor.men.push(man)
    endCrew(g, s.men[man]!)
  }
  const taken = captor.stack[0]
  const card = taken && taken.as === 'terrain' ? { card: taken.card } : {}
  g.emit({ type: 'terrainCaptured', rule: '20.8', group: group.id, by: captor.id, ...card, joined: [...join] })
}

/** 20.8: the terrain with the Smoke and Wire on it; of a group in a double move the Open Ground, which is its first Movement card turned over. */
function ground(group: Group): Placed[] {
  const { stack, side } = group
  const at = lastTerrainIndex(group)
  const above = stack.slice(at + 1)
  const moves = above.filter(({ as }) => as === 'movement')
  const first = moves.length >= 2 ? moves[0]! : undefined
  const from = first ? above.indexOf(moves.at(-2)!) : 0
  const artificial = above.slice(from).filter(({ as }) => as === 'smoke' || as === 'wire')
  if (first) return [{ ...first, as: 'open', by: side, mode: '' }, ...artificial]
  return at < 0 ? artificial : [stack[at]!, ...artificial]
}
