/** The examples of Guns at men and at tanks, every die stated. */
import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const late: PbsTableOptions = { year: 1943, month: 9, columns: 18, rows: 20 }
const early: PbsTableOptions = { year: 1941, month: 7, columns: 18, rows: 20 }
const GUN = 'E1 German: c=2-2-8 crew, gun=ge-AT75L ca2'
const take = (...hexes: string[]): NonNullable<PbsTableOptions['victory']> => ({
  side: 'allied',
  text: 'Take it.',
  condition: { type: 'control', hexes },
})

describe('at men', () => {
  test('DX-60 a tank of Class B may still come from ten hexes: no OFTC at men five hexes away', () => {
    const t = bookTable(`A20 Russian: spare=4-4-7    ${GUN}    E7 Russian: a=4-4-7    E11 Russian: tank=ru-T3485 vca2`, late)
    t.go('a', 'E6', { mode: 'assault' }).thrown()
    expect([t.visit('O6').answer, t.nodes.includes('O15'), t.answers]).toEqual(['closed', false, ['hold']])
    t.end()
  })

  test('DX-61 it would come from thirteen: an OFTC', () => {
    const t = bookTable(`A20 Russian: spare=4-4-7    ${GUN}    E7 Russian: a=4-4-7    E14 Russian: tank=ru-T3485 vca2`, late)
    t.go('a', 'E6', { mode: 'assault' }).thrown(['OFTC', 10])
    expect([t.visit('O6').answer, t.nodes.includes('O15'), t.answers]).toEqual(['open', true, ['hold']])
    t.end()
  })

  test('DX-67 a Scout that assault-moves, and a Gun with a rate of 2: seven more', () => {
    const t = approach({ firer: 'c=2-2-8 crew, gun=ge-AT50L ca2', mover: 'a=3-4-6', range: 6, options: late })
    come(t, 6, 'assault').thrown(['OFTC', 10])
    expect([t.drm('O15'), t.answers]).toEqual([{ 'PBS-ODM-16': 4, 'PBS-ODM-17': 4, 'PBS-ODM-02': -1 }, ['hold']])
    t.end()
  })

  test('DX-68 it hits on an 8 and nothing modifies it: with a 8 it fires', () => {
    const t = approach({ firer: 'd=2-2-8 crew, g=ge-AR150 ca2', range: 6, ground: 'woods', options: early })
    come(t, 6).thrown(['OFTC', 8], ['To Hit', 5, 5])
    expect([t.note('O15', 'hits on'), t.visit('O15').roll!.drm, t.visit('O15').answer, t.answers[0]]).toEqual([8, [], 'yes', 'other'])
    t.end()
  })

  test('DX-68 it hits on an 8 and nothing modifies it: with a 9 it holds', () => {
    const t = approach({ firer: 'd=2-2-8 crew, g=ge-AR150 ca2', range: 6, ground: 'woods', options: early })
    come(t, 6).thrown(['OFTC', 9])
    expect([t.note('O15', 'hits on'), t.visit('O15').roll!.drm, t.visit('O15').answer, t.answers[0]]).toEqual([8, [], 'no', 'hold'])
    t.end()
  })

  test('DX-68b it hits on a 2 and nothing modifies it: with a 1 it holds', () => {
    const t = approach({ firer: '2-4-7 hs, p=ge-PSK', range: 4, ground: 'stone building', options: late })
    come(t, 4).thrown(['Fire Discipline', 9], ['OFTC', 1])
    expect([t.note('O15', 'hits on'), t.visit('O15').roll!.drm, t.visit('O15').answer, t.answers]).toEqual([2, [], 'no', ['hold']])
    t.end()
  })

  test('DX-68b two less, at a threat to a Victory Location: with a 2 it fires', () => {
    const t = approach({
      firer: '2-4-7 hs, p=ge-PSK',
      range: 4,
      ground: 'stone building',
      options: { ...late, victory: take('G6'), control: { axis: ['G6'] } },
    })
    come(t, 4).thrown(['Fire Discipline', 9], ['OFTC', 2], ['To Hit', 5, 5])
    expect([t.note('O15', 'hits on'), t.drm('O15'), t.visit('O15').answer, t.answers[0]]).toEqual([2, { 'PBS-ODM-19': -2 }, 'yes', 'other'])
    t.end()
  })

  test('DX-68c it hits on no more than a 1, whatever modifies it: never, and nothing is rolled', () => {
    const t = approach({
      firer: 'c=2-2-8 crew, gun=ge-AT50L ca5',
      mover: 'a=6-6-6, b=6-6-6',
      range: 6,
      ground: 'stone building',
      more: 'E8 German: 4-6-7 broken   E4 grain',
      options: { ...late, victory: take('E5'), control: { axis: ['E5'] } },
    })
    come(t, 6, undefined, 'a b').thrown()
    expect([t.note('O15', 'hits on'), t.note('O15', 'needed (our numbers)'), t.visit('O15').answer, t.answers]).toEqual([
      1,
      'never',
      'no',
      ['hold'],
    ])
    t.end()
  })
})

describe('at tanks', () => {
  const APCR = 'A20 Russian: spare=4-4-7    E1 German: c=2-2-8 crew, gun=ge-AT50L ca2    E4 Russian: tank=ru-IS2 vca0 motion'

  test('EX-03 nothing of the enemy can be Class A for it, and APCR makes the target a better Class: APCR is fired', () => {
    const t = bookTable(APCR, late)
    t.drives('drive', { to: 'E3' }).thrown(['OFTC', 1], ['To Hit', 6, 6])
    expect([t.note('O8', 'Target Class'), t.note('O11', 'fired')]).toEqual(['B', 'vtt apcr'])
    expect(t.whats[0]).toMatch(/with APCR/)
    t.end()
  })

  test('EX-03 but not where another vehicle of the enemy can be Class A', () => {
    const t = bookTable(`${APCR}    R20 Russian: other=ru-ba20 vca0`, late)
    t.drives('drive', { to: 'E3' }).thrown(['OFTC', 10])
    expect([t.note('O8', 'Target Class'), t.note('O11', 'fired')]).toEqual(['B', 'vtt ap'])
    t.end()
  })

  test('EX-02 it comes into sight, stops, and waits: one OFTC at +4, one at +3, one at +2 and no more, until it moves on', () => {
    const t = bookTable(`A20 Russian: spare=4-4-7    ${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, late)
    t.drives('drive', { to: 'E11' }).thrown(['OFTC', 10])
    t.drives('halt').thrown(['OFTC', 10])
    t.drives('delay').thrown()
    t.drives('delay').thrown(['OFTC', 10])
    t.drives('delay').thrown()
    t.drives('start').thrown(['OFTC', 10])
    t.drives('drive', { to: 'E10' }).thrown(['OFTC', 10])
    expect(
      t.decided.map(
        ({ trace }) => trace.find(({ node }) => node === 'O15')?.notes?.find(({ label }) => label.startsWith('Case 24'))?.value ?? null,
      ),
    ).toEqual([4, 3, null, 2, null, 2, 2])
    t.end()
  })

  test('DX-66 it has acquired another tank with -2, and the mover is farther off: four more', () => {
    const t = bookTable(
      `A20 Russian: spare=4-4-7    E1 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@E6    E6 Russian: other=ru-T3485 vca0    E12 Russian: tank=ru-T3485 vca0 motion`,
      late,
    )
    t.drives('drive', { to: 'E11' }).thrown(['OFTC', 1])
    expect([t.drm('O15')['PBS-ODM-12'], t.answers]).toEqual([4, ['hold']])
    t.end()
  })

  test('DX-68d it comes into sight ten hexes away, and the next hex is no worse: 5, +4 -1, and it never fires', () => {
    const t = bookTable(`A20 Russian: spare=4-4-7    ${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, late)
    t.drives('drive', { to: 'E11' }).thrown(['OFTC', 1])
    expect([t.note('O15', 'TH number'), t.note('O15', 'hits on'), t.drm('O15'), t.answers]).toEqual([
      9,
      5,
      { 'PBS-ODM-07': 4, 'PBS-ODM-02': -1 },
      ['hold'],
    ])
    t.end()
  })

  test('DX-68e it could slip out of sight with its next MP: 5, -2 -1, with a 6 it fires', () => {
    const t = bookTable(
      `A20 Russian: spare=4-4-7    ${GUN}    F4 stone building    F5 stone building    F6 stone building    F7 stone building    E12 Russian: tank=ru-T3485 vca0 motion`,
      late,
    )
    t.drives('drive', { to: 'E11' }).thrown(['OFTC', 6], ['To Hit', 6, 6])
    expect([t.note('O15', 'hits on'), t.drm('O15'), t.visit('O15').answer, t.answers[0]]).toEqual([
      5,
      { 'PBS-ODM-10': -2, 'PBS-ODM-02': -1 },
      'yes',
      'other',
    ])
    t.end()
  })

  test('DX-68e it could slip out of sight with its next MP: 5, -2 -1, with a 7 it holds', () => {
    const t = bookTable(
      `A20 Russian: spare=4-4-7    ${GUN}    F4 stone building    F5 stone building    F6 stone building    F7 stone building    E12 Russian: tank=ru-T3485 vca0 motion`,
      late,
    )
    t.drives('drive', { to: 'E11' }).thrown(['OFTC', 7])
    expect([t.note('O15', 'hits on'), t.drm('O15'), t.visit('O15').answer, t.answers[0]]).toEqual([
      5,
      { 'PBS-ODM-10': -2, 'PBS-ODM-02': -1 },
      'no',
      'hold',
    ])
    t.end()
  })

  test('DX-71 a second Gun with an equal TK number is not checked on the same expenditure', () => {
    const t = bookTable(
      `A20 Russian: spare=4-4-7    ${GUN}    F1 German: d=2-2-8 crew, g2=ge-AT75L ca3    E8 Russian: tank=ru-T3485 vca0 motion`,
      late,
    )
    t.drives('drive', { to: 'E7' }).thrown(['which weapon first', 1], ['OFTC', 1], ['To Hit', 6, 6])
    expect([t.visit('O4').answer, t.nodes.filter((node) => node === 'O15').length, t.whats.length]).toEqual(['no', 1, 1])
    t.end()
  })
})
