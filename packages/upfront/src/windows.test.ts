import { type Game, KeyedChance, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { Opening } from '../test/opening.ts'
import { testScenario } from '../test/scenario.ts'
import { table } from '../test/table.ts'
import { mightHold } from './cards/might-hold.ts'
import type { UpfrontEvent } from './events.ts'
import type { UpfrontState } from './state.ts'
import { upfront } from './system.ts'

const FIRE = 'axis A[2]: P1, P2, P3\naxis B: P4\nallied A[1]: Q1, Q2\nallied B: Q3'
const PINNED = 'axis A[2]: P1, P2, P3\naxis B: P4\nallied A[1]: Q1 pinned, Q2\nallied B: Q3'
const CONCEALED = deckOf('Concealed')
const HEROES = deckOf('Hero')

function deckOf(type: string): string {
  const { cards } = table(FIRE).state.setting
  return cards
    .filter((card) => card?.functions.some((printed) => printed.type === type))
    .map(({ id }) => `#${id}`)
    .join(', ')
}

describe('who is asked to react depends on what everybody can see, never on a hand', () => {
  test('UF-9.1-01 a player without a Concealed card is asked like one who has it, and can only pass', () => {
    const t = table(FIRE, { hands: { axis: 'Fire 1/1', allied: 'Brush' }, everyWindow: true })
    t.fire('axis A', 'allied A', [1]).asks('allied', 'concealment')
    expect(t.game.open[0]!.question.title).toMatch(/You hold no Concealed card: pass\.$/)
    expect(t.candidates()).toEqual([{ type: 'pass' }])
    t.cannot({ type: 'conceal', card: t.card('allied', 1) }, '9.1')
    t.answer('concealment', { type: 'pass' }).asks('axis', 'attack')
  })

  test('UF-9.1-01 nobody is asked who has no card at all, or when every Concealed card has been seen', () => {
    const empty = table(FIRE, { hands: { axis: 'Fire 1/1' }, everyWindow: true })
    empty.fire('axis A', 'allied A', [1]).asks('axis', 'attack')
    const seen = table(FIRE, { hands: { axis: 'Fire 1/1', allied: 'Brush' }, removed: CONCEALED, everyWindow: true })
    seen.fire('axis A', 'allied A', [1]).asks('axis', 'attack')
  })

  test('a Concealed card that lies face down might as well be in the hand', () => {
    const { state } = table(FIRE.replace('axis B:', 'axis B Open:'), { hands: { allied: 'Brush' }, removed: CONCEALED })
    expect(mightHold(state, 'allied', 'Concealed')).toBe(false)
    const placed = state.groups[1]!.stack[0]!
    state.groups[1]!.stack[0] = { ...placed, card: state.removed.pop()! }
    expect(mightHold(state, 'allied', 'Concealed')).toBe(true)
  })

  test('UF-10.4-01 the owner of a pinned man is asked before the draw and after he was pinned, Hero or not', () => {
    const t = table(PINNED, { hands: { axis: 'Fire 1/1', allied: 'Brush' }, everyWindow: true })
    t.fire('axis A', 'allied A', [1]).pass().answer('attack', { type: 'resolve' })
    expect(t.game.open[0]!.question.title).toMatch(/is about to be attacked\. You hold no Hero: pass\.$/)
    t.answer('hero', { type: 'hold' }).draws('r0', 'b6').asks('allied', 'hero')
    const seen = table(PINNED, { hands: { axis: 'Fire 1/1', allied: 'Brush' }, removed: HEROES, everyWindow: true })
    seen.fire('axis A', 'allied A', [1]).pass().answer('attack', { type: 'resolve' }).draws('r0', 'b6')
    expect(seen.asked).toEqual({ seat: 'axis', kind: 'refill' })
  })

  test('UF-4.2-01 whoever has cards and a group that has not acted is asked, though nothing can be played', () => {
    const t = table('axis A[2]: P1\nallied A[1]: Q1', { hands: { axis: 'Concealed 1' }, removed: HEROES, everyWindow: true })
    const acts = t.candidates() as { type: string }[]
    expect(acts.filter(({ type }) => type !== 'done' && type !== 'terrain')).toEqual([])
    t.asks('axis', 'act')
  })

  test('UF-10.4-01 when all groups have acted a pinned man keeps the question open, as long as a Hero may be in the hand', () => {
    const played = (hand: string, removed?: string) => {
      const t = table('axis A[2]: P1 pinned, P2, P3\nallied A[1]: Q1', {
        hands: { axis: hand },
        ...(removed ? { removed } : {}),
        everyWindow: true,
      })
      t.act({ type: 'reorder', group: 0, men: [0, 2, 1] })
      return t
    }
    // a pinned man may be let go: that alone is a choice which everybody sees
    expect(played('Brush').candidates()).toEqual([{ type: 'done' }, { type: 'panic', group: 0, man: 0 }])
    expect(played('#149').candidates()).toHaveLength(3)
    expect(played('Brush', HEROES).asked.kind).toBe('act')
  })

  test('UF-45.12-01 a Japanese player who has acted is asked whether he discards, with and without a Cower card', () => {
    const played = (hand: string) => {
      const t = table('axis A[2]: P1, P2\nallied A[1]: Q1', { nations: { axis: 'Japanese' }, hands: { axis: hand }, everyWindow: true })
      t.act({ type: 'reorder', group: 0, men: [1, 0] })
      while (t.asked.kind === 'act') t.pass()
      return t
    }
    const plain = played('Brush')
    expect([plain.asked.kind, plain.candidates()]).toEqual(['discard', [{ type: 'none' }]])
    const cower = played('#130')
    expect([cower.asked.kind, cower.candidates().length]).toEqual(['discard', 2])
    const none = table('axis A[2]: P1, P2\nallied A[1]: Q1', { hands: { axis: 'Brush' }, nations: { axis: 'French' }, everyWindow: true })
    none.act({ type: 'reorder', group: 0, men: [1, 0] })
    expect(none.asked.kind).toBe('refill')
  })

  test('UF-3.6-01 before play both are asked whether they lay Terrain, whatever they were dealt', () => {
    const t = new Opening(testScenario(), true)
    t.deals('axis', { axis: 'Fire, Fire, Fire, Fire, Fire', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' })
    t.decide('axis', 'initialTerrain', { type: 'pass' }).decide('allied', 'initialTerrain', { type: 'pass' })
    expect(t.game.open[0]!.question.kind).toBe('act')
  })
})

/** Whoever decides learns nothing from who is asked next: with all that he can't see exchanged it is the same seat and the same question. */
test.each([
  ['German', 'American'],
  ['Japanese', 'Russian'],
] as const)(
  'in random games of %s against %s the next question is the same in every world that the deciding seat can’t tell apart',
  (axis, allied) => {
    const started = startGame(upfront, { scenario: testScenario(axis, allied) }, { key: keyFromSeed(axis) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    let compared = 0
    playRandomly(started.value, {
      seed: axis,
      maxDecisions: 6000,
      before: (game, { open, decision }) => {
        const here = next(game.fork(), open.seat, decision)
        const fork = game.fork()
        upfront.resample(fork.state, open.seat, new KeyedChance(keyFromSeed(`${game.decisionCount}`)))
        const there = next(fork, open.seat, decision)
        if (here === null || there === null) return
        compared++
        expect(there).toBe(here)
      },
    })
    expect(compared).toBeGreaterThan(100)
  },
)

/** Who is asked what after a decision; null when cards were drawn for it, which differ from world to world. */
function next(game: Game<UpfrontState, UpfrontEvent>, seat: string, decision: unknown): string | null {
  const { chancePosition } = game
  game.take(seat, decision)
  if (game.chancePosition !== chancePosition) return null
  return game.open.map((open) => `${open.seat} ${open.question.kind}`).join()
}
