import { type OpenQuestion, type Outcome, playSteps, type Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { takeFromPile } from '../draw/pile.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import { enemyOf, type Phase, type Side } from '../state.ts'
import type { DiscardDecision } from '../turn/discard.ts'
import { isTeamAct, type TeamAct, type TeamAction } from './acts.ts'
import { cross } from './cross.ts'
import { fireAcross, mortarAcross } from './fire-across.ts'
import { flankAcross } from './flank-across.ts'
import { keptOf } from './kept.ts'
import { gather, giveCardsBack, leaveDivider } from './leave.ts'
import { contact, loseContacts } from './radio.ts'
import { discardsAcross, snipeAcross } from './sniper-across.ts'
import { FIRST_STEP, Tables, type Teams } from './tables.ts'
import { checkTeams, settleGame, takesTurns, teamSeat } from './victory.ts'

const COURSE = { once: 'prepare', isDecided } as const

const ACTS: { readonly [T in TeamAction['type']]: TeamAct<Extract<TeamAction, { type: T }>> } = {
  fireAcross,
  mortarAcross,
  flankAcross,
  cross,
  gather,
  leaveDivider,
  contact,
}

/** 41.2: games side by side: all players of a side take their turns, then all of the other. */
export function* playTeams(g: Teams): Rules<Outcome> {
  const s = g.state
  const tables = new Tables(g)
  if (s.stage === 'prepare') yield* prepare(tables)
  const turns = new Turns(tables)
  for (;;) {
    g.checkpoint()
    if (checkTeams(s)) return { winner: teamSeat(s), reason: s.winReason }
    yield* turns.ofSide()
  }
}

/** 41.3: each game is prepared by itself, and a card is drawn for what lies between it and the next. */
function* prepare(tables: Tables): Rules<void> {
  const { s } = tables
  for (; s.at < tables.games.length; s.at++) {
    const game = tables.games[s.at]!
    yield* tables.drive(
      s.at,
      playSteps<Upfront, Phase>(game, COURSE, ({ state }) => state.phase === 'turn'),
    )
  }
  for (const [i, game] of tables.games.slice(0, -1).entries()) {
    const card = takeFromPile(game, 'the divider')
    const printed = game.state.setting.cards[card]!.functions.find((each) => each.type === 'Terrain')
    const terrain = printed?.type === 'Terrain' && !NOT_BETWEEN.includes(printed.terrain) ? printed.terrain : 'OpenGround'
    s.dividers[i] = { card, terrain, crossed: [] }
    game.emit({ type: 'team:divider', rule: '41.3', group: 0, facts: { terrain } }, { reveals: true })
  }
  s.stage = 'play'
  s.at = 0
}

const NOT_BETWEEN: readonly string[] = ['Pillbox', 'Minefield']

interface Suspended {
  readonly rules: Rules<void>
  next: IteratorResult<readonly OpenQuestion[], void>
}

/** The turns of one side's players. Whoever has acted lets the next one act; a game that waits stands at a checkpoint, so that its state is all there is to it. */
class Turns {
  readonly #tables: Tables
  readonly #waiting: (Suspended | undefined)[] = []

  constructor(tables: Tables) {
    this.#tables = tables
  }

  *ofSide(): Rules<void> {
    const { s } = this.#tables
    for (const [game] of s.games.entries()) if (!takesTurns(s, game, s.side)) s.ended[game] = true
    while (s.ended.includes(false) && s.results.includes('')) {
      if (s.ended[s.at]) s.at = this.#tables.after(s.at)
      yield* this.#go(s.at)
    }
    s.side = enemyOf(s.side)
    s.ended = s.games.map(() => false)
    s.at = 0
    s.acted = false
    this.#waiting.length = 0
  }

  /** A player's go: until he has acted and it is the next one's, or his turn is over. */
  *#go(game: number): Rules<void> {
    const { s } = this.#tables
    const turn = this.#waiting[game] ?? this.#begin(game)
    this.#waiting[game] = turn
    while (!turn.next.done) {
      const [open] = turn.next.value as readonly [OpenQuestion]
      // it stands at a checkpoint: nothing has happened since but that it wants to ask
      if (s.at !== game) return
      this.#settle()
      if (s.over[game] || !takesTurns(s, game, s.side)) break
      const answer = yield* this.#ask(game, open)
      if (answer === TEAM_ACT) return
      turn.next = turn.rules.next([answer])
    }
    this.#settle()
    this.#waiting[game] = undefined
    s.ended[game] = true
    s.acted = false
    s.at = this.#tables.after(game)
  }

  #begin(game: number): Suspended {
    const g = this.#tables.games[game]!
    const { side } = this.#tables.s
    // 41.91: who plays by himself has no turn of an enemy to wait for
    if (g.state.step === FIRST_STEP && g.state.active !== side) {
      g.state.active = side
      g.state.passed = false
    }
    const rules = playSteps<Upfront, Phase>(g, COURSE, ({ state }) => state.step === FIRST_STEP && state.active !== side)
    return { rules, next: rules.next([]) }
  }

  /** Asks whoever is concerned; the active player's choices reach into the games beside his. */
  *#ask(game: number, open: OpenQuestion): Rules<unknown> {
    const tables = this.#tables
    const { s } = tables
    const side = open.seat as Side
    const own = side === s.side
    if (own && open.question.kind === 'act') {
      const [answer] = yield tables.addressed(
        [{ seat: side, question: withTeamActs(tables, game, side, open.question as UpfrontQuestion<'act'>) }],
        game,
      )
      if (!isTeamAct(answer as TeamAction)) {
        s.acted = true
        return answer
      }
      const rules = perform(tables, game, side, answer as TeamAction)
      if (rules) yield* rules
      this.#afterTeamAct(game)
      return TEAM_ACT
    }
    if (own && open.question.kind === 'discard') {
      const question = discardsAcross(s, game, side, open.question as UpfrontQuestion<'discard'>)
      const [answer] = yield tables.addressed([{ seat: side, question: question as OpenQuestion['question'] }], game)
      return yield* snipeAcross(tables, game, side, answer as DiscardDecision)
    }
    const [answer] = yield tables.addressed([open], game)
    return answer
  }

  /** The game stands where it stood when it asked: it asks again, once it is its go. */
  #afterTeamAct(game: number): void {
    const { s, g } = this.#tables
    this.#waiting[game] = undefined
    isDecided(this.#tables.games[game]!)
    this.#settle()
    s.acted = false
    s.at = this.#tables.after(game)
    g.checkpoint()
  }

  /** What has happened may have decided games, cut contacts and left cards to be given back. */
  #settle(): void {
    const tables = this.#tables
    for (const [game] of tables.games.entries()) {
      if (tables.state(game).winner !== null && !tables.s.over[game]) {
        settleGame(tables, game)
        // whatever its player meant to do in this turn is done
        tables.s.ended[game] = true
        this.#waiting[game] = undefined
      }
      if ((keptOf(tables.state(game))?.returns.length ?? 0) > 0) giveCardsBack(tables.s, game)
    }
    loseContacts(tables)
  }
}

const TEAM_ACT = Symbol('an act between games')

function perform(tables: Tables, game: number, side: Side, act: TeamAction): Rules<void> | undefined {
  return (ACTS[act.type] as TeamAct).perform(tables, game, side, act as never)
}

/** 4.2: what a group may do, and what it may do with the games beside its own. */
function withTeamActs({ s }: Tables, game: number, side: Side, question: UpfrontQuestion<'act'>): OpenQuestion['question'] {
  const problems = (decision: TeamAction) => (ACTS[decision.type] as TeamAct).problems(s, game, side, decision as never)
  const preview = (decision: TeamAction) => (ACTS[decision.type] as TeamAct).preview?.(s, game, side, decision as never) ?? null
  const asked: UpfrontQuestion<'act'> = {
    ...question,
    candidates() {
      const out: TeamAction[] = []
      const state = s.games[game]!
      for (const group of state.groups)
        if (group.side === side && !group.gone && !group.acted)
          for (const act of Object.values(ACTS)) act.candidates(s, game, side, group, out)
      return [...question.candidates(), ...(out as never[])]
    },
    problems: (decision) => (isTeamAct(decision) ? problems(decision as never) : question.problems(decision)),
    preview: (decision) => (isTeamAct(decision) ? preview(decision as never) : (question.preview?.(decision) ?? null)),
    get about() {
      return question.about
    },
  }
  return asked as OpenQuestion['question']
}
