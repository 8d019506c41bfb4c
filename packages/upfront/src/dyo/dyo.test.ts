import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../data/cards.ts'
import { HALF_YEARS, SITUATIONS, UNIT_TYPES } from '../data/dyo.ts'
import { ourPack } from '../data/pack.ts'
import { upfront } from '../system.ts'
import type { Bought, Design } from './design.ts'
import { afterBalanceBid, attackerByBid, decksOf, drawScenario, gradeDrawn } from './draw.ts'
import { billOf, randomPrice } from './price.ts'
import { designProblems, isAvailable } from './problems.ts'
import { designed } from './scenario.ts'

const pack = ourPack()
const germans: Bought = { nation: 'German', men: [1, 2, 3, 4, 5, 6, 7, 8] }
const americans: Bought = { nation: 'American', men: [1, 2, 3, 4, 5, 6, 7, 8] }

function design(changes: Partial<Design> = {}): Design {
  return {
    format: 'firegroup-upfront-design',
    version: 1,
    name: 'Ours',
    halfYear: '1944a',
    situation: 3,
    decks: 3,
    budget: { axis: 400, allied: 400 },
    sides: { axis: germans, allied: americans },
    ...changes,
  }
}

const problems = (axis: Partial<Bought>, more: Partial<Design> = {}) =>
  designProblems(design({ ...more, sides: { axis: { ...germans, ...axis }, allied: americans } })).map(
    ({ rule, message }) => `${rule} ${message}`,
  )

const total = (bought: Partial<Bought>, defends = false) => billOf(pack, { ...germans, ...bought }, defends).total
const MEN = germans.men.reduce((sum, number) => sum + pack.nations.German!.men.find((man) => man.number === number)!.points, 0)

describe('a force that is bought', () => {
  test('UF-43.0-01 costs what is printed on its cards', () => expect(total({})).toBe(MEN))

  test('UF-43.2-01 costs no more than there is to spend: otherwise it is refused in one sentence', () => {
    expect(problems({}, { budget: { axis: MEN, allied: 400 } })).toEqual([])
    expect(problems({}, { budget: { axis: MEN - 1, allied: 400 } })).toEqual([
      `43.2 axis: the force costs ${MEN} points, and there are ${MEN - 1}.`,
    ])
  })

  test('UF-43.2-02 has no card before its date, and a card without one always', () => {
    const late = pack.nations.German!.men.find((man) => man.available !== undefined)!
    expect(problems({ men: [1, 2, late.number] }, { halfYear: '1941a' })[0]).toContain('43.2')
    expect([isAvailable('1943-07', '1943a'), isAvailable('1943-07', '1943b'), isAvailable(undefined, '1941a')]).toEqual([false, true, true])
  })

  test('UF-43.2-03 QA-146 has one SL and one ASL where a scenario is replayed, and otherwise whom it likes', () => {
    expect(problems({ men: [3, 4, 5] })).toEqual([])
    expect(problems({ men: [3, 4, 5] }, { replay: true })[0]).toContain('43.2')
    const russians = (men: number[]) =>
      designProblems(design({ replay: true, sides: { axis: { nation: 'Russian', men }, allied: americans } })).filter(({ message }) =>
        message.startsWith('axis'),
      )
    const commissar = pack.nations.Russian!.men.find((man) => man.role === 'COMMISSAR')!.number
    expect([russians([1, commissar, 6]), russians([1, 2, 6]), russians([1, 2, commissar]).length]).toEqual([[], [], 1])
  })

  test('UF-43.2-04 UF-43.6-02 UF-43.6-03 a Sniper costs 35, insurance 15 more; the defender has his without', () => {
    expect([total({ snipers: 1 }), total({ snipers: 2 }), total({ snipers: 1 }, true), total({ snipers: 2 }, true)]).toEqual([
      MEN + 35,
      MEN + 50,
      MEN,
      MEN + 15,
    ])
  })

  test('UF-43.4-01 UF-43.41-01 reinforcements cost less the later they come, rounded up, and are half the force at most', () => {
    const points = (number: number) => pack.nations.German!.men.find((man) => man.number === number)!.points
    for (const [deck, factor] of [
      [1, 0.8],
      [2, 0.5],
      [3, 0.2],
    ] as const)
      expect(total({ reinforcements: { afterDeck: deck, men: [9, 10] } })).toBe(
        MEN + Math.ceil(Math.round((points(9) + points(10)) * factor * 10) / 10),
      )
    expect(problems({ reinforcements: { afterDeck: 1, men: [9, 10, 11, 12] } })).toEqual([])
    expect(problems({ reinforcements: { afterDeck: 1, men: [9, 10, 11, 12, 14] } })[0]).toContain('43.41')
    // a vehicle or gun is a card as well
    const budget = { axis: 1000, allied: 400 }
    expect(problems({ reinforcements: { afterDeck: 1, men: [9, 10, 11, 12], machines: [35] } }, { budget })[0]).toContain('43.41')
    expect(problems({ machines: [30, 31], reinforcements: { afterDeck: 1, men: [9, 10, 11, 12, 14] } }, { budget })).toEqual([])
  })

  test('UF-43.5-01 G-37 QA-147 elite is 15 % dearer, second line 15 % and partisans 5 % cheaper, weapons included', () => {
    const bare = MEN + 25
    const panzerfaust = { secondaryWeapons: [{ weapon: 'panzerfaust' as const, carrier: 4 }] }
    expect(total({ troopType: 'SS', ...panzerfaust })).toBe(Math.round(bare * 1.15))
    expect(total({ troopType: 'Volksgrenadiers', ...panzerfaust })).toBe(Math.round(bare * 0.85))
    const russians: Bought = { nation: 'Russian', men: [6, 7, 8] }
    const plain = billOf(pack, russians, false).total
    expect(billOf(pack, { ...russians, troopType: 'Partisans' }, false).total).toBe(Math.round(plain * 0.95))
  })

  test('UF-43.7-01 UF-53-02 UF-21.11-01 UF-21.11-04 ATMMs from 1944, panzerfausts from July 1943, as many as the squad may have; one charge', () => {
    const armed = (weapon: 'ATMM' | 'panzerfaust' | 'demolitionCharge', ...carriers: number[]) => ({
      secondaryWeapons: carriers.map((carrier) => ({ weapon, carrier })),
    })
    expect(total(armed('ATMM', 4))).toBe(MEN + 7)
    expect(total(armed('panzerfaust', 4))).toBe(MEN + 25)
    expect(total(armed('demolitionCharge', 4))).toBe(MEN + 50)
    expect(problems(armed('ATMM', 4), { halfYear: '1943b' })[0]).toContain('43.7')
    expect(problems(armed('panzerfaust', 4), { halfYear: '1943a' })[0]).toContain('43.7')
    expect(problems(armed('panzerfaust', 4), { halfYear: '1943b' })).toEqual([])
    expect(problems(armed('panzerfaust', 4, 5))).toEqual([])
    expect(problems(armed('panzerfaust', 4, 5, 6))[0]).toContain('53')
    expect(problems(armed('demolitionCharge', 4, 5))[0]).toContain('21.11')
    const tubes = (nation: Bought['nation'], count: number) => {
      const carriers = ourPack()
        .nations[nation]!.men.filter((man) => man.role === null && ourPack().weapons[man.weapon]?.sw)
        .slice(0, 5)
      const men = carriers.map(({ number }) => number)
      const bought: Bought = { nation, men, secondaryWeapons: men.slice(0, count).map((carrier) => ({ weapon: 'ATMM' as const, carrier })) }
      return designProblems(design({ sides: { axis: bought, allied: americans } })).filter(({ rule }) => rule === '53').length === 0
    }
    const most = { American: 1, British: 1, French: 1, German: 2, Japanese: 2, Italian: 2, Russian: 3 } as const
    for (const [nation, limit] of Object.entries(most))
      expect([tubes(nation as 'German', limit), tubes(nation as 'German', limit + 1)], nation).toEqual([true, false])
    const radio = { weapon: 'radio' as const, carrier: 6, strength: 5 as const }
    expect(problems({ secondaryWeapons: [{ weapon: 'ATMM', carrier: 4 }, { weapon: 'ATMM', carrier: 5 }, radio] })).toEqual([])
  })

  test('UF-43.7-02 UF-43.7-03 UF-40.5-01 radios by nation and strength', () => {
    const radio = (nation: Bought['nation'], strength: 5 | 6 | 7, troopType?: string) => {
      const bare: Bought = { nation, men: [1, 2] }
      const force = { ...bare, secondaryWeapons: [{ weapon: 'radio' as const, carrier: 2, strength }] }
      const added = billOf(pack, force, false).total - billOf(pack, bare, false).total
      if (!troopType) return added
      return billOf(pack, { ...force, troopType }, false).total - billOf(pack, { ...bare, troopType }, false).total
    }
    expect([radio('German', 5), radio('German', 6), radio('German', 7)]).toEqual([42, 84, 126])
    expect([radio('American', 5), radio('Russian', 7), radio('British', 6), radio('Japanese', 5)]).toEqual([50, 66, 84, 22])
    expect([
      radio('Italian', 5),
      Math.round(radio('Italian', 5, 'Bersaglieri') / 1.15),
      Math.round(radio('French', 5, 'Reservists') / 0.85),
    ]).toEqual([11, 22, 21])
  })

  test('UF-48.1-01 G-38 QA-157 random reinforcement is 50 for the first Deck and cheaper for later ones', () => {
    expect([1, 2, 3, 4].map(randomPrice)).toEqual([50, 40, 25, 10])
    expect(total({ random: [2] })).toBe(MEN + 40)
  })

  test('UF-39.8-01 UF-39.8-02 UF-39.8-04 elite have Morale 2 at least, second line 4 at most; vehicles keep theirs', () => {
    const timid = pack.nations.German!.men.find((man) => man.morale === 1)!
    expect(problems({ troopType: 'SS', men: [3, 4, timid.number] })[0]).toContain(`39.8 axis: ${timid.name} with morale 1`)
    expect(problems({ troopType: 'Volksgrenadiers', men: [3, 4, timid.number] })).toEqual([])
    const tank = pack.nations.German!.machines!.find(
      (card) => card.machine?.type === 'afv' && card.available === undefined && card.morale > 4,
    )
    if (tank) expect(problems({ troopType: 'Volksgrenadiers', men: [3, 4], machines: [tank.number] })).toEqual([])
  })

  test('UF-39.8-05 QA-142 the second line has the timid leaders, the elite the brave ones', () => {
    const led = (nation: 'Japanese' | 'Italian', troopType: string, leader: number) =>
      designProblems(design({ sides: { axis: { nation, troopType, men: [leader, 6, 7] }, allied: americans } }))
        .filter(({ message }) => message.includes('lead') || message.includes('does not belong'))
        .map(({ message }) => message)
    expect(led('Japanese', 'SNLF', 21).filter((message) => message.includes('lead'))).toEqual([])
    expect(led('Japanese', 'SNLF', 1)[0]).toContain('does not lead')
    expect(led('Italian', 'Bersaglieri', 21)).toEqual([])
    expect(led('Italian', 'Bersaglieri', 1)[0]).toContain('does not lead')
  })

  test('QA-137 partisans have one leader, and neither guns nor vehicles', () => {
    const band = (more: Partial<Bought>) =>
      designProblems(
        design({ sides: { axis: { nation: 'Russian', troopType: 'Partisans', men: [1, 6, 7], ...more }, allied: americans } }),
      ).map(({ rule }) => rule)
    expect([band({}), band({ men: [1, 2, 6] }), band({ machines: [31] })]).toEqual([[], ['37.1'], ['37.1']])
  })
})

describe('a scenario by lot', () => {
  const card = (position: Partial<Record<number, number>>, rn = 0, red = false) =>
    ({ rn, red, signed: red ? -rn : rn, rpn: Array.from({ length: 10 }, (_, i) => position[i + 1] ?? 1) }) as unknown as ActionCard

  test('UF-43.31-01 UF-43.32-01 UF-43.33-01 who attacks whom, when and for what is read off columns 4, 6 or 9, and 8', () => {
    const time = card({})
    expect(drawScenario([card({ 4: 2 }), card({ 9: 8, 6: 3 }), card({ 8: 5 }), time])).toMatchObject({
      attacker: 'German',
      defender: 'Russian',
      halfYear: '1941b',
      situation: 5,
    })
    expect(drawScenario([card({ 4: 3 }), card({ 9: 8, 6: 3 }), card({ 8: 1 }), time])).toMatchObject({
      attacker: 'American',
      halfYear: '1944a',
    })
    expect(SITUATIONS.map(({ victory }) => victory.type)).toEqual([
      'vpRatio',
      'vpRatio',
      'mostVP',
      'mostVP',
      'clearPillbox',
      'firstTo',
      'fractionAtRR5',
      'breakDefender',
    ])
  })

  test('UF-43.34-01 four Decks on a red 1 to 6, three on black or 0', () => {
    expect([decksOf(card({}, 3, true)), decksOf(card({}, 0, true)), decksOf(card({}, 6))]).toEqual([4, 3, 3])
  })

  test('UF-43.5-02 the grade of troops by column 0r: the bands of each half-year cover one to ten once', () => {
    for (const [nation, rows] of Object.entries(UNIT_TYPES))
      for (const halfYear of HALF_YEARS) {
        if (!rows.L[halfYear]) continue
        const grades = Array.from({ length: 10 }, (_, i) => gradeDrawn(nation as 'German', halfYear, card({ 10: i + 1 })))
        expect(grades).not.toContain(undefined)
      }
    expect([
      gradeDrawn('German', '1945a', card({ 10: 10 })),
      gradeDrawn('German', '1945a', card({ 10: 5 })),
      gradeDrawn('French', '1944a', card({})),
    ]).toEqual(['E', 'S', undefined])
  })

  test('UF-43.36-01 UF-43.3-01 who would attack with less attacks; a tie goes by number', () => {
    const [low, high] = [card({}, 2, true), card({}, 2)] as const
    expect([attackerByBid({ axis: 300, allied: 320 }, [low, high]), attackerByBid({ axis: 300, allied: 300 }, [low, high])]).toEqual([
      'axis',
      'allied',
    ])
  })

  test('UF-43.1-01 who bids more has the side that both want, and the other that many points', () => {
    expect(afterBalanceBid({ axis: 40, allied: 25 })).toEqual({ has: 'axis', other: 40 })
  })
})

describe('a design', () => {
  const attack = (situation: number) => design({ situation, attacker: 'allied' })

  test('every situation makes a scenario that can be played', () => {
    for (let situation = 1; situation <= 8; situation++) {
      const made = designed(attack(situation))
      expect(made.ok ? upfront.begin(made.value) : made).toMatchObject({ ok: true })
    }
    expect(designProblems(design({ situation: 7 }))[0]!.message).toBe('Somebody must attack in this situation.')
  })

  test('UF-4.1-02 in a meeting engagement the side that spent less goes first, in an attack the attacker', () => {
    const [meeting, assault] = [designed(design()), designed(attack(7))]
    expect([meeting.ok && meeting.value.first, assault.ok && assault.value.first]).toEqual(['fewerPoints', 'attacker'])
    expect(meeting.ok && [meeting.value.sides.axis.points, meeting.value.sides.allied.points]).toEqual([
      MEN,
      billOf(pack, americans, false).total,
    ])
  })

  test('UF-43.6-01 UF-43.35-01 Minefields and the Pillbox are the defender’s, where there is one, and never the attacker’s', () => {
    const [meeting, assault, bunker] = [designed(design()), designed(attack(7)), designed(attack(5))]
    expect(meeting.ok && meeting.value.deck?.cower).toEqual({ both: ['Pillbox', 'Minefield'] })
    expect(assault.ok && assault.value.deck?.cower).toEqual({ both: ['Pillbox'], allied: ['Minefield'] })
    expect(bunker.ok && bunker.value.deck).toMatchObject({ given: [{ side: 'axis', terrain: 'Pillbox' }] })
    expect(assault.ok && assault.value.snipers).toBe('axis')
  })

  test('UF-53-01 any nation may face any other', () => {
    const made = designed(
      design({ sides: { axis: { nation: 'Italian', men: [1, 2, 3, 5] }, allied: { nation: 'French', men: [1, 2, 3, 4] } } }),
    )
    expect(made.ok && upfront.begin(made.value).ok).toBe(true)
  })

  test('what is no design is refused by the name of its field', () => {
    expect(designProblems({ format: 'firegroup-upfront-design', version: 1 })[0]!.message).toContain('design.')
    expect(problems({ men: [1, 2, 999] })[0]).toBe('43.2 axis: there is no German card 999.')
  })
})
