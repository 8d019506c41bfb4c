import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** Ant of axis A has a charge, at RR 5 to allied A, and gets in with it. */
function blow(
  options: TableOptions = {},
  allied = ': Owl(kia 12), Emu(kia 12)',
  axis = 'Buildings: Ant carries demolitionCharge, Bee',
): UpfrontTable {
  const t = table(`axis A[3] ${axis}\naxis B[3] Woods: Dog(kia 12) infiltrates A, Elk\nallied A[2] ${allied}\nallied B: Pig, Rat`, {
    hands: { axis: 'Move, Fire 2/2' },
    ...options,
  })
  t.act({
    type: 'infiltrate',
    group: t.id('axis A'),
    men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 1), charge: true }],
  })
  return t
}

const strengths = (t: UpfrontTable) => t.game.events.flatMap(({ event }) => (event.type === 'attacked' ? [event.strength] : []))

describe('a demolition charge', () => {
  test('UF-21.3-01 UF-21.2-01 strength 8 on the infiltrated group, without a Fire card, and it is used up', () => {
    const t = blow().draws('c2r', 'r5', 'b1', 'r5')
    t.saw({ type: 'detonates', man: t.man('Ant'), strength: 8 })
    t.saw({ type: 'attacked', man: t.man('Owl'), strength: 8, number: 3 }).saw({ type: 'attacked', man: t.man('Emu'), number: 9 })
    expect([t.m('Ant').secondary, t.state.sides.axis.hand]).toEqual(['', [t.card('axis', 2)]])
    t.passTo('refill').pass().passTo('refill').pass()
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('Ant'), into: t.id('allied A'), charge: true }] }, '21.2')
  })

  test('UF-21.2-01 only if he gets in', () => {
    const t = blow().draws('c2b')
    t.sawNo({ type: 'detonates' })
    expect(t.m('Ant').secondary).toBe('demolitionCharge')
  })

  test('UF-21.2-03 who does not say so beforehand keeps it, and can’t place it while he is inside', () => {
    const t = table('axis A[3] Buildings: Ant carries demolitionCharge, Bee\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Move' },
    })
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 1) }] }).draws('c2r')
    t.sawNo({ type: 'detonates' })
    expect([t.m('Ant').secondary, t.m('Ant').infiltrates]).toEqual(['demolitionCharge', t.id('allied A')])
    t.passTo('refill').pass().passTo('refill').pass()
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('Ant'), into: t.id('allied A'), charge: true }] }, '20.2')
  })

  test('UF-21.2-04 QA-104 its bearer is no infiltrator any more', () => {
    const t = blow().draws('c2r', 'r5', 'r5', 'r5').saw({ type: 'infiltrationEnds', man: 0, rule: '21.2' })
    expect(t.m('Ant').infiltrates).toBe(-1)
  })

  test('UF-21.3-02 QA-106 the defender’s terrain, Smoke and Concealed card change it, the attacker’s terrain and Smoke do not', () => {
    const t = blow({}, 'Woods, Smoke: Owl(kia 12), Emu(kia 12)').draws('c1r', 'r5', 'r5', 'r5')
    t.saw({ type: 'detonates', strength: 5 })
    const smoke = blow({}, ': Owl(kia 12), Emu(kia 12)', 'Brush, Smoke: Ant carries demolitionCharge, Bee').draws('c1r', 'r5', 'r5', 'r5')
    smoke.saw({ type: 'detonates', strength: 8 })
    const hill = blow({}, 'Hill: Owl(kia 12), Emu(kia 12)', 'Hill: Ant carries demolitionCharge, Bee').draws('c3r', 'r5', 'r5', 'r5')
    hill.saw({ type: 'detonates', strength: 7 })
    const concealed = blow({ hands: { axis: 'Move', allied: 'Concealed 2' } }).draws('c2r')
    concealed.answer('concealment', { type: 'conceal', card: concealed.card('allied', 1) }).draws('r5', 'r5', 'r5')
    expect(strengths(concealed).slice(0, 2)).toEqual([6, 6])
  })

  test('UF-21.3-03 it is its group’s only attack on that target: neither two charges nor fire besides', () => {
    const t = table(
      'axis A[3] Buildings: Ant carries demolitionCharge, Bee carries demolitionCharge\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat',
      {
        hands: { axis: 'Fire 2/2' },
      },
    )
    const men = ['Ant', 'Bee'].map((name) => ({ man: t.man(name), into: t.id('allied A'), charge: true }))
    t.cannot({ type: 'infiltrate', group: 0, men }, '21.3')
    const fired = blow().draws('c2r', 'r5', 'r5', 'r5')
    fired.cannot({ type: 'fire', group: 0, target: fired.id('allied A'), cards: [fired.card('axis', 2)] }, '4.2')
  })

  test('UF-21.3-04 comrades inside are attacked too, each in the terrain of his own group; the bearer is not', () => {
    const t = blow({}, 'Buildings-3: Owl(kia 12), Emu(kia 12)').draws('c2r', 'r5', 'r5', 'r5')
    t.saw({ type: 'attacked', man: t.man('Emu'), strength: 5 }).saw({ type: 'attacked', man: t.man('Dog'), strength: 6 })
    t.sawNo({ type: 'attacked', man: t.man('Ant') })
    expect(strengths(t)).toEqual([5, 5, 6])
  })

  test('UF-21.3-02 UF-8.9-01 Walls opposite are worth two, from wherever it was carried', () => {
    const t = blow({}, 'Walls: Owl(kia 12), Emu(kia 12)', 'Hill: Ant carries demolitionCharge, Bee').draws('c3r', 'r5', 'r5', 'r5')
    t.saw({ type: 'detonates', strength: 6 })
  })

  test('UF-21.3-02 a group that is moving is one easier to hurt, as by fire', () => {
    blow({}, 'Move=: Owl(kia 12), Emu(kia 12)').draws('c3r', 'r5', 'r5', 'r5').saw({ type: 'detonates', strength: 9 })
  })

  test('UF-21.3-04 UF-9.1-01 a Concealed card lowers the whole attack; by the option chargeConcealed only that on the group for which it was played', () => {
    const concealed = (options: TableOptions) => {
      const t = blow({ hands: { axis: 'Move', allied: 'Concealed 3' }, ...options }).draws('c2r')
      t.answer('concealment', { type: 'conceal', card: t.card('allied', 1) }).draws('r5', 'r5', 'r5')
      return strengths(t)
    }
    expect(concealed({})).toEqual([5, 5, 3])
    expect(concealed({ options: { chargeConcealed: 'target' } })).toEqual([5, 5, 6])
  })

  test('UF-16.5-01 if it breaks the enemy, nobody else is hurt by it', () => {
    const lost = [1, 2, 3, 4].map((number) => ({ number, fate: 'kia' as const }))
    const t = blow({ allied: { lost } }, ': Owl(kia 1), Emu(kia 12)').draws('c2r', 'b0', 'r5')
    t.done()
    expect([t.state.winner, t.m('Dog').fate]).toEqual(['axis', ''])
  })

  test('UF-21.2-01 UF-50.41-06 not where everyone has just been taken prisoner', () => {
    const t = blow({ nations: { allied: 'Italian' } }, 'surrendered: Owl pinned, Emu pinned').draws('c1r')
    t.sawNo({ type: 'detonates' })
    expect([t.m('Owl').fate, t.m('Ant').secondary]).toEqual(['prisoner', 'demolitionCharge'])
  })

  test('UF-21.4-01 a dud only if the first RNC is a red 6: the others are spared, and it is worthless', () => {
    const t = blow().draws('c2r', 'r6').saw({ type: 'dud' })
    expect([strengths(t), t.m('Ant').secondary, t.group('axis A').weapons]).toEqual([[8], '', []])
    const second = blow().draws('c2r', 'r5', 'r6', 'r5')
    second.sawNo({ type: 'dud' })
    expect(strengths(second)).toEqual([8, 8, 6])
  })
})
