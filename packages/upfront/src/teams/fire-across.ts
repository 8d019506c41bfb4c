import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import { type FireAction, fire } from '../fire/declare.ts'
import { performFire } from '../fire/perform.ts'
import { firePreview } from '../fire/preview.ts'
import { groupInPlay } from '../groups/groups.ts'
import { vehicleOf } from '../machines/machine.ts'
import { type OrdnanceAction, ordnance } from '../ordnance/declare.ts'
import { piecesOf } from '../ordnance/piece.ts'
import { shotPreview } from '../ordnance/preview.ts'
import { performOrdnance } from '../ordnance/shoot.ts'
import { enemyOf, type Group, type Side, type UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import { type FireAcross, type MortarAcross, neighbourProblem, ownGroup, type TeamAct } from './acts.ts'
import { attackAcross, lend, withHand } from './guest.ts'
import { keptOf } from './kept.ts'
import { seesAcross } from './los.ts'
import { areInContact, leaderOf } from './radio.ts'
import { gameAt, type TeamState } from './state.ts'

/** 41.4, 41.41: what keeps anybody from attacking a group of another game, seen or not. */
function cantAttack(s: TeamState, game: number, side: Side, other: number, id: number): readonly Problem[] {
  const beside = neighbourProblem(s, game, other)
  if (beside.length > 0) return beside
  const there = gameAt(s, other)
  const target = groupInPlay(there, id)
  if (!target || target.side !== enemyOf(side)) return refuse('41.4', 'There is no such enemy group in that game.')
  const kept = keptOf(there)
  if (kept?.turn === there.turn && there.active === side && kept.attacked.includes(id))
    return refuse('41.41', 'It has been attacked by its own game already: fire from beside comes first.')
  return LEGAL
}

/** 41.4: at relative range 0, whatever the chits say; the divider lets it through or not. */
export const fireAcross: TeamAct<FireAcross> = {
  type: 'fireAcross',
  candidates(s, game, side, group, out) {
    const { hand } = gameAt(s, game).sides[side]
    const cards = hand.filter((card) => functionOf(gameAt(s, game), side, card, 'Fire'))
    if (cards.length === 0 || group.acted) return
    for (const other of [game - 1, game + 1])
      for (const target of s.games[other]?.groups ?? [])
        for (const card of cards) {
          const act: FireAcross = { type: 'fireAcross', group: group.id, game: other, target: target.id, cards: [card] }
          if (fireAcross.problems(s, game, side, act).length === 0) out.push(act)
        }
  },
  problems(s, game, side, act) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, act.group), ...cantAttack(s, game, side, act.game, act.target)]
    if (common.length > 0) return common
    const group = own.groups[act.group]!
    const target = gameAt(s, act.game).groups[act.target]!
    if (!seesAcross(s, game, group, act.game, target))
      return refuse('41.42', `${s.dividers[Math.min(game, act.game)]!.terrain} lies between: nobody sees across.`)
    if (act.cards.some((card) => !own.sides[side].hand.includes(card))) return refuse('6.1', 'You don’t hold those cards.')
    const loan = lend(s, game, group, act.game, target)
    const shot: FireAction = { type: 'fire', group: loan.guest.id, target: act.target, cards: act.cards }
    const problems = withHand(loan.state, side, act.cards, () => fire.problems(loan.state, { side }, shot))
    loan.giveBack()
    return problems
  },
  *perform(tables, game, side, act): Rules<void> {
    const { s } = tables
    const group = tables.state(game).groups[act.group]!
    spendAction(tables.games[game]!, group)
    tables.games[game]!.emit({ type: 'team:fires', rule: '41.4', group: group.id, facts: { game: act.game } })
    const loan = lend(s, game, group, act.game, gameAt(s, act.game).groups[act.target]!)
    const shot: FireAction = { type: 'fire', group: loan.guest.id, target: act.target, cards: act.cards }
    yield* attackAcross(tables, game, side, act.game, loan, act.cards, () => performFire(tables.games[act.game]!, side, shot))
  },
  preview(s, game, side, act) {
    const loan = lend(s, game, gameAt(s, game).groups[act.group]!, act.game, gameAt(s, act.game).groups[act.target]!)
    const shot: FireAction = { type: 'fire', group: loan.guest.id, target: act.target, cards: act.cards }
    const odds = withHand(loan.state, side, act.cards, () => firePreview(loan.state, shot))
    loan.giveBack()
    return odds
  },
}

/** 41.4: ordnance at what it sees, at relative range 0; 41.424: a mortar beside its Squad Leader, while he talks to the one over there, whatever lies between. */
export const mortarAcross: TeamAct<MortarAcross> = {
  type: 'mortarAcross',
  candidates(s, game, side, group, out) {
    const own = gameAt(s, game)
    const pieces = group.men.flatMap((man) => piecesOf(own, own.men[man]!))
    const card = pieces.length > 0 ? own.sides[side].hand.find((each) => functionOf(own, side, each, 'Fire')) : undefined
    if (card === undefined) return
    for (const { man, part } of pieces)
      for (const other of [game - 1, game + 1])
        for (const target of s.games[other]?.groups ?? [])
          for (const at of vehicleOf(gameAt(s, other), target) ? (['armour', 'crew'] as const) : [undefined]) {
            const act: MortarAcross = {
              type: 'mortarAcross',
              group: group.id,
              game: other,
              target: target.id,
              man: man.id,
              card,
              ...(part === '' ? {} : { part }),
              ...(at ? { at } : {}),
            }
            if (mortarAcross.problems(s, game, side, act).length === 0) out.push(act)
          }
  },
  problems(s, game, side, act) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, act.group), ...cantAttack(s, game, side, act.game, act.target)]
    if (common.length > 0) return common
    const group = own.groups[act.group]!
    const pieces = group.men.includes(act.man) ? piecesOf(own, own.men[act.man]!) : []
    const piece = pieces.find(({ part }) => part === (act.part ?? ''))
    if (!piece) return refuse('25.1', 'He has no such weapon that could fire now.')
    if (!seesAcross(s, game, group, act.game, gameAt(s, act.game).groups[act.target]!)) {
      if (piece.kind !== 'mortar')
        return refuse('41.42', `${s.dividers[Math.min(game, act.game)]!.terrain} lies between: nobody sees across.`)
      if (!leads(own, group, side) || !areInContact(s, side, game, act.game))
        return refuse(
          '41.424',
          'A mortar fires over it only beside its Squad Leader, who must be in radio contact with the one over there.',
        )
    }
    if (!own.sides[side].hand.includes(act.card)) return refuse('25.3', 'Each shot takes a Fire card of yours.')
    const loan = lend(s, game, group, act.game, gameAt(s, act.game).groups[act.target]!)
    const shot = shotOf(loan.guest, group, act)
    const problems = withHand(loan.state, side, [act.card], () => ordnance.problems(loan.state, { side }, shot))
    loan.giveBack()
    return problems
  },
  *perform(tables, game, side, act): Rules<void> {
    const { s } = tables
    const group = tables.state(game).groups[act.group]!
    spendAction(tables.games[game]!, group)
    tables.games[game]!.emit({ type: 'team:fires', rule: '41.4', group: group.id, facts: { game: act.game } })
    const loan = lend(s, game, group, act.game, gameAt(s, act.game).groups[act.target]!)
    const shot = shotOf(loan.guest, group, act)
    yield* attackAcross(tables, game, side, act.game, loan, [act.card], () => performOrdnance(tables.games[act.game]!, side, shot))
  },
  preview(s, game, side, act) {
    const group = gameAt(s, game).groups[act.group]!
    const loan = lend(s, game, group, act.game, gameAt(s, act.game).groups[act.target]!)
    const odds = withHand(loan.state, side, [act.card], () => shotPreview(loan.state, shotOf(loan.guest, group, act)))
    loan.giveBack()
    return odds
  },
}

function shotOf(guest: Group, group: Group, { man, card, target, part, at }: MortarAcross): OrdnanceAction {
  const shot = { man: guest.men[group.men.indexOf(man)]!, card, ...(part ? { part } : {}), ...(at ? { at } : {}) }
  return { type: 'ordnance', group: guest.id, target, shots: [shot] }
}

function leads(s: UpfrontState, group: Group, side: Side): boolean {
  const leader = leaderOf(s, side)
  return leader !== undefined && group.men.includes(leader.id)
}
