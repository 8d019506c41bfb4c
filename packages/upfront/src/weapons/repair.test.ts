import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'

function camp(man: string, ground = ''): UpfrontTable {
  return table(`axis A[2] ${ground}: Ant${man}, Bee jammed\naxis B: Dog, Elk\nallied A: Owl, Emu\nallied B: Pig, Rat`)
}

const repair = (t: UpfrontTable, man = 'Ant') => ({ type: 'repair', group: t.id('axis A'), man: t.man(man) })

/** What a card does to the jammed weapon of Ant. */
function drawn(man: string, card: string): string {
  const t = camp(man)
  t.act(repair(t)).draws(card)
  const { weapon, jammed } = t.m('Ant')
  return weapon === '' ? 'removed' : jammed ? 'nothing' : 'repaired'
}

describe('repair', () => {
  test('UF-19.3-01 an RNC against the numbers of the chit: repaired, removed or nothing', () => {
    expect(['b0', 'b4', 'b5', 'r0', 'r5', 'r6'].map((card) => drawn(' jammed', card))).toEqual([
      'repaired',
      'repaired',
      'nothing',
      'nothing',
      'nothing',
      'removed',
    ])
    expect(['b3', 'b4', 'r6'].map((card) => drawn('(weapon lmgGerman) jammed', card))).toEqual(['repaired', 'nothing', 'removed'])
    expect(['b1', 'b2', 'r5'].map((card) => drawn('(weapon flamethrower) jammed', card))).toEqual(['repaired', 'nothing', 'removed'])
  })

  test('UF-19.3-01 UF-19.3-05 QA-088 by an unpinned man, as the action: one attempt for a group', () => {
    const pinned = camp(' jammed pinned')
    pinned.cannot(repair(pinned), '19.3')
    pinned.cannot(repair(pinned, 'Dog'), '19.3')
    const t = camp(' jammed')
    t.act(repair(t)).draws('r1').saw({ type: 'repair', result: 'nothing' })
    t.cannot(repair(t, 'Bee'), '4.2')
    t.cannot(repair(t), '4.2')
  })

  test('UF-19.3-02 ordnance is repaired on any black number and removed on a red 6', () => {
    for (const weapon of ['mortar60', 'bazooka'])
      expect(['b0', 'b6', 'r0', 'r5', 'r6'].map((card) => drawn(`(weapon ${weapon}) jammed`, card))).toEqual([
        'repaired',
        'repaired',
        'nothing',
        'nothing',
        'removed',
      ])
  })

  test('UF-19.3-03 not in a Stream or a Marsh, nor while moving', () => {
    for (const ground of ['Stream', 'Marsh', 'Brush, Move=']) {
      const t = camp(' jammed', ground)
      t.cannot(repair(t), '19.3')
    }
    const t = camp(' jammed', 'Brush')
    t.act(repair(t)).draws('b0')
    expect(t.m('Ant').jammed).toBe(false)
  })

  test('EX-032f a red 6 leaves the man unarmed, and his Morale one lower', () => {
    const t = table('axis A: Ant, Bee, Cat\naxis B: Dog, Elk\nallied A[2]: Myers(morale 5) jammed, Allen\nallied B: Pig, Rat', {
      active: 'allied',
      hands: { axis: 'Fire 1/1' },
    })
    t.act({ type: 'repair', group: t.id('allied A'), man: t.man('Myers') })
      .draws('r6')
      .saw({ type: 'weaponLost', weapon: 'rifleBolt' })
    t.passTo('refill').pass()
    t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
    t.answer('attack', { type: 'resolve' })
      .draws('b3', 'r3')
      .saw({ type: 'attacked', man: t.man('Myers'), number: 4, morale: 4 })
    expect(t.m('Myers').pinned).toBe(true)
  })
})
