import { LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { Terrain } from '../data/cards.ts'
import { terrainRules } from '../data/terrain.ts'
import { boobyTrap, layMinefield, tryMines } from '../fortifications/minefield.ts'
import { groupsOf } from '../groups/groups.ts'
import { discardBeneath, place, takeOff } from '../groups/place.ts'
import { exposedMovement, terrainFunction } from '../groups/stack.ts'
import type { TerrainPlay } from '../hooks.ts'
import { isPartisan } from '../partisans/partisans.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { type Card, enemyOf, type Group, type Placed, type Side, type UpfrontState } from '../state.ts'
import type { DiscardKind } from '../turn/discard-kind.ts'
import { advanceProblems } from './move.ts'
import { cantReceiveTerrain } from './terrain.ts'

export const offerSteps: readonly Step[] = [{ key: 'turn.offers', phase: 'turn', order: 200, run: answerOffers }]

export type OfferAnswer = { readonly type: 'accept' } | { readonly type: 'reject' }
const ACCEPT: OfferAnswer = { type: 'accept' }
const REJECT: OfferAnswer = { type: 'reject' }
export const offerSchema = variants({ accept: {}, reject: {} })

/** 7.3: a Terrain card is discarded onto an enemy group that could receive one now. */
export const terrainDiscard: DiscardKind = {
  as: 'terrain',
  rule: '7.3',
  order: 200,
  candidates(s, side, card, out) {
    if (!functionOf(s, side, card, 'Terrain')) return
    for (const group of s.groups)
      if (group.side !== side && !group.gone && cantReceiveTerrain(s, group).length === 0) out.push({ card, as: 'terrain', on: group.id })
  },
  problems(s, side, { card, on }, group, others) {
    if (!functionOf(s, side, card, 'Terrain'))
      return refuse('7.3', 'Only a Terrain card that you may use can be discarded on a group as terrain.')
    const twice = others.some((other) => other.as === 'terrain' && other.on === on && other.card !== card)
    if (twice) return refuse('7.32', 'One Terrain card on a group in a turn, not more.')
    return cantReceiveTerrain(s, group!)
  },
  resolve(g, side, { card, on }) {
    const s = g.state
    const group = s.groups[on!]!
    // 37.6: a partisan's is a booby trap
    if (functionOf(s, side, card, 'Terrain')!.terrain === 'Minefield' && isPartisan(s, side)) return boobyTrap(g, side, group, card)
    // 52.11: in the desert it is offered like any other terrain
    if (functionOf(s, side, card, 'Terrain')!.terrain === 'Minefield' && s.setting.hooks.arid.length === 0)
      return layMinefield(g, side, group, card)
    takeFromHand(s, side, card)
    const placed = place(s, group, card, 'terrain', side)
    placed.offered = true
    g.emit({ type: 'terrainOffered', rule: '7.3', side, group: group.id, card, terrain: terrainOn(s, placed) }, { reveals: true })
    for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card, by: side, how: 'offered' })
    return undefined
  },
}

/** 7.3: before his turn starts a player accepts or rejects the terrain that was discarded on his groups. */
function* answerOffers(g: Upfront): Rules<void> {
  const side = g.state.active
  for (const group of groupsOf(g.state, side)) {
    const offered = group.stack.find((placed) => placed.offered)
    if (!offered) continue
    // 28.441: a vehicle that was brought to a halt meanwhile enters nothing
    if (!exposedMovement(group)) {
      takeOff(g.state, group, offered)
      answered(g, group, offered, false)
      continue
    }
    const answer = yield* answerOffer(g, side, group, offered)
    if (answer.type === 'accept') yield* accept(g, group, offered)
    else reject(g, group, offered)
    g.checkpoint()
  }
}

function* answerOffer(g: Upfront, side: Side, group: Group, offered: Placed): Rules<OfferAnswer> {
  const question = offerQuestion(g.state, group, offered)
  if (question.problems(REJECT).length > 0) return ACCEPT
  if (question.problems(ACCEPT).length > 0) return REJECT
  return yield* g.ask(side, question)
}

function offerQuestion(s: UpfrontState, group: Group, offered: Placed): UpfrontQuestion<'terrainOffer'> {
  const terrain = terrainOn(s, offered)
  return {
    kind: 'terrainOffer',
    title: `The enemy puts your group ${group.letter} into ${terrain}. Accept it?`,
    rule: '7.3',
    schema: offerSchema,
    about: { group: group.id, card: offered.card },
    candidates: () => [ACCEPT, REJECT].filter((answer) => answerProblems(s, group, offered, answer).length === 0),
    problems: (answer) => answerProblems(s, group, offered, answer),
  }
}

function answerProblems(s: UpfrontState, group: Group, offered: Placed, { type }: OfferAnswer): readonly Problem[] {
  const terrain = terrainOn(s, offered)
  if (type === 'reject') return rejectProblems(s, group, terrain)
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, group, terrain, terrainFunction(s, offered))
    if (problem) return [problem]
  }
  return LEGAL
}

function rejectProblems(s: UpfrontState, group: Group, terrain: Terrain): readonly Problem[] {
  const arid = terrain === 'Minefield' && s.setting.hooks.arid.length > 0
  if (!terrainRules(terrain).rejectable && !arid) return refuse('7.3', `A ${terrain} can’t be rejected.`)
  for (const forbid of s.setting.hooks.rejectionForbidden) {
    const problem = forbid(s, group, terrain)
    if (problem) return [problem]
  }
  return cantGoBack(s, group)
}

/** 7.32: who rejects takes back his step; 17.8, 5.7: that is as impossible as the step that it comes to. */
function cantGoBack(s: UpfrontState, group: Group): readonly Problem[] {
  const { mode } = exposedMovement(group)!
  if (mode === 'sideways') return LEGAL
  const back = mode === 'advance' ? 'retreat' : 'advance'
  for (const forbid of s.setting.hooks.modeForbidden) {
    const problem = forbid(s, group, back)
    if (problem) return [problem]
  }
  return back === 'advance' ? advanceProblems(s, group) : LEGAL
}

/** 7.31, 7.34: the group is in the new terrain and may act; what lay beneath is discarded, and Wire that can't be there (4.3). */
function* accept(g: Upfront, group: Group, offered: Placed): Rules<void> {
  const s = g.state
  offered.offered = false
  discardBeneath(s, group, offered)
  if (terrainRules(terrainOn(s, offered)).wire !== 'yes')
    for (const wire of group.stack.filter(({ as }) => as === 'wire')) takeOff(s, group, wire)
  answered(g, group, offered, true)
  if (terrainOn(s, offered) === 'Minefield') yield* tryMines(g, group, offered)
}

/** 7.32: an advance or retreat becomes a sideways move and its range is undone; a sideways card is discarded. */
function reject(g: Upfront, group: Group, offered: Placed): void {
  const s = g.state
  // 52.11: mines that nobody has met are mines still
  if (terrainOn(s, offered) === 'Minefield') s.discard.push(group.stack.splice(group.stack.indexOf(offered), 1)[0]!.card)
  else takeOff(s, group, offered)
  const movement = exposedMovement(group)!
  if (movement.mode === 'sideways') takeOff(s, group, movement)
  else {
    group.range += movement.mode === 'advance' ? -1 : 1
    movement.mode = 'sideways'
  }
  answered(g, group, offered, false, movement.card)
}

function answered(g: Upfront, group: Group, { card }: Placed, accepted: boolean, turned?: Card): void {
  const { id, range, side } = group
  g.emit({ type: 'terrainAnswered', rule: accepted ? '7.31' : '7.32', group: id, card, accepted, range })
  const how = accepted ? 'accepted' : 'rejected'
  const play: TerrainPlay = { card, by: enemyOf(side), how, ...(turned === undefined ? {} : { turned }) }
  for (const tell of g.state.setting.hooks.terrainPlayed) tell(g, group, play)
}

function terrainOn(s: UpfrontState, placed: Placed): Terrain {
  return terrainFunction(s, placed)?.terrain ?? 'OpenGround'
}
