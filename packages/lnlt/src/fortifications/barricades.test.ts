import { conformance } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { barred } from '../../test/barricade.ts'
import { hold, move, moveOf } from '../../test/moves.ts'
import type { LnltTable, TableOptions } from '../../test/table.ts'
import { field, type ShotWords, shellOf } from '../../test/vehicles.ts'
import { advisor } from '../advice/advisor.ts'
import { wallEntered } from '../map/entered.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { OrdnancePreview } from '../ordnance/preview.ts'
import type { Side } from '../state.ts'
import { lnlt } from '../system.ts'

conformance(lnlt, { scenarios: { barred: barred() }, maxDecisions: 6000, games: 2 })

/** Red's Barricade on the road in D4, towards D5. */
const at = (text: string, options: TableOptions = {}) =>
  field(`${text}    D4 road S    M2 German: far=1-6-4    N9 US: spare=2-5-4`, {
    ...options,
    markers: [{ kind: 'barricade', at: 'D4', side: 'red', facing: 3 }],
  })
const tear = (t: LnltTable, who: string) => ({ type: 'tearDown' as const, units: t.units(who), at: 'D4', facing: 3 })
const shell = (t: LnltTable, unit: string, words: ShotWords = {}) => ({ ...shellOf(t, unit, 'D4', words), barricade: 3 })
const wall = (t: LnltTable, from: string) => wallEntered(t.state.setting, t.place(from), t.place('D4'))?.id
const sees = ({ state }: LnltTable, from: number, to: number) => seesLocation(state, from, to)

describe('21.5 Barricades that are destroyed', () => {
  test('LNL-21.5-02 a gun hits it as a vehicle and goes through an armor of 2: the hexside is open to vehicles', () => {
    const t = at('D8 US: a=us-m4a1 f0    D5 US: b=us-m4a1 f0').activate('D8')
    t.answer('act', shell(t, 'a')).rolls(3, 3, 4, 3)
    t.saw({ type: 'toHit', target: -1, barricade: 3, hit: true, location: '' })
    t.saw({ type: 'barricade', unit: t.unit('a'), armor: 2, defence: 5, destroyed: true })
    expect([t.markers('D4'), wall(t, 'D8')]).toEqual([['breach 0'], undefined])
    t.pass().activate('D5')
    expect(hold(move(t, 'b', 'D4')).where('b')).toBe('D4')
  })

  test('LNL-21.5-02 what does not go through leaves it standing and is acquired, what does is forgotten', () => {
    const t = at('D8 US: a=us-m4a1 f0    D9 US: b=us-m4a1 f0').activate('D8')
    t.answer('act', shell(t, 'a')).rolls(3, 3, 1, 6).saw({ type: 'barricade', destroyed: false })
    expect([t.markers('D4'), wall(t, 'D8')]).toEqual([['barricade 2'], 'barricade'])
    expect(t.state.acquisitions).toEqual([expect.objectContaining({ unit: t.unit('a'), value: 1 })])
    t.refuses('red', moveOf(t, 'b', 'D4'), {})
    t.pass().activate('D9').answer('act', shell(t, 'b')).rolls(3, 3, 6, 1)
    expect(t.state.acquisitions).toBeUndefined()
  })

  test('LNL-21.5-02 the ground hides it, not the Barricade itself; nobody need be there or be spotted', () => {
    const t = at('D8 US: a=us-m4a1 f0').activate('D8')
    const look = (table: LnltTable) => table.game.open[0]!.question.preview!(shell(table, 'a')) as OrdnancePreview
    const { modifiers, fate, he, strikes, needed } = look(t)
    expect([modifiers.map(({ label }) => label), needed]).toEqual([['open'], needed])
    expect([he, strikes.map(({ location, armor }) => `${location} ${armor}`)]).toEqual([null, ['barricade 2']])
    expect(fate!.destroyed).toBeGreaterThan(0.5)
    expect(fate!.destroyed + fate!.none).toBeCloseTo(1)
    expect(t.state.setting.rulings.works).toHaveLength(1)
    const beside = at('D5 US: a=us-m4a1 f0').activate('D5')
    expect(look(beside).modifiers).toContainEqual(expect.objectContaining({ label: 'adjacent', value: -2 }))
  })

  test('LNL-21.5-02 a penetration of 1 does nothing to it', () => {
    const boys = (hex: string) => at(`${hex} US: a=2-5-4, r=uk-boys`).activate(hex)
    const far = boys('D8')
    far.refuses('blue', shell(far, 'a', { weapon: 'r' }), { rule: '21.5', message: /penetration of 1/ })
    const near = boys('D7')
    near.answer('act', shell(near, 'a', { weapon: 'r' })).rolls(1, 1, 6, 1)
    expect(near.markers('D4')).toEqual(['breach 0'])
  })

  test('LNL-21.5-02 nobody fires at the one in his own hex, at one that is not there, or while others move', () => {
    const here = at('D4 US: a=us-m4a1 f0').activate('D4')
    here.refuses('blue', shell(here, 'a'), { rule: '21.5', message: /torn down/ })
    here.refuses('blue', { ...shell(here, 'a'), barricade: 0 }, { rule: '21.5', message: /no such Barricade/ })
    const t = at('D8 US: b=2-5-4    D1 German: x=pz4h f3').activate('D8')
    move(t, 'b', 'E8').asks('red', 'opportunityFire')
    t.refuses('red', shell(t, 'x'), { rule: '5.3' })
  })

  test('LNL-21.5-08 men in either hex storm it, with no Morale Check before: a die and their firepower against a die and 2', () => {
    for (const hex of ['D4', 'D5']) {
      const t = at(`${hex} US: a=2-5-4, b=2-5-4`).activate(hex)
      t.answer('act', tear(t, 'a')).rolls(4, 3)
      t.saw({ type: 'barricade', attack: 6, armor: 2, defence: 5, destroyed: true }).sawNo({ type: 'moraleCheck' })
      t.saw({ type: 'marked', mark: 'moved', units: t.units('a') })
      expect(t.markers('D4')).toEqual(['breach 0'])
      t.refuses('blue', tear(t, 'b'), { rule: '21.5', message: /no such Barricade/ })
    }
  })

  test('LNL-21.5-08 one after the other until it is down, a Leader helps the first; who could not storm a vehicle can’t', () => {
    const t = at('D5 US: a=2-5-4, b=2-5-4, l=Tom, m=us-medic').activate('D5')
    for (const who of ['m', 'l']) t.refuses('blue', tear(t, who), { rule: '21.5' })
    t.answer('act', tear(t, 'a b l')).rolls(1, 6, 5, 1)
    const [first, second] = t.events('barricade')
    expect(first!.modifiers.map(({ label }) => label)).toEqual(['own firepower', 'Leader'])
    expect([first!.destroyed, second!.destroyed, second!.modifiers]).toEqual([false, true, [first!.modifiers[0]]])
  })

  test('LNL-21.5-08 nobody tears at it from elsewhere, Shaken, or when he has acted', () => {
    const t = at('D6 US: a=2-5-4').activate('D6')
    t.refuses('blue', tear(t, 'a'), { rule: '21.5', message: /not beside/ })
    const shaken = at('D5 US: b=2-5-4 shaken, c=2-5-4').activate('D5')
    shaken.refuses('blue', tear(shaken, 'b'), { rule: '21.5' })
    shaken.answer('act', tear(shaken, 'c')).rolls(1, 6)
    expect(shaken.markers('D4')).toEqual(['barricade 2'])
    shaken.refuses('blue', tear(shaken, 'c'), { rule: '4.0' })
  })

  test('LNL-21.5-08 a move may end with it, and an Assault Move may not', () => {
    const bar = { type: 'tearDown', at: 'D4', facing: 3 } as const
    const t = hold(move(at('D6 US: a=2-5-4').activate('D6'), 'a', 'D5'))
    t.answer('step', bar).rolls(6, 1)
    expect([t.markers('D4'), t.state.move]).toEqual([['breach 0'], null])
    const slow = hold(move(at('D6 US: a=2-5-4').activate('D6'), 'a', 'D5', { mode: 'assaultMove' }))
    slow.refuses('blue', bar, { rule: '17.1' })
  })

  test('LNL-21.5-02 one sees over it as before it was built, and so does whoever opens the game again', () => {
    const t = at('D8 US: a=us-m4a1 f0').activate('D8')
    const [from, to] = [t.place('D8'), t.place('D2')]
    const { setting } = t.state
    expect(sees(t, from, to)).toBe(false)
    t.answer('act', shell(t, 'a')).rolls(3, 3, 6, 1)
    expect(sees(t, from, to)).toBe(true)
    const opened = { ...lnlt.clone(t.state), setting }
    expect(seesLocation(opened, from, to)).toBe(false)
    lnlt.settle!(opened)
    expect(seesLocation(opened, from, to)).toBe(true)
    const twin = { ...opened, setting }
    lnlt.settle!(twin)
    expect(twin.setting === opened.setting).toBe(true)
  })

  test('computer players break what bars the way of their tanks, and leave their own alone', () => {
    const worth = (text: string, side: Side, hex: string) => {
      const t = at(text, { next: side }).activate(hex)
      const judge = advisor.judge(t.state, side, t.game.open[0]!)
      const about = (t.candidates() as { type: string }[]).filter((each) => 'barricade' in each || each.type === 'tearDown')
      return Math.max(...about.map(judge))
    }
    expect(worth('D6 US: a=us-m4a1 f0', 'blue', 'D6')).toBeGreaterThan(0)
    expect(worth('D5 US: b=2-5-4    D6 US: a=us-m4a1 f0', 'blue', 'D5')).toBeGreaterThan(0)
    expect(worth('D4 German: x=1-6-4    D6 German: y=pz4h f0', 'red', 'D4')).toBeLessThan(0)
  })
})
