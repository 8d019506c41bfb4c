import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** Ant wins against Owl by ten, and his side is asked about the weapons. */
function won(ant: string, owl: string, options: TableOptions = {}): UpfrontTable {
  const t = table(`axis A[3]: Ant(morale 9${ant}, Bee\naxis B: Dog, Elk\nallied A[2]: Owl(morale 1${owl}, Emu, Yak\nallied B: Pig, Rat`, {
    hands: { axis: 'Move, Fire 2/3' },
    ...options,
  })
  t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
  return t.draws('3=1', 'b5', 'r1')
}

const INSIDE = ') infiltrates A'
const lying = (t: UpfrontTable, group: string) => t.group(group).weapons.map(({ weapon }) => weapon)
const TAKE = { type: 'take', what: 'weapon' }

describe('the spoils of close combat', () => {
  test('UF-20.74-01 UF-20.74-02 the victor takes the loser’s weapon, and his own is a secondary one meanwhile', () => {
    const t = won(INSIDE, ', weapon BAR)')
    t.asks('axis', 'spoils').answer('spoils', TAKE).saw({ type: 'spoils', weapon: 'BAR', destroyed: false })
    const { weapon, captured, secondary } = t.m('Ant')
    expect([weapon, captured, secondary, lying(t, 'allied A'), lying(t, 'axis A')]).toEqual(['BAR', true, 'rifleBolt', [], []])
  })

  test('UF-20.74-01 or sees to it that nobody uses it any more, or leaves it where it is', () => {
    const destroyed = won(INSIDE, ', weapon BAR)').answer('spoils', { type: 'destroy', what: 'weapon' })
    expect([destroyed.m('Ant').weapon, lying(destroyed, 'allied A')]).toEqual(['rifleBolt', []])
    const left = won(INSIDE, ', weapon BAR)').answer('spoils', { type: 'leave' })
    expect(lying(left, 'allied A')).toEqual(['BAR'])
  })

  test('UF-20.74-01 the defender has the same choice', () => {
    const t = table(
      'axis A[3]: Ant(morale 1, weapon BAR) infiltrates A, Bee\naxis B: Dog, Elk\nallied A[2]: Owl(morale 9), Emu\nallied B: Pig, Rat',
      {
        hands: { axis: 'Move' },
      },
    )
    t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] }).draws('2=1', 'x0', 'x0')
    t.decide('allied', 'spoils', TAKE)
    expect([t.m('Owl').weapon, t.m('Owl').captured, t.m('Ant').fate]).toEqual(['BAR', true, 'kia'])
  })

  test('UF-20.74-01 UF-20.74-06 not ordnance such as a mortar, but light anti-tank weapons', () => {
    won(INSIDE, ', weapon mortar60)').cannot(TAKE, '20.74')
    for (const weapon of ['bazooka', 'PIAT', 'panzerschreck']) {
      const t = won(INSIDE, `, weapon ${weapon})`).answer('spoils', TAKE)
      expect(t.m('Ant').weapon).toBe(weapon)
    }
  })

  test('UF-20.74-07 QA-097 one of his two weapons; the other lies there', () => {
    const t = won(INSIDE, ', weapon BAR) carries panzerfaust').answer('spoils', TAKE)
    expect([t.m('Ant').weapon, lying(t, 'allied A')]).toEqual(['BAR', ['panzerfaust']])
    const other = won(INSIDE, ', weapon bazooka) carries radio').answer('spoils', { type: 'take', what: 'secondary' })
    expect([other.m('Ant').weapon, other.m('Ant').secondary, lying(other, 'allied A')]).toEqual(['rifleBolt', 'radio', ['bazooka']])
  })

  test('UF-21.1-06 UF-21.1-02 with a weapon that takes both hands he keeps no other, and one that does is never kept beside another', () => {
    const t = won(') infiltrates A carries radio', ', weapon lmgRussian)').answer('spoils', TAKE)
    expect([t.m('Ant').weapon, t.m('Ant').secondary, lying(t, 'axis A')]).toEqual(['lmgRussian', '', ['rifleBolt', 'radio']])
    const gunner = won(', weapon lmgBritish) infiltrates A', ', weapon BAR)').answer('spoils', TAKE)
    expect([gunner.m('Ant').weapon, gunner.m('Ant').secondary, lying(gunner, 'axis A')]).toEqual(['BAR', '', ['lmgBritish']])
  })

  test('UF-20.74-02 only the printed weapon stays with him', () => {
    const t = won(') infiltrates A with rifleSemi', ', weapon BAR)').answer('spoils', TAKE)
    expect([t.m('Ant').secondary, lying(t, 'axis A')]).toEqual(['', ['rifleSemi']])
  })

  test('UF-20.74-03 the gunner of a crewed weapon takes none', () => {
    const t = won(', weapon lmgGerman) infiltrates A', ', weapon BAR)')
    t.cannot(TAKE, '20.74')
    t.answer('spoils', { type: 'destroy', what: 'weapon' })
  })

  test('UF-20.74-08 UF-20.74-02 leaving or destroying a captured weapon is the action of the group; then he has his own again', () => {
    for (const destroy of [false, true]) {
      const t = table('axis A[3]: Ant with BAR captured carries rifleBolt, Bee\naxis B: Dog, Elk\nallied A: Owl, Emu\nallied B: Pig, Rat')
      t.cannot({ type: 'abandon', group: t.id('axis A'), man: t.man('Bee'), destroy }, '20.74')
      t.act({ type: 'abandon', group: t.id('axis A'), man: t.man('Ant'), destroy })
      const { weapon, captured, secondary } = t.m('Ant')
      expect([weapon, captured, secondary, lying(t, 'axis A')]).toEqual(['rifleBolt', false, '', destroy ? [] : ['BAR']])
      expect(t.group('axis A').acted).toBe(true)
    }
  })
})
