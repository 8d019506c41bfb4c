import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { JAMS_FROM, jamRadio, operatorOf } from '../artillery/fire-mission.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { drawNumber } from '../draw/draw.ts'
import { groupOfMan } from '../groups/groups.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import { widened } from '../weapons/widened.ts'
import { type ContactAction, neighbourProblem, ownGroup, type TeamAct } from './acts.ts'
import { gameAt, type TeamState } from './state.ts'
import type { Tables } from './tables.ts'

/** 41.7: the Squad Leader of a side in a game, if he is in play. */
export function leaderOf(s: UpfrontState, side: Side): Man | undefined {
  return s.men.find((man) => man.side === side && man.fate === '' && man.awaits === undefined && s.setting.roster[man.id]!.role === 'SL')
}

/** 41.7: whether the Squad Leaders of two games talk to each other. */
export function areInContact(s: TeamState, side: Side, game: number, other: number): boolean {
  return s.contacts.some((contact) => contact.side === side && contact.games.includes(game) && contact.games.includes(other))
}

/** 41.7: an unpinned Squad Leader who is not among the enemy, with an unpinned man and a radio that works in his group. */
function talks(s: UpfrontState, side: Side): Group | undefined {
  const leader = leaderOf(s, side)
  if (!leader || leader.pinned || leader.infiltrates >= 0) return undefined
  const group = groupOfMan(s, leader.id)
  return group && operatorOf(s, group) ? group : undefined
}

/** 41.7: a Radio card as the only action of the Squad Leader's group, and any number that does not silence the radio. */
export const contact: TeamAct<ContactAction> = {
  type: 'contact',
  candidates(s, game, side, group, out) {
    const own = gameAt(s, game)
    if (talks(own, side) !== group) return
    for (const card of own.sides[side].hand)
      for (const other of [game - 1, game + 1]) {
        const act: ContactAction = { type: 'contact', group: group.id, game: other, card }
        if (contact.problems(s, game, side, act).length === 0) out.push(act)
      }
  },
  problems(s, game, side, { group, game: other, card }) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, group), ...neighbourProblem(s, game, other)]
    if (common.length > 0) return common
    if (areInContact(s, side, game, other)) return refuse('41.7', 'They talk to each other already.')
    const callers = cantTalk(own, side) ?? cantTalk(gameAt(s, other), side)
    if (callers) return [callers]
    if (talks(own, side)!.id !== group) return refuse('41.7', 'The Squad Leader calls, with his group.')
    return own.sides[side].hand.includes(card) && functionOf(own, side, card, 'Radio')
      ? LEGAL
      : refuse('41.7', 'It takes a Radio card that you may use.')
  },
  perform(tables, game, side, { group: id, game: other, card }): undefined {
    const g = tables.games[game]!
    const group = g.state.groups[id]!
    spendAction(g, group)
    spendCard(g.state, side, card)
    const drawn = drawNumber(g, 'radio contact')
    const jams = drawn.red && drawn.rn >= JAMS_FROM - widened(g.state)
    if (jams) jamRadio(g, group)
    else tables.s.contacts.push({ side, games: [game, other] })
    g.emit({ type: 'team:contact', rule: '41.7', group: id, facts: { game: other, succeeded: !jams } })
  },
}

function cantTalk(s: UpfrontState, side: Side): Problem | undefined {
  return talks(s, side)
    ? undefined
    : { rule: '41.7', message: 'Both Squad Leaders must be in good order, each with a working radio in his group.' }
}

/** 41.7: contact is lost with either of the two: pinned, gone or among the enemy. */
export function loseContacts(tables: Tables): void {
  const { s } = tables
  const holds = (side: Side, game: number) => {
    const leader = leaderOf(gameAt(s, game), side)
    return leader !== undefined && !leader.pinned && leader.infiltrates < 0
  }
  for (const lost of s.contacts.filter(({ side, games }) => !games.every((game) => holds(side, game)))) {
    s.contacts.splice(s.contacts.indexOf(lost), 1)
    const [game, other] = lost.games
    const group = gameAt(s, game).groups.find((each) => each.side === lost.side)
    tables.games[game]!.emit({ type: 'team:contactEnds', rule: '41.7', group: group?.id ?? 0, facts: { game: other } })
  }
}
