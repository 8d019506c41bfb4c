import { canDecide, integer, LEGAL, type Rules, refuse, variants } from '@firegroup/kernel'
import { close, loseCrewman } from '../armour/damage.ts'
import { reachesCrew } from '../armour/fire.ts'
import { negatesPin } from '../armour/hero.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { ActionCard, SniperFunction } from '../data/cards.ts'
import { drawNumber, drawPosition } from '../draw/draw.ts'
import { attackedMen } from '../fire/resolve.ts'
import { countsAsKia, kill, panic } from '../fire/result.ts'
import { groupInPlay, groupsOf } from '../groups/groups.ts'
import { loseMan } from '../groups/leave.ts'
import { afvOf, machineOf, vehicleOf } from '../machines/machine.ts'
import { heroWindow } from '../men/hero-window.ts'
import { pin } from '../men/pin.ts'
import { firedOn } from '../nations/surrender.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import { type Card, enemyOf, type Group, type Man, type Side, type UpfrontState } from '../state.ts'
import type { Discard, DiscardKind } from '../turn/discard-kind.ts'

/** 14.1: a Sniper is a discard onto an enemy group, whatever its terrain. */
export const sniperDiscard: DiscardKind = {
  as: 'sniper',
  rule: '14.1',
  order: 400,
  candidates(s, side, card, out) {
    if (!functionOf(s, side, card, 'Sniper')) return
    for (const group of s.groups)
      if (group.side !== side && !group.gone && !isClosed(s, group)) {
        out.push({ card, as: 'sniper', on: group.id })
        // 48.41: or each further attack at another group
        if (s.sides[side].moreSnipers)
          for (const other of s.groups)
            if (other.id > group.id && other.side !== side && !other.gone && !isClosed(s, other))
              out.push({ card, as: 'sniper', on: group.id, also: [other.id] })
      }
  },
  problems(s, side, { card, also = [] }, group) {
    if (!functionOf(s, side, card, 'Sniper')) return refuse('14.1', 'That is no Sniper card for you.')
    if (also.length > (s.sides[side].moreSnipers ?? 0)) return refuse('48.4', 'You have no Snipers for so many attacks.')
    const others = also.map((id) => groupInPlay(s, id))
    if (others.some((other) => !other || other.side === side)) return refuse('48.41', 'A Sniper attacks enemy groups.')
    return [group, ...others].some((each) => each && isClosed(s, each)) ? refuse('14.2', 'Nobody looks out of it.') : LEGAL
  },
  resolve: resolveSnipers,
}

/** 48.4: one attack, and another for each Sniper more; 48.41: at the groups named before the first. */
function* resolveSnipers(g: Upfront, side: Side, { card, on, also }: Discard): Rules<void> {
  const more = g.state.sides[side].moreSnipers ?? 0
  const targets = [on!, ...(also ?? Array.from({ length: more }, () => on!))]
  const printed = functionOf(g.state, side, card, 'Sniper')!
  spendCard(g.state, side, card)
  for (const target of targets) {
    yield* attackBySniper(g, side, card, printed, target)
    if (isDecided(g)) return
  }
}

/** 14.2: a vehicle with nobody to be seen; a pinned carrier has somebody. */
function isClosed(s: UpfrontState, group: Group): boolean {
  const vehicle = vehicleOf(s, group)
  return vehicle !== undefined && !reachesCrew(s, vehicle)
}

/** 14.2, 14.3: an RPC for the man, an RNC for what becomes of him. 9.5: nobody can conceal himself from it. */
export function* attackBySniper(g: Upfront, side: Side, card: Card, printed: SniperFunction, on: number): Rules<void> {
  const s = g.state
  const group = yield* targetOf(g, side, s.groups[on]!)
  if (!group) {
    g.emit({ type: 'sniperIdle', rule: '14.5', side, sniper: card }, { reveals: true })
    return
  }
  s.resolving++
  // 14.2, 17.8: men on their way to the group stand first
  const men = attackedMen(s, group)
  const { position } = drawPosition(g, men.length, 'Sniper')
  const man = s.men[men[position - 1]!.man]!
  if (man.pinned) yield* heroWindow(g, man, 'is in a Sniper’s sights')
  const drawn = drawNumber(g, 'Sniper')
  group.sniped = group.sniped < 0 ? drawn.rn : Math.min(group.sniped, drawn.rn)
  const result = sniperResult(printed, drawn.rn)
  g.emit(
    { type: 'sniper', rule: '14.3', side, sniper: card, group: group.id, man: man.id, card: drawn.id, rn: drawn.rn, result },
    { reveals: true },
  )
  if (machineOf(s, man)) yield* snipeMachine(g, man, result, drawn)
  else if (result === 'kia') yield* kill(g, man, group, drawn, drawn.rn === Math.min(...printed.kia), '14.3')
  else if (result === 'pin') yield* hit(g, man, group, drawn)
  firedOn(g, group)
  s.resolving--
}

/**
 * 14.31, 14.32, G-64: a vehicle is closed unless a Hero prevents it (28.421), a gun pinned, or out if it was pinned already; the crew of a carrier panics like men
 * (44.7). A KIA number costs a crewman.
 */
function* snipeMachine(g: Upfront, man: Man, result: 'kia' | 'pin' | 'miss', drawn: ActionCard): Rules<void> {
  if (result === 'miss') return
  if (result === 'pin' && man.pinned) {
    if (afvOf(g.state, man)) loseMan(g, man, countsAsKia(g.state, man, drawn) ? 'kia' : 'rout', '44.7')
    else loseMan(g, man, 'rout', '14.32')
    return
  }
  if (result === 'pin' && (yield* negatesPin(g, man))) return
  close(g, man, machineOf(g.state, man)!.type === 'afv' ? '14.31' : '14.32')
  if (result === 'kia') loseCrewman(g, man, '28.431')
}

function sniperResult({ kia, pin: pins }: SniperFunction, rn: number): 'kia' | 'pin' | 'miss' {
  if (kia.includes(rn)) return 'kia'
  return pins.includes(rn) ? 'pin' : 'miss'
}

/** 14.3: pinned; who is pinned already panics. */
function* hit(g: Upfront, man: Man, group: Group, drawn: Parameters<typeof panic>[3]): Rules<void> {
  if (man.pinned) return yield* panic(g, man, group, drawn, '14.3')
  pin(g, man, '14.3')
  yield* heroWindow(g, man, 'has just been pinned')
}

export type Redirect = { readonly type: 'target'; readonly group: number }
export const redirectSchema = variants({ target: { group: integer(0) } })

/** 14.5: when the only man of the group has fallen to an earlier discard, another group may be chosen. */
function* targetOf(g: Upfront, side: Side, group: Group): Rules<Group | undefined> {
  const s = g.state
  if (hasTarget(s, group)) return group
  const others = groupsOf(s, enemyOf(side)).filter((other) => hasTarget(s, other))
  const question = redirectQuestion(others)
  if (!canDecide(question)) return others[0]
  const { group: chosen } = yield* g.ask(side, question)
  return s.groups[chosen]!
}

function hasTarget(s: UpfrontState, group: Group): boolean {
  return attackedMen(s, group).length > 0
}

function redirectQuestion(groups: readonly Group[]): UpfrontQuestion<'redirect'> {
  return {
    kind: 'redirect',
    title: 'The Sniper’s target is gone. Which group instead?',
    rule: '14.5',
    schema: redirectSchema,
    candidates: () => groups.map(({ id }): Redirect => ({ type: 'target', group: id })),
    problems: ({ group }) => (groups.some(({ id }) => id === group) ? LEGAL : refuse('14.5', 'Nobody is there to shoot at.')),
  }
}
