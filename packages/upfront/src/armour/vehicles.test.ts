import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../test/guns.ts'
import { testScenario } from '../../test/scenario.ts'
import type { TableOptions, UpfrontTable } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { infiltrationColumn } from '../infiltration/column.ts'
import { upfront } from '../system.ts'
import { vehicleCombat } from './close-combat.ts'
import { overrunValue } from './overrun.ts'

const FIRE: TableOptions = { hands: { axis: 'Fire 1/1' } }

describe('where it drives', () => {
  test('UF-28.5-01 UF-28.5-02 never into a Marsh; one that the enemy lays on it is rejected by itself', () => {
    const t = heavy('axis A: P1\nallied A[1] Move+: #34\nallied B: Q1', { step: 'turn.discard', hands: { axis: 'Marsh' } })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] }).next(
      'allied',
    )
    expect([t.group('allied A').range, t.group('allied A').stack.map(({ mode }) => mode)]).toEqual([0, ['sideways']])
  })

  test('UF-28.51-01 UF-8.73-01 out of Woods only sideways', () => {
    const t = heavy('axis A Woods: #35\naxis B: P1\nallied A: Q1', { hands: { axis: 'Move' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' }, '28.51')
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
  })

  test('UF-28.52-01 UF-28.52-02 UF-28.53-01 UF-8.23-01 UF-8.71-01 into Woods, a Gully or a Stream it checks for Bog, in the column on its card', () => {
    for (const ground of ['Woods', 'Gully', 'Stream'])
      for (const [draw, bogged] of [
        ['b1 c7r', true],
        ['b1 c7b', undefined],
      ] as const) {
        const t = heavy('axis A Move+: #35\naxis B: P1\nallied A: Q1', { hands: { axis: ground } })
        t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false })
          .draws(draw)
          .saw({ type: 'bogCheck', column: 7 })
        expect([t.m('#35').bogged, t.group('axis A').stack.map(({ as }) => as)]).toEqual([bogged, ['terrain']])
      }
    const brush = heavy('axis A Move+: #35\naxis B: P1\nallied A: Q1', { hands: { axis: 'Brush' } })
    brush.act({ type: 'terrain', group: 0, card: brush.card('axis', 1), faceDown: false })
    expect(brush.m('#35').bogged).toBeUndefined()
  })

  test('UF-13.35-01 UF-28.53-02 QA-119 Wire: a check in the column after the w, its Movement card goes if it is bogged, and the Wire in any case', () => {
    const t = heavy('axis A: P1\nallied A Move+: #34\nallied B: Q1', { step: 'turn.discard', hands: { axis: 'Wire' } })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'wire', on: t.id('allied A') }] }).draws('b1 c9r')
    t.saw({ type: 'bogCheck', column: 9, bogged: true })
    expect([t.group('allied A').stack, t.m('#34').bogged]).toEqual([[], true])
  })

  test('QA-119 terrain laid on it together with the Wire that stops it goes with the Movement card', () => {
    const t = heavy('axis A: P1\nallied A Move+: #34\nallied B: Q1', {
      step: 'turn.discard',
      hands: { axis: 'Wire, Brush' },
      nations: { axis: 'Russian' },
    })
    const on = t.id('allied A')
    const cards = [
      { card: t.card('axis', 1), as: 'wire', on },
      { card: t.card('axis', 2), as: 'terrain', on },
    ]
    t.decide('axis', 'discard', { type: 'discard', cards }).draws('b1 c9r').next('allied')
    expect([t.group('allied A').stack, t.m('#34').bogged]).toEqual([[], true])
  })

  test('UF-28.53-03..05 QA-055 bogged it fires, does not move, and gets free by a Movement card and a black number', () => {
    const begin = (hand: string) =>
      heavy('axis A[2] flanks B: #35 bogged\naxis B: P1\nallied A: Q2\nallied B[1]: Q1', { hands: { axis: hand } })
    const t = begin('Move, Fire 1/1')
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' }, '28.53')
    t.act({ type: 'unbog', group: 0, card: t.card('axis', 1) }).draws('b2')
    expect([t.m('#35').bogged, t.group('axis A').stack, t.state.flanks.length]).toEqual([undefined, [], 1])
    expect(
      begin('Move')
        .act({ type: 'unbog', group: 0, card: begin('Move').card('axis', 1) })
        .draws('r2')
        .m('#35').bogged,
    ).toBe(true)
    shoot(begin('Fire 1/1'), 'axis A', 'allied B', '#35', {}, 'b6')
  })

  test('UF-8.52-02 it fires out of a Stream as well as from anywhere', () => {
    const t = heavy('axis A[2] Stream: #35\nallied A[1]: Q1', { hands: { axis: 'Fire 3/4' } })
    expect([
      needs(t, 'axis A', 'allied A', '#35').frequency,
      groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors,
    ]).toEqual([2, 4])
  })

  test('UF-24.33-01 QA-110 a mine: 1 and a signed number against what stops its flank', () => {
    const mined = (draw: string) => {
      const t = heavy('axis A: P1\nallied A Move+: #34\nallied B: Q1', { step: 'turn.discard', hands: { axis: '#33' } })
      return t
        .decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] })
        .draws(draw)
        .m('#34').immobilized
    }
    expect([mined('b3'), mined('b4'), mined('r6')]).toEqual([undefined, true, undefined])
  })

  test('UF-13.2-02 UF-13.2-04 UF-25.8-01..04 QA-034 QA-114 Smoke: on itself if American, German or British; on others with an Effect of 4 that works', () => {
    const smoke = (vehicle: string, nation: 'German' | 'Russian' | 'Italian', on?: string) => {
      const t = heavy(`axis A: ${vehicle}\naxis B: P1\nallied A: Q1`, { hands: { axis: 'Smoke' }, nations: { axis: nation } })
      return { t, act: { type: 'smoke', group: 0, card: t.card('axis', 1), ...(on ? { on: t.id(on) } : {}) } }
    }
    for (const [vehicle, on] of [
      ['#35', undefined],
      ['#35', 'allied A'],
      ['#33', undefined],
    ] as const) {
      const { t, act } = smoke(vehicle, 'German', on)
      expect(
        t
          .act(act)
          .group(on ?? 'axis A')
          .stack.map(({ as }) => as),
      ).toEqual(['smoke'])
    }
    for (const [vehicle, on] of [
      ['#33', 'allied A'],
      ['#35 jammed', 'allied A'],
      ['#35 gunLost', 'allied A'],
    ] as const) {
      const { t, act } = smoke(vehicle, 'German', on)
      t.cannot(act, '25.8')
    }
    const gun = heavy('axis A: #30, P1\nallied A: Q1', { hands: { axis: 'Smoke' } })
    gun.cannot({ type: 'smoke', group: 0, card: gun.card('axis', 1), on: gun.id('allied A') }, '25.8')
  })
})

describe('an overrun', () => {
  const over = (target: string, options: TableOptions = {}, vehicle = '#35') =>
    heavy(`axis A[4]: ${vehicle}\naxis B: P8, P9\nallied A[1] ${target}\nallied B: Q8, Q9`, { hands: { axis: 'Move' }, ...options })
  const act = (t: UpfrontTable, at = 'allied A') => ({ type: 'overrun', group: 0, target: t.id(at), card: t.card('axis', 1) })

  test('UF-29.1-01 UF-29.1-02 UF-23.6-01 only by one that can move, at RR 5 opposite or next to that; not in a Marsh, Minefield or Pillbox, nor another vehicle', () => {
    for (const vehicle of ['#35 immobilized', '#35 bogged']) {
      const t = over(': Q1', {}, vehicle)
      t.cannot(act(t), '29.1')
    }
    const far = heavy('axis A[3]: #35\naxis B: P8\nallied A[1]: Q1', { hands: { axis: 'Move' } })
    far.cannot(act(far), '29.1')
    for (const ground of ['Marsh', '#33', 'Pillbox']) {
      const t = over(`${ground}: Q1`)
      t.cannot(act(t), '29.1')
    }
    const tank = over(': #34')
    tank.cannot(act(tank), '29.1')
  })

  test('UF-29.11-01 UF-29.11-02 UF-28.431-04 halved with a weapon out, quartered if that is its flamethrower; less its commander; none without gun or flame', () => {
    const value = (marks: string, nation: 'German' | 'American' = 'German') => {
      const t = heavy(`axis A: ${marks}\naxis B: P1\nallied A: Q1`, { nations: { axis: nation, allied: 'Russian' } })
      return overrunValue(t.state, t.m(marks.split(' ')[0]!))
    }
    expect([value('#35'), value('#35 jammed'), value('#35 crewLost 1'), value('#38 flame jammed', 'American')]).toEqual([3, 1, 2, 1])
    const t = over(': Q1', {}, '#35 mg lost')
    t.cannot(act(t), '29.11')
  })

  test('UF-29.2-01 UF-29.2-03 UF-29.2-04 UF-29.3-01 QA-169 UF-29.6-01 a sideways card and no Fire card; its value and a number, the defender’s ground and movement, nothing of its own; then everyone', () => {
    const t = heavy('axis A[4] Hill: #35\naxis B: P8\nallied A[1] Brush, Move+: Q1(kia 12), Q2(kia 12)\nallied B: Q8', {
      hands: { axis: 'Move' },
    })
    t.act(act(t))
      .draws('r2', 'b0', 'b1')
      .saw({ type: 'overruns', strength: 3 + 2 - 1 + 1 })
    expect([t.group('axis A').stack.at(-1)?.mode, t.m('Q1').pinned, t.m('Q2').pinned]).toEqual(['sideways', true, true])
  })

  test('UF-29.2-02 QA-126 UF-29.2-05 a Concealed card lowers it, and it can’t be called off; fire cares for no ground', () => {
    const t = over('Brush: Q1(kia 12)', { hands: { axis: 'Move', allied: 'Concealed 2' } })
    t.act(act(t))
      .draws('b2')
      .answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
      .draws('b0')
      .saw({ type: 'attacked', strength: 3 + 2 - 1 - 2 })
    const flame = heavy('axis A[4]: #38\naxis B: P8\nallied A[1] Buildings: Q1(kia 12)\nallied B: Q8', {
      hands: { axis: 'Move' },
      nations: { axis: 'American', allied: 'German' },
    })
    flame.act(act(flame)).draws('b0', 'b0').saw({ type: 'overruns', strength: 4 })
  })

  test('UF-29.2-06 its weapons may jam in it', () => {
    const t = over(': Q1(kia 12)')
    expect(t.act(act(t)).draws('b0', 'r6').m('#35').mgOut).toBe('jammed')
  })

  test('UF-29.4-01 UF-29.41-01 UF-29.42-01 UF-8.62-01 UF-8.72-01 UF-8.81-01 UF-8.92-01 UF-13.28-01 among Brush, Buildings, Walls, Woods or Smoke a red 6 stops it, and a red 5 is the end of an open one', () => {
    const red = (ground: string, draw: string, vehicle = '#35', bog: string[] = []) => {
      const t = over(`${ground}: Q1(kia 12)`, {}, vehicle)
      return t
        .act(act(t))
        .draws('b0', ...bog, draw)
        .m(vehicle)
    }
    for (const ground of ['Brush', 'Buildings', 'Walls', 'Smoke']) expect(red(ground, 'r6').immobilized).toBe(true)
    expect(red('Woods', 'r6', '#35', ['b1 c7b']).immobilized).toBe(true)
    expect([red('Brush', 'r5').immobilized, red('', 'r6').immobilized]).toEqual([undefined, undefined])
    expect([red('Brush', 'r5', '#32').fate, red('Brush', 'r6', '#32').immobilized]).toEqual(['kia', true])
  })

  test('EX-047 UF-10.44-01 UF-29.42-02 a hero makes the number one worse for it', () => {
    const t = over('Brush: Q1(kia 12) pinned', { hands: { axis: 'Move', allied: 'Hero' } })
    t.act(act(t))
      .draws('b0')
      .answer('hero', { type: 'hero', card: t.card('allied', 1) })
      .draws('r5')
    expect(t.m('#35').immobilized).toBe(true)
  })

  test('UF-10.44-01 a Hero on a man who is not pinned lowers the number against him', () => {
    const overrun = (hero: boolean) => {
      const t = over(': Q1(kia 12)', { hands: { axis: 'Move', allied: 'Hero' } })
      return t
        .act(act(t))
        .draws('b0')
        .answer('hero', hero ? { type: 'hero', card: t.card('allied', 1) } : { type: 'hold' })
        .draws('b1')
    }
    const [heroic, plain] = [overrun(true), overrun(false)].map((t) => t.game.events.find(({ event }) => event.type === 'attacked')!.event)
    expect((heroic as { number: number }).number).toBe((plain as { number: number }).number - 1)
  })

  test('EX-048 UF-29.43-01 UF-29.44-01 UF-29.45-01 UF-29.46-01 in Woods, a Gully, a Stream or Wire it checks for Bog first; stuck, it attacks nobody, and stays where it was', () => {
    const t = over('Woods, Move+: Q1')
    t.act(act(t)).draws('b0', 'b1 c7r')
    expect([t.m('#35').bogged, t.m('Q1').pinned, t.group('axis A').stack]).toEqual([true, false, []])
    const two = over('Brush: Q1(kia 12), Q2(kia 12, morale 0)')
    two.act(act(two)).draws('b0', 'r6')
    expect([two.m('#35').immobilized, two.m('Q2').pinned]).toEqual([true, false])
  })

  test('UF-29.5-01..03 afterwards it moves on, even through the group opposite', () => {
    const t = over(': Q1(kia 12)', { hands: { axis: 'Move, Move, Fire', allied: 'Fire, Fire' } })
    t.act(act(t)).draws('b0', 'r0')
    expect([t.group('axis A').overran, t.group('axis A').stack.length]).toEqual([t.id('allied A'), 1])
    t.next('axis').act({ type: 'move', group: 0, card: t.card('axis', 2), mode: 'advance' })
    expect(t.group('axis A').range).toBe(5)
    const through = heavy('axis A[4]: #35\naxis B: P8\nallied A[1]: Q1', { hands: { axis: 'Move' } })
    through.cannot({ type: 'move', group: 0, card: through.card('axis', 1), mode: 'advance' }, '5.7')
  })

  test('UF-29.5-04 QA-127 it can’t encircle a group that it has come through', () => {
    const t = heavy('axis A[5]: #35\naxis B[2]: P8, P9\nallied A[1]: Q1\nallied B: Q2', { hands: { axis: 'Move' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways', encircle: t.id('allied A') }, '17.6')
  })

  test('UF-31.1-01 UF-31.2-01 UF-31.22-01..05 a magnetic mine: red leaves him unpinned, he draws black, its column is red, and 0r tells what it does', () => {
    const mine = (...draws: string[]) => {
      const t = over(': Q1(kia 12) carries ATMM')
      t.act(act(t)).draws('b0', 'r4', ...draws)
      return { tank: t.m('#35'), man: t.m('Q1') }
    }
    expect(mine('b1 c4r 0r>5')).toMatchObject({ tank: { fate: 'kia' }, man: { secondary: '' } })
    expect(mine('b1 c4r 0r<6')).toMatchObject({ tank: { immobilized: true }, man: { secondary: '' } })
    for (const draw of ['r1', 'b1 c4b']) expect(mine(draw)).toMatchObject({ tank: { fate: '' }, man: { secondary: 'ATMM' } })
  })
})

describe('men against it', () => {
  const inside = (vehicle: string, man = 'P1', options: TableOptions = {}, stack = '') =>
    heavy(`axis A[4]: ${man}, P2\nallied A[1] ${stack}: ${vehicle}\nallied C: Q8, Q9`, { hands: { axis: 'Move' }, ...options })
  const attack = (t: UpfrontTable, more: object = {}) => ({
    type: 'infiltrate',
    group: 0,
    men: [{ man: t.man('P1'), into: t.id('allied A'), card: t.card('axis', 1), ...more }],
  })

  test('UF-28.8-01 UF-28.8-02 UF-28.8-04 QA-123 a man who gets at it attacks at once, with no other card; it draws nothing', () => {
    const t = inside('#34')
    t.act(attack(t))
      .draws('b1 c6r', 'b3')
      .saw({ type: 'vehicleFought', total: 3 - 1, result: 'nothing' })
    expect([t.m('P1').infiltrates, t.m('P1').fate]).toEqual([-1, ''])
    const unarmed = inside('#34', 'P1 unarmed')
    unarmed.cannot(attack(unarmed), '28.8')
    const tank = heavy('axis A[4]: #35\nallied A[1]: Q1', { hands: { axis: 'Move' } })
    tank.cannot(
      { type: 'infiltrate', group: 0, men: [{ man: tank.man('#35'), into: tank.id('allied A'), card: tank.card('axis', 1) }] },
      '28.11',
    )
  })

  test('UF-28.8-03 UF-28.431-03 the column: 2 closed or pinned, 4 with the crew out, 5 if open as well; one less for each crewman lost', () => {
    const column = (vehicle: string) => {
      const t = heavy(`axis A[4] Buildings: P1\nallied A[1]: ${vehicle}`)
      return infiltrationColumn(t.state, t.group('axis A'), t.group('allied A')).column
    }
    expect([column('#34'), column('#34 buttoned'), column('#31'), column('#31 pinned'), column('#31 crewLost 1')]).toEqual([4, 2, 5, 2, 4])
  })

  test('UF-28.81-01..16 QA-124 DV-013 every modifier, and not the man’s own value', () => {
    const value = (vehicle: string, man = 'P1', stack = '', charge = false, more = '') => {
      const t = heavy(
        `axis A[4]: ${man}, P2\nallied A[1] ${stack}: ${vehicle}\nallied B[${more === '' ? 4 : 1}]: Q8${more === 'pinned' ? ' pinned' : ''}`,
      )
      return total(vehicleCombat(t.state, t.m('P1'), t.group('allied A'), charge))
    }
    expect([value('#34'), value('#34 buttoned'), value('#31'), value('#31 pinned')]).toEqual([-1, 1, 2, 3])
    expect(['Buildings', 'Woods', 'Walls', 'Gully', 'Brush', 'Smoke'].map((stack) => value('#34', 'P1', stack))).toEqual([2, 1, 1, 1, 0, 0])
    expect([
      value('#34', 'P1 wounded'),
      value('#34', 'P1', '', true),
      value('#34 crewLost 1'),
      value('#34 immobilized'),
      value('#34 bogged'),
    ]).toEqual([-3, 3, 1, 1, 1])
    expect([value('#34', 'P1', '', false, 'escort'), value('#34', 'P1', '', false, 'pinned')]).toEqual([-3, -1])
    expect(value('#34 buttoned', 'P1(morale 9)', 'Woods', true)).toBe(4 + 2 + 1)
    const berserk = heavy('axis A[4]: P1 berserk pinned\nallied A[1]: #34', { nations: { axis: 'Russian' } })
    expect(total(vehicleCombat(berserk.state, berserk.m('P1'), berserk.group('allied A'), false))).toBe(-4)
    const hero = heavy('axis A[4]: P1\nallied A[1]: #34')
    expect(total(vehicleCombat(hero.state, { ...hero.m('P1'), heroic: 1 }, hero.group('allied A'), false))).toBe(0)
  })

  test('UF-28.82-01..05 UF-21.2-02 QA-105 UF-31.21-01 nothing or less costs him his life, six stops it, seven is the end of it; a charge is four, and spent', () => {
    const fight = (draw: string, vehicle = '#34 buttoned', man = 'P1 carries demolitionCharge') => {
      const t = inside(vehicle, man, {}, 'Woods')
      t.act(attack(t, { charge: true })).draws('b1 c3r c4r', draw)
      return t
    }
    expect([fight('r0').m('#34').fate, fight('r1').m('#34').immobilized, fight('r2').m('#34').immobilized]).toEqual([
      'kia',
      true,
      undefined,
    ])
    expect([fight('r6').m('P1').fate, fight('r6').m('P1').secondary]).toEqual(['', ''])
    const alone = inside('#34')
    expect(alone.act(attack(alone)).draws('b1 c6r', 'r0').m('P1').fate).toBe('kia')
    expect(fight('r1', '#34 buttoned', 'P1 carries ATMM').m('#34').immobilized).toBe(true)
  })

  test('UF-28.83-01 UF-28.84-01 UF-28.81-03 several one after the other, each later one with one more', () => {
    const t = heavy('axis A[4]: P1, P2\nallied A[1]: #34\nallied C: Q8, Q9', { hands: { axis: 'Move, Move' } })
    const men = ['P1', 'P2'].map((name, i) => ({ man: t.man(name), into: t.id('allied A'), card: t.card('axis', i + 1) }))
    t.act({ type: 'infiltrate', group: 0, men }).draws('b1 c6r', 'b3', 'b2 c6r', 'b3')
    expect(t.game.events.flatMap(({ event }) => (event.type === 'vehicleFought' ? [event.total] : []))).toEqual([2, 3])
  })
})

describe('light anti-tank weapons', () => {
  test('UF-30.1-01 UF-30.1-02 UF-30.2-01 UF-30.2-03 bracketed without an assistant, never on the move, at armour or at men', () => {
    const frequency = (text: string) => needs(heavy(`axis A[4]: ${text}\nallied A[1]: #34`), 'axis A', 'allied A', 'B').frequency
    expect([frequency('B(weapon bazooka)'), frequency('B(weapon bazooka), P2 assists 1')]).toEqual([1, 3])
    const moving = heavy('axis A[4] Move+: B(weapon bazooka)\nallied A[1]: #34', FIRE)
    moving.cannot(aim(moving, 'axis A', 'allied A', 'B'), '12.12')
    const men = heavy('axis A[4]: B(weapon panzerschreck)\nallied A[1]: Q1', FIRE)
    shoot(men, 'axis A', 'allied A', 'B', {}, 'b0', 'r0').saw({ type: 'hitStrength', strength: 3 })
  })

  test('UF-30.3-01 UF-30.3-02 UF-30.4-02 UF-8.41-04 UF-8.52-05 a panzerfaust once, at armour alone, and never a jam; a step worse from wet ground', () => {
    const t = heavy('axis A[4]: P1 carries panzerfaust\nallied A[1]: #34\nallied B: Q1', { hands: { axis: 'Fire 1/1' } })
    t.cannot(aim(t, 'axis A', 'allied A', 'P1', { part: 'panzerfaust', at: 'crew' }), '30.3')
    shoot(t, 'axis A', 'allied A', 'P1', { part: 'panzerfaust' }, 'r6').saw({ type: 'shot', result: 'miss' })
    expect([t.m('P1').secondary, t.m('P1').jammed]).toEqual(['', false])
    const men = heavy('axis A[4]: P1 carries panzerfaust\nallied A[1]: Q1', FIRE)
    men.cannot(aim(men, 'axis A', 'allied A', 'P1', { part: 'panzerfaust' }), '30.3')
    const wet = (ground: string) =>
      needs(heavy(`axis A[4] ${ground}: P1 carries panzerfaust\nallied A[1]: #34`), 'axis A', 'allied A', 'P1', 'panzerfaust').frequency
    expect([wet(''), wet('Marsh'), wet('Stream')]).toEqual([2, 1, 1])
  })

  test('UF-10.45-09 a Hero gives it a step', () => {
    const t = heavy('axis A[4]: B(weapon bazooka)\nallied A[1]: #34', { hands: { axis: 'Fire 1/1, Hero' } })
    t.act(aim(t, 'axis A', 'allied A', 'B', { hero: t.card('axis', 2) })).saw({ type: 'aims', frequency: 2 })
  })

  test('UF-30.6-01 UF-30.6-02 UF-30.6-03 QA-129 an anti-tank rifle: one factor at men, at armour the range; better from the flank', () => {
    const t = heavy('axis A[3]: R(weapon atr), P1\nallied A[1]: Q1')
    expect(groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors).toBe(1 + 2)
    const tank = heavy('axis A[3]: R(weapon atr)\nallied A[1]: #34\nallied B: Q1', FIRE)
    shoot(tank, 'axis A', 'allied A', 'R', { at: 'armour' }, 'b1', 'r6').saw({ type: 'hitStrength', strength: 4 })
    const flank = heavy('axis A[3] flanks B: R(weapon atr)\naxis B: P1\nallied A: Q1\nallied B[1]: #34')
    expect(needs(flank, 'axis A', 'allied B', 'R').frequency).toBe(0)
  })

  test('UF-44.7-01 UF-44.7-02 a carrier that is pinned may panic like a man, and is gone', () => {
    const t = heavy('axis A[3]: P1, P2, P3\nallied A[1]: #34 pinned\nallied B: Q8, Q9', {
      hands: { axis: 'Fire 2/3' },
      nations: { allied: 'British' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('b3 0r>5')
    expect([t.m('#34').fate, t.group('allied A').gone]).toEqual(['rout', true])
  })

  test('UF-31.1-02 Americans have no magnetic mines, Germans may', () => {
    const begin = (side: 'axis' | 'allied') => {
      const scenario = testScenario('German', 'American', { rulesThrough: 31 })
      const armed = { ...scenario.sides[side], secondaryWeapons: [{ weapon: 'ATMM' as const, carrier: 4 }] }
      const reading = upfront.begin({ ...scenario, sides: { ...scenario.sides, [side]: armed } })
      return reading.ok ? '' : reading.problems[0]!.rule
    }
    expect([begin('axis'), begin('allied')]).toEqual(['', '31.1'])
  })

  test('UF-32.3-01 vehicles and guns neither take prisoners nor are taken', () => {
    const t = heavy('axis A[4]: #35\naxis B: P1\nallied A[1]: Q1(panic 4) pinned\nallied B: Q8', { hands: { axis: 'Fire 3/4' } })
    t.fire('axis A', 'allied A', [1]).resolves('b1 0r>4 7w=1')
    expect(t.m('Q1').fate).toBe('rout')
  })
})
