import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot, spotted } from '../../test/fire.ts'
import { field, type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { type SpotPreview, spotPreview } from './attempt.ts'

const BOARD: TableOptions = { columns: 12, rows: 14 }

/** Blue looks; red holds C6. */
function looking(here: string, there: string, options: TableOptions = {}): LnltTable {
  return table(`C2 ${here}    C6 ${there}\nK12 German: idle=1-6-4    A12 US: spare=2-5-4`, { ...BOARD, ...options })
}

const seen = (there: string, here = 'US: a=2-5-4') => spotted(looking(here, there), 'blue', 'C6')
const spot = (t: LnltTable, unit: string, at = 'C6') => t.answer('impulse', { type: 'spot', unit: t.unit(unit), at })
const mayNotSpot = (t: LnltTable, unit: string, because: { rule?: string; message?: RegExp }, at = 'C6') =>
  t.refuses('blue', { type: 'spot', unit: t.unit(unit), at }, because)
const needs = (t: LnltTable, unit: string, at = 'C6') =>
  t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit(unit), at }) as SpotPreview

describe('10.1 when a location is spotted', () => {
  test('LNL-10.1-01 open terrain always is, also through degrading terrain', () => {
    expect([seen('German: x=1-6-4'), seen('road N S; German: x=1-6-4')]).toEqual([true, true])
    expect([seen('light-woods; German: x=1-6-4'), seen('wooden building; German: x=1-6-4')]).toEqual([false, false])
    expect(spotted(table('C2 US: a=2-5-4    C4 brush    C6 German: x=1-6-4'), 'blue', 'C6')).toBe(true)
  })

  test('LNL-10.1-11 Smoke in an open hex changes that', () => {
    expect(seen('smoke 1; German: x=1-6-4')).toBe(false)
  })

  test('LNL-10.1-02 a Spotted marker does it, for the side whose it is', () => {
    expect(seen('light-woods; spotted blue; German: x=1-6-4')).toBe(true)
    expect(seen('light-woods; spotted red 1; German: x=1-6-4')).toBe(false)
  })

  test('LNL-10.1-03 LNL-10.1-12 LNL-5.1-23 X-SP-2 LNL-10.1-16 a Good Order unit spots what is adjacent; Shaken or gone it does not', () => {
    const beside = (who: string) => spotted(table(`C5 US: ${who}    C6 forest; German: x=1-6-4`), 'blue', 'C6')
    expect([beside('a=2-5-4'), beside('a=2-5-4 shaken')]).toEqual([true, false])
    const t = table('C5 US: a=2-5-4    C6 forest; German: x=1-6-4 opscomplete    K12 German: y=1-6-4', BOARD)
    t.activate('C5').answer('act', { type: 'move', units: t.units('a'), to: 'C4' })
    expect(spotted(t, 'blue', 'C6')).toBe(false)
  })

  test('LNL-10.1-13 LG-24 Medics and Corpsmen don’t; Chaplains, Nurses and Pipers do', () => {
    const beside = (who: string) => spotted(table(`C5 US: ${who}    C6 forest; German: x=1-6-4`), 'blue', 'C6')
    expect(['a=medic', 'a=us-corpsman', 'a=chaplain'].map(beside)).toEqual([false, false, true])
  })

  test('LNL-10.1-18 whoever has acted still spots what is adjacent', () => {
    for (const mark of ['fired', 'moved', 'lowcrawl', 'opscomplete', 'hitandrun', 'stealth', 'assaultmove'])
      expect(spotted(table(`C5 US: a=2-5-4 ${mark}    C6 forest; German: x=1-6-4`), 'blue', 'C6')).toBe(true)
  })

  test('LNL-10.1-05 somebody in it who has moved, Assault Moved, fired or fought gives it away, and all others with him', () => {
    for (const mark of ['moved', 'assaultmove', 'hitandrun', 'fired']) expect(seen(`forest; German: x=1-6-4 ${mark}, y=1-6-4`)).toBe(true)
    expect(seen('forest; melee; German: x=1-6-4 melee, y=1-6-4')).toBe(true)
    expect(seen('forest; melee; German: x=1-6-4, y=1-6-4')).toBe(false)
    expect(seen('forest; German: x=1-6-4 opscomplete, y=1-6-4')).toBe(false)
  })

  test('LNL-10.1-08 LNL-6.3-02 Low Crawl and Stealth don’t, but open ground does', () => {
    expect([seen('forest; German: x=1-6-4 lowcrawl'), seen('forest; German: x=1-6-4 stealth')]).toEqual([false, false])
    expect(seen('German: x=1-6-4 lowcrawl')).toBe(true)
  })

  test('LNL-6.4-02 LNL-6.4-10 LG-27 Stealth hides from a neighbour too, and in the open from those who don’t see it', () => {
    expect(spotted(table('C5 US: a=2-5-4    C6 forest; German: x=1-6-4 stealth'), 'blue', 'C6')).toBe(false)
    expect(spotted(table('C5 US: a=2-5-4    C6 forest; German: x=1-6-4 stealth, y=1-6-4'), 'blue', 'C6')).toBe(true)
    expect(spotted(table('C5 US: a=2-5-4    C6 forest; German: x=1-6-4 stealth fired'), 'blue', 'C6')).toBe(true)
    expect(seen('German: x=1-6-4 stealth')).toBe(true)
    expect(spotted(table('C2 US: a=2-5-4    C4 stone building    C6 German: x=1-6-4 stealth'), 'blue', 'C6')).toBe(false)
  })

  test('LNL-10.1-09 it is spotted for all units of the side, whether they see it or not', () => {
    const t = table('C5 US: a=2-5-4    C6 forest; German: x=1-6-4    D2 US: b=2-5-4')
    expect(preview(t, 'b', 'C6').firepower).toBe(2)
  })

  test('LNL-10.0-03 another floor is spotted by itself', () => {
    const t = table(
      'C2 US: a=2-5-4    C7 stone building    C8 stone building    C6 stone building; German: x=1-6-4 fired; upstairs German: y=1-6-4',
      {
        joined: ['C6 C7', 'C7 C8'],
      },
    )
    expect([spotted(t, 'blue', 'C6'), spotted(t, 'blue', 'C6 upstairs')]).toEqual([true, false])
  })

  test('LNL-10.1-17 a Spotted marker goes when nobody is left', () => {
    const t = looking('US: a=us-ranger-squad, b=us-ranger-squad, BAR', 'brush; spotted blue; German: x=1-5-4 hs')
    expect(t.markers('C6')).toEqual(['spotted 0'])
    shoot(t, 'a b+BAR', 'C6').rolls(6, 1, 6)
    expect([t.where('x'), t.markers('C6')]).toEqual(['eliminated', []])
  })
})

describe('10.1.1 spotting attempts', () => {
  test('LNL-10.1.1-02 LNL-10.1.1-12 X-SP-3 up to 2 in blocking terrain, up to 3 in degrading', () => {
    for (const [terrain, die, found] of [
      ['light-woods', 3, true],
      ['light-woods', 4, false],
      ['forest', 2, true],
      ['forest', 3, false],
    ] as const) {
      const t = spot(looking('US: a=2-5-4', `${terrain}; German: x=1-6-4`), 'a').rolls(die)
      t.saw({ type: 'spottingAttempt', die, spotted: found })
      expect(spotted(t, 'blue', 'C6')).toBe(found)
    }
  })

  test('LNL-10.1.1-10 a success leaves a Spotted marker; what a marker shows already is not looked for', () => {
    const t = spot(looking('US: a=2-5-4', 'forest; German: x=1-6-4'), 'a').rolls(1)
    expect(t.markers('C6')).toEqual(['spotted 0'])
    mayNotSpot(looking('US: a=2-5-4', 'forest; German: x=1-6-4 fired'), 'a', { rule: '10.1.1', message: /spotted already/ })
  })

  test('LNL-10.1.1-01 LNL-5.1-04 LNL-10.1-10 a Good Order unit that sees it and bears no marker', () => {
    const woods = 'forest; German: x=1-6-4'
    mayNotSpot(looking('US: a=2-5-4 shaken, b=2-5-4', woods), 'a', { rule: '5.1' })
    for (const mark of ['fired', 'moved', 'lowcrawl', 'opscomplete', 'hitandrun', 'stealth', 'assaultmove'])
      mayNotSpot(looking(`US: a=2-5-4 ${mark}, b=2-5-4`, woods), 'a', { rule: '10.1' })
    mayNotSpot(table('C2 US: a=2-5-4    C4 stone building    C6 forest; German: x=1-6-4'), 'a', { rule: '10.3' })
  })

  test('LNL-10.1.1-11 Medics, Corpsmen, Chaplains, Nurses and Pipers don’t', () => {
    for (const who of ['medic', 'us-corpsman', 'chaplain', 'us-nurse-6-1'])
      mayNotSpot(looking(`US: a=2-5-4, m=${who}`, 'forest; German: x=1-6-4'), 'm', { rule: '10.1.1' })
    mayNotSpot(table('C2 British: m=uk-piper-6-1, a=1-7-4    C6 forest; German: x=1-6-4'), 'm', { rule: '10.1.1' })
  })

  test('LNL-10.1.1-03 LNL-10.1.1-13 +1 for each degrading hex; through more than two nobody looks', () => {
    const through = (hexes: string) => table(`C2 US: a=2-5-4    ${hexes}    C6 light-woods; German: x=1-6-4`)
    expect(needs(through('C4 brush'), 'a')).toMatchObject({ needed: 3, chances: 2, of: 6 })
    expect(needs(through('C4 brush    C5 brush'), 'a')).toMatchObject({ chances: 1 })
    mayNotSpot(through('C3 brush    C4 brush    C5 brush'), 'a', { rule: '10.3' })
  })

  test('LNL-10.1.1-14 LNL-10.3.2-12 +2 between two adjacent separate buildings', () => {
    const t = table('D2 US: a=2-5-4    D3 wooden building    E3 wooden building    E4 light-woods; German: x=1-6-4 opscomplete')
    expect(needs(t, 'a', 'E4')).toMatchObject({ modifiers: [{ value: 2 }], chances: 1 })
  })

  test('LNL-10.1.1-15 EX2-IN-09 a Leader takes his LM off his own roll, and off nobody else’s', () => {
    const t = looking('US: l=6-2-6, a=2-5-4', 'wooden building; German: x=1-6-4')
    expect([needs(t, 'l').chances, needs(t, 'a').chances]).toEqual([4, 2])
    expect(spotted(spot(t, 'l').rolls(4), 'blue', 'C6')).toBe(true)
    const medrow = spot(looking('US: m=us-101st-airborne-leader-6-0, a=2-5-4', 'wooden building; German: x=1-6-4'), 'm').rolls(4)
    expect(spotted(medrow, 'blue', 'C6')).toBe(false)
    medrow.expect('C2').has('6-0-6 opsComplete', '2-5-4').pass()
    expect(medrow.events('passes')).toMatchObject([{ side: 'blue' }])
  })

  test('LNL-10.1.1-18 the LM of others helps nobody', () => {
    const t = looking('US: a=2-5-4, c=chaplain', 'forest; German: x=1-6-4')
    expect(needs(t, 'a').chances).toBe(2)
  })

  test('LNL-10.1.1-16 a Scout takes 2 off', () => {
    expect(needs(looking('US: s=scout, a=2-5-4', 'forest; German: x=1-6-4'), 's').chances).toBe(4)
  })

  test('LNL-10.1.1-06 a natural 6 always fails, whatever is taken off it', () => {
    const s = field('C2 US: a=2-5-4    C6 light-woods; German: x=1-6-4')
    const keen = { rule: '10.1.1', label: 'keen eye', value: -4 }
    const hooks = { ...s.setting.hooks, spottingModifiers: [() => keen] }
    const state = { ...s, setting: { ...s.setting, hooks } }
    expect(spotPreview(state, { unit: 0, at: 'C6' })).toMatchObject({ needed: 3, chances: 5, of: 6 })
  })

  test('LNL-10.1.1-07 LNL-4.1-01 the spotter is Ops Complete whatever he sees', () => {
    for (const die of [1, 5]) spot(looking('US: a=2-5-4', 'forest; German: x=1-6-4'), 'a').rolls(die).expect('C2').has('2-5-4 opsComplete')
  })

  test('LNL-10.1.1-08 one attempt in an impulse', () => {
    const t = spot(looking('US: a=2-5-4, b=2-5-4', 'forest; German: x=1-6-4'), 'a').rolls(5)
    mayNotSpot(t, 'b', { rule: '10.1.1', message: /One spotting attempt/ })
  })

  test('LNL-10.1.1-19 LNL-10.1.1-20 LNL-NAR-01 it is no impulse: whoever does nothing else has passed', () => {
    const t = spot(looking('US: a=2-5-4, b=2-5-4', 'forest; German: x=1-6-4'), 'a').rolls(1)
    t.asks('blue', 'impulse').pass()
    expect(t.events('passes')).toMatchObject([{ side: 'blue', inARow: 1 }])
  })

  test('LNL-10.1.1-09 after it the spotter’s location or another may be activated', () => {
    const t = spot(looking('US: a=2-5-4, b=2-5-4', 'forest; German: x=1-6-4'), 'a').rolls(5)
    const places = (t.candidates() as { type: string; at?: string[] }[]).filter(({ type }) => type === 'activate').map(({ at }) => at![0])
    expect(new Set(places)).toEqual(new Set(['C2', 'A12']))
  })

  test('LNL-10.1.1-21 LNL-4.1-06 LNL-4.1-07 LNL-4.1-19 the spotter and all with him fire there at full FP, and he is Fired, not Ops Complete', () => {
    const t = spot(looking('US: a=2-5-4, b=2-5-4', 'forest; German: x=1-6-4    E6 German: y=1-6-4'), 'a').rolls(1).activate('C2')
    expect(preview(t, 'a b', 'C6').firepower).toBe(3)
    mayNot(t, 'a', 'E6', { rule: '4.1' })
    shoot(t, 'a b', 'C6').rolls(1, 6).expect('C2').has('2-5-4 fired', '2-5-4 fired')
  })

  test('LNL-4.1-18 a Leader who spotted adds his LM to that fire only', () => {
    const t = spot(looking('US: l=6-2-6, b=2-5-4', 'forest; German: x=1-6-4    E6 German: y=1-6-4'), 'l').rolls(1).activate('C2')
    expect(preview(t, 'b', 'C6', { leader: 'l' }).modifiers.map(({ value }) => value)).toEqual([2])
    mayNot(t, 'b', 'E6', { rule: '4.1' }, { leader: 'l' })
    const other = spot(looking('US: a=2-5-4, b=2-5-4, l=6-2-6 opscomplete', 'forest; German: x=1-6-4'), 'a').rolls(1).activate('C2')
    mayNot(other, 'b', 'C6', { rule: '4.1' }, { leader: 'l' })
  })
})

test('LNL-10.1.1-01 nobody spots anything else out of a Melee that an earlier turn has left him in', () => {
  const t = looking('melee; US: a=2-5-4; German: y=1-6-4', 'forest; German: x=1-6-4')
  mayNotSpot(t, 'a', { rule: '8.1' })
  expect(t.candidates()).not.toContainEqual({ type: 'spot', unit: t.unit('a'), at: 'C6' })
})

test('LNL-4.1-07 a unit that was Ops Complete before fires with its spotter; not where it is played otherwise', () => {
  const both = (options: TableOptions) =>
    spot(looking('US: a=2-5-4, b=2-5-4 opscomplete', 'forest; German: x=1-6-4', options), 'a')
      .rolls(1)
      .activate('C2')
  const t = shoot(both({}), 'a b', 'C6').rolls(1, 6)
  t.saw({ type: 'attack', firepower: 3 }).expect('C2').has('2-5-4 fired', '2-5-4 fired')
  mayNot(both({ options: { opsCompleteBesideSpotter: 'no' } }), 'a b', 'C6', { rule: '4.0' })
  const elsewhere = looking('US: a=2-5-4, b=2-5-4 opscomplete', 'forest; German: x=1-6-4    F6 German: y=1-6-4')
  mayNot(spot(elsewhere, 'a').rolls(1).activate('C2'), 'b', 'F6', { rule: '4.1' })
})
