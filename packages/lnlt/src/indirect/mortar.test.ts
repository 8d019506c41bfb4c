import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot, shotOf } from '../../test/fire.ts'
import { move, moveOf, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { seesLocation } from '../map/obstacles.ts'
import { marksOf } from '../units/marks.ts'

const BOARD: TableOptions = { columns: 14, rows: 16 }
const at = (text: string, options: TableOptions = {}) => table(text, { ...BOARD, ...options })

function lob(t: LnltTable, units: string, target: string, caller?: string): object {
  return { type: 'mortar', units: t.units(units), at: target, ...(caller === undefined ? {} : { caller: t.unit(caller) }) }
}

const fire = (t: LnltTable, units: string, target: string, caller?: string) => t.answer('act', lob(t, units, target, caller))

/** A British squad with a 51 mm Mortar in C2; a hill or wood may stand before the target in C7. */
const squad = (more = '', there = 'German: x=1-6-4') =>
  at(`C2 British: a=1-7-4, m=uk-mortar51 assembled${more}    C7 ${there}    K12 German: y=1-6-4    A14 British: spare=1-7-4`)

describe('1.6.5 Mortars that are carried', () => {
  test('LNL-1.6.5-17 X-SW-3 from two hexes to nine', () => {
    const t = (hex: string) => at(`C2 British: a=1-7-4, m=uk-mortar51 assembled    ${hex} German: x=1-6-4`).activate('C2')
    for (const hex of ['C3', 'C12']) mayNot(t(hex), 'a:m', hex, { rule: '5.0', message: /2 to 9/ })
    expect(['C4', 'C11'].map((hex) => preview(t(hex), 'a:m', hex).firepower)).toEqual([2, 2])
  })

  test('LNL-1.6.5-03 LNL-1.6.5-18 X-SW-4 with the rifles of its squad: the higher of two dice, all the firepower together', () => {
    const t = shoot(squad(), 'a+m', 'C7').rolls(2, 5, 6)
    t.saw({ type: 'attack', firepower: 3, attackDice: [2, 5], targets: [{ attack: 8 }] })
  })

  test('LNL-1.6.5-14 X-SW-6 two of them add up, and still one pair of dice', () => {
    const t = at('C2 British: a=1-7-4, m=uk-mortar51 assembled, n=uk-mortar51 assembled    C7 German: x=1-6-4    K12 German: y=1-6-4')
    mayNot(t, 'a+m+n', 'C7', { rule: '1.6' })
    shoot(t, 'a:m+n', 'C7')
      .rolls(3, 1, 6)
      .saw({ type: 'attack', firepower: 4, attackDice: [3, 1], targets: [{ attack: 7 }] })
  })

  test('LNL-1.6.5-02 only at what is spotted', () => {
    mayNot(squad('', 'forest; German: x=1-6-4'), 'a:m', 'C7', { rule: '10.0' })
  })

  test('LNL-1.6.5-01 LNL-1.6.5-23 a single man gets half out of it; a Medic can’t have one', () => {
    const t = at('C2 British: l=uk-leader-6-1, m=uk-mortar51 assembled, a=1-7-4    C7 German: x=1-6-4')
    expect(preview(t, 'l:m', 'C7').firepower).toBe(1)
    expect(() => at('C2 British: l=uk-medic, m=uk-mortar51    C7 German: x=1-6-4').game).toThrow(/can't carry/)
  })

  test('LNL-1.6.5-10 it is not halved where others lead', () => {
    const t = at('C2 British: b=1-7-4, a=1-7-4, m=uk-mortar51 assembled    C7 German: x=1-6-4')
    expect(preview(t, 'b a+m', 'C7').parts.map(({ quarters }) => quarters)).toEqual([4, 2, 8])
  })

  test('LNL-1.6.5-09 LNL-1.6.5-22 not out of buildings or thick trees', () => {
    const from = (ground: string) => at(`C2 ${ground}; British: a=1-7-4, m=uk-mortar51 assembled    C7 German: x=1-6-4`)
    for (const ground of ['forest', 'stone building', 'wooden building']) mayNot(from(ground), 'a:m', 'C7', { rule: '1.6.5' })
    expect(preview(from('light-woods'), 'a:m', 'C7').firepower).toBe(2)
  })

  test('LNL-1.6.5-15 LNL-1.6.5-28 alone it fires over what degrades the sight, walls and slopes; with rifles it does not', () => {
    const facing = (ground: string, options: TableOptions) => {
      const t = at(`C2 British: a=1-7-4, m=uk-mortar51 assembled    ${ground}; German: x=1-6-4`, options)
      return ['a:m', 'a+m'].map((who) => {
        const { modifiers, targets } = preview(t, who, 'C7')
        return [modifiers.map(({ value }) => value), targets[0]!.defence]
      })
    }
    expect(facing('C4 brush    C5 brush    C7 open', { hexsides: ['C6/C7 wall'] })).toEqual([
      [[], 0],
      [[-1, -1], 1],
    ])
    expect(facing('C7 level 1', {})).toEqual([
      [[], 0],
      [[], 1],
    ])
  })

  test('LNL-1.6.5-24 LNL-1.6.5-25 no Opportunity Fire, no Melee', () => {
    const t = squad('', 'German: x=1-6-4').activate('C2').answer('act', { type: 'end' })
    move(t.activate('C7'), 'x', 'C8')
    t.refuses('blue', shotOf(t, 'a:m', 'C8'), { rule: '5.3' })
    expect(t.state.setting.pack.weapons.get('uk-mortar51')).toMatchObject({ melee: false })
  })

  test('LNL-1.6.5-11 no Fire For Effect is left', () => {
    expect(shoot(squad(), 'a:m', 'C7').rolls(1, 1, 6).markers('C7')).toEqual([])
  })

  test('LNL-1.6.5-12 LNL-1.6.5-27 put together it stays where it is, and who leaves abandons it', () => {
    const t = walk(squad().activate('C2'), 'a', ['C3'])
    expect([t.events('weaponLeft').map(({ why }) => why), t.state.weapons[0]!.at]).toEqual([['abandoned'], t.place('C2')])
  })

  test('LNL-1.6.5-26 it is put together in the Rally Phase, by somebody in Good Order, and fires only so', () => {
    const apart = at('C2 British: a=1-7-4, m=uk-mortar51    C7 German: x=1-6-4')
    mayNot(apart, 'a:m', 'C7', { rule: '1.6.1', message: /dismantled/ })
    const t = at('C2 British: a=1-7-4, m=uk-mortar51    C7 German: x=1-6-4', { phase: 'rally' })
    t.answer('rally', { type: 'flip', weapon: t.weapon('m') })
    expect(t.state.weapons[0]!.assembled).toBe(true)
    const shaken = at('C2 British: a=1-7-4 shaken, m=uk-mortar51    C7 German: x=1-6-4', { phase: 'rally' })
    shaken.refuses('blue', { type: 'flip', weapon: shaken.weapon('m') }, {})
  })
})

describe('1.6.5 directed by a neighbour', () => {
  const hidden = (who = 'l=jp-leader-7-1', options: TableOptions = {}) =>
    at(
      `D6 Japanese: a=jp-infantry-squad, m=jp-t89 assembled    C6 Japanese: ${who}    D4 stone building    D1 US: x=2-5-4    K12 US: y=2-5-4    A14 Japanese: spare=jp-infantry-squad`,
      {
        next: 'red',
        ...options,
      },
    ).activate('D6')

  test('LNL-1.6.5-04 LNL-1.6.5-06 LNL-1.6.5-19 LNL-1.6.5-07 LNL-1.6.5-21 LNL-4.1-09 LNL-5.0.1-09 X-SW-5 the Mortar alone, without LM; the squad is Fired, he is Ops Complete', () => {
    const t = hidden()
    const question = t.game.open[0]!.question
    expect(question.preview!(lob(t, 'a', 'D1', 'l'))).toMatchObject({
      firepower: 2,
      modifiers: [],
      parts: [{ label: expect.stringContaining('89') }],
    })
    fire(t, 'a', 'D1', 'l').rolls(1, 2, 6)
    expect(marksOf(t.state.units[t.unit('a')]!)).toEqual(['fired'])
    expect(marksOf(t.state.units[t.unit('l')]!)).toEqual(['opsComplete'])
  })

  test('LNL-1.6.5-04 not without him, nor by somebody who is not adjacent, nor where its crew sees the target', () => {
    const t = hidden()
    t.refuses('red', lob(t, 'a', 'D1'), { rule: '1.6.5' })
    t.refuses('red', lob(t, 'a', 'D1', 'spare'), { rule: '1.6.5', message: /not adjacent/ })
    const seen = at('D6 Japanese: a=jp-infantry-squad, m=jp-t89 assembled    C6 Japanese: l=jp-leader-7-1    D1 US: x=2-5-4', {
      next: 'red',
    })
    seen.activate('D6').refuses('red', lob(seen, 'a', 'D1', 'l'), { rule: '1.6.5', message: /sees the target/ })
  })

  test('LNL-1.6.5-05 by whoever may: unmarked and in Good Order, no Medic', () => {
    for (const who of ['l=jp-infantry-squad', 'l=jp-scout-0-4-6'])
      expect(hidden(who).candidates()).toContainEqual(lob(hidden(who), 'a', 'D1', 'l'))
    for (const mark of ['moved', 'fired', 'opscomplete', 'assaultmove', 'lowcrawl', 'stealth', 'hitandrun']) {
      const t = hidden(`l=jp-leader-7-1 ${mark}`)
      t.refuses('red', lob(t, 'a', 'D1', 'l'), { rule: '1.6.5', message: /acted/ })
    }
    const shaken = hidden('l=jp-leader-7-1 shaken')
    shaken.refuses('red', lob(shaken, 'a', 'D1', 'l'), { rule: '5.1' })
    const medic = hidden('l=jp-medic')
    medic.refuses('red', lob(medic, 'a', 'D1', 'l'), { rule: '1.6.5' })
  })

  test('LNL-1.6.5-20 what degrades his sight takes nothing off; that the target has moved adds one', () => {
    const t = at(
      'D6 Japanese: a=jp-infantry-squad, m=jp-t89 assembled    C6 Japanese: l=jp-leader-7-1    D4 stone building    C3 brush    D1 US: x=2-5-4 moved',
      {
        next: 'red',
      },
    ).activate('D6')
    expect(t.game.open[0]!.question.preview!(lob(t, 'a', 'D1', 'l'))).toMatchObject({
      modifiers: [],
      targets: [{ modifiers: [{ label: 'moving', value: 1 }] }],
    })
  })

  test('LNL-1.6.5-08 who has just spotted the hex may direct the fire there', () => {
    const t = at(
      'D6 Japanese: a=jp-infantry-squad, m=jp-t89 assembled    C6 Japanese: l=jp-leader-7-1    D4 stone building    D1 forest; US: x=2-5-4    K12 US: y=2-5-4',
      {
        next: 'red',
      },
    )
    t.answer('impulse', { type: 'spot', unit: t.unit('l'), at: 'D1' })
      .rolls(1)
      .activate('D6')
    fire(t, 'a', 'D1', 'l').rolls(1, 1, 6)
    expect(t.events('attack')).toHaveLength(1)
  })
})

describe('18.1 Mortar Weapon Teams', () => {
  const team = (there = 'C14 light-woods; spotted red; US: x=2-5-4', ground = '') =>
    at(`C2 ${ground}German: m=de-mortar50    C5 brush    C6 brush    ${there}    A14 German: spare=1-6-4    K12 US: y=2-5-4`, {
      next: 'red',
    }).activate('C2')

  test('LNL-18.1-02 LNL-18.1-11 LNL-18.1-03 LNL-PAC12-03 EX2-M1 over two degrading hexes: the higher of 3 and 5, FP 2, against 2 and the woods', () => {
    const t = fire(team(), 'm', 'C14').rolls(3, 5, 2, 6)
    t.saw({ type: 'attack', kind: 'mortar', firepower: 2, modifiers: [], targets: [{ attack: 7, defence: 3, difference: 4 }] })
  })

  test('LNL-18.1-03 LNL-PAC12-03 through three of them it sees nothing', () => {
    const t = team('C14 light-woods; spotted red; US: x=2-5-4    C8 brush')
    t.refuses('red', lob(t, 'm', 'C14'), { rule: '10.3' })
  })

  test('LNL-18.1-02 within its range, at what is spotted', () => {
    const near = at('C2 German: m=de-mortar50, a=1-6-4    C3 US: x=2-5-4', { next: 'red' }).activate('C2')
    near.refuses('red', lob(near, 'm', 'C3'), { rule: '18.1', message: /2 to 30/ })
    const t = team('C14 light-woods; US: x=2-5-4')
    t.refuses('red', lob(t, 'm', 'C14'), { rule: '10.0' })
  })

  test('LNL-18.1-01 not out of a building or forest', () => {
    const t = at('C2 forest; German: m=de-mortar50, a=1-6-4    C8 US: x=2-5-4', { next: 'red' }).activate('C2')
    t.refuses('red', lob(t, 'm', 'C8'), { rule: '18.1' })
  })

  test('LNL-18.0-01 LNL-18.0-02 LNL-18.0-08 neither hill nor wall covers, nor is a Sniper harder to hit', () => {
    const t = at('C2 German: m=de-mortar50, a=1-6-4    C8 level 1; light-woods; spotted red; US: x=us-sniper    K12 US: y=2-5-4', {
      next: 'red',
      hexsides: ['C7/C8 wall'],
    }).activate('C2')
    expect(t.game.open[0]!.question.preview!(lob(t, 'm', 'C8'))).toMatchObject({ targets: [{ defence: 1 }] })
    expect(preview(t, 'a', 'C8').targets[0]!.defence).toBe(6)
  })

  test('LNL-18.0-05 LNL-18.0-07 LG-12 every floor is hit with one roll, each with its own total', () => {
    const house = 'D8 stone building; US: x=2-5-4 fired; upstairs US: z=2-5-4 fired    D9 stone building    D10 stone building'
    const t = at(`D2 German: m=de-81    ${house}    K12 US: y=2-5-4    A14 German: spare=1-6-4`, {
      next: 'red',
      joined: ['D8 D9', 'D9 D10'],
    })
    fire(t.activate('D2'), 'm', 'D8').rolls(1, 1, 6)
    t.saw({ type: 'attack', targets: [{ unit: t.unit('x') }, { unit: t.unit('z') }] })
    expect(t.events('attack')).toHaveLength(1)
  })

  test('LNL-18.0-04 no hex with a Melee is aimed at', () => {
    const t = at('C2 German: m=de-mortar50, a=1-6-4    C8 melee; US: x=2-5-4 melee; German: z=1-6-4 melee', { next: 'red' }).activate('C2')
    t.refuses('red', lob(t, 'm', 'C8'), { message: /Melee/ })
  })

  test('LNL-18.1-08 LNL-18.0-03 no Opportunity Fire, no Smoke', () => {
    const t = at('C2 German: m=de-mortar50, s=1-6-4 fired    C8 US: x=2-5-4    K12 US: y=2-5-4', { next: 'blue' }).activate('C8')
    expect(move(t, 'x', 'C9').asked.kind).not.toBe('opportunityFire')
    const asked = at('C2 German: m=de-mortar50, s=1-6-4    C6 US: x=2-5-4    K12 US: y=2-5-4', { next: 'blue' }).activate('C6')
    mayNot(move(asked, 'x', 'C7'), 'm', 'C7', { rule: '18.1', message: /no mortar does/ })
    const smoke = team()
    smoke.refuses('red', { type: 'smoke', unit: smoke.unit('m'), at: 'C3' }, { rule: '7.0' })
  })

  const called = (who = 'l=6-1-6', there = 'D1 US: x=2-5-4') =>
    at(`D9 German: m=de-mortar50    C5 German: ${who}    D6 stone building    ${there}    A14 German: spare=1-6-4    K12 US: y=2-5-4`, {
      next: 'red',
    })

  test('LNL-18.1-04 LNL-18.1-13 LNL-18.1-05 LNL-18.1-15 LNL-11.6-05 LNL-4.1-09 a Leader or Scout who sees it calls the fire; he is Ops Complete', () => {
    for (const who of ['l=6-1-6', 'l=de-scout-0-4-6']) {
      const t = called(who).activate('D9')
      t.refuses('red', lob(t, 'm', 'D1'), { rule: '10.3' })
      fire(t, 'm', 'D1', 'l').rolls(2, 1, 6).saw({ type: 'attack', modifiers: [], firepower: 2 })
      expect(marksOf(t.state.units[t.unit('l')]!)).toEqual(['opsComplete'])
      t.expect('D9').has('2-30-2 fired')
    }
    const t = called('l=1-6-4').activate('D9')
    t.refuses('red', lob(t, 'm', 'D1', 'l'), { rule: '18.1', message: /Leader, Scout or Advisor/ })
  })

  test('LNL-5.1-36 a wounded Leader calls as well', () => {
    fire(called('l=6-1-6 wounded').activate('D9'), 'm', 'D1', 'l').rolls(2, 1, 6).saw({ type: 'attack', kind: 'mortar' })
  })

  test('LNL-18.1-12 he may have spotted the hex in this very impulse; LNL-18.1-14 LNL-5.0.1-05 then he leads no fire at it', () => {
    const t = called('l=6-1-6, b=1-6-4', 'D1 forest; US: x=2-5-4')
    t.answer('impulse', { type: 'spot', unit: t.unit('l'), at: 'D1' })
      .rolls(1)
      .activate('C5')
    expect(preview(t, 'b', 'D1', { leader: 'l' }).modifiers.map(({ label }) => label)).toContain('Leader')
    const two = called('l=6-1-6, b=1-6-4, n=de-mortar50', 'D1 forest; US: x=2-5-4')
    two
      .answer('impulse', { type: 'spot', unit: two.unit('l'), at: 'D1' })
      .rolls(1)
      .activate('C5')
    fire(two, 'n', 'D1', 'l').rolls(1, 1, 6)
    mayNot(two, 'b', 'D1', { rule: '18.1' }, { leader: 'l' })
  })
})

describe('18.1 Fire For Effect of a mortar', () => {
  const falling = () => at('C2 US: a=2-5-4    C3 marker mortarFfe 2    K12 German: y=1-6-4    A14 US: spare=2-5-4').activate('C2')

  test('LNL-18.1-06 LNL-18.1-17 EX2-VN-16 LNL-NAR-14 it lies on the target hex alone until the Administrative Phase, and those who are there are not attacked again', () => {
    const t = at(
      'F8 US: m=us-mortar60    F6 brush    F5 light-woods; German: l=Koch moved, x=1-6-4 moved    A14 US: spare=2-5-4    K12 German: y=1-6-4',
    )
    fire(t.activate('F8'), 'm', 'F5').rolls(6, 4, 3, 3, 2)
    t.saw({ type: 'attack', kind: 'mortar', firepower: 2 })
    expect([t.markers('F5'), t.markers('F4')]).toEqual([['mortarFfe 2'], []])
    const over = at('F8 US: m=us-mortar60    F5 marker mortarFfe 2    K12 German: y=1-6-4', { phase: 'administrative' }).rolls(6, 1)
    expect(over.markers('F5')).toEqual([])
  })

  test('LNL-18.1-16 LNL-18.1-09 whoever enters is attacked by the higher of two dice, with one more because he moves', () => {
    const t = move(falling(), 'a', 'C3').rolls(2, 4, 6)
    t.saw({ type: 'attack', kind: 'shells', attackDice: [2, 4], targets: [{ attack: 7, defence: 6, modifiers: [{ label: 'moving' }] }] })
  })

  test('LNL-18.1-07 it degrades the sight through its hex, above all heights', () => {
    const t = at('C2 level 2; US: a=2-5-4    C4 marker mortarFfe 2    C6 level 2; German: x=1-6-4')
    expect(preview(t, 'a', 'C6').modifiers.map(({ value }) => value)).toEqual([-1])
    const three = at('C2 US: a=2-5-4    C3 marker ffe 2    C4 marker ffe 2    C5 marker ffe 2    C6 German: x=1-6-4')
    expect(seesLocation(three.state, three.place('C2'), three.place('C6'))).toBe(false)
    expect(moveOf(t, 'a', 'C3')).toBeDefined()
  })
})
