import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { FireAction } from '../fire/declare.ts'
import { firepowerOf } from '../fire/firepower.ts'

/** Ant of axis A is among allied A, at RR 5. */
function inside(options: TableOptions = {}, axis = 'Buildings: Ant infiltrates A, Bee', allied = 'Brush: Owl, Emu, Yak'): UpfrontTable {
  return table(`axis A[3] ${axis}\naxis B: Dog, Elk\nallied A[2] ${allied}\nallied B[2]: Pig, Rat`, options)
}

const fire = (t: UpfrontTable, target: string, more: object = {}) => ({
  type: 'fire',
  group: t.id('axis A'),
  target: t.id(target),
  cards: [t.card('axis', 1)],
  ...more,
})

const isInside = (t: UpfrontTable, name = 'Ant') => t.m(name).infiltrates === t.id('allied A')

describe('an infiltrator', () => {
  test('UF-20.51-01 UF-20.55-02 his firepower against that group is doubled, at whatever range; a flamethrower’s is not', () => {
    const factors = (t: UpfrontTable, name: string, target: string) =>
      firepowerOf(t.state, t.m(name), t.group('axis A'), t.group(target)).factors
    const t = inside({}, 'Buildings: Ant infiltrates A, Bee, Cat(weapon flamethrower) infiltrates A')
    expect([factors(t, 'Ant', 'allied A'), factors(t, 'Ant', 'allied B'), factors(t, 'Bee', 'allied A')]).toEqual([6, 3, 3])
    expect(factors(t, 'Cat', 'allied A')).toBe(8)
    const farther = table('axis A[3]: Ant infiltrates A, Bee\naxis B: Dog, Elk\nallied A[1]: Owl, Emu\nallied B: Pig, Rat')
    expect(factors(farther, 'Ant', 'allied A')).toBe(4)
  })

  test('UF-20.51-01 the doubled firepower counts for a Fire card', () => {
    const t = inside({ hands: { axis: 'Fire 5/9' } })
    t.cannot(fire(t, 'allied B'), '6.1')
    t.act(fire(t, 'allied A')).answer('attack', { type: 'resolve' }).draws('r4', 'r4', 'r4').saw({ type: 'fires', factors: 9 })
  })

  test('UF-20.5-01 he stays in his group: hit with it, in its terrain, and firing with it', () => {
    const t = inside({ active: 'allied', hands: { allied: 'Fire 3/5' } })
    t.act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('r4', 'r4')
    t.saw({ type: 'fires', strength: 0 }).saw({ type: 'attacked', man: t.man('Ant'), strength: 0 })
    expect(t.group('axis A').men).toContain(t.man('Ant'))
  })

  test('UF-20.53-02 who fires loses the status after the attack, doubled or not; a called-off attack was not fired', () => {
    for (const target of ['allied A', 'allied B']) {
      const t = inside({ hands: { axis: 'Fire 2/3' } })
      t.act(fire(t, target)).answer('attack', { type: 'resolve' })
      t.draws(...(target === 'allied A' ? ['r4', 'r4', 'r4'] : ['r4', 'r4'])).saw({ type: 'infiltrationEnds', rule: '20.531' })
      expect(isInside(t)).toBe(false)
    }
    const off = inside({ hands: { axis: 'Fire 2/3' } })
    off.act(fire(off, 'allied A')).answer('attack', { type: 'callOff' })
    expect(isInside(off)).toBe(true)
  })

  test('UF-20.53-08 UF-20.53-03 each of several may keep out, as far as the firepower of the others goes', () => {
    const t = inside({ hands: { axis: 'Fire 5/9' } }, 'Buildings: Ant infiltrates A, Bee infiltrates A, Cat')
    t.cannot(fire(t, 'allied A', { without: [t.man('Ant'), t.man('Bee')] }), '6.1')
    t.act(fire(t, 'allied A', { without: [t.man('Ant')] })).answer('attack', { type: 'resolve' })
    t.draws('r4', 'r4', 'r4').saw({ type: 'fires', factors: 9 })
    expect([isInside(t), isInside(t, 'Bee')]).toEqual([true, false])
  })

  test('UF-20.53-01 being pinned ends it', () => {
    const t = inside({ active: 'allied', hands: { allied: 'Fire 3/5' } })
    t.act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b4', 'r4')
    expect([t.m('Ant').pinned, isInside(t)]).toEqual([true, false])
  })

  test('UF-20.53-05 a Movement card of his group ends it, but not one that removes Wire', () => {
    const t = inside({ hands: { axis: 'Move' } })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'sideways' })
    expect(isInside(t)).toBe(false)
    const wired = inside({ hands: { axis: 'Move' } }, 'Brush, Wire: Ant infiltrates A, Bee')
    wired.act({ type: 'removeWire', group: wired.id('axis A'), card: wired.card('axis', 1) })
    expect(isInside(wired)).toBe(true)
  })

  test('UF-20.53-06 G-68 Terrain of the infiltrated group at RR 4 ends it, played or accepted; at RR 5 it does not', () => {
    const entered = (range: number) => {
      const t = table(
        `axis A[3]: Ant infiltrates A, Bee\naxis B: Dog, Elk\nallied A[${range}] Brush, Move-: Owl, Emu\nallied B: Pig, Rat`,
        {
          active: 'allied',
          hands: { allied: 'Woods' },
        },
      )
      t.act({ type: 'terrain', group: t.id('allied A'), card: t.card('allied', 1), faceDown: false })
      return isInside(t)
    }
    expect([entered(1), entered(2)]).toEqual([false, true])
    const offered = table('axis A[3]: Ant infiltrates A, Bee\naxis B: Dog, Elk\nallied A[1] Brush, Move-: Owl, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Woods' },
    })
    offered.decide('axis', 'act', { type: 'done' })
    offered.decide('axis', 'discard', {
      type: 'discard',
      cards: [{ card: offered.card('axis', 1), as: 'terrain', on: offered.id('allied A') }],
    })
    expect(isInside(offered)).toBe(true)
    offered.pass().decide('allied', 'terrainOffer', { type: 'accept' })
    expect(isInside(offered)).toBe(false)
  })

  test('UF-20.53-07 UF-20.55-01 it may move away: at RR 4 the status holds but there is no close combat; two cards in a row to RR 3 end it', () => {
    const t = inside({ active: 'allied', hands: { allied: 'Move, Move red', axis: 'Move' } })
    t.act({ type: 'move', group: t.id('allied A'), card: t.card('allied', 1), mode: 'retreat' })
    expect(isInside(t)).toBe(true)
    t.passTo('refill').pass()
    t.cannot({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant') }] }, '20.55')
    t.passTo('refill').pass()
    t.act({ type: 'move', group: t.id('allied A'), card: t.card('allied', 2), mode: 'retreat' })
    expect([t.group('allied A').range, isInside(t)]).toEqual([0, false])
  })

  test('UF-20.56-02 QA-088 coming back is the action of the group, one man a turn', () => {
    const t = inside({}, 'Buildings: Ant infiltrates A, Bee infiltrates A, Cat')
    t.cannot({ type: 'withdraw', group: t.id('axis A'), man: t.man('Cat') }, '20.56')
    t.act({ type: 'withdraw', group: t.id('axis A'), man: t.man('Ant') }).saw({ type: 'infiltrationEnds', rule: '20.56' })
    t.cannot({ type: 'withdraw', group: t.id('axis A'), man: t.man('Bee') }, '4.2')
    expect([isInside(t), isInside(t, 'Bee')]).toEqual([false, true])
  })

  test('UF-20.56-01 no group that is infiltrated or has infiltrators changes its letter', () => {
    const t = table('axis B[3]: Ant infiltrates B, Bee\naxis D: Dog, Elk\nallied B[2]: Owl, Emu\nallied D: Pig, Rat', {
      hands: { axis: 'Move, Move', allied: 'Move' },
    })
    t.cannot({ type: 'move', group: t.id('axis B'), card: t.card('axis', 1), mode: 'sideways', letter: 'A' }, '17.7')
    t.passTo('refill').pass()
    t.cannot({ type: 'move', group: t.id('allied B'), card: t.card('allied', 1), mode: 'sideways', letter: 'A' }, '17.7')
    t.cannot({ type: 'move', group: t.id('allied B'), card: t.card('allied', 1), mode: 'sideways', letter: 'C' }, '17.7')
  })

  test('20.531 fire without infiltrators is offered as well', () => {
    const t = inside({ hands: { axis: 'Fire 2/3' } })
    const fires = t.candidates().filter((act) => (act as FireAction).type === 'fire' && (act as FireAction).target === t.id('allied A'))
    expect(fires.map((act) => (act as FireAction).without ?? [])).toEqual([[], [t.man('Ant')]])
  })
})
