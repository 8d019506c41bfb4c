import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import type { Nation } from '../data/nations.ts'
import type { Scenario } from '../scenario/types.ts'
import { upfront } from '../system.ts'

const FIRES = 'Fire, Fire, Fire, Fire, Fire'
const withPoints = (
  axis: number,
  allied: number,
  first: Scenario['first'],
  nations: [Nation, Nation] = ['German', 'American'],
): Scenario => {
  const scenario = testScenario(...nations, { first })
  const { sides } = scenario
  return { ...scenario, sides: { axis: { ...sides.axis, points: axis }, allied: { ...sides.allied, points: allied } } }
}

describe('who plays first', () => {
  test('UF-2.4-03 UF-4.1-01 the side or the role that the scenario names sets up and plays first, then turns alternate', () => {
    const t = new Opening(testScenario('German', 'American', { first: 'allied' }))
    t.asks('allied', 'formGroups')
    t.deals('allied', { allied: `${FIRES}, Fire`, axis: FIRES })
    t.decide('allied', 'act', { type: 'done' }).decide('allied', 'discard', { type: 'none' })
    t.asks('axis', 'act').done()
    const attack = testScenario('German', 'American', { kind: 'attack', first: 'defender', victory: { type: 'breakDefender' } })
    const { sides } = attack
    const roles = { axis: { ...sides.axis, role: 'attacker' as const }, allied: { ...sides.allied, role: 'defender' as const } }
    new Opening({ ...attack, sides: roles }).asks('allied', 'formGroups').done()
    new Opening({ ...attack, first: 'attacker', sides: roles }).asks('axis', 'formGroups').done()
  })

  test('UF-4.1-02 the side that is worth less plays first, a tie is settled by RNC', () => {
    new Opening(withPoints(210, 205, 'fewerPoints')).asks('allied', 'formGroups').done()
    new Opening(withPoints(200, 205, 'fewerPoints')).asks('axis', 'formGroups').done()
    new Opening(withPoints(200, 200, 'fewerPoints')).draws('b2', 'r5').asks('allied', 'formGroups').done()
    new Opening(withPoints(200, 200, 'fewerPoints')).draws('b2', 'r2', 'b6', 'r5').asks('axis', 'formGroups').done()
  })

  test('UF-4.1-03 QA-004 without a German: fewer points, else Japanese before Italian before French', () => {
    new Opening(withPoints(300, 250, 'fewerPointsThenAxis', ['Italian', 'French'])).asks('allied', 'formGroups').done()
    new Opening(withPoints(250, 250, 'fewerPointsThenAxis', ['French', 'Italian'])).asks('allied', 'formGroups').done()
    new Opening(withPoints(250, 250, 'fewerPointsThenAxis', ['French', 'Russian'])).asks('axis', 'formGroups').done()
    new Opening(withPoints(250, 250, 'fewerPointsThenAxis', ['Italian', 'Japanese'])).asks('allied', 'formGroups').done()
  })

  test('UF-4.1-04 by agreement each draws a card, and the higher inventory number plays first', () => {
    const t = new Opening(testScenario('German', 'American', { first: 'cardDraw' })).draws('#17', '#150')
    t.saw({ type: 'firstPlayer', side: 'allied' }).asks('allied', 'formGroups')
    expect(t.state.deck).toHaveLength(162)
    t.done()
  })
})

describe('the scenario', () => {
  test('UF-2.4-01 a scenario has its type, forces, deck changes, special rules, victory conditions, time limit and first player', () => {
    const full = { ...testScenario(), special: ['Nobody looks back.'] }
    expect(upfront.begin(full).ok).toBe(true)
    for (const part of ['kind', 'sides', 'victory', 'decks', 'first'] as const) {
      const { [part]: _, ...without } = full
      const reading = upfront.begin(without)
      expect(reading.ok ? '' : reading.problems[0]!.message).toBe(`scenario.${part} is missing.`)
    }
    const roles = { ...full.sides, axis: { ...full.sides.axis, role: 'attacker' } }
    expect(upfront.begin({ ...full, sides: roles }).ok).toBe(false)
    expect(upfront.begin({ ...full, kind: 'attack' }).ok).toBe(false)
    expect(upfront.begin({ ...full, first: 'attacker' }).ok).toBe(false)
    expect(upfront.begin({ ...full, deck: { removeFirst: { Castles: 2 } } }).ok).toBe(false)
    expect(upfront.begin({ ...full, sides: { ...full.sides, axis: { ...full.sides.axis, men: [1, 2, 99] } } }).ok).toBe(false)
  })

  test('UF-3.1-01 the men whom it lists are taken, and the time chit stands at Deck 1', () => {
    const { state } = new Opening(testScenario())
    expect(state.deckNumber).toBe(1)
    expect(state.men.map(({ id, side }) => [side, state.setting.roster[id]!.number]).slice(8, 12)).toEqual([
      ['axis', 11],
      ['axis', 14],
      ['allied', 1],
      ['allied', 2],
    ])
  })
})

describe('forming groups', () => {
  test('UF-3.2-01 UF-3.2-02 UF-3.4-01 EX-005 the first player forms his groups openly, the other after him; lettered from A without gaps, at range 0', () => {
    const t = new Opening(testScenario('German', 'American', { first: 'axis' }))
    t.forms('axis', 5, 5).saw({ type: 'groupsFormed', side: 'axis' }).asks('allied', 'formGroups')
    expect(t.game.eventsFor('allied').some(({ type }) => type === 'groupsFormed')).toBe(true)
    t.draws(...Array.from({ length: 11 }, () => 'Fire')).forms('allied', 4, 4, 4)
    expect(t.state.groups.map(({ side, letter, range }) => `${side} ${letter} ${range}`)).toEqual([
      'axis A 0',
      'axis B 0',
      'allied A 0',
      'allied B 0',
      'allied C 0',
    ])
  })

  test('UF-3.2-05 two to four groups of two to ten men, every man in one', () => {
    const t = new Opening(testScenario('Russian', 'American', { first: 'axis' }))
    const men = t.men('axis')
    const split = (...sizes: number[]) => {
      const left = [...men]
      return { groups: sizes.map((size) => left.splice(0, size)) }
    }
    for (const sizes of [[15], [1, 14], [11, 4], [1, 7, 7], [3, 3, 3, 3, 3], [7, 7]]) t.refuses('axis', split(...sizes), { rule: '3.2' })
    t.refuses('axis', { groups: [men.slice(0, 8), men.slice(7)] }, { rule: '3.2', message: /one group/ })
    t.refuses('axis', { groups: [men.slice(0, 8), [...men.slice(8, 14), 20]] }, { rule: '3.2', message: /your men/ })
    t.decide('axis', 'formGroups', split(10, 3, 2))
      .asks('allied', 'formGroups')
      .done()
  })
})

describe('the deal', () => {
  test('UF-3.5-01 hands by nationality: German 5, American 6, Russian 4, British 5, Japanese 4, French 6, Italian 4', () => {
    const sizes = (['German', 'American', 'Russian', 'British', 'Japanese', 'French', 'Italian'] as const).map((nation) => {
      const t = new Opening(testScenario(nation, 'American', { first: 'axis' }))
      const half = Math.floor(t.men('axis').length / 2)
      t.forms('axis', half, t.men('axis').length - half).draws(...Array.from({ length: 12 }, () => 'Fire'))
      t.forms('allied', 6, 6)
      return t.state.sides.axis.hand.length
    })
    expect(sizes).toEqual([5, 6, 4, 5, 4, 6, 4])
  })

  test('UF-3.5-02 each sees his own hand alone, and nobody the Draw pile or how many cards are left in it', () => {
    const t = new Opening(testScenario('German', 'American', { first: 'axis' })).deals('axis', { axis: FIRES, allied: `${FIRES}, Fire` })
    const view = t.game.view('axis') as { sides: { axis: { hand: number[] }; allied: object } }
    expect(view.sides.axis.hand).toEqual(t.hand.axis)
    expect(view.sides.allied).not.toHaveProperty('hand')
    expect(view).not.toHaveProperty('deck')
    expect(view).not.toHaveProperty('discard')
    const dealt = t.game.eventsFor('axis').filter((event) => event.type === 'handDrawn')
    expect(dealt.map((event) => ('cards' in event ? 'seen' : event.count))).toEqual(['seen', 6])
  })
})

describe('initial terrain', () => {
  const opening = (axis: string, allied: string, changes: Partial<Scenario> = {}) =>
    new Opening(testScenario('German', 'American', { first: 'axis', ...changes })).deals('axis', { axis, allied })

  test('UF-3.6-01 UF-3.6-02 UF-3.6-05 UF-3.6-08 one card at a time in turn, on any group without one, never rejected; then both redraw', () => {
    const t = opening('Brush, Woods, Fire, Fire, Fire', 'Hill, Gully, Fire, Fire, Fire, Fire')
    t.decide('axis', 'initialTerrain', { type: 'place', card: t.hand.axis[0], group: 0 })
    t.refuses('allied', { type: 'place', card: t.hand.allied[0], group: 0 }, { rule: '3.6', message: /already/ })
    t.decide('allied', 'initialTerrain', { type: 'place', card: t.hand.allied[0], group: 1 })
    t.decide('axis', 'initialTerrain', { type: 'place', card: t.hand.axis[1], group: 3 })
    t.decide('allied', 'initialTerrain', { type: 'place', card: t.hand.allied[1], group: 2 })
    t.draws('Fire', 'Fire', 'Fire', 'Fire')
      .saw({ type: 'handDrawn', side: 'axis', count: 2 })
      .saw({ type: 'handDrawn', side: 'allied', count: 2 })
    expect(t.state.groups.map(({ stack }) => stack.map(({ card }) => card))).toEqual([
      [t.hand.axis[0]],
      [t.hand.allied[0]],
      [t.hand.allied[1]],
      [t.hand.axis[1]],
    ])
    t.asks('axis', 'act').done()
  })

  test('UF-3.6-04 UF-3.6-09 nobody must: who passes while the other goes on is asked again, and groups without a card are in Open Ground', () => {
    const t = opening('Brush, Fire, Fire, Fire, Fire', 'Hill, Gully, Fire, Fire, Fire, Fire')
    t.decide('axis', 'initialTerrain', { type: 'pass' })
    t.decide('allied', 'initialTerrain', { type: 'place', card: t.hand.allied[0], group: 2 })
    t.decide('axis', 'initialTerrain', { type: 'pass' }).decide('allied', 'initialTerrain', { type: 'pass' })
    t.draws('Fire')
    expect(t.state.groups.map(({ stack }) => stack.length)).toEqual([0, 0, 1, 0])
    t.asks('axis', 'act').done()
  })

  test('UF-3.6-03 no Wire, no Smoke, and nothing face down', () => {
    const t = opening('Wire, Smoke, Brush, Fire, Fire', `${FIRES}, Fire`)
    t.refuses('axis', { type: 'place', card: t.hand.axis[0], group: 0 }, { rule: '3.6' })
    t.refuses('axis', { type: 'place', card: t.hand.axis[1], group: 0 }, { rule: '3.6' })
    t.refuses('axis', { type: 'place', card: t.hand.axis[3], group: 0 }, { rule: '3.6' })
  })

  test('UF-3.6-10 a card that the scenario makes a Cower card can’t be laid', () => {
    const t = opening('Brush, Woods, Fire, Fire, Fire', `${FIRES}, Fire`, { deck: { cower: { axis: ['Brush'] } } })
    t.refuses('axis', { type: 'place', card: t.hand.axis[0], group: 0 }, { rule: '3.6' })
    t.decide('axis', 'initialTerrain', { type: 'place', card: t.hand.axis[1], group: 0 })
  })
})
