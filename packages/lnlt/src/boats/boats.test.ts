import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview } from '../../test/fire.ts'
import { hold, move, moveOf, walk } from '../../test/moves.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { toHitModifiers } from '../../test/vehicles.ts'
import { advisor } from '../advice/advisor.ts'

/** A river down the columns E to G, blue on its west bank in D5. */
const RIVER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((row) => ['E', 'F', 'G'].map((column) => `${column}${row} river`)).join('    ')
const at = (text: string, options: TableOptions = {}) =>
  table(`${RIVER}    ${text}    A9 US: spare=2-5-4    L9 German: idle=1-6-4`, { columns: 12, rows: 10, ...options })

describe('23.3.1 Rubber Boats', () => {
  test('LNL-23.3.1-01 one SW of portage; it takes a Squad and two men', () => {
    const t = at('D5 US: a=2-5-4, boat, l=6-1-6, m=us-medic').activate('D5')
    expect(t.state.weapons[0]).toMatchObject({ owner: t.unit('a') })
    t.refuses('blue', moveOf(t, 'l', 'E5'), { rule: '10.4', message: /Without a Rubber Boat/ })
    expect(walk(t, 'a l m', ['E5']).where('l')).toBe('E5')
    const two = at('D5 US: a=2-5-4, boat, b=2-5-4').activate('D5')
    two.refuses('blue', moveOf(two, 'a b', 'E5'), { rule: '23.3.1', message: /do not hold/ })
  })

  test('LNL-23.3.1-06 no Weapon Teams', () => {
    const t = at('D5 US: a=2-5-4, boat, g=us-m1917').activate('D5')
    t.refuses('blue', moveOf(t, 'a g', 'E5'), { rule: '23.3.1' })
  })

  test('LNL-23.3.1-02 onto the water and off it takes the whole MF', () => {
    const t = at('D5 US: a=2-5-4, boat').activate('D5')
    walk(t, 'a', ['E5'])
    expect([t.events('moves')[0]!.halves, t.state.move, t.asked.seat]).toEqual([8, null, 'red'])
    const walked = at('C5 US: a=2-5-4, boat').activate('C5')
    walk(walked, 'a', ['D5'])
    walked.refuses('blue', { type: 'step', to: 'E5' }, { rule: '23.3.1' })
    const land = at('G5 US: a=2-5-4, boat').activate('G5')
    expect(walk(land, 'a', ['H5']).state.move).toBeNull()
  })

  test('LNL-23.3.1-07 on the water two hexes', () => {
    const t = at('E5 US: a=2-5-4, boat').activate('E5')
    walk(t, 'a', ['F5', 'G5'])
    expect([t.where('a'), t.state.move]).toEqual(['G5', null])
  })

  test('LNL-23.3.1-03 +1 for whoever fires at them', () => {
    const t = at('F5 US: a=2-5-4, boat    H5 German: x=1-6-4', { next: 'red' })
    expect(modifiers(preview(t, 'x', 'F5'))).toContain('in a boat 1')
  })

  test('LNL-PAC04-18 LNL-23.3.1-08 -1 for guns', () => {
    const t = at('F5 US: a=2-5-4, boat    H5 German: x=pz4h f4', { next: 'red' })
    expect(toHitModifiers(t, 'x', 'F5')).toContain('in a boat -1')
  })

  test('LNL-23.3.1-04 off the water one simply moves', () => {
    const t = at('G5 US: a=us-101st-airborne-hero-2-2-6, boat').activate('G5')
    for (const mode of ['assaultMove', 'lowCrawl'] as const) t.refuses('blue', moveOf(t, 'a', 'H5', { mode }), { rule: '23.3.1' })
  })

  test('LNL-23.3.1-09 among enemies they only defend in the first round', () => {
    const t = at('G5 US: a=2-5-4, boat    H5 German: x=1-6-4').activate('G5')
    move(t, 'a', 'H5').rolls(6, 6)
    expect(t.events('meleeAttack')).toHaveLength(1)
  })

  test('LNL-23.3.1-05 single men stay with those whose boat it is', () => {
    const t = at('F5 US: a=2-5-4, boat, l=6-1-6, b=boat').activate('F5')
    t.refuses('blue', moveOf(t, 'l', 'G5'), { rule: '23.3.1', message: /stays with/ })
    t.refuses('blue', moveOf(t, 'a', 'G5'), { rule: '23.3.1', message: /stays with/ })
    expect(walk(t, 'a l', ['G5']).where('l')).toBe('G5')
  })

  test('on the River nobody drops or destroys the boat that carries him', () => {
    const t = at('F5 US: a=2-5-4, b=boat    A8 US: c=2-5-4, w=us-bar', { phase: 'rally' })
    for (const type of ['drop', 'destroy'] as const) t.refuses('blue', { type, weapon: t.weapon('b') }, { rule: '23.3.1' })
  })

  test('LNL-23.3.1-10 nobody fires out of one', () => {
    mayNot(at('F5 US: a=2-5-4, boat    H5 German: x=1-6-4'), 'a', 'H5', { rule: '23.3.1' })
  })

  test('LNL-23.3.1-11 nor calls artillery', () => {
    const guns = { artillery: { blue: [{ name: 'guns', fp: 3, missions: 1 }] } }
    const t = at('F5 US: a=2-5-4, boat, l=6-1-6    J5 German: x=1-6-4', guns).activate('F5')
    t.refuses('blue', { type: 'artillery', unit: t.unit('l'), battery: 0, at: 'J5' }, { rule: '23.3.1' })
  })

  test('LNL-23.3.1-12 Shaken they move away, and land where 5.1 lets them', () => {
    const t = at('F5 US: a=2-5-4 shaken, boat    J5 German: x=1-6-4').activate('F5')
    t.refuses('blue', moveOf(t, 'a', 'G5'), { rule: '5.1' })
    expect(hold(move(t, 'a', 'E5')).where('a')).toBe('E5')
    const bank = at('E5 US: a=2-5-4 shaken, boat    J5 German: x=1-6-4').activate('E5')
    expect(hold(move(bank, 'a', 'D5')).where('a')).toBe('D5')
  })

  test('computer players who have one row to what they are after, and those without stay', () => {
    const victory = {
      text: 'The far bank.',
      conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['G5'] }, text: 'They are over.' }],
      otherwise: 'red',
    } as const
    const best = (boat: string) => {
      const river = RIVER.split('    ')
        .filter((hex) => hex.startsWith('E'))
        .join('    ')
      const t = table(`${river}    D5 US: a=2-5-4${boat}    L9 German: idle=1-6-4`, { columns: 12, rows: 10, victory }).activate('D5')
      const judge = advisor.judge(t.state, 'blue', t.game.open[0]!)
      const [first] = t.candidates().sort((a, b) => judge(b) - judge(a))
      return (first as { readonly to?: string }).to
    }
    expect(best(', boat')).toMatch(/^E/)
    expect(best('') ?? 'stays').not.toMatch(/^E/)
  })
})
