import { describe, expect, test } from 'vitest'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { seesLocation } from '../map/obstacles.ts'

function lay(t: LnltTable, unit: string, at: string) {
  return { type: 'smoke', unit: t.unit(unit), at }
}

/** Blue's units in C3 are activated; a German far away keeps the turn open. */
function ready(units: string, options: TableOptions = {}): LnltTable {
  return table(`C3 ${units}  K9 German: z=1-6-4`, { columns: 12, rows: 12, ...options }).activate('C3')
}

describe('7.0 laying Smoke', () => {
  test('LNL-7.0-02 LNL-7.0-03 1d6 up to the nation’s capability lays a Smoke 1', () => {
    const t = ready('US: a=2-5-4')
    t.answer('act', lay(t, 'a', 'C4')).rolls(2)
    t.saw({ type: 'smokeAttempt', die: 2, capability: 2, passed: true })
    expect(t.markers('C4')).toEqual(['smoke 1'])
    const soviet = ready('Soviet: a=su-rifle-squad')
    soviet
      .answer('act', lay(soviet, 'a', 'C4'))
      .rolls(2)
      .saw({ type: 'smokeAttempt', capability: 1, passed: false })
    expect(soviet.markers('C4')).toEqual([])
  })

  test('LNL-7.0-04 a failure is Ops Complete', () => {
    const t = ready('US: a=2-5-4, b=2-5-4')
    t.answer('act', lay(t, 'a', 'C4')).rolls(3)
    t.expect('C3').has('2-5-4 opsComplete', '2-5-4')
    expect(t.markers('C4')).toEqual([])
  })

  test('LNL-7.0-11 neither LM nor TM changes the roll', () => {
    const t = ready('stone building; US: a=2-5-4, l=6-2-6')
    t.answer('act', lay(t, 'a', 'C4'))
      .rolls(3)
      .saw({ type: 'smokeAttempt', die: 3, passed: false })
  })

  test('LNL-7.0-10 in the own or an adjacent hex', () => {
    const t = ready('US: a=2-5-4')
    t.refuses('blue', lay(t, 'a', 'C5'), { rule: '7.0', message: /adjacent/ }).refuses('blue', lay(t, 'a', 'Z9'), { rule: '7.0' })
    expect(t.candidates().filter((each) => (each as { type: string }).type === 'smoke')).toHaveLength(7)
    t.answer('act', lay(t, 'a', 'C3')).rolls(1)
    expect(t.markers('C3')).toEqual(['smoke 1'])
  })

  test('LNL-7.0-01 a Good Order MMC lays it, no single man, and nobody who has acted', () => {
    const t = ready('US: a=2-5-4, b=2-5-4 shaken, l=6-1-6, w=us-m1917')
    t.refuses('blue', lay(t, 'b', 'C4'), { rule: '7.0', message: /Shaken/ })
    t.refuses('blue', lay(t, 'l', 'C4'), { rule: '7.0', message: /can't lay/ })
    t.refuses('blue', lay(t, 'w', 'C4'), { rule: '7.0', message: /can't lay/ })
    for (const mark of ['moved', 'fired', 'assaultMove', 'lowCrawl', 'stealth', 'hitAndRun', 'opsComplete']) {
      const acted = ready(`US: a=2-5-4 ${mark}, b=2-5-4`)
      acted.refuses('blue', lay(acted, 'a', 'C4'), { message: /acted|activated/ })
    }
  })

  test('LNL-7.0-01 who has fired in this impulse lays none', () => {
    const t = table('C3 US: a=2-5-4, b=2-5-4  C6 German: x=1-6-4').activate('C3')
    t.answer('act', { type: 'fire', from: 'C3', at: 'C6', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }] }).rolls(1, 6)
    t.refuses('blue', lay(t, 'a', 'C4'), { rule: '7.0', message: /has acted/ })
  })

  test('LNL-7.0-08 Mortar Weapon Teams lay none', () => {
    const t = ready('US: w=us-mortar60, b=2-5-4')
    t.refuses('blue', lay(t, 'w', 'C4'), { rule: '7.0', message: /can't lay/ })
  })

  test('LNL-7.0-14 one attempt in a turn', () => {
    const t = ready('US: a=2-5-4, b=2-5-4')
    t.answer('act', lay(t, 'a', 'C4')).rolls(1)
    t.refuses('blue', lay(t, 'a', 'C4'), { rule: '7.0', message: /has tried/ })
    t.answer('act', lay(t, 'b', 'C4')).rolls(1)
    expect(t.markers('C4')).toEqual(['smoke 1', 'smoke 1'])
  })

  test('LNL-7.0-12 LNL-NAR-02 who has laid it may move with one MP less, and not fire', () => {
    const t = ready('US: a=2-5-4').answer('act', { type: 'smoke', unit: 0, at: 'C4' }).rolls(2)
    t.answer('act', { type: 'move', units: [t.unit('a')], to: 'C4' })
    t.answer('step', { type: 'step', to: 'C5' }).answer('step', { type: 'step', to: 'C6' })
    t.expect('C6').has('2-5-4 moved').asks('red', 'impulse')
    const fires = table('C3 US: a=2-5-4  C6 German: x=1-6-4').activate('C3').answer('act', { type: 'smoke', unit: 0, at: 'B3' }).rolls(2)
    const firers = [{ unit: 0, inherent: true, weapons: [] }]
    fires.refuses('blue', { type: 'fire', from: 'C3', at: 'C6', firers }, { rule: '7.0' })
    fires.refuses('blue', { type: 'move', units: [0], mode: 'lowCrawl', to: 'C4' }, { rule: '7.0' })
  })

  test('LNL-7.0-13 others of the hex move with it, at Double-Time with a Leader', () => {
    const t = ready('US: a=2-5-4, b=2-5-4, l=6-1-6').answer('act', { type: 'smoke', unit: 0, at: 'C4' }).rolls(2)
    t.answer('act', { type: 'move', units: t.units('a b l'), to: 'C4' })
    for (const to of ['C5', 'C6', 'C7', 'C8']) t.answer('step', { type: 'step', to })
    t.expect('C8').has('2-5-4 moved', '2-5-4 moved', '6-1-6 moved')
  })

  test('who does nothing more is Ops Complete', () => {
    const t = ready('US: a=2-5-4').answer('act', { type: 'smoke', unit: 0, at: 'C4' }).rolls(2).answer('act', { type: 'end' })
    t.expect('C3').has('2-5-4 opsComplete')
  })

  test('a scenario may say how well a side lays Smoke', () => {
    const t = ready('US: a=2-5-4', { rules: [{ type: 'smokeCapability', side: 'blue', value: 5, text: 'Plenty of Smoke.' }] })
    t.answer('act', lay(t, 'a', 'C4'))
      .rolls(5)
      .saw({ type: 'smokeAttempt', capability: 5, passed: true })
  })
})

describe('7.0 what Smoke does', () => {
  /** The TM of a German in this hex against fire from two hexes away. */
  const tm = (ground: string) => {
    const t = table(`C3 US: a=2-5-4  C5 spotted blue; ${ground}; German: x=1-6-4`).activate('C3')
    t.answer('act', { type: 'fire', from: 'C3', at: 'C5', firers: [{ unit: 0, inherent: true, weapons: [] }] }).rolls(1, 6)
    return t.events('attack')[0]!.targets[0]!.defence - 6
  }

  test('LNL-7.0-15 +1 to the TM; X-SMK-1 3 in a Forest; X-SMK-3 4 in a light Building', () => {
    expect([tm('smoke 1'), tm('smoke 2'), tm('smoke 1; woods'), tm('smoke 1; wooden building')]).toEqual([1, 1, 3, 4])
  })

  test('LNL-7.0-19 X-SMK-2 two markers are no more than one', () => expect(tm('smoke 1; smoke 2')).toBe(1))

  test('LNL-7.0-19 but they last as long as the newer one', () => {
    const t = table('C3 US: a=2-5-4  C5 smoke 1; smoke 2  D5 smoke 2  H9 German: x=1-6-4', { turns: 9 }).rolls(6, 1)
    const lying = () => [t.markers('C5'), t.markers('D5')]
    while (t.state.turn === 1) t.pass('impulse')
    expect(lying()).toEqual([['smoke 2'], []])
    t.rolls(6, 1)
    while (t.state.turn === 2) t.pass('impulse')
    expect(lying()).toEqual([[], []])
  })

  test('LNL-7.0-05 it stops sight, and what is in it must be spotted', () => {
    const t = table('C3 US: a=2-5-4  C4 smoke 1  C5 German: x=1-6-4  E4 German: y=1-6-4').activate('C3')
    const fire = (at: string) => ({ type: 'fire', from: 'C3', at, firers: [{ unit: 0, inherent: true, weapons: [] }] })
    t.refuses('blue', fire('C5'), { message: /Smoke/ })
    t.answer('act', fire('E4')).rolls(1, 6)
    const inside = table('C3 US: a=2-5-4  C5 smoke 1; German: x=1-6-4').activate('C3')
    inside.refuses('blue', fire('C5'), { rule: '10.0' })
  })

  test('LNL-7.0-16 as high as two levels: from there one looks over it', () => {
    const sees = (from: number) => {
      const t = table(`C3 level ${from}; US: a=2-5-4  C4 smoke 1  C8 German: x=1-6-4`, { rows: 12 })
      return seesLocation(t.state, t.place('C3'), t.place('C8'))
    }
    expect([sees(1), sees(2), sees(3)]).toEqual([false, true, true])
  })

  test('LNL-7.0-06 firing out of it is 1 worse', () => {
    const t = table('C3 smoke 2; US: a=2-5-4  C5 German: x=1-6-4').activate('C3')
    t.answer('act', { type: 'fire', from: 'C3', at: 'C5', firers: [{ unit: 0, inherent: true, weapons: [] }] }).rolls(1, 6)
    t.saw({ type: 'attack', modifiers: [{ value: -1 }], targets: [{ attack: 2 }] })
  })

  test('LNL-7.0-07 LNL-9.0-02 X-SMK-2 in the Administrative Phase Smoke 2 goes, and Smoke 1 becomes Smoke 2', () => {
    const t = table('C3 smoke 1; smoke 2; US: a=medic shaken  C5 smoke 1', { initiative: 'blue' }).rolls(6, 1, 6, 1)
    t.passUntil('rally')
    expect([t.markers('C3'), t.markers('C5')]).toEqual([['smoke 2'], ['smoke 2']])
    t.pass().passUntil('rally')
    expect([t.markers('C3'), t.markers('C5')]).toEqual([[], []])
  })
})
