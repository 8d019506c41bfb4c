import { describe, expect, test } from 'vitest'
import { testScenario } from '../../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import type { Nation } from '../../data/nations.ts'
import { terrainOf } from '../../groups/stack.ts'
import { upfront } from '../../system.ts'
import { cardName } from '../../words/index.ts'

function jungle(text: string, options: TableOptions = {}): UpfrontTable {
  return table(text, { modules: ['jungle'], ...options, nations: { axis: 'Japanese', allied: 'American' } })
}

describe('jungle', () => {
  test('UF-47.2-01 only where the Japanese face the British or the Americans', () => {
    const begun = (axis: Nation, allied: Nation) => upfront.begin(testScenario(axis, allied, { modules: ['jungle'] })).ok
    expect([
      begun('Japanese', 'American'),
      begun('British', 'Japanese'),
      begun('Japanese', 'Russian'),
      begun('German', 'American'),
    ]).toEqual([true, true, false, false])
  })

  test('UF-47.2-02 UF-47.2-03 QA-156 Buildings are Woods with their own modifier, and all of it is Jungle', () => {
    const strength = (ground: string) => {
      const t = jungle(`axis A[4]: P1, P2\naxis B: P3\nallied A[1] ${ground}: Q1\nallied B: Q2`, { hands: { axis: 'Fire 1/1' } })
      expect(terrainOf(t.state, t.group('allied A'))).toBe('Woods')
      expect(cardName(t.state, t.group('allied A').stack[0]!.card)).toContain('Jungle')
      t.fire('axis A', 'allied A', [1])
      return t.game.events.flatMap(({ event }) =>
        event.type === 'fires' ? [event.modifiers.find(({ label }) => label === 'Woods')?.value] : [],
      )[0]
    }
    expect([strength('Woods'), strength('Buildings-2'), strength('Buildings-3')]).toEqual([-2, -2, -3])
    // from a Buildings card an infiltrator comes as from Woods
    const t = jungle('axis A[4] Buildings-3: P1, P2\naxis B: P3\nallied A[1]: Q1, Q2, Q3, Q4, Q5\nallied B: Q6')
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A') }] }).draws('b0', 'b1')
    t.saw({ type: 'infiltrates', shifts: [{}, { rule: '20.34', value: -1 }, {}, {}] })
  })

  test('UF-47.2-03 men in Jungle score where only Woods do, whichever card it is', () => {
    const t = jungle('axis A[2] Buildings-2: P1, P2\naxis B: P3\nallied A: Q1', { victory: { type: 'mostVP', positionTerrain: 'Woods' } })
    expect(upfront.standing?.(t.state, 'axis')).toBeDefined()
    expect(terrainOf(t.state, t.group('axis A'))).toBe('Woods')
  })

  test('UF-47.3-01 every attack is one weaker, whatever the ground, charges included, flamethrowers not', () => {
    const text = 'axis A[4]: P1, P2 carries demolitionCharge\naxis B: P3\nallied A[1]: Q1\nallied B: Q2'
    const fire = jungle(text, { hands: { axis: 'Fire 2' } })
    fire.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 1 })
    const charge = jungle(text, { hands: { axis: 'Move' } })
    const man = { man: charge.man('P2'), into: charge.id('allied A'), card: charge.card('axis', 1), charge: true }
    charge
      .act({ type: 'infiltrate', group: 0, men: [man] })
      .draws('b0 c1r', 'r0')
      .saw({ type: 'attacked', strength: 7 })
    const flame = jungle('axis A[4]: F1(weapon flamethrower), P2\naxis B: P3\nallied A[1]: Q1\nallied B: Q2', {
      hands: { axis: 'Fire 2' },
      rulesThrough: 40,
    })
    flame.fire('axis A', 'allied A', [1])
    expect(JSON.stringify(flame.game.events.find(({ event }) => event.type === 'fires'))).not.toContain('47.3')
  })

  test('UF-47.4-01 a Marsh can’t be refused', () => {
    const offered = (modules: readonly string[]) => {
      const t = table('axis A[1] Brush, Move+: P1, P2\naxis B: P3\nallied A: Q1, Q2', {
        modules,
        nations: { axis: 'Japanese', allied: 'American' },
        active: 'allied',
        step: 'turn.discard',
        hands: { allied: 'Marsh' },
      })
      t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: t.id('axis A') }] })
      t.decide('allied', 'refill', { type: 'keep' })
      return [t.asked.kind, terrainOf(t.state, t.group('axis A'))]
    }
    expect(offered(['jungle'])).toEqual(['act', 'Marsh'])
    expect(offered([])[0]).toBe('terrainOffer')
  })

  test('UF-47.5-01 UF-20.39-03 infiltration is one column easier, and for the Japanese two', () => {
    const japanese = jungle('axis A[4]: P1, P2\naxis B: P3\nallied A[1]: Q1, Q2, Q3, Q4, Q5\nallied B: Q6')
    japanese.act({ type: 'infiltrate', group: 0, men: [{ man: japanese.man('P1'), into: japanese.id('allied A') }] }).draws('b0', 'b1')
    japanese.saw({ type: 'infiltrates', column: 5 })
    const t = jungle('axis A[4]: P1, P2\naxis B: P3\nallied A[1]: Q1, Q2, Q3, Q4, Q5\nallied B: Q6', { active: 'allied' })
    t.act({ type: 'infiltrate', group: t.id('allied A'), men: [{ man: t.man('Q1'), into: t.id('axis A') }] }).draws('b0', 'b1')
    t.saw({ type: 'infiltrates', column: 3 })
  })
})

describe('vehicles in the jungle', () => {
  const drive = (text: string, options: TableOptions = {}) => jungle(text, { rulesThrough: 35, hands: { axis: 'Move' }, ...options })

  test('UF-47.6-01 one that plays a Movement card may bog down, whatever the ground', () => {
    for (const [draw, bogged, left] of [
      ['b1 c7r', true, []],
      ['b1 c7b', undefined, ['movement']],
    ] as const) {
      const t = drive('axis A: #35\naxis B: P1\nallied A: Q1')
      t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
        .draws(draw)
        .saw({ type: 'bogCheck', column: 7 })
      expect([t.m('#35').bogged, t.group('axis A').stack.map(({ as }) => as)]).toEqual([bogged, left])
    }
    const t = drive('axis A[4]: #35\naxis B: P1\nallied A[1]: Q1\nallied B: Q2')
    t.act({ type: 'overrun', group: 0, target: t.id('allied A'), card: t.card('axis', 1) }).draws('b1 c7r')
    expect([t.m('#35').bogged, t.game.events.some(({ event }) => event.type === 'overruns')]).toEqual([true, false])
  })

  test('UF-47.6-02 none enters a Jungle of -3, nor overruns anybody there', () => {
    const enter = (ground: string) => {
      const t = drive('axis A Move+: #35\naxis B: P1\nallied A: Q1', { hands: { axis: ground } })
      return { t, act: { type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false } }
    }
    const thick = enter('Buildings-3')
    thick.t.cannot(thick.act, '47.6')
    expect(thick.t.candidates()).not.toContainEqual(thick.act)
    const thin = enter('Buildings-2')
    thin.t.act(thin.act).draws('b1 c7b')
    const over = (ground: string) => {
      const t = drive(`axis A[4]: #35\naxis B: P1\nallied A[1] ${ground}: Q1\nallied B: Q2`)
      return { t, act: { type: 'overrun', group: 0, target: t.id('allied A'), card: t.card('axis', 1) } }
    }
    const hidden = over('Buildings-3')
    hidden.t.cannot(hidden.act, '47.6')
    expect(over('Buildings-2').t.candidates()).toContainEqual(over('Buildings-2').act)
  })

  test('UF-47.6-02 what the enemy lays on it there it rejects', () => {
    const t = drive('axis A[1] Move+: #35\naxis B: P1\nallied A: Q1, Q2', {
      active: 'allied',
      step: 'turn.discard',
      hands: { allied: 'Buildings-3' },
    })
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: 0 }] })
    t.decide('allied', 'refill', { type: 'keep' })
    expect([t.asked.kind, t.group('axis A').stack.map(({ as, mode }) => [as, mode])]).toEqual(['act', [['movement', 'sideways']]])
  })
})
