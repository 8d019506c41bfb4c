import { describe, expect, test } from 'vitest'
import { isSpotted } from '../src/spotting/spotted.ts'
import { moraleOf } from '../src/units/morale.ts'
import { preview, strength } from './fire.ts'
import { end, hold, move } from './moves.ts'
import { table } from './table.ts'
import { field, shell, shellPreview } from './vehicles.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'

describe('examples that the rulebook gives in passing', () => {
  test('X-MV-4 a Squad and a tank go into Light Woods together: 2 MP for the one, 4 for the other', () => {
    const t = field(`D5 US: v=us-m4a1 f1, a=2-5-4    E5 light-woods${FAR}`).activate('D5')
    hold(move(t, 'v a', 'E5', { mode: 'move' }))
    t.saw({ type: 'moves', units: t.units('v a'), spent: [8, 4] })
  })

  test('X-RF-4 a Hero on the roof rallies nobody who is in the house', () => {
    const rules = [{ type: 'rooftops', text: 'The roofs are flat.' }] as const
    const tries = (place: string) => {
      const t = table(`D4 stone building; German: x=1-5-4 hs shaken    ${place} German: h=1-6-6 hero    H6 US: 2-5-4`, {
        rules,
        phase: 'rally',
        initiative: 'red',
      })
      return t.game.open[0]!.seat === 'red'
        ? (t.candidates() as { readonly type: string }[]).filter(({ type }) => type === 'rally').length
        : 0
    }
    expect([tries('D4'), tries('D4 rooftop')]).toEqual([1, 0])
  })

  test('X-SMC-6 a tank of Morale 6 has that of its Armor Leader, 7', () => {
    const t = field(`D5 British: a=crusader3 f1, l=uk-armor-leader-7-1 aboard    F5 British: b=crusader3 f1    N9 German: 1-6-4`)
    expect([moraleOf(t.state, t.u('a')), moraleOf(t.state, t.u('b'))]).toEqual([7, 6])
  })

  test('X-EMP-1 an emplaced vehicle in wheat must be spotted, one in the open is', () => {
    const markers = ['H5', 'H8'].map((at) => ({ kind: 'vehicleEmplacement', at, side: 'red' as const }))
    const t = field(`D5 US: 2-5-4    H5 wheat-field; German: x=pz4h f4 emplaced    H8 German: y=pz4h f4 emplaced`, { markers })
    expect(['H5', 'H8'].map((hex) => isSpotted(t.state, 'blue', t.place(hex)))).toEqual([false, true])
  })

  test('X-OFT-LEG a gun that hits on 8 hits a Squad that has moved on a natural 7', () => {
    const hits = (words: string) => shellPreview(field(`D5 US: a=us-m4a1 f1 buttoned    H5 German: x=1-6-4${words}${FAR}`), 'a', 'H5')
    expect([hits('').hits, hits(' moved').hits]).toEqual([26, 21])
  })

  test('EX2-N2 adjacent fire at night: 2 and 2 are 4', () => {
    const t = table('C3 US: a=2-5-4    C4 German: x=1-6-4', { rules: [{ type: 'night', text: 'Night.' }] })
    expect(strength(preview(t, 'a', 'C4'))).toBe(4)
  })

  test('EX2-VN-19 what hits a Bunker is rolled against a bare die: its TM was in the to-hit roll', () => {
    const markers = [{ kind: 'bunker', at: 'G5', side: 'red' as const, value: 2, facing: 3 }]
    const t = field(`G5 bunker German: x=1-6-4 fired    G8 US: a=us-m4a1 f0 buttoned${FAR}`, { markers })
    shell(t, 'a', 'G5 bunker').rolls(1, 1, 2, 5)
    expect(t.events('attack').at(-1)).toMatchObject({ firepower: 3, targets: [{ attack: 5, defence: 5, defenceModifiers: [] }] })
  })

  test('EX2-FX-05 EX2-FX-06 a Blowpipe needs 4 for a plane two hexes away; its bombs are 3 and a die against armor 1 and a die, and need not hit', () => {
    const t = field(
      'B5 British: b=uk-para-squad-falklands, law=uk-law    C5 Argentine: v=ar-aml90 f4    H6 Argentine: k=ar-aml90 f4    F4 Argentine: hs=ar-army-half-squad, bp=ar-blowpipe    A10 Argentine: ar-army-squad',
      { air: { blue: [{ type: 'harrier' }] } },
    )
    shell(t.rolls(6, 6, 1), 'b', 'C5', { weapon: 'law', target: 'v' })
    end(t).answer('airRun', { edge: 'N', entry: 'H1', direction: 3, bombs: ['H6', 'H6'] })
    const at = () => (t.candidates()[0] as { at?: string }).at
    while (at() !== 'H3 sky') t.answer('opportunityFire', { type: 'hold' })
    const [shot] = t.candidates()
    const { hits, modifiers } = t.game.open[0]!.question.preview!(shot) as { hits: number; modifiers: readonly { value: number }[] }
    expect([hits, modifiers.map(({ value }) => value)]).toEqual([6, [2]])
    t.rolls(2, 5, 1, 1, 2, 5, 1, 1)
    hold(t)
    expect(t.events('toHit')).toHaveLength(1)
    expect(t.events('penetration').map(({ attack, defence }) => [attack, defence])).toEqual([
      [5, 6],
      [5, 6],
    ])
  })
})
