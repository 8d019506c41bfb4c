import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** allied A is fired on with strength 3 by enough rifles at RR 3; its men are told in the text. */
function underFire(allied: string, ground = '', options: TableOptions = {}): UpfrontTable {
  const t = table(`axis A[2]: Ant, Bee, Cat\naxis B: Dog, Elk\nallied A[1] ${ground}: ${allied}\nallied B: Pig, Rat`, {
    hands: { axis: 'Fire 3/5, Move, Brush' },
    ...options,
  })
  t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
  return t.answer('attack', { type: 'resolve' })
}

const lying = (t: UpfrontTable, group: string) => t.group(group).weapons.map(({ weapon, jammed }) => (jammed ? `${weapon} jammed` : weapon))

describe('what the fallen leave', () => {
  test('UF-18.1-01 the weapon of a man who is killed, by fire or by panic, lies with his group', () => {
    const t = underFire('Owl(kia 3), Yak(weapon BAR, panic 3) pinned jammed carries demolitionCharge, Emu')
    t.draws('b0', 'b1 0r=2', 'r3')
    t.saw({ type: 'weaponLeft', man: t.man('Owl'), lost: false })
    expect([t.m('Owl').fate, t.m('Yak').fate]).toEqual(['kia', 'kia'])
    expect(lying(t, 'allied A')).toEqual(['rifleBolt', 'BAR jammed', 'demolitionCharge'])
    expect([t.m('Owl').weapon, t.m('Yak').secondary]).toEqual(['', ''])
  })

  test('UF-18.1-03 UF-18.1-07 QA-078 who runs away takes his weapon along, but for the gunner of a crew-served one', () => {
    const t = underFire('Owl(panic 3) pinned, Yak(panic 3, weapon lmgGerman) pinned, Emu')
    t.draws('b2 0r=9', 'b1 0r=8', 'r3')
    expect([t.m('Owl').fate, t.m('Yak').fate]).toEqual(['rout', 'rout'])
    expect(lying(t, 'allied A')).toEqual(['lmgGerman'])
    const crewed = underFire('Yak(panic 3, weapon mmgAmerican) pinned, Owl assists 1, Emu')
    crewed.draws('b1 0r=8', 'r3', 'r3')
    expect(lying(crewed, 'allied A')).toEqual(['mmgAmerican'])
  })

  test('UF-18.1-05 in Marsh and Stream it is lost, also while the group is moving there', () => {
    for (const ground of ['Marsh', 'Stream', 'Stream, Move=']) {
      const t = underFire('Owl(kia 1), Emu', ground)
      t.draws('b4', 'r5').saw({ type: 'weaponLeft', man: t.man('Owl'), lost: true })
      expect([t.m('Owl').fate, lying(t, 'allied A')]).toEqual(['kia', []])
    }
    const left = underFire('Owl(kia 1), Emu', 'Marsh, Move=, Move=')
    left.draws('b4', 'r5')
    expect(lying(left, 'allied A')).toEqual(['rifleBolt'])
  })

  test('UF-18.1-06 QA-094 an infiltrator killed by fire leaves it with his own group', () => {
    const t = table('axis A[2]: Ant, Bee\naxis B: Dog, Elk\nallied A[3]: Owl(kia 1) infiltrates A, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Fire 3/5' },
    })
    t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b1', 'r4')
    expect([lying(t, 'axis A'), lying(t, 'allied A')]).toEqual([[], ['rifleBolt']])
  })
})

describe('what becomes of it', () => {
  const LYING = 'axis A[1] Brush, Move=, lies BAR: Ant, Bee\naxis B lies BAR: Dog, Elk\nallied A[1]: Owl, Emu\nallied B: Pig, Rat'

  test('UF-18.4-01 a Movement or a Terrain card on the group, and it is gone', () => {
    const t = table(LYING, { hands: { axis: 'Move, Woods' } })
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 1), mode: 'advance' }).saw({
      type: 'looseWeaponsLost',
      weapons: ['BAR'],
    })
    expect([lying(t, 'axis B'), lying(t, 'axis A')]).toEqual([[], ['BAR']])
    t.act({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 2), faceDown: false })
    expect(lying(t, 'axis A')).toEqual([])
  })

  test('UF-18.4-01 QA-017 also if the enemy discards the Terrain and it is rejected', () => {
    const t = table(LYING, { active: 'allied', hands: { allied: 'Brush' } })
    t.decide('allied', 'act', { type: 'done' })
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: t.id('axis A') }] })
    t.saw({ type: 'looseWeaponsLost' })
    t.pass().decide('axis', 'terrainOffer', { type: 'reject' })
    expect([lying(t, 'axis A'), lying(t, 'axis B')]).toEqual([[], ['BAR']])
  })

  test('UF-18.4-01 QA-036 also if the Movement card only removes Wire', () => {
    const t = table('axis A Wire, lies BAR: Ant, Bee\naxis B: Dog, Elk\nallied A: Owl, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Move' },
    })
    t.act({ type: 'removeWire', group: t.id('axis A'), card: t.card('axis', 1) })
    expect(lying(t, 'axis A')).toEqual([])
  })

  test('UF-18.4-02 QA-036 Smoke, Wire and the Movement cards of single men leave it there', () => {
    const t = table('axis A[2] lies BAR: Ant, Bee\naxis B lies BAR: Dog(SL), Elk\nallied A[3]: Owl, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Smoke, Move' },
    })
    t.act({ type: 'smoke', group: t.id('axis B'), card: t.card('axis', 1) })
    t.act({ type: 'infiltrate', group: t.id('axis A'), men: [{ man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 2) }] })
    t.draws('c2b')
    expect([lying(t, 'axis A'), lying(t, 'axis B')]).toEqual([['BAR'], ['BAR']])
    const wired = table('axis A: Ant, Bee\naxis B: Dog, Elk\nallied A lies BAR: Owl, Emu\nallied B: Pig, Rat', { hands: { axis: 'Wire' } })
    wired.decide('axis', 'act', { type: 'done' })
    wired.decide('axis', 'discard', { type: 'discard', cards: [{ card: wired.card('axis', 1), as: 'wire', on: wired.id('allied A') }] })
    wired.saw({ type: 'wireLaid' })
    expect(lying(wired, 'allied A')).toEqual(['BAR'])
  })
})
