import { describe, expect, test } from 'vitest'
import { preview } from '../../test/fire.ts'
import { hold, move } from '../../test/moves.ts'
import { field, mayNotDo, shellOf, shellPreview } from '../../test/vehicles.ts'
import type { SituationMarker } from '../situation/situation.ts'

/** A Bunker of red in G5 that faces north. */
const BUNKER: SituationMarker[] = [{ kind: 'bunker', at: 'G5', side: 'red', value: 2, facing: 0 }]
const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'
const at = (text: string, options: object = {}) => field(`${text}${FAR}`, { ...options, markers: BUNKER })

describe('21.1 ordnance and Bunkers', () => {
  test('LNL-21.1-07 LNL-1.6.4-09 no rocket is fired out of one', () => {
    const t = at('G5 bunker German: x=1-6-4, w=panzerschreck    G2 US: a=us-m4a1 f3', { next: 'red' })
    mayNotDo(t, 'x', shellOf(t, 'x', 'G2', { target: 'a', weapon: 'w' }), { rule: '1.6.4' })
  })

  test('LNL-21.1-13 LNL-1.6.4-04 an anti-tank rifle and a PIAT are', () => {
    for (const [nation, weapon] of [
      ['Soviet: x=su-rifle-squad', 'su-ptrd'],
      ['British: x=uk-rifle-squad', 'uk-piat'],
    ] as const) {
      const t = field(`G5 bunker ${nation}, w=${weapon}    G2 German: a=pz4h f3    A9 German: 1-6-4`, { markers: BUNKER })
      expect(shellPreview(t, 'x', 'G2', { target: 'a', weapon: 'w' }).hits).toBeGreaterThan(0)
    }
  })

  test('LNL-NAR-23 over its front those inside fire at a vehicle that passes, a Squad with its own firepower and its machine gun together', () => {
    const passing = (from: string, to: string) => {
      const t = at(`G5 bunker German: x=1-6-4, w=MG42 assembled    ${from} US: a=m3ht f1`).activate(from)
      return move(t, 'a', to)
    }
    const t = passing('F3', 'G3')
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    expect(preview(t, 'x+w', 'G3', { target: 'a' }).firepower).toBe(preview(t, 'x', 'G3', { target: 'a' }).firepower + 3)
    expect(passing('F8', 'G8').asked.kind).toBe('step')
  })

  test('LNL-21.1.2-03 shells of guns reach those inside from any side', () => {
    const t = at('G5 bunker German: x=1-6-4 fired    G8 US: a=us-m4a1 f0')
    expect(shellPreview(t, 'a', 'G5 bunker').hits).toBeGreaterThan(0)
  })
})

describe('21.1.3 Bunkers and Overruns', () => {
  test('LNL-21.1.3-01 a vehicle overruns those outside, wherever it comes from', () => {
    const t = at('G6 US: a=us-m4a1 f0    G5 German: y=1-6-4    G5 bunker German: x=1-6-4').activate('G6')
    move(t, 'a', 'G5').rolls(6, 1, 5)
    expect(t.events('attack')[0]!.targets.map(({ unit }) => unit)).toEqual([t.unit('y')])
  })

  test('LNL-21.1.3-03 LNL-21.1.3-04 and those inside over its front, who add its TM', () => {
    const t = at('G4 US: a=us-m4a1 f2    G5 German: y=1-6-4    G5 bunker German: x=1-6-4').activate('G4')
    move(t, 'a', 'G5').rolls(6, 1, 5, 5)
    expect(t.events('attack')[0]!.targets.map(({ unit, defence }) => [unit, defence])).toEqual([
      [t.unit('y'), 1],
      [t.unit('x'), 3],
    ])
    const empty = at('G4 US: a=us-m4a1 f2 buttoned    G5 bunker German: x=1-6-4').activate('G4')
    hold(move(empty, 'a', 'G5'))
    empty.answer('step', { type: 'overrun' }).rolls(6, 1, 5)
    expect(empty.events('attack')[0]!.targets.map(({ unit }) => unit)).toEqual([empty.unit('x')])
    const behind = at('G6 US: a=us-m4a1 f0    G5 bunker German: x=1-6-4').activate('G6')
    hold(move(behind, 'a', 'G5'))
    behind.refuses('blue', { type: 'overrun' }, { rule: '21.1.3' })
  })

  const over = (words: string, type = 'us-m4a1') => {
    const t = at(`G4 US: a=${type} f2${words}    G5 bunker German: x=1-6-4`).activate('G4')
    hold(move(t, 'a', 'G5'))
    return t.answer('step', { type: 'overrun' })
  }

  test('LNL-21.1.3-02 those inside do not storm it', () => {
    const t = over(' buttoned').rolls(1, 6, 2)
    expect([t.events('closeAssault'), t.asked.kind]).toEqual([[], 'step'])
  })

  test('LNL-21.1.3-05 at one that is open they fire, after a Morale Check', () => {
    const t = over('', 'm3ht').rolls(1, 6)
    t.answer('bunkerAnswer', { units: t.units('x') }).rolls(1, 1, 6, 1, 1)
    expect(t.events('attack').at(-1)).toMatchObject({ by: 'red', targets: [{ unit: t.unit('a') }] })
    const afraid = over('', 'm3ht').rolls(1, 6)
    afraid.answer('bunkerAnswer', { units: afraid.units('x') }).rolls(6, 6)
    expect(afraid.events('attack')).toHaveLength(1)
  })

  test('LNL-21.1.3-05 LNL-5.0.1-01 with all their arms but charges, led by a Leader who has kept his head', () => {
    const full = (dice: readonly number[]) => {
      const t = at('G4 US: a=m3ht f2    G5 bunker German: x=1-6-4, m=de-mg34, c=de-satchel, l=de-leader-6-1').activate('G4')
      hold(move(t, 'a', 'G5'))
      t.answer('step', { type: 'overrun' }).rolls(1, 6)
      t.answer('bunkerAnswer', { units: t.units('x l') }).rolls(...dice)
      return t.events('attack').at(-1)!
    }
    const led = full([1, 1, 1, 1, 6, 1, 1])
    expect([led.firepower, led.parts.map(({ label }) => label), led.modifiers.map(({ label }) => label)]).toEqual([
      3,
      ['1-6-4', 'MG34'],
      ['Leader', 'adjacent'],
    ])
    expect(full([6, 6, 1, 1, 6, 1, 1]).leader).toBe(-1)
  })

  test('LNL-21.1.3-06 with an anti-tank rifle also at a buttoned one', () => {
    const t = field(
      'G4 German: a=pz4h f2 buttoned    G5 bunker Soviet: x=su-rifle-squad, w=su-ptrd    A9 German: 1-6-4    N9 Soviet: su-rifle-squad',
      {
        markers: BUNKER,
        next: 'red',
      },
    ).activate('G4')
    hold(move(t, 'a', 'G5'))
    t.answer('step', { type: 'overrun' }).rolls(1, 6, 2)
    t.answer('bunkerAnswer', { units: t.units('x') }).rolls(1, 1, 6, 6)
    expect(t.events('toHit')[0]).toMatchObject({ target: t.unit('a') })
  })
})
