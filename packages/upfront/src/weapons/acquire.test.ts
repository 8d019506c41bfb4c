import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'

function camp(group: string, options: TableOptions = {}, more = '', range = 2): UpfrontTable {
  return table(`axis A[${range}] ${group}\naxis B: Dog, Elk\nallied A[1]${more}: Owl, Emu\nallied B: Pig, Rat`, options)
}

const lying = (t: UpfrontTable, group = 'axis A') => t.group(group).weapons.map(({ weapon }) => weapon)

const acquire = (t: UpfrontTable, man: string, weapon = 0, more: object = {}) => ({
  type: 'acquire',
  group: t.id('axis A'),
  man: t.man(man),
  weapon,
  ...more,
})

describe('weapon acquisition', () => {
  test('UF-18.2-01 an unpinned man of the group tries as its action: black gets it, red does nothing', () => {
    const t = camp('lies BAR: Ant, Bee pinned, Cat')
    t.cannot(acquire(t, 'Bee'), '18.2')
    t.cannot({ ...acquire(t, 'Dog'), group: t.id('axis B') }, '18.2')
    t.cannot(acquire(t, 'Dog'), '18.2')
    t.act(acquire(t, 'Ant')).draws('r1').saw({ type: 'acquires', succeeded: false })
    t.cannot(acquire(t, 'Cat'), '4.2')
    expect([t.m('Ant').weapon, lying(t)]).toEqual(['rifleBolt', ['BAR']])
    const black = camp('lies BAR: Ant, Bee pinned, Cat')
    black.act(acquire(black, 'Ant')).draws('b1').saw({ type: 'acquires', succeeded: true })
    expect([black.m('Ant').weapon, black.group('axis A').acted]).toEqual(['BAR', true])
  })

  test('UF-18.2-03 UF-18.21-01 the new weapon replaces what is printed, and the old one lies in its place', () => {
    const t = camp('lies BAR jammed: Ant, Bee')
    const factors = () => groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors
    expect(factors()).toBe(4)
    t.act(acquire(t, 'Ant')).draws('b0')
    expect([t.m('Ant').weapon, t.m('Ant').jammed, lying(t), factors()]).toEqual(['BAR', true, ['rifleBolt'], 2])
    const working = camp('lies BAR: Ant jammed, Bee')
    working.act(acquire(working, 'Ant')).draws('b0')
    expect(groupFirepower(working.state, working.group('axis A'), working.group('allied A')).factors).toBe(3 + 2)
    expect(working.group('axis A').weapons).toMatchObject([{ weapon: 'rifleBolt', jammed: true }])
  })

  test('QA-028 the group may change places with a successful acquisition', () => {
    const t = camp('lies BAR: Ant, Bee, Cat')
    const men = [t.man('Cat'), t.man('Bee'), t.man('Ant')]
    t.act(acquire(t, 'Ant', 0, { men }))
      .draws('b0')
      .saw({ type: 'reordered' })
    expect(t.group('axis A').men).toEqual(men)
    const failed = camp('lies BAR: Ant, Bee, Cat')
    failed.act(acquire(failed, 'Ant', 0, { men })).draws('r1')
    expect(failed.group('axis A').men).not.toEqual(men)
  })

  test('UF-18.22-01 UF-18.22-03 UF-18.22-04 a crewed weapon is for the assistant, without a draw; he leaves his own and assists nobody', () => {
    const t = camp('lies lmgGerman crew 1: Ant, Bee, Cat')
    t.cannot(acquire(t, 'Bee'), '18.22')
    t.act(acquire(t, 'Ant')).saw({ type: 'acquires', rule: '18.22', succeeded: true })
    expect([t.m('Ant').weapon, t.m('Ant').assists, lying(t), t.group('axis A').acted]).toEqual(['lmgGerman', -1, ['rifleBolt'], true])
  })

  test('UF-18.2-02 QA-079 if he is pinned another may, by a draw, and he goes on serving it', () => {
    const t = camp('lies lmgGerman crew 1: Ant pinned, Bee, Cat')
    t.act(acquire(t, 'Bee')).draws('b2').saw({ type: 'acquires', rule: '18.2' })
    expect([t.m('Bee').weapon, t.m('Ant').assists]).toEqual(['lmgGerman', t.man('Bee')])
  })

  test('UF-18.2-02 UF-11.11-01 he comes to stand next to him', () => {
    const t = camp('lies lmgGerman crew 1: Ant pinned, Bee, Cat, Hen')
    t.act(acquire(t, 'Cat')).draws('b2')
    expect([t.group('axis A').men, t.m('Ant').assists]).toEqual([['Ant', 'Cat', 'Bee', 'Hen'].map((name) => t.man(name)), t.man('Cat')])
  })

  test('UF-20.61-02 an infiltrator who takes it has no assistant', () => {
    const t = camp('lies lmgGerman crew 1: Ant pinned, Bee infiltrates A, Cat', {}, '', 4)
    t.act(acquire(t, 'Bee')).draws('b2')
    expect([t.m('Bee').weapon, t.m('Ant').assists]).toEqual(['lmgGerman', -1])
  })

  test('UF-18.22-01 UF-18.22-02 the gunner is shot: his assistant still counts as the crew of what he leaves', () => {
    const t = table(
      'axis A[2]: Ant(kia 1, weapon lmgGerman), Bee assists 1, Cat\naxis B: Dog, Elk\nallied A[1]: Owl, Emu\nallied B: Pig, Rat',
      {
        active: 'allied',
        hands: { allied: 'Fire 2/3' },
      },
    )
    t.act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b1', 'r4', 'r4')
    expect(t.group('axis A').weapons).toMatchObject([{ weapon: 'lmgGerman', assistant: t.man('Bee') }])
    t.passTo('refill').pass()
    t.cannot(acquire(t, 'Cat'), '18.22')
    t.act(acquire(t, 'Bee')).saw({ type: 'acquires', rule: '18.22' })
  })

  test('UF-18.3-01 the weapon of a pinned man is not to be had', () => {
    const t = camp(': Ant(weapon BAR) pinned, Bee unarmed, Cat carries demolitionCharge')
    t.cannot(acquire(t, 'Bee'), '18.2')
    t.cannot({ type: 'handOver', group: t.id('axis A'), from: t.man('Ant'), to: t.man('Bee') }, '18.21')
    expect(t.candidates().some((act) => (act as { type: string }).type === 'acquire')).toBe(false)
  })

  test('UF-20.57-01 an infiltrator may take what lies with the infiltrated group, unless an assistant is still with it', () => {
    const t = camp(': Ant infiltrates A, Bee', {}, ', lies BAR, lies mmgAmerican crew 1', 4)
    const from = t.id('allied A')
    t.cannot(acquire(t, 'Bee', 0, { from }), '20.57')
    t.cannot(acquire(t, 'Ant', 1, { from }), '20.57')
    t.act(acquire(t, 'Ant', 0, { from })).draws('b0')
    expect([t.m('Ant').weapon, t.m('Ant').captured, lying(t, 'allied A')]).toEqual(['BAR', true, ['mmgAmerican', 'rifleBolt']])
  })
})

describe('handing over', () => {
  const handOver = (t: UpfrontTable, from: string, to: string) => ({
    type: 'handOver',
    group: t.id('axis A'),
    from: t.man(from),
    to: t.man(to),
  })

  test('UF-18.21-03 UF-18.21-04 a secondary weapon goes to another unpinned man, without a draw, as the action', () => {
    const t = camp(': Ant carries demolitionCharge, Bee, Cat pinned, Hen(weapon lmgGerman)')
    t.cannot(handOver(t, 'Ant', 'Cat'), '18.21')
    t.cannot(handOver(t, 'Ant', 'Dog'), '18.21')
    t.cannot(handOver(t, 'Ant', 'Hen'), '21.1')
    t.act(handOver(t, 'Ant', 'Bee')).saw({ type: 'handsOver', weapon: 'demolitionCharge' })
    expect([t.m('Ant').secondary, t.m('Bee').secondary, t.group('axis A').acted]).toEqual(['', 'demolitionCharge', true])
    const pinned = camp(': Ant pinned carries demolitionCharge, Bee')
    pinned.cannot(handOver(pinned, 'Ant', 'Bee'), '18.21')
  })

  test('UF-18.21-02 QA-080 an unwounded man does not give his rifle away', () => {
    const t = camp(': Ant(weapon BAR), Bee unarmed')
    t.cannot(handOver(t, 'Ant', 'Bee'), '18.21')
  })
})

describe('secondary weapons', () => {
  test('UF-21.1-01 UF-21.1-04 one for each man: a new one replaces the old when he gets it', () => {
    for (const weapon of ['demolitionCharge', 'panzerfaust', 'radio', 'ATMM']) {
      const t = camp(`lies ${weapon}: Ant carries demolitionCharge, Bee`)
      t.act(acquire(t, 'Ant')).draws('b0')
      expect([t.m('Ant').weapon, t.m('Ant').secondary, lying(t)]).toEqual(['rifleBolt', weapon, ['demolitionCharge']])
      const failed = camp(`lies ${weapon}: Ant carries panzerfaust, Bee`)
      failed.act(acquire(failed, 'Ant')).draws('r0')
      expect([failed.m('Ant').secondary, lying(failed)]).toEqual(['panzerfaust', [weapon]])
    }
  })

  test('UF-21.1-03 only men with rifle, carbine, assault rifle, BAR or machine pistol carry one, and unarmed men', () => {
    for (const weapon of ['rifleBolt', 'rifleSemi', 'carbine', 'assaultRifle', 'BAR', 'mpGerman'])
      expect(camp(`lies radio: Ant(weapon ${weapon}), Bee`).candidates()).toContainEqual({ type: 'acquire', group: 0, man: 0, weapon: 0 })
    const unarmed = camp('lies radio: Ant unarmed, Bee')
    unarmed.act(acquire(unarmed, 'Ant')).draws('b0')
    expect(unarmed.m('Ant').secondary).toBe('radio')
    for (const weapon of ['lmgGerman', 'mmgGerman', 'flamethrower', 'atr', 'mortar60', 'bazooka', 'PIAT']) {
      const t = camp(`lies radio: Ant(weapon ${weapon}), Bee`)
      t.cannot(acquire(t, 'Ant'), '21.1')
    }
  })

  test('UF-21.1-02 QA-103 a weapon that takes both hands: everything else is dropped with it, and only on success', () => {
    const t = camp('lies flamethrower: Ant carries demolitionCharge, Bee')
    t.act(acquire(t, 'Ant')).draws('b0')
    expect([t.m('Ant').weapon, t.m('Ant').secondary, lying(t)]).toEqual(['flamethrower', '', ['rifleBolt', 'demolitionCharge']])
    const failed = camp('lies flamethrower: Ant carries demolitionCharge, Bee')
    failed.act(acquire(failed, 'Ant')).draws('r0')
    expect([failed.m('Ant').weapon, failed.m('Ant').secondary]).toEqual(['rifleBolt', 'demolitionCharge'])
  })

  test('UF-21.1-05 a gunner needs two actions for a rifle and a charge', () => {
    const t = camp('lies rifleBolt, lies demolitionCharge: Ant(weapon lmgGerman), Bee')
    t.cannot(acquire(t, 'Ant', 1), '21.1')
    t.act(acquire(t, 'Ant', 0)).draws('b0')
    expect([t.m('Ant').weapon, t.m('Ant').secondary, lying(t)]).toEqual(['rifleBolt', '', ['demolitionCharge', 'lmgGerman']])
    t.passTo('refill').pass().passTo('refill').pass()
    t.act(acquire(t, 'Ant', 0)).draws('b1')
    expect(t.m('Ant').secondary).toBe('demolitionCharge')
  })
})
