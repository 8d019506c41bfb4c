import { describe, expect, test } from 'vitest'
import { mayNot, shoot } from '../../test/fire.ts'
import { assault } from '../../test/melee.ts'
import { end, move } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import type { SnipePreview } from './sniping.ts'

const BOARD: TableOptions = { columns: 12, rows: 12 }

/** Blue has a Sniper whom nobody has seen. */
function hidden(text: string, options: TableOptions = {}): LnltTable {
  return table(`A1 US: s=sniper reserve    K11 German: idle=1-6-4    A11 US: spare=2-5-4\n${text}`, { ...BOARD, ...options })
}

const place = (t: LnltTable, at: string) => t.answer('impulse', { type: 'sniper', unit: t.unit('s'), at })
const mayNotPlace = (t: LnltTable, at: string) => t.refuses('blue', { type: 'sniper', unit: t.unit('s'), at }, { rule: '11.4' })
const snipe = (t: LnltTable, at: string) => t.answer('act', { type: 'snipe', unit: t.unit('s'), at })
const attacks = (t: LnltTable) => t.events('attack')

describe('11.4 placing a Sniper', () => {
  test('LNL-11.4-01 LNL-11.4-08 he is off the map until his side places him in its impulse; then he may fire at once', () => {
    const t = hidden('C3 forest    C7 German: x=1-6-4')
    expect(t.where('s')).toBe('reserve')
    place(t, 'C3').saw({ type: 'sniperPlaced', at: t.place('C3') })
    expect([t.where('s'), t.asked.kind]).toEqual(['C3', 'act'])
    snipe(t, 'C7').rolls(3, 4, 2, 4).expect('C3').has('0-8-0 fired')
    t.asks('red', 'impulse')
  })

  test('LNL-11.4-01 he need not fire; the impulse is no pass', () => {
    const t = end(place(hidden('C3 forest    C7 German: x=1-6-4'), 'C3'))
    t.asks('red', 'impulse').expect('C3').has('0-8-0')
    expect(t.events('passes')).toEqual([])
  })

  test('LNL-11.4-01 LNL-5.3-18 or in an enemy impulse, for Opportunity Fire', () => {
    const t = hidden('C3 forest    E4 forest    C7 German: x=1-6-4', { initiative: 'red' })
    move(t.activate('C7'), 'x', 'C6').asks('blue', 'opportunityFire')
    const offered = t.candidates() as { type: string; at?: string }[]
    expect(offered.flatMap(({ type, at }) => (type === 'sniper' ? [at] : []))).toEqual(['C3', 'E4'])
    t.refuses('blue', { type: 'sniper', unit: t.unit('s') }, { rule: '11.4' })
    t.answer('opportunityFire', { type: 'sniper', unit: t.unit('s'), at: 'C3' }).rolls(4, 3, 2, 3)
    expect(t.where('s')).toBe('C3')
    t.expect('C3').has('0-8-0 fired').expect('C6').has('1-6-4 shaken moved')
    expect(attacks(t)[0]).toMatchObject({ kind: 'sniper', attackDice: [4, 3], targets: [{ attack: 8, defence: 2 }] })
  })

  test('LNL-11.4-06 X-SNP-1 where there is a positive TM and no enemy; a Wall or a slope alone is none (LG-19)', () => {
    const t = hidden('C3 forest    E4 forest; German: x=1-6-4 opscomplete    F8 level 1    H8 open', { hexsides: ['H8/H9 wall'] })
    mayNotPlace(t, 'E4')
    mayNotPlace(t, 'D9')
    mayNotPlace(t, 'F8')
    mayNotPlace(t, 'H8')
    place(t, 'C3')
    expect(t.where('s')).toBe('C3')
  })

  test('LNL-11.4-07 X-SNP-1 Smoke in the open is enough', () => {
    const t = hidden('C3 smoke 1    C7 German: x=1-6-4')
    expect(t.candidates()).toContainEqual({ type: 'sniper', unit: t.unit('s'), at: 'C3' })
    mayNotPlace(t, 'C4')
    expect(place(t, 'C3').where('s')).toBe('C3')
  })

  test('LNL-10.4.1-05 X-HH-4 X-SMC-4 upstairs from an enemy on the ground floor', () => {
    const t = hidden('C3 stone building; German: x=1-6-4    C4 stone building    C5 stone building', { joined: ['C3 C4', 'C4 C5'] })
    mayNotPlace(t, 'C3')
    expect(place(t, 'C3 upstairs').where('s')).toBe('C3 upstairs')
  })

  test('he needs room in the stack', () => {
    const t = hidden('C3 forest; US: l=6-1-6, m=medic    D4 forest    C7 German: x=1-6-4')
    t.refuses('blue', { type: 'sniper', unit: t.unit('s'), at: 'C3' }, { rule: '1.3' })
    expect(t.candidates()).not.toContainEqual({ type: 'sniper', unit: t.unit('s'), at: 'C3' })
  })

  test('LNL-11.4-02 once placed he neither moves nor is placed again', () => {
    const t = place(hidden('C3 forest    C7 German: x=1-6-4    E4 forest'), 'C3')
    t.refuses('blue', { type: 'move', units: t.units('s'), to: 'C4' }, { rule: '6.0' })
    end(t).pass()
    mayNotPlace(t, 'E4')
  })
})

describe('11.4 a Sniper’s fire', () => {
  const board = (there: string, here = 's=sniper') => table(`C3 forest; US: ${here}    C7 ${there}    K11 German: idle=1-6-4`, BOARD)

  test('LNL-11.4-03 two dice instead of one, in impulses of later turns too', () => {
    const t = snipe(board('German: x=1-6-4').activate('C3'), 'C7').rolls(5, 3, 3, 4)
    expect(attacks(t)[0]).toMatchObject({ attackDice: [5, 3], firepower: 0, targets: [{ attack: 8, defence: 3, difference: 5 }] })
  })

  test('LNL-11.4-09 X-SMC-5 LG-18 one unit of the location, chosen by lot; nobody else is hit', () => {
    for (const [face, hit] of [
      [1, 'x'],
      [2, 'l'],
    ] as const) {
      const t = snipe(board('German: x=1-6-4, l=7-1-6').activate('C3'), 'C7').rolls(face, 4, 3, 2, 2)
      t.saw({ type: 'sniperTarget', target: t.unit(hit) })
      expect(attacks(t)[0]!.targets.map(({ unit }) => unit)).toEqual([t.unit(hit)])
      expect(t.events('damageCheck').map(({ unit }) => unit)).toEqual([t.unit(hit)])
    }
  })

  test('each of them is as likely, and the odds are those of two dice', () => {
    const t = board('German: x=1-6-4, l=7-1-6').activate('C3')
    const { among, attacks: each } = t.game.open[0]!.question.preview!({ type: 'snipe', unit: t.unit('s'), at: 'C7' }) as SnipePreview
    expect(among).toEqual(t.units('x l'))
    expect(each.map(({ of, anyEffect }) => [of, anyEffect])).toEqual([
      [216, 181],
      [216, 181],
    ])
  })

  test('LNL-11.4-08 only at a spotted enemy in his LOS and range', () => {
    const may = (there: string, at = 'C7') => {
      const t = board(there).activate('C3')
      return t.candidates().some((each) => (each as { type: string; at?: string }).type === 'snipe' && (each as { at?: string }).at === at)
    }
    expect([may('German: x=1-6-4'), may('forest; German: x=1-6-4'), may('forest; German: x=1-6-4 fired')]).toEqual([true, false, true])
    expect(may('German: x=1-6-4    C5 stone building')).toBe(false)
    const t = table('C1 forest; US: s=sniper    C9 German: x=1-6-4    C10 German: y=1-6-4', BOARD).activate('C1')
    t.refuses('blue', { type: 'snipe', unit: t.unit('s'), at: 'C10' }, { rule: '5.0' })
    snipe(t, 'C9').rolls(1, 1, 6)
  })

  const TWO = 'C3 forest; US: s=sniper, a=2-5-4, b=2-5-4    C7 German: x=1-6-4, z=1-6-4    F6 German: y=1-6-4    K11 German: idle=1-6-4'

  test('LNL-11.4-05 LNL-5.2-04 with others he fires in their impulse by himself, at the same place, at one of those there', () => {
    const t = table(TWO, BOARD)
    mayNot(t, 'a s', 'C7', { rule: '5.2' })
    shoot(t, 'a', 'C7').rolls(1, 6)
    mayNot(t, 'b', 'C7', { rule: '4.0' })
    t.refuses('blue', { type: 'snipe', unit: t.unit('s'), at: 'F6' }, { rule: '5.2', message: /C7/ })
    expect(t.candidates().flatMap((each) => ((each as { type: string }).type === 'snipe' ? [(each as { at: string }).at] : []))).toEqual([
      'C7',
    ])
    snipe(t, 'C7').rolls(2, 1, 1, 6)
    expect(attacks(t).map(({ kind, targets }) => [kind, targets.length])).toEqual([
      ['fire', 2],
      ['sniper', 1],
    ])
    t.expect('C3').has('0-8-0 fired', '2-5-4 fired', '2-5-4')
  })

  test('LNL-5.0.1-01 LNL-5.0.1-03 a Leader with him adds his LM unless he stays out of it; only one of his own nationality', () => {
    const led = (options: object, here = 's=sniper, l=6-2-6') => {
      const t = board('German: x=1-6-4', here).activate('C3')
      return t.answer('act', { type: 'snipe', unit: t.unit('s'), at: 'C7', ...options }).rolls(3, 4, 5, 3)
    }
    const t = led({})
    expect(attacks(t)[0]).toMatchObject({ leader: t.unit('l'), modifiers: [{ label: 'Leader', value: 2 }], targets: [{ attack: 9 }] })
    t.expect('C3').has('0-8-0 fired', '6-2-6 fired')
    led({ leader: -1 }).expect('C3').has('0-8-0 fired', '6-2-6')
    led({}, 's=sniper, l=6-2-6 shaken').expect('C3').has('0-8-0 fired', '6-2-6 shaken')
    const offered = board('German: x=1-6-4', 's=sniper, l=6-2-6').activate('C3').candidates() as { type: string; leader?: number }[]
    expect(offered.flatMap(({ type, leader }) => (type === 'snipe' ? [leader] : []))).toEqual([t.unit('l'), -1])
  })

  test('LNL-5.0.1-02 a Leader aids every attack from his place in an impulse, the Sniper’s and that of the others', () => {
    const both = table('C3 forest; US: s=sniper, a=2-5-4, l=6-2-6    C7 German: x=1-6-4    K11 German: idle=1-6-4', BOARD)
    shoot(both, 'a', 'C7', { leader: 'l' }).rolls(1, 6)
    both.answer('act', { type: 'snipe', unit: both.unit('s'), at: 'C7', leader: both.unit('l') }).rolls(1, 1, 6)
    expect(attacks(both).map(({ leader }) => leader)).toEqual([both.unit('l'), both.unit('l')])
  })

  test('LNL-5.2-04 if he fires first the others fire where he did, or in another impulse', () => {
    const t = snipe(table(TWO, BOARD).activate('C3'), 'F6').rolls(1, 1, 6)
    mayNot(t, 'a', 'C7', { rule: '5.2', message: /F6/ })
    shoot(t, 'a', 'F6').rolls(1, 6)
    const later = end(snipe(table(TWO, BOARD).activate('C3'), 'F6').rolls(1, 1, 6)).pass()
    shoot(later, 'a', 'C7').rolls(1, 6)
  })

  test('LNL-5.1-37 a wound takes nothing from his fire; LNL-5.1-27 Shaken he does not fire, in an impulse or at movers', () => {
    const t = snipe(board('German: x=1-6-4', 's=sniper wounded').activate('C3'), 'C7').rolls(5, 3, 3, 4)
    expect(attacks(t)[0]).toMatchObject({ attackDice: [5, 3], firepower: 0, targets: [{ attack: 8, defence: 3 }] })
    const shaken = board('German: x=1-6-4', 's=sniper shaken, a=2-5-4').activate('C3')
    shaken.refuses('blue', { type: 'snipe', unit: shaken.unit('s'), at: 'C7' }, { rule: '5.1' })
    const watching = table('C3 forest; US: s=sniper shaken, a=2-5-4    C7 German: x=1-6-4    K11 US: u=2-5-4', {
      ...BOARD,
      initiative: 'red',
    })
    move(watching.activate('C7'), 'x', 'C6').refuses('blue', { type: 'sniper', unit: watching.unit('s') }, { rule: '5.1' })
  })

  test('he fires once in a turn, in Good Order, and not when he is Ops Complete but for what he spotted', () => {
    for (const state of ['fired', 'shaken', 'opscomplete']) {
      const t = board('German: x=1-6-4', `s=sniper ${state}, a=2-5-4`).activate('C3')
      t.refuses('blue', { type: 'snipe', unit: t.unit('s'), at: 'C7' }, {})
    }
    const t = board('forest; German: x=1-6-4').answer('impulse', { type: 'spot', unit: 0, at: 'C7' }).rolls(1)
    snipe(t.activate('C3'), 'C7').rolls(1, 1, 6).expect('C3').has('0-8-0 fired')
  })

  test('LNL-11.4-01 Opportunity Fire of one who is there: one attack from his place, with or without him', () => {
    const t = table('C3 forest; US: s=sniper, a=2-5-4    C7 German: x=1-6-4    C6 light-woods    K11 US: u=2-5-4', {
      ...BOARD,
      initiative: 'red',
    })
    move(t.activate('C7'), 'x', 'C6')
      .answer('opportunityFire', { type: 'sniper', unit: t.unit('s') })
      .rolls(1, 1, 6)
    t.sawNo({ type: 'sniperPlaced' })
    t.asks('red', 'step')
    t.expect('C3').has('0-8-0 fired', '2-5-4')
  })

  test('LNL-11.4-10 LG-17 against another Sniper the TM of one who is alone is not doubled', () => {
    const duel = (fires: string, tm: number, who: string) => {
      const t = table(`C3 forest; US: ${fires}    C6 forest; German: x=sniper fired${who}    K11 German: idle=1-6-4`, BOARD).activate('C3')
      if (fires.includes('sniper')) snipe(t, 'C6').rolls(1, 1, 6)
      else shoot(t, 'a', 'C6').rolls(1, 6)
      expect(attacks(t)[0]!.targets[0]!.defence).toBe(6 + tm)
    }
    duel('a=2-5-4', 4, '')
    duel('s=sniper', 2, '')
  })

  test('LNL-11.4-12 he is not Melee-eligible, and dies with the last who is', () => {
    const alone = assault(
      table('C3 German: a=1-6-4    C4 forest; US: s=sniper    K11 US: u=2-5-4', { ...BOARD, initiative: 'red' }),
      'a',
      'C4',
    )
    expect(alone.where('s')).toBe('eliminated')
    const fought = (...dice: number[]) => {
      const t = table('C3 German: a=1-6-4    C4 forest; US: s=sniper, x=1-4-4 hs    K11 US: u=2-5-4', { ...BOARD, initiative: 'red' })
      assault(t, 'a', 'C4').rolls(...dice)
      return [t.where('x'), t.where('s')]
    }
    expect(fought(6, 6, 1, 1)).toEqual(['eliminated', 'eliminated'])
    expect(fought(1, 1, 1, 1)).toEqual(['C4', 'C4'])
  })
})
