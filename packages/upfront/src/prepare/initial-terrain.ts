import { integer, LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import { enterGround } from '../armour/vehicle.ts'
import { mightHold } from '../cards/might-hold.ts'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { terrainRules } from '../data/terrain.ts'
import { groupInPlay } from '../groups/groups.ts'
import { place } from '../groups/place.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { type Card, enemyOf, type Side, type UpfrontState } from '../state.ts'

export const initialTerrainSteps: readonly Step[] = [{ key: 'prepare.terrain', phase: 'prepare', order: 400, run: placeInitialTerrain }]

interface PlaceTerrain {
  readonly type: 'place'
  readonly card: Card
  readonly group: number
}
interface Pass {
  readonly type: 'pass'
}
export type Laying = PlaceTerrain | Pass
const PASS: Pass = { type: 'pass' }
export const layingSchema = variants({ place: { card: integer(1), group: integer(0) }, pass: {} })

/** 3.6: the players lay one Terrain card at a time in turn, until both stop. `active` is whose turn it is, `passed` that the other has just stopped. */
function* placeInitialTerrain(g: Upfront): Rules<void> {
  for (;;) {
    g.checkpoint()
    const s = g.state
    const side = s.active
    const answer = mightPlace(s, side) ? yield* g.ask(side, initialTerrainQuestion(s, side)) : PASS
    if (answer.type === 'place') {
      takeFromHand(s, side, answer.card)
      place(s, s.groups[answer.group]!, answer.card, 'terrain', side)
      g.emit({ type: 'terrainPlaced', rule: '3.6', side, card: answer.card, group: answer.group }, { reveals: true })
      enterGround(g, s.groups[answer.group]!)
    }
    const bothStopped = answer.type === 'pass' && s.passed
    s.passed = answer.type === 'pass'
    s.active = enemyOf(side)
    if (bothStopped) break
  }
  g.state.passed = false
  g.state.active = g.state.first
}

/** Whether he might have something to lay, for all that the other can see. */
function mightPlace(s: UpfrontState, side: Side): boolean {
  return s.groups.some(({ gone, stack }) => !gone && stack.length === 0) && mightHold(s, side, 'Terrain')
}

function initialTerrainQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'initialTerrain'> {
  return {
    kind: 'initialTerrain',
    title: 'Lay a Terrain card on a group before play begins?',
    rule: '3.6',
    schema: layingSchema,
    candidates: () => [PASS, ...placements(s, side)],
    problems: (decision) => (decision.type === 'pass' ? LEGAL : placementProblems(s, side, decision)),
  }
}

function placements(s: UpfrontState, side: Side): PlaceTerrain[] {
  const out: PlaceTerrain[] = []
  for (const card of s.sides[side].hand)
    for (const group of s.groups) {
      const decision: PlaceTerrain = { type: 'place', card, group: group.id }
      if (placementProblems(s, side, decision).length === 0) out.push(decision)
    }
  return out
}

function placementProblems(s: UpfrontState, side: Side, { card, group: id }: PlaceTerrain): readonly Problem[] {
  if (!s.sides[side].hand.includes(card)) return refuse('3.6', 'You don’t hold that card.')
  const printed = functionOf(s, side, card, 'Terrain')
  if (!printed) return refuse('3.6', 'Only a Terrain card that you may use can be laid before play: no Wire, no Smoke, nothing face down.')
  if (!terrainRules(printed.terrain).initial) return refuse('3.6', `A ${printed.terrain} can’t be laid before play.`)
  const group = groupInPlay(s, id)
  if (!group) return refuse('3.6', 'There is no such group.')
  if (group.stack.length > 0) return refuse('3.6', 'That group has a Terrain card already.')
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, group, printed.terrain, printed)
    if (problem) return [problem]
  }
  return LEGAL
}
