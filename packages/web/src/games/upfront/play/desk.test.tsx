import { scenario } from '@firegroup/content/upfront'
import { type Chance, KeyedChance, keyFromSeed, type Origin } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { type Side, type Situation, tableau, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { AnswerDraft } from './drafts/answer-draft.ts'
import { DiscardDraft } from './drafts/discard-draft.ts'
import { FormDraft } from './drafts/form-draft.ts'
import { TableDraft } from './drafts/table-draft.ts'
import { play } from './index.tsx'
import type { UpfrontDesk, UpfrontDraft } from './kinds.ts'
import { Battlefield } from './table/Battlefield.tsx'
import { Hand } from './table/Hand.tsx'

describe('a whole game', () => {
  test.each(depth.some(['the-milk-run', 'the-corner-house', 'before-the-rain', 'olives-and-wire'], 1))(
    '%s is played through drafts alone: whatever a draft is ready for is legal, and every question has a view',
    { timeout: 120_000 },
    async (id) => {
      const { desk, game } = await sitDown(play, { scenario: scenario(id) }, id)
      const chance = new KeyedChance(keyFromSeed(id))
      const views = new Set<string>()
      for (let i = 0; i < 160 && !game().outcome; i++) {
        await rest(desk)
        const looks = i % 5 === 0 || desk.reports.length > 0
        if (looks) expect(await look(desk, () => shown(desk))).not.toMatch(/undefined|NaN|\[object/)
        desk.dismiss()
        const { draft, open } = desk
        if (!draft || !open) continue
        views.add(draft.view)
        await triedAndPutBack(desk, (now) => [...desk.s.groups.keys()].map((group) => now.choosePlace(group)))
        await triedAndPutBack(desk, (now) => desk.s.sides[desk.seat as Side].hand.map((card) => now.chooseCard(card)))
        await choose(desk, chance)
        if (looks) expect(await look(desk, () => shown(desk))).not.toMatch(/undefined|NaN|\[object/)
        const before = game().decisionCount
        const ready = await look(desk, () => draft.ready)
        if (ready) {
          expect(game().problems(open.seat, ready.decision)).toEqual([])
          desk.confirm()
        } else if (desk.end !== null) {
          desk.endPhase()
          if (desk.confirming) desk.endPhase()
        }
        await desk.settled()
        expect(game().decisionCount, `${open.question.kind}: ${desk.refusal?.message}`).toBeGreaterThan(before)
      }
      expect([...views]).toEqual(expect.arrayContaining(['form', 'act', 'answer']))
    },
  )
})

describe('what the table tells', () => {
  test('where there is nothing to play, Enter passes', async () => {
    const pinned = { letter: 'A' as const, range: 2, men: [{ number: 1, pinned: true }, { number: 3 }] }
    const axis = { ...field.axis, hand: [90], groups: [pinned] }
    const desk = await deskOf({ situation: { ...field, step: 'turn.refill', axis } }, 'pass')
    desk.decide({ type: 'draw' })
    await rest(desk)
    desk.dismiss()
    expect([desk.open?.question.kind, desk.draft?.ready?.decision]).toEqual(['heroDrawn', { type: 'hold' }])
    expect(desk.open?.question.title).toContain('You have drawn no Hero')
  })

  test('an act that has no place of its own stands in a list of the dock: digging in, which a module brings', async () => {
    const desk = await deskOf({ situation: { ...field, modules: ['entrenchments'] } }, 'modules')
    desk.choosePlace(0)
    expect((desk.draft as ActDraft).offers.map(({ decision }) => decision.type)).toContain('entrench')
    expect(shown(desk)).toContain('Group A digs in')
    const plain = await deskOf({ situation: field }, 'modules')
    plain.choosePlace(0)
    expect(shown(plain)).not.toContain('digs in')
  })

  test('nothing of it depends on what the seat can’t know: the other hand, the pile', async () => {
    const markup = async (allied: readonly number[], pile?: readonly number[]): Promise<string> => {
      const desk = await deskOf(
        { situation: { ...field, allied: { ...field.allied, hand: allied }, ...(pile ? { pile } : {}) } },
        'secrets',
      )
      const draft = desk.draft as ActDraft
      desk.choosePlace(0)
      desk.choosePlace(draft.s.groups.find(({ side }) => side === 'allied')!.id)
      await desk.settled()
      return look(desk, () => shown(desk))
    }
    const seen = await markup([100, 101, 102])
    expect(await markup([90, 120, 140])).toBe(seen)
    expect(await markup([90, 120, 140], [1, 2, 3])).toBe(seen)
    expect(seen).toContain('They hold')
  })

  test('a card that can’t be used now says why, with its rule', async () => {
    const desk = await deskOf({ situation: field }, 'why')
    const draft = desk.draft as ActDraft
    for (const { card, functions } of tableau(desk.s, 'axis').sides.axis.hand!) {
      const why = await look(desk, () => draft.whyNot(card))
      if (functions.some(({ use, usable }) => usable && use.when === 'answer')) expect(why).toMatchObject({ rule: '9.1' })
      if (why) expect(why.rule, why.message).toMatch(/^\d/)
    }
  })
})

describe('an action in the making', () => {
  test('fire: the group, then the target with the best cards; cards are taken out and in; one step back at a time', async () => {
    const desk = await deskOf({ situation: field }, 'fire')
    const draft = desk.draft as ActDraft
    const enemy = desk.s.groups.find(({ side }) => side === 'allied')!.id
    desk.choosePlace(0)
    await desk.settled()
    expect(await look(desk, () => draft.offers.some(({ decision }) => decision.type === 'fire'))).toBe(true)
    desk.choosePlace(enemy)
    await desk.settled()
    expect(draft.declared).toMatchObject({ type: 'fire', group: 0, target: enemy })
    expect(await look(desk, () => draft.preview?.men.length)).toBe(2)
    expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Fire', tone: 'fire' })
    const [card] = draft.cards
    const before = draft.cards.length
    desk.attempt((now) => now.chooseCard(card!))
    await desk.settled()
    expect(draft.cards).toHaveLength(before - 1)
    desk.attempt((now) => now.chooseCard(card!))
    await desk.settled()
    expect(draft.cards).toHaveLength(before)
    desk.back()
    expect(draft.declared).toBeNull()
    expect(draft.group).toBe(0)
    desk.back()
    expect(draft.group).toBe(-1)
  })

  test('a Movement card: chosen first, it is offered for every group; with a group, only for that', async () => {
    const desk = await deskOf({ situation: field }, 'move')
    const draft = desk.draft as ActDraft
    const move = desk.s.sides.axis.hand.find((card) => draft.can(card, 'Movement'))!
    desk.attempt((now) => now.chooseCard(move))
    await desk.settled()
    const groups = (): Set<number> =>
      new Set(draft.offers.filter(({ decision }) => decision.type === 'move').map((each) => each.groups[0]!))
    expect(groups().size).toBe(2)
    desk.choosePlace(1)
    await desk.settled()
    expect([...groups()]).toEqual([1])
    draft.pickNumber(0)
    expect((await look(desk, () => draft.ready))?.decision).toMatchObject({ type: 'move', group: 1, card: move })
  })

  test('like cards are one line, and the card in the hand is the one that is played; unlike ones are told apart', async () => {
    const plain = cardsOf(['Movement', 'Movement'])
    const other = upfrontCards().find(
      (card) => card && card.functions.length > 1 && card.functions.some(({ type }) => type === 'Movement'),
    )!.id
    const moves = (desk: UpfrontDesk): readonly string[] =>
      (desk.draft as ActDraft).offers.flatMap(({ decision, words }) => (decision.type === 'move' ? [words] : []))
    const like = await deskOf({ situation: { ...field, axis: { ...field.axis, hand: plain } } }, 'like')
    like.choosePlace(0)
    await like.settled()
    const alone = moves(like)
    expect(alone).toContain('Group A advances.')
    expect(new Set(alone).size).toBe(alone.length)
    like.attempt((draft) => draft.chooseCard(plain[1]!))
    await like.settled()
    expect(moves(like)).toEqual(alone)
    ;(like.draft as ActDraft).pickNumber(0)
    expect(like.draft?.ready?.decision).toMatchObject({ type: 'move', group: 0, card: plain[1] })
    const unlike = await deskOf({ situation: { ...field, axis: { ...field.axis, hand: [...plain, other] } } }, 'unlike')
    unlike.choosePlace(0)
    await unlike.settled()
    const advances = moves(unlike).filter((words) => words.startsWith('Group A advances'))
    expect(advances).toEqual(['Group A advances, with the Movement card.', 'Group A advances, with the Movement (Flank) or Rally 2 card.'])
  })

  test('changing places: a man at a time, and the engine says when it is an order at all', async () => {
    const desk = await deskOf({ situation: field }, 'order')
    const draft = desk.draft as ActDraft
    desk.choosePlace(0)
    await desk.settled()
    draft.beginOrder()
    expect(await look(desk, () => draft.problems[0]?.rule)).toBe('3.3')
    draft.shift(draft.order![0]!, 1)
    expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Change places' })
  })

  test('an enemy group out of reach is refused with the reason', async () => {
    const desk = await deskOf({ situation: { ...field, axis: { ...field.axis, hand: [] } } }, 'none')
    const enemy = desk.s.groups.find(({ side }) => side === 'allied')!.id
    desk.choosePlace(0)
    await desk.settled()
    desk.choosePlace(enemy)
    await desk.settled()
    expect(desk.refusal).toMatchObject({ rule: '6.1', message: 'You hold no Fire card.' })
  })
})

describe('the other questions', () => {
  test('groups are formed from a suggestion, man by man, and four at most', async () => {
    const desk = await deskOf({ scenario: scenario('the-corner-house') }, 'forming')
    const draft = desk.draft as FormDraft
    expect(draft).toBeInstanceOf(FormDraft)
    expect(await look(desk, () => draft.ready)).not.toBeNull()
    const [man] = draft.groups[0]!
    draft.hold(man!)
    desk.choosePlace(1)
    await desk.settled()
    expect(draft.groups[1]).toContain(man)
    expect(draft.groups[0]).not.toContain(man)
    draft.hold(man!)
    desk.choosePlace(4)
    await desk.settled()
    expect(desk.refusal?.rule).toBe('3.2')
  })

  test('discards: a card plainly, then onto a group; too many are refused', async () => {
    const desk = await deskOf({ situation: { ...field, step: 'turn.discard' } }, 'discards')
    const draft = desk.draft as DiscardDraft
    expect(draft).toBeInstanceOf(DiscardDraft)
    expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Keep all cards' })
    const [one, two] = desk.s.sides.axis.hand
    desk.attempt((now) => now.chooseCard(one!))
    await desk.settled()
    expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Discard one card' })
    desk.attempt((now) => now.chooseCard(two!))
    await desk.settled()
    expect(await look(desk, () => draft.ready)).toBeNull()
    expect(await look(desk, () => draft.problems[0]?.rule)).toBe('4.3')
    desk.back()
    expect(await look(desk, () => draft.ready)).not.toBeNull()
  })

  test('of just two answers both stand at hand', async () => {
    const desk = await deskOf({ situation: field }, 'answers')
    desk.choosePlace(0)
    await desk.settled()
    desk.choosePlace(desk.s.groups.find(({ side }) => side === 'allied')!.id)
    await desk.settled()
    desk.confirm()
    await desk.settled()
    await rest(desk)
    desk.dismiss()
    const draft = desk.draft as AnswerDraft
    expect(draft).toBeInstanceOf(AnswerDraft)
    expect([draft.ready?.label, draft.second?.label]).toEqual(['Go through with it', 'Break it off'])
    expect(draft.between).toMatchObject({ from: 0 })
  })
})

/** Germans in two groups with some of everything in hand against an American one, at range 3. */
const field: Situation = {
  active: 'axis',
  axis: {
    nation: 'German',
    hand: cardsOf(['Fire', 'Fire', 'Movement', 'Concealed', 'Rally', 'Sniper']),
    groups: [
      { letter: 'A', range: 2, men: [{ number: 1 }, { number: 3 }, { number: 4 }, { number: 5 }] },
      { letter: 'B', range: 2, men: [{ number: 2 }, { number: 6 }] },
    ],
  },
  allied: {
    nation: 'American',
    groups: [
      { letter: 'A', range: 1, men: [{ number: 1 }, { number: 2 }] },
      { letter: 'B', range: 1, men: [{ number: 3 }, { number: 4 }] },
    ],
  },
}

function upfrontCards(): UpfrontState['setting']['cards'] {
  const begun = upfront.begin(scenario('the-milk-run'))
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  return begun.value.setting.cards
}

/** The first cards of the deck with these functions alone; of the Fire cards those that need little. */
function cardsOf(types: readonly string[]): number[] {
  const cards = upfrontCards()
  const taken: number[] = []
  for (const type of types) {
    const found = cards.find(
      (card) =>
        card &&
        card.functions.length === 1 &&
        card.functions[0]!.type === type &&
        !taken.includes(card.id) &&
        (!('firepower' in card.functions[0]!) || card.functions[0].firepower <= 4),
    )
    if (found) taken.push(found.id)
  }
  return taken
}

/** Chooses something on the table, as a player would: a card, a group, an offer. */
async function choose(desk: UpfrontDesk, chance: Chance): Promise<void> {
  const { draft } = desk
  const any = <T,>(list: readonly T[]): T | undefined => (list.length === 0 ? undefined : list[chance.pick(list, 'what to choose')])
  if (draft instanceof ActDraft) {
    const group = any(draft.actors)
    if (group !== undefined && draft.group !== group) desk.choosePlace(group)
    await desk.settled()
    const offer = any((await look(desk, () => draft.offers)).slice(0, 8))
    if (offer) draft.take(offer)
    else if (desk.end === null) draft.take(draft.options[0]!)
  } else if (draft instanceof DiscardDraft) {
    const way = any(draft.ways)
    if (way) draft.take(way)
  } else if (draft instanceof TableDraft) {
    const option = any(draft.shown)
    if (option) draft.pick(option)
  }
}

/** Everything that is on the screen but the frame: groups, hand, dock. */
function shown(desk: UpfrontDesk): string {
  const seat = desk.seat as Side
  const look = tableau(desk.s, seat)
  const { View, ReportView } = play.dock
  return renderToStaticMarkup(
    <>
      <Battlefield look={look} seat={seat} marks={{}} />
      <Hand desk={desk} look={look} />
      {desk.reports.length > 0 ? <ReportView s={desk.s} reports={desk.reports} /> : desk.draft && <View desk={desk} />}
    </>,
  )
}

async function deskOf(origin: Origin, seed: string): Promise<UpfrontDesk> {
  const { desk }: AtDesk<UpfrontState, UpfrontEvent, UpfrontDraft> = await sitDown(play, origin, seed)
  return desk
}
