import type { Modifier, Problem, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import type { Doing } from '../hooks.ts'
import { leaderPenalty } from '../leaders/leaders.ts'
import type { UpfrontModule } from '../modules/module.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { groupName } from '../words/names.ts'
import { TEAM_ROWS } from './acts.ts'
import { onDivider, openKept, teamState } from './kept.ts'

const NOT_THERE: readonly Doing[] = ['move', 'terrain', 'infiltrate', 'closeCombat', 'transfer', 'receive']

/** 41.55, 41.57: on the divider a group fires and is rallied, and goes only where its new owner's cards bring it. */
function between(s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  if (!NOT_THERE.includes(doing) || !onDivider(s, group.id)) return undefined
  return { rule: '41.57', message: `Group ${group.letter} is between two games: it can only come in as a reinforcement.` }
}

/** 41.41: whom his own game has attacked. */
function noteAttack({ state: s }: Upfront, { from, target }: Attack): void {
  if (s.groups[from]?.lent) return
  const kept = openKept(s)
  if (kept.turn !== s.turn) Object.assign(kept, { turn: s.turn, attacked: [] })
  kept.attacked.push(target)
}

/** 41.6: the cards of another deck go back to it, and the divider's own stays. */
function returnsCards({ state: s }: Upfront, group: Group): Rules<void> | undefined {
  const there = onDivider(s, group.id)
  if (!there) return undefined
  takeForeignCards(s, group)
  return undefined
}

/** Takes off a group what belongs to the divider and to the other deck; 41.56: it is on the divider no more. */
export function takeForeignCards(s: UpfrontState, group: Group): void {
  const kept = openKept(s)
  const there = onDivider(s, group.id)!
  for (const card of there.cards) kept.returns.push({ game: there.home, card })
  const moves = group.stack.filter(({ as }) => as !== 'terrain')
  group.stack = moves.filter((placed) => placed.as !== 'movement' || !there.cards.includes(placed.card))
  kept.onDivider = kept.onDivider.filter((each) => each !== there)
}

/** 41.57: with two Squad Leaders in a game both must be pinned or gone before a card is lost. */
function anotherLeader(s: UpfrontState, side: Side): Modifier | undefined {
  if (!leaderPenalty(s, side)) return undefined
  const came = s.men.filter((man) => man.side === side && man.fate === '' && man.awaits === undefined && man.came)
  const own = s.men.filter((man) => man.side === side && man.fate === '' && man.awaits === undefined && !man.came)
  const leads = (man: UpfrontState['men'][number]) => !man.pinned && s.setting.roster[man.id]!.role === 'SL'
  const both = s.men.some((man) => man.side === side && man.came && s.setting.roster[man.id]!.role === 'SL')
  return both && [...came, ...own].some(leads) ? { rule: '41.57', label: 'another squad leader', value: 1 } : undefined
}

type Told = { readonly group: number; readonly facts: { readonly game: number; readonly men?: number; readonly succeeded?: boolean } }
const game = (facts: Told['facts']) => `game ${facts.game + 1}`

/** 41: what a game knows of those beside it. It is no rule that a scenario could turn on by itself. */
export const teamModule: UpfrontModule = {
  id: 'team',
  title: 'Teams',
  sentence: 'Several games are played side by side, and groups fire and go from one to the next.',
  acts: { act: TEAM_ROWS },
  state: teamState,
  marks: (s, group) => (onDivider(s, group.id) ? ['Between games'] : []),
  hooks: {
    forbids: [between],
    attackOver: [noteAttack],
    groupGone: [returnsCards],
    handLimit: [anotherLeader],
  },
  tellers: {
    'team:divider': (_s, { facts }: { readonly facts: { readonly terrain: string } }) => ({
      text: `Between this game and the next lies ${facts.terrain === 'OpenGround' ? 'Open Ground' : facts.terrain}.`,
    }),
    'team:fires': (s, { group, facts }: Told) => ({ text: `${groupName(s, group)} fires into ${game(facts)}.` }),
    'team:flanks': (s, { group, facts }: Told) => ({ text: `${groupName(s, group)} flanks the enemy at the edge of ${game(facts)}.` }),
    'team:snipes': (_s, { facts }: Told) => ({ text: `A Sniper fires into ${game(facts)}.` }),
    'team:crosses': (s, { group, facts }: Told) => ({
      text: `${facts.men === 1 ? 'A man' : `${facts.men} men`} of ${groupName(s, group)} set out for ${game(facts)}.`,
    }),
    'team:gathers': (s, { group }: Told) => ({ text: `${groupName(s, group)} works its way off the divider.` }),
    'team:enters': (s, { group, facts }: Told) => ({ text: `${groupName(s, group)} comes into ${game(facts)}.` }),
    'team:contact': (s, { group, facts }: Told) => ({
      text: facts.succeeded
        ? `${groupName(s, group)} is in radio contact with ${game(facts)}.`
        : `${groupName(s, group)} calls ${game(facts)} in vain.`,
    }),
    'team:contactEnds': (s, { group, facts }: Told) => ({ text: `${groupName(s, group)} has lost contact with ${game(facts)}.` }),
    'team:removed': (_s, { facts }: { readonly facts: { readonly side: string } }) => ({
      text: `The ${facts.side} side has lost this game and leaves the table.`,
    }),
  },
  // what helps a team mate is worth something once one's own fight is won
  advice: {
    fireAcross: (_s, _side, { cards }: { readonly cards: readonly number[] }) => 0.8 * cards.length,
    mortarAcross: () => 1,
    flankAcross: () => 0.2,
    cross: (s) => (s.settled === undefined ? -2 : 3),
    gather: () => 2,
    leaveDivider: () => 4,
    contact: () => 0.1,
  },
}
