/** How often a player is asked in whole games, and that nothing he might want is passed over. */
import { type Counsel, greedy, positionOf } from '@firegroup/ai'
import { type AslskEvent, type AslskState, counsel as aslskCounsel } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, type Origin } from '@firegroup/kernel'
import { counsel as lnltCounsel } from '@firegroup/lnlt'
import { ASK_ALWAYS } from '@firegroup/table'
import { counsel as upfrontCounsel } from '@firegroup/upfront'
import { describe, expect, test } from 'vitest'
import { begun } from '../../../e2e/games.ts'
import { play as aslskPlay } from '../../games/aslsk/play/index.tsx'
import type { GamePlay } from '../../games/game.ts'
import { play as lnltPlay } from '../../games/lnlt/play/index.tsx'
import { play as upfrontPlay } from '../../games/upfront/play/index.tsx'
import { ordersUntil } from '../orders/until.ts'
import { type AtDesk, rest, sitDown } from '../testing/hands.ts'
import type { Draft, HexDraft } from './draft.ts'
import { isEnd } from './ends.ts'
import { KnownQuestion } from './known-question.ts'
import { StandIn, type Stops } from './stand-in.ts'

const USEFUL: Stops = { at: 'useful', also: [], beat: 0 }
const NOBODY = { problems: () => Promise.reject(new Error('asked')), previews: () => Promise.reject(new Error('asked')) }

function known({ question }: OpenQuestion): KnownQuestion {
  const { kind, title, rule, about } = question
  return new KnownQuestion({ kind, title, rule, about, candidates: [...question.candidates()] }, NOBODY, () => undefined)
}

const typesOf = (question: KnownQuestion): string =>
  [...new Set(question.candidates().map((each) => (each as { type?: string }).type ?? '?'))].sort().join(',')

interface Count {
  questions: number
  asked: number
  readonly passed: Set<string>
  /** Of those that were passed, how often a computer would have done something else. */
  differently: number
}

/** A whole game between computers: what each of them would have been asked as a person. */
function counted<S, E extends GameEvent, D extends Draft>(
  game: GamePlay<S, E, D>,
  counsel: Counsel<S>,
  origin: Origin,
  stops = USEFUL,
  alone = true,
): Count {
  const seed = 'questions'
  const played = begun(game.system, origin, seed)
  const standIn = new StandIn(game, () => stops)
  const player = greedy(counsel.advisor)
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  const count: Count = { questions: 0, asked: 0, passed: new Set(), differently: 0 }
  while (!played.outcome)
    for (const open of [...played.open]) {
      const question = known(open)
      const given = standIn.passes(played.state, question, alone)
      const own = player.choose(positionOf(played, open, chance))
      count.questions++
      if (!given) count.asked++
      else {
        count.passed.add(`${question.kind}: ${typesOf(question)}`)
        expect(played.problems(open.seat, given.decision)).toEqual([])
        if (JSON.stringify(own) !== JSON.stringify(given.decision)) count.differently++
      }
      played.take(open.seat, own)
    }
  return count
}

const GAMES = {
  'First Light': () => counted(aslskPlay, aslskCounsel, { scenario: aslskScenario('first-light') }),
  'Chapel on the Hill': () => counted(aslskPlay, aslskCounsel, { scenario: aslskScenario('chapel-on-the-hill') }),
  'Bread before Noon': () => counted(lnltPlay, lnltCounsel, { scenario: lnltScenario('bread-before-noon') }),
  'The Manor at Noon': () => counted(lnltPlay, lnltCounsel, { scenario: lnltScenario('the-manor-at-noon') }),
  'The Milk Run': () => counted(upfrontPlay, upfrontCounsel, { scenario: upfrontScenario('the-milk-run') }),
  'The Corner House': () => counted(upfrontPlay, upfrontCounsel, { scenario: upfrontScenario('the-corner-house') }),
} as const

/** At least so much of all questions goes without saying. */
const SPARED = {
  'First Light': 0.15,
  'Chapel on the Hill': 0.1,
  'Bread before Noon': 0.08,
  'The Manor at Noon': 0.05,
  'The Milk Run': 0.2,
  'The Corner House': 0.2,
} as const satisfies Record<keyof typeof GAMES, number>

test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s asks fewer questions, and passes what a computer would pass', (name) => {
  const { questions, asked, differently } = GAMES[name]()
  expect(questions - asked).toBeGreaterThanOrEqual(SPARED[name] * questions)
  expect(differently).toBeLessThanOrEqual((questions - asked) * 0.05)
})

describe('what is never passed', () => {
  const first = { scenario: aslskScenario('first-light') }

  test('everything is asked of those who want that', () => {
    const { questions, asked } = counted(aslskPlay, aslskCounsel, first, { at: 'everything', also: [], beat: 0 })
    expect(asked).toBe(questions)
  })

  test('Weapons are asked about of those who want that, and the rest is still passed', () => {
    const usual = counted(aslskPlay, aslskCounsel, first)
    const weapons = counted(aslskPlay, aslskCounsel, first, { at: 'useful', also: ['weapons'], beat: 0 })
    expect([...usual.passed].some((each) => each.startsWith('transfer'))).toBe(true)
    expect([...weapons.passed].some((each) => /transfer|destroy|drop/.test(each))).toBe(false)
    const fire = counted(aslskPlay, aslskCounsel, first, { at: 'useful', also: ['fire'], beat: 0 })
    expect([...fire.passed].some((each) => /Fire:/.test(each))).toBe(false)
    expect([...fire.passed].some((each) => each.startsWith('transfer'))).toBe(true)
  })

  test('what is answered out of a hidden hand is asked always, unless only computers see how long it takes', () => {
    const origin = { scenario: upfrontScenario('the-milk-run') }
    const solo = counted(upfrontPlay, upfrontCounsel, origin)
    const together = counted(upfrontPlay, upfrontCounsel, origin, USEFUL, false)
    const hidden = (each: string): boolean => /^(concealment|hero|heroDrawn):/.test(each)
    expect([...solo.passed].some(hidden)).toBe(true)
    expect([...together.passed].some(hidden)).toBe(false)
  })

  test('every passed question has an end, and ends are told apart from acts', () => {
    expect([{ type: 'done' }, { type: 'end' }, { type: 'hold' }, { type: 'pass' }, { type: 'none' }].every(isEnd)).toBe(true)
    expect(isEnd({ type: 'transfer' })).toBe(false)
  })
})

describe('at the desk', () => {
  type At = AtDesk<AslskState, AslskEvent, HexDraft>
  const player = greedy(aslskCounsel.advisor)
  const chance = new KeyedChance(keyFromSeed('desk'))
  const sit = (stops: Stops): Promise<At> =>
    sitDown(aslskPlay, { scenario: aslskScenario('first-light') }, 'stand-in', undefined, undefined, stops)
  /** As a computer would, until there is such a question. */
  const goOn = async ({ desk, game }: At, isThere: (desk: At['desk']) => boolean): Promise<void> => {
    for (let i = 0; i < 400 && !game().outcome; i++) {
      desk.dismiss()
      if (desk.open && isThere(desk)) return
      const open = game().open.find(({ seat }) => seat === desk.open?.seat)
      if (open) desk.decide(player.choose(positionOf(game(), open, chance)))
      await rest(desk)
    }
    throw new Error('There is no such question.')
  }

  test('what was passed stands in the notes, and undo asks it after all', async () => {
    const at = await sit(USEFUL)
    const { desk, game } = at
    const passed = (): boolean => game().log.at(-1)?.kind === 'transfer' && game().log.at(-1)?.seat === desk.open?.seat
    await goOn(at, passed)
    expect(desk.notes.at(-1)?.text).toBe('No Weapon has to change hands. Passed.')
    const before = game().decisionCount
    desk.undo()
    await rest(desk)
    expect(game().decisionCount).toBe(before - 1)
    expect(desk.open?.question.kind).toBe('transfer')
    expect(desk.notes.map(({ version }) => version).every((version) => version < before - 1)).toBe(true)
    desk.endPhase()
    await rest(desk)
    expect(game().decisionCount).toBe(before)
  })

  test('an order to hold answers until what it waits for is so, ends with its phase, and can be taken back', async () => {
    const at = await sit({ at: 'everything', also: [], beat: 0 })
    const { desk, game } = at
    const ADJACENT = ordersUntil([{ type: 'adjacent' }])
    const isFar = (now: At['desk']): boolean => {
      const { open, s } = now
      if (open?.question.kind !== 'firstFire') return false
      const { near } = aslskPlay.orders.occasion(s, open.seat, open.question)
      return near.every(({ distance }) => distance > 1)
    }
    const held = (): number => desk.notes.filter(({ text }) => text === 'Everyone else: Hold fire').length
    await goOn(at, isFar)
    const { seat } = desk.open!
    expect(await desk.leaveOrders(ADJACENT)).toBeNull()
    await rest(desk)
    expect(game().log.findLast((each) => each.seat === seat)).toMatchObject({ decision: { type: 'hold' } })
    const period = aslskPlay.orders.period(game().state, seat)
    // while orders stand, nobody is asked about those who are far
    await goOn(at, (now) => isFar(now) && now.open?.seat === seat)
    expect(aslskPlay.orders.period(game().state, seat)).toBeGreaterThan(period)
    expect(held()).toBeGreaterThan(0)
    expect(desk.orders?.orders).toBeNull()
    await desk.leaveOrders(ASK_ALWAYS)
    await rest(desk)
    expect(desk.orders?.orders).toEqual(ASK_ALWAYS)
    await desk.leaveOrders(null)
    await rest(desk)
    expect(desk.orders?.orders).toBeNull()
  })
})
