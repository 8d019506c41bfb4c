import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { upfront } from '../system.ts'
import { pillboxIsFull } from './pillbox.ts'

const RULES = { rulesThrough: 24 } as const
const strengthOf = (t: UpfrontTable) => t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]
const factors = (t: UpfrontTable, from: string, at: string) => groupFirepower(t.state, t.group(from), t.group(at)).factors
/** American B is in a Pillbox. */
const bunker = (axis: string, options: TableOptions = {}) =>
  table(`${axis}\nallied B Pillbox: Q3(weapon rifleSemi), Q4(weapon rifleSemi)\nallied C: Q1, Q2`, { ...RULES, ...options })

describe('a Pillbox', () => {
  const scenario = testScenario('German', 'American', {
    ...RULES,
    first: 'axis',
    deck: { given: [{ side: 'allied', terrain: 'Pillbox', group: 'B' }], cower: { both: ['Minefield'] } },
  })

  test('UF-23.1-01 UF-23.2-01 comes out of the deck and lies on group B of whoever the scenario names, beside his hand', () => {
    const reading = upfront.begin(scenario)
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const pillbox = reading.value.setting.cards.find((card) =>
      card?.functions.some((each) => each.type === 'Terrain' && each.terrain === 'Pillbox'),
    )!
    expect(reading.value.deck.includes(pillbox.id)).toBe(false)
    const wrong = upfront.begin({ ...scenario, deck: { given: [{ side: 'allied', terrain: 'Bunker', group: 'B' }] } })
    expect(wrong.ok ? '' : wrong.problems[0]!.message).toContain('Bunker')
  })

  test('UF-23.3-01 UF-23.3-02 holds three men at most, and no mortar, tube, secondary weapon or gun', () => {
    const enter = (men: string) => {
      const t = table(`axis A Move+: ${men}\naxis B: P8, P9\nallied A: Q1`, { ...RULES, hands: { axis: 'Pillbox' } })
      return { t, act: { type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false } }
    }
    const three = enter('P1, P2, P3')
    three.t.act(three.act).saw({ type: 'entersTerrain', terrain: 'Pillbox' })
    for (const men of ['P1, P2, P3, P4', 'P1(weapon mortarLight), P2', 'P1(weapon panzerschreck), P2', 'P1 carries demolitionCharge, P2']) {
      const { t, act } = enter(men)
      t.cannot(act, '23.3')
    }
    const joins = table('axis A Pillbox: P1(SL), P2, P3\naxis B: P4, P5\nallied A: Q1', { ...RULES, hands: { axis: 'Move' } })
    joins.cannot({ type: 'transfer', group: joins.id('axis B'), men: [joins.man('P4')], cards: [joins.card('axis', 1)], to: 0 }, '23.3')
    // whoever is on his way counts
    const two = table('axis A Pillbox: P1(SL), P2\naxis B: P4, P5, P6\nallied A: Q1', { ...RULES, hands: { axis: 'Move, Move' } })
    const send = (man: string, n: number) => ({
      type: 'transfer',
      group: two.id('axis B'),
      men: [two.man(man)],
      cards: [two.card('axis', n)],
      to: 0,
    })
    two.cannot({ ...send('P4', 1), men: [two.man('P4'), two.man('P5')], cards: [two.card('axis', 1), two.card('axis', 2)] }, '23.3')
    two.act(send('P4', 1))
    expect(pillboxIsFull(two.state, [two.man('P5')], two.group('axis A'))?.rule).toBe('23.3')
  })

  test('UF-23.4-01 UF-9.5-03 takes four off, and nobody conceals it', () => {
    const t = bunker('axis A: P1\naxis B[3]: P2, P3, P4', { hands: { axis: 'Fire 3/4', allied: 'Concealed 2' } })
    t.fire('axis B', 'allied B', [1])
    expect([strengthOf(t), t.asked.kind]).toEqual([-1, 'attack'])
  })

  test('UF-23.5-01 UF-23.5-02 nobody infiltrates out of it or fights those inside; but whoever gets in fires at double strength', () => {
    const t = bunker('axis A: P1\naxis B[5]: P2 infiltrates B since 1, P3', { hands: { axis: 'Move', allied: 'Move' }, active: 'axis' })
    t.cannot({ type: 'closeCombat', group: t.id('axis B'), men: [{ man: t.man('P2') }] }, '23.5')
    expect(factors(t, 'axis B', 'allied B')).toBe(9)
    const out = bunker('axis A: P1\naxis B[5]: P2', { active: 'allied' })
    out.cannot({ type: 'infiltrate', group: out.id('allied B'), men: [{ man: out.man('Q3'), into: out.id('axis B') }] }, '20.24')
    const inside = bunker('axis A: P1\naxis B[5] Woods: P2, P3', { hands: { axis: 'Move' } })
    inside.act({
      type: 'infiltrate',
      group: inside.id('axis B'),
      men: [{ man: inside.man('P2'), into: inside.id('allied B'), card: inside.card('axis', 1) }],
    })
    inside.draws('b1 c2r')
    expect(inside.m('P2').infiltrates).toBe(inside.id('allied B'))
  })

  test('UF-23.7-01 neither fires at the other while somebody stands behind it', () => {
    const t = bunker('axis A[6]: P1, P2, P3\naxis B: P4', { hands: { axis: 'Fire 1/1', allied: 'Fire 1/1' } })
    t.cannot(t.fireAction('axis A', 'allied B', [1]), '23.7')
    const out = bunker('axis A[6]: P1, P2, P3\naxis B: P4', { hands: { allied: 'Fire 1/1' }, active: 'allied' })
    out.cannot(out.fireAction('allied B', 'axis A', [1]), '23.7')
  })

  test('UF-23.7-02 UF-23.7-03 who comes back to RR 5 is still behind it: he flanks it, and its own fire at him is halved', () => {
    const t = bunker('axis A[6] behind B: P1, P2, P3\naxis B: P4', { hands: { axis: 'Move', allied: 'Fire 3/4' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'retreat' })
    expect([t.group('axis A').range, t.group('axis A').behindPillbox]).toEqual([5, t.id('allied B')])
    expect(factors(t, 'axis A', 'allied B')).toBe(9)
    t.next('allied').fire('allied B', 'axis A', [1])
    // 3 halved is 1, and 1 for the movement
    expect(strengthOf(t)).toBe(2)
  })

  test('UF-23.7-02 but not if he is two letters away from it', () => {
    const t = table('axis A: P4\naxis D[5], behind B: P1, P2, P3\nallied A: Q1\nallied B Pillbox: Q2', RULES)
    // RR 4: two each
    expect(factors(t, 'axis D', 'allied B')).toBe(6)
  })

  test('UF-23.7-02 whoever passes it is noted to be behind it', () => {
    const t = bunker('axis A[5]: P1\naxis B: P4', { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
    expect(t.group('axis A').behindPillbox).toBe(t.id('allied B'))
  })

  test('UF-23.8-01 UF-23.8-02 QA-109 flanking and encirclement do nothing against it', () => {
    const t = bunker('axis A[3] flanks B: P1, P2\naxis B[3]: P4')
    expect(factors(t, 'axis A', 'allied B')).toBe(2 * 2)
    const round = table('axis A[6] encircles B: P1\naxis B[2]: P2, P3\nallied A: Q1\nallied B Pillbox: Q2', RULES)
    expect(factors(round, 'axis B', 'allied B')).toBe(2)
    const open = table('axis A[6] encircles B: P1\naxis B[2]: P2, P3\nallied A: Q1\nallied B Woods: Q2', RULES)
    expect(factors(open, 'axis B', 'allied B')).toBe(4)
  })
})
