import { describe, expect, test } from 'vitest'
import { attacks, last, shoot } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { IFT_COLUMNS } from '../data/ift.ts'

const SPARE = '\nA14 woods; Russian: spare=8-0'
const MISS = [6, 5] as const

function moving(text: string, options: TableOptions = {}): AslskTable {
  return table(`${text}${SPARE}`, { phase: 'movement', attacker: 'allied', columns: 14, rows: 15, ...options })
}

function go(t: AslskTable, units: string, to: string, words: Parameters<typeof stepOf>[3] = {}): AslskTable {
  return t.answer('move', stepOf(t, units, to, words))
}

/** The Residual FP in a hex. */
const residual = (t: AslskTable, hex: string) =>
  t.state.markers.filter(({ kind, at }) => kind === 'residual' && at === t.place(hex)).map(({ value }) => value)

/** What these Germans in E2 leave in E6 when they fire so at a squad that enters it. */
function left(stack: string, firers: string, dice: readonly [number, number] = MISS, board = '', directors = ''): number[] {
  const t = moving(`E2 German: ${stack}    E7 Russian: x=4-4-7    ${board}`)
  go(t, 'x', 'E6')
  shoot(t, 'E6', firers, directors)
    .rolls(...dice)
    .rolls(1, 1)
  return residual(t, 'E6')
}

describe('3.3.5 what fire leaves', () => {
  test('EX-28e SK-3.3.5-01 half the column used, down to a counter, at most 12: every column', () => {
    const wanted: Record<number, number[]> = {
      1: [],
      2: [1],
      4: [2],
      6: [2],
      8: [4],
      12: [6],
      16: [8],
      20: [8],
      24: [12],
      30: [12],
      36: [12],
    }
    const fires: readonly (readonly [number, string, string, string])[] = [
      [1, 'a=2-3-7 pinned', 'a', 'E5'],
      [2, 'a=2-4-7', 'a', 'E6'],
      [4, 'a=4-6-7', 'a', 'E6'],
      [6, 'a=4-6-7, b=2-4-7', 'a b', 'E6'],
      [8, 'a=4-6-7, b=4-6-7', 'a b', 'E6'],
      [12, 'a=4-6-7, b=4-6-7, c=4-6-7', 'a b c', 'E6'],
      [16, 'a=8-3-8, b=8-3-8', 'a b', 'E5'],
      [20, 'a=5-4-8, b=5-4-8', 'a b', 'E3'],
      [24, 'a=8-3-8, b=8-3-8, c=8-3-8', 'a b c', 'E5'],
      [30, 'a=5-4-8, b=5-4-8, c=5-4-8', 'a b c', 'E3'],
      [36, 'a=8-3-8, b=8-3-8, c=4-6-7', 'a b c', 'E3'],
    ]
    expect(fires.map(([column]) => column)).toEqual([...IFT_COLUMNS])
    for (const [column, stack, firers, hex] of fires) {
      const from = `E${Number(hex.slice(1)) + 1}`
      const t = moving(`E2 German: ${stack}    ${hex} stone building    ${from} Russian: x=4-4-7`)
      go(t, 'x', hex)
      shoot(t, hex, firers).rolls(6, 5).rolls(1, 1)
      expect([column, last(t).column]).toEqual([column, column])
      expect([column, residual(t, hex)]).toEqual([column, wanted[column]])
    }
  })

  test('SK-3.3.5-02 a Weapon that keeps its rate leaves nothing; its owner may give the rate up', () => {
    const fired = (keep: boolean) => {
      const t = moving('E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7')
      go(t, 'x', 'E6')
      return shoot(t, 'E6', 'a+MMG').rolls(1, 6).rolls(1, 1).answer('keepRate', { keep })
    }
    expect(residual(fired(true), 'E6')).toEqual([2])
    const declined = fired(false)
    expect(residual(declined, 'E6')).toEqual([4])
    expect(declined.w('MMG')).toMatchObject({ fire: 'first', keptRate: false })
  })

  test('SK-3.3.5-04 SK-3.3.5-16 a counter less for each +1 from outside the target hex: Hindrance, CX, bad leaders; not TEM, height or good ones', () => {
    const two = 'a=4-6-7, b=4-6-7'
    expect(left(two, 'a b', MISS, 'E4 grain')).toEqual([2])
    expect(left(two, 'a b', MISS, 'E4 grain    E5 grain')).toEqual([1])
    expect(left('a=4-6-7 CX, b=4-6-7', 'a b')).toEqual([2])
    expect(left(`${two}, l=6+1`, 'a b', MISS, '', 'l')).toEqual([2])
    expect(left(`${two}, l=9-1`, 'a b', [6, 5], '', 'l')).toEqual([4])
    expect(left(two, 'a b', MISS, 'E6 stone building')).toEqual([4])
    expect(left(two, 'a b', MISS, 'E6 smoke 2')).toEqual([4])
    expect(left(two, 'a b', MISS, 'E4 smoke 2')).toEqual([1])
    const hill = moving('E2 German: a=4-6-7, b=4-6-7    E4 level 1    F4 level 1; Russian: x=4-4-7')
    go(hill, 'x', 'E4')
    shoot(hill, 'E4', 'a b')
      .rolls(...MISS)
      .rolls(1, 1)
    expect(last(hill).labels).toContain('Height Advantage +1')
    expect(residual(hill, 'E4')).toEqual([4])
  })

  test('SK-3.3.5-06 cowering counts before the halving', () => {
    expect(left('a=4-6-7, b=4-6-7', 'a b', [6, 6])).toEqual([2])
  })

  test('EX-09e SK-3.3.5-12 a Weapon that malfunctions leaves nothing: the rest is looked up again', () => {
    const marked = 'a=4-6-7 first, g=MMG first'
    const fired = (dice: readonly [number, number]) => left(marked, 'a+g', dice, 'E6 woods')
    expect(fired([5, 4])).toEqual([2])
    expect(fired([6, 4])).toEqual([1])
    expect(fired([5, 5])).toEqual([])
    const cowered = moving(`E2 German: ${marked}    E6 woods    E7 Russian: x=4-4-7`)
    go(cowered, 'x', 'E6')
    shoot(cowered, 'E6', 'a+g').rolls(4, 4)
    expect(residual(cowered, 'E6')).toEqual([1])
  })

  test('SK-3.3.5-19 one counter in a Location: a larger takes the place of a smaller, they are never added', () => {
    const t = moving('E2 German: a=4-6-7    F2 German: b=4-6-7, c=4-6-7    G3 German: d=4-6-7    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6')
    shoot(t, 'E6', 'a').rolls(...MISS)
    expect(residual(t, 'E6')).toEqual([2])
    shoot(t, 'E6', 'b c')
      .rolls(...MISS)
      .rolls(1, 1)
    expect(residual(t, 'E6')).toEqual([4])
    shoot(t, 'E6', 'd').rolls(...MISS)
    expect(residual(t, 'E6')).toEqual([4])
  })
})

describe('3.3.5 what it does', () => {
  test('AID-ASOP-097 SK-3.3.5-07 SK-3.3.5-09 SK-3.3.5-18 whoever enters is attacked by a DR of its own, alone, before the DEFENDER declares anything', () => {
    const t = moving('E2 German: a=4-6-7    E6 residual 4    E7 Russian: x=4-4-7, y=4-4-7')
    go(t, 'x y', 'E6').rolls(6, 4)
    t.saw({ type: 'attack', means: 'residual', fp64: 4 * 64, column: 4, targets: [t.unit('x'), t.unit('y')], parts: [] })
    t.asks('axis', 'firstFire')
    shoot(t, 'E6', 'a').rolls(...MISS)
    expect(last(t).fp).toBe(4)
  })

  test('SK-3.3.5-07 it does not cower, and its results are those of any attack', () => {
    const t = moving('E6 residual 4    E7 Russian: x=4-4-7    E13 German: 4-6-7')
    go(t, 'x', 'E6').rolls(3, 3).rolls(5, 3)
    expect(last(t)).toMatchObject({ column: 4, cowered: 0, final: 4, result: '1MC' })
    t.expect('E6').has('4-4-7 broken DM')
  })

  test('SK-3.3.5-17 TEM and Smoke of the Location, FFNAM and FFMO: nothing else', () => {
    const drm = (board: string, words: Parameters<typeof stepOf>[3] = {}) => {
      const t = moving(`E6 residual 2    E7 Russian: x=4-4-7    ${board}`)
      go(t, 'x', 'E6', words).rolls(6, 6)
      return last(t).labels.map((label) => label.split(' ')[0])
    }
    expect(drm('')).toEqual(['FFMO:', 'FFNAM:'])
    expect(drm('', { mode: 'assault' })).toEqual(['FFMO:'])
    expect(drm('E6 woods')).toEqual(['woods', 'FFNAM:'])
    expect(drm('E6 smoke 2')).toEqual(['Smoke', 'FFNAM:'])
    expect(drm('E6 level 1')).toEqual(['FFMO:', 'FFNAM:'])
    expect(drm('E2 German: a=4-6-7, l=9-2    E4 grain').slice(0, 2)).toEqual(['FFMO:', 'FFNAM:'])
  })

  test('SK-3.3.5-10 once per unit and Location, however many MF are spent at once', () => {
    const t = moving('E6 residual 2; woods    E7 Russian: x=4-4-7, y=4-4-7')
    go(t, 'x', 'E6').rolls(6, 5)
    expect(attacks(t).length).toBe(1)
    t.answer('move', { type: 'stop', units: [t.unit('x')] })
    go(t, 'y', 'E6').rolls(6, 5)
    expect(attacks(t).length).toBe(2)
    expect(attacks(t)[1]!.targets).toEqual([t.unit('y')])
  })

  test('SK-3.3.5-20 again only when more MF are spent there and the DRM got better for the fire', () => {
    const same = moving('E6 residual 2    E7 Russian: x=4-4-7    F6')
    go(same, 'x', 'E6').rolls(6, 5)
    go(same, 'x', 'E5')
    go(same, 'x', 'E6')
    expect(attacks(same).length).toBe(1)
    const recovers = moving('E6 residual 2; Russian: LMG unpossessed    E7 Russian: x=4-4-7')
    go(recovers, 'x', 'E6').rolls(6, 5)
    recovers.answer('move', { type: 'recover', unit: recovers.unit('x'), weapon: recovers.weapon('LMG') }).rolls(1)
    expect(attacks(recovers).length).toBe(1)
    const worse = moving('E6 residual 2; Russian: FT unpossessed    E7 Russian: x=4-4-7')
    go(worse, 'x', 'E6').rolls(6, 5)
    worse
      .answer('move', { type: 'recover', unit: worse.unit('x'), weapon: worse.weapon('FT') })
      .rolls(1)
      .rolls(6, 5)
    expect(attacks(worse).map(({ final }) => final)).toEqual([9, 8])
  })
})
