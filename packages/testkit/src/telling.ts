import type { Game, GameEvent, OpenQuestion, Telling } from '@firegroup/kernel'
import { expect } from 'vitest'

interface TellingOptions<S, E extends GameEvent> {
  /** Plays the game to its end, and shows every decision before it is made. */
  readonly play: (before: (open: OpenQuestion, decision: unknown) => void) => void
  readonly events: (state: S, events: readonly E[]) => readonly (Telling & { readonly rule?: string })[]
  readonly decision: (state: S, kind: string, decision: unknown) => string
  /** What else has words at the end: every unit, every stack. */
  readonly things: (state: S) => readonly string[]
  /** Fails for a text that a person would not say. */
  readonly expectGood: (text: string) => void
}

/** What was told in some games: the kinds of questions and the types of events. */
export class Told {
  readonly kinds = new Set<string>()
  readonly types = new Set<string>()

  /** Everything in a game is told, in good words: events as whole sentences with their rule, decisions as phrases. */
  whole<S, E extends GameEvent>(
    game: Game<S, E>,
    { play, events: tell, decision: tellDecision, things, expectGood }: TellingOptions<S, E>,
  ): void {
    let told = 0
    const tellEvents = () => {
      const events = game.events.slice(told).map(({ event }) => event)
      told = game.events.length
      for (const [n, { text, detail, rule }] of tell(game.state, events).entries()) {
        this.types.add(events[n]!.type)
        expectGood(text)
        expect(text.endsWith('.'), text).toBe(true)
        if (detail !== undefined) expectGood(detail)
        expect(rule, text).toBe(events[n]!.rule)
      }
    }
    play(({ question }, decision) => {
      tellEvents()
      this.kinds.add(question.kind)
      const text = tellDecision(game.state, question.kind, decision)
      expectGood(text)
      expect(text.endsWith('.'), text).toBe(false)
    })
    tellEvents()
    for (const text of things(game.state)) expectGood(text)
  }
}
