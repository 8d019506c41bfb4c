import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { kiaOf } from '../men/values.ts'

const RULES = { rulesThrough: 22 } as const
const FT = 'F(weapon flamethrower, kia 7)'
/** The German group is at RR 5 to the American one. */
const near = (axis: string, allied: string, options: TableOptions = {}) =>
  table(`axis A[4] ${axis}\naxis B: P8, P9\nallied A[1] ${allied}\nallied B: Q8, Q9`, { ...RULES, hands: { axis: 'Fire 4/8' }, ...options })
const strengthOf = (t: UpfrontTable) => t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]

describe('a flamethrower', () => {
  test('UF-22.1-01 QA-107 ignores what the defender’s terrain takes off, an entrenchment included', () => {
    const dug = { modules: ['entrenchments'], kept: { entrenchments: { dug: [2] } } }
    for (const ground of ['Woods', 'Buildings', 'Brush', 'Pillbox'])
      expect(strengthOf(near(`: ${FT}`, `${ground}: Q1`).fire('axis A', 'allied A', [1]))).toBe(4)
    expect(strengthOf(near(`: ${FT}`, 'Brush: Q1', dug).fire('axis A', 'allied A', [1]))).toBe(4)
    expect(strengthOf(near(': P1, P2, P3', 'Woods: Q1').fire('axis A', 'allied A', [1]))).toBe(2)
    expect(strengthOf(near(`: ${FT}`, 'Woods: Q1', { rulesThrough: 21 }).fire('axis A', 'allied A', [1]))).toBe(2)
  })

  test('UF-22.1-03 but not the attacker’s own ground, Smoke, Wire or a Concealed card', () => {
    expect(strengthOf(near(`Stream: ${FT}`, 'Woods: Q1').fire('axis A', 'allied A', [1]))).toBe(3)
    expect(strengthOf(near(`: ${FT}`, 'Woods, Smoke: Q1').fire('axis A', 'allied A', [1]))).toBe(3)
    expect(strengthOf(near(`: ${FT}`, 'Woods, Wire: Q1').fire('axis A', 'allied A', [1]))).toBe(5)
    const t = near(`: ${FT}`, 'Woods: Q1', { hands: { axis: 'Fire 4/8', allied: 'Concealed 2' } })
    t.fire('axis A', 'allied A', [1]).answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
    t.resolves('b0').saw({ type: 'attacked', strength: 2 })
  })

  test('UF-22.1-02 UF-12.1-03 moving halves it only if the flamethrower does not bring all the firepower', () => {
    expect(strengthOf(near(`Move+: ${FT}, P1`, 'Woods: Q1').fire('axis A', 'allied A', [1]))).toBe(4)
    const more = near(`Move+: ${FT}, P1, P2, P3`, 'Woods: Q1', { hands: { axis: 'Fire 5/10' } })
    expect(strengthOf(more.fire('axis A', 'allied A', [1]))).toBe(2)
  })

  test('UF-22.2-01 may be kept out of an attack that is declared so; then terrain counts, and it can’t jam', () => {
    const t = near(`: ${FT}, P1, P2, P3`, 'Woods: Q1')
    t.fire('axis A', 'allied A', [1], { without: [t.man('F')] })
    expect(strengthOf(t)).toBe(2)
    t.resolves('r5')
    expect(t.m('F').jammed).toBe(false)
    const other = near(`: ${FT}, P1`, 'Woods: Q1')
    other.cannot(other.fireAction('axis A', 'allied A', [1], { without: [other.man('P1')] }), '20.531')
  })

  test('UF-22.3-01 UF-22.3-02 jams on a red 5 or 6 without an RPC, and the rest of the attack goes on without terrain', () => {
    for (const red of ['r5', 'r6']) {
      const t = near(`: P1, P2, P3, ${FT}`, 'Woods: Q1, Q2', { hands: { axis: 'Fire 5/10' } })
      t.fire('axis A', 'allied A', [1])
        .resolves(red, 'b0')
        .saw({ type: 'malfunction', rule: '22.3', man: t.man('F'), effect: 'jams' })
      t.saw({ type: 'attacked', man: t.man('Q2'), strength: 1 })
    }
  })

  test('UF-22.3-03 of a pinned man jams only by an RPC that finds him', () => {
    const t = near(`: P1, P2, P3, ${FT} pinned`, 'Woods: Q1, Q2')
    t.fire('axis A', 'allied A', [1]).resolves('r5', 'b0')
    expect(t.m('F').jammed).toBe(false)
    const lot = near(`: P1, P2, P3, ${FT} pinned`, 'Woods: Q1')
    lot.fire('axis A', 'allied A', [1]).resolves('r6', 'b1 4=4')
    expect(lot.m('F').jammed).toBe(true)
  })

  test('UF-22.4-01 UF-22.4-02 makes a better target of whoever holds one, and of nobody who has given his up', () => {
    const t = near(`: P1 with flamethrower, ${FT} unarmed, F2(weapon flamethrower, kia 7)`, ': Q1')
    expect(['P1', 'F', 'F2'].map((name) => kiaOf(t.state, t.m(name)))).toEqual([7, 8, 7])
  })

  test('UF-22.5-05 UF-22.6-01 has firepower at RR 5 alone, and nothing doubles it', () => {
    const factors = (text: string) => {
      const t = table(text, RULES)
      return groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors
    }
    expect(factors(`axis A[3]: ${FT}\nallied A[1]: Q1`)).toBe(0)
    expect(factors(`axis A[4]: ${FT}\nallied A[1]: Q1`)).toBe(8)
    expect(factors(`axis A[4]: ${FT} infiltrates A\nallied A[1]: Q1`)).toBe(8)
  })

  test('QA-148 the British use their bonus with it alone', () => {
    const t = near(`: ${FT}`, ': Q1', { nations: { axis: 'British' }, hands: { axis: 'Fire 5/9' } })
    expect(strengthOf(t.fire('axis A', 'allied A', [1]))).toBe(5)
  })
})
