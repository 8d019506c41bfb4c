import { integer, LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import { arrivalsOn } from '../../data/random-reinforcements.ts'
import { drawNumber } from '../../draw/draw.ts'
import { machineOf } from '../../machines/machine.ts'
import type { Group, Side, UpfrontState } from '../../state.ts'
import type { TurnAct } from '../../turn/action.ts'
import { ledgerOf, openLedger } from './ledger.ts'
import { RESERVE } from './reserve.ts'
import { choose, standIn } from './who-comes.ts'

/** 48.2: the player tries for reinforcement; `group` is any group of his, for whoever looks by groups. */
export interface SeekAction {
  readonly type: 'seek'
  readonly group: number
}

/** 48.2: the only action of the turn; all the rights of this turn at once. */
export const seek: TurnAct<SeekAction> = {
  type: 'seek',
  rule: '48.2',
  chapter: 0,
  free: true,
  fields: { group: integer(0) },
  candidates: (s, { side }) => suggestions(s, side),
  ofGroup(s, side, group, out) {
    if (group === firstGroup(s, side)) out.push(...suggestions(s, side))
  },
  might: (s, side, group) => group === firstGroup(s, side) && suggestions(s, side).length > 0,
  problems: (s, { side }, { group }) => seekProblems(s, side, group),
  perform: (g, { side }) => performSeek(g, side),
  describe: (s) => {
    const tries = ledgerOf(s)?.now ?? 1
    return `Look for reinforcements${tries > 1 ? `, ${tries} times` : ''}, and do nothing else.`
  },
}

function firstGroup(s: UpfrontState, side: Side): Group | undefined {
  return s.groups.find((group) => group.side === side && !group.gone)
}

function suggestions(s: UpfrontState, side: Side): SeekAction[] {
  const group = ledgerOf(s) && firstGroup(s, side)
  return group && seekProblems(s, side, group.id).length === 0 ? [{ type: 'seek', group: group.id }] : []
}

function seekProblems(s: UpfrontState, side: Side, id: number): readonly Problem[] {
  const group = s.groups[id]
  if (!group || group.gone || group.side !== side) return refuse('48.2', 'You have no such group.')
  if ((ledgerOf(s)?.now ?? 0) === 0)
    return refuse(
      '48.2',
      'You may look for reinforcements only in the turn after your opponent has drawn a black 6, or after a Deck has passed.',
    )
  // 48.21: not even what counts for no action elsewhere
  if (s.actions > 0 || s.groups.some((each) => each.side === side && each.acted))
    return refuse('48.2', 'Whoever looks for reinforcements does nothing else in that turn.')
  return LEGAL
}

/** 48.2, 48.3: a number for every right; a black one brings what stands in its row, and all of it comes as one group. */
function* performSeek(g: Upfront, side: Side): Rules<void> {
  const s = g.state
  const kept = openLedger(s)
  const tries = kept.now
  kept.now = 0
  kept.tried = s.turn
  s.actions++
  for (const group of s.groups) if (group.side === side) group.acted = true
  const party: number[] = []
  for (let i = 0; i < tries && !s.timeUp; i++) yield* attempt(g, side, party)
  // 28.11: a vehicle comes by itself
  const vehicles = party.filter((id) => machineOf(s, s.men[id]!)?.type === 'afv')
  const others = party.filter((id) => !vehicles.includes(id))
  const { parties } = openLedger(s)
  for (const men of [others, ...vehicles.map((id) => [id])]) if (men.length > 0) parties[side].push(men)
}

function* attempt(g: Upfront, side: Side, party: number[]): Rules<void> {
  const s = g.state
  const group = firstGroup(s, side)!.id
  const card = drawNumber(g, 'random reinforcement')
  const arrivals = card.red ? [] : arrivalsOn(s.setting.nation[side], card.rn)
  const tell = (what: string, men: readonly number[]) =>
    g.emit({ type: 'random:sought', rule: '48.2', group, facts: { side, card: card.id, what, men } })
  if (arrivals === 'Sniper') {
    gainSniper(s, side)
    tell('sniper', [])
    return
  }
  const came: number[] = []
  for (const each of arrivals) {
    const man = each === '*' ? yield* choose(g, side) : standIn(s, side, each)
    if (!man) continue
    // out of the box: whoever comes next can't be the same
    man.awaits = RESERVE + 1
    came.push(man.id)
  }
  party.push(...came)
  tell(card.red ? 'nobody' : 'men', came)
}

/** 48.4: a Sniper for whoever has none; otherwise one more attack with every Sniper card. */
function gainSniper(s: UpfrontState, side: Side): void {
  const own = s.sides[side]
  if (own.snipers === 0) own.snipers = 1
  else own.moreSnipers = (own.moreSnipers ?? 0) + 1
}
