import { describe, expect, test } from 'vitest'
import { field, hexOf } from '../../test/field.ts'
import { last, shoot } from '../../test/fire.ts'
import { lastShot, shell } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { sight } from '../map/los.ts'
import { isBuilding, terrainAt } from '../map/terrain.ts'
import type { AslskState } from '../state.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied' }
const move: TableOptions = { phase: 'movement', attacker: 'allied' }
const step = (t: AslskTable, units: string, to: string, more: object = {}) => ({
  type: 'step',
  units: units.split(' ').map((unit) => t.unit(unit)),
  to,
  ...more,
})
const tem = (text: string) => {
  const t = table(`E2 US: a=7-4-7   ${text}   A9 US: 7-4-7`, prep)
  return last(shoot(t, 'E5', 'a').rolls(6, 6)).labels
}

describe('8.2.1 jungle', () => {
  test('SK-8.2.1-09 SK-8.2.1-27 SK-8.2.1-17 dense jungle has +2, bamboo and a hut +1, light jungle +1', () => {
    expect(tem('E5 dense jungle; Japanese: 4-4-7')).toContain('dense jungle in E5 +2')
    expect(tem('E5 bamboo; Japanese: 4-4-7')).toContain('bamboo in E5 +1')
    expect(tem('E5 hut; Japanese: 4-4-7')).toContain('hut in E5 +1')
    expect(tem('E5 light jungle; Japanese: 4-4-7')).toContain('light jungle in E5 +1')
  })

  test('SK-8.2.1-10 in dense jungle stand two squads of a side, in light jungle and kunai three', () => {
    const text = (terrain: string) => `E5 ${terrain}; US: a=6-6-6, b=6-6-6   E4 US: c=6-6-6, d=3-4-6   J9 Japanese: 4-4-7`
    const dense = table(text('dense jungle'), move)
    dense.refuses('allied', step(dense, 'c', 'E5'), { rule: '8.2.1', message: /at most two squads/ })
    dense.refuses('allied', step(dense, 'd', 'E5'), { rule: '8.2.1' })
    expect(dense.candidates()).not.toContainEqual(step(dense, 'c', 'E5'))
    for (const terrain of ['light jungle', 'kunai']) {
      const t = table(text(terrain), move)
      expect(t.game.problems('allied', step(t, 'c', 'E5'))).toEqual([])
    }
    expect(() => table('E5 dense jungle; US: 6-6-6, 6-6-6, 6-6-6   J9 Japanese: 4-4-7', move).state).toThrow('too many units in E5')
  })

  test('SK-8.2-02 dense jungle, kunai and bamboo split fire groups: two such hexes never fire as one', () => {
    const group = (one: string, other: string) => {
      const t = table(`E4 ${one}; US: a=6-6-6   F4 ${other}; US: b=6-6-6   E8 Japanese: 4-4-7`, prep)
      return t.game.problems('allied', {
        type: 'fire',
        at: 'E8',
        firers: ['a', 'b'].map((unit) => ({ unit: t.unit(unit), inherent: true, weapons: [] })),
        directors: [],
      })
    }
    expect(group('dense jungle', 'kunai')[0]).toMatchObject({ rule: '8.2' })
    expect(group('bamboo', 'dense jungle')[0]).toMatchObject({ rule: '8.2' })
    expect(group('kunai', 'kunai')[0]).toMatchObject({ rule: '8.2' })
    expect(group('dense jungle', 'open')).toEqual([])
    expect(group('light jungle', 'light jungle')).toEqual([])
  })

  test('SK-8.2-08 recovery in jungle, kunai and bamboo is two harder', () => {
    for (const terrain of ['dense jungle', 'light jungle', 'kunai', 'bamboo']) {
      const t = table(`E5 ${terrain}; US: a=6-6-6, am-MMG unpossessed   J9 Japanese: 4-4-7`, { phase: 'rally', attacker: 'allied' })
      const attempt = { type: 'recover', unit: t.unit('a'), weapon: 0 }
      expect(t.game.open[0]!.question.preview!(attempt)).toEqual({ succeeds: 3, of: 6 })
      t.answer('recovery', attempt).rolls(4)
      t.saw({ type: 'recovery', final: 6, recovered: false })
    }
  })

  test('SK-8.2.1-14 no Mortar fires from dense jungle or bamboo; from light jungle it does', () => {
    for (const [terrain, fires] of [
      ['dense jungle', false],
      ['bamboo', false],
      ['light jungle', true],
    ] as const) {
      const t = table(`E5 ${terrain}; US: a=6-6-6, am-MTR60   E9 Japanese: 4-4-7`, prep)
      const shot = { type: 'ordnance', weapon: 0, at: 'E9', target: 'att' }
      const refused = t.game.problems('allied', shot).some(({ rule }) => rule === '6.9')
      expect([terrain, refused]).toEqual([terrain, !fires])
    }
  })
})

describe('8.2.1 bamboo', () => {
  test('SK-8.2.1-02 it is dense jungle but where it is said otherwise', () => {
    const s = field('C3 bamboo  C5 dense jungle', { columns: 6, rows: 8 })
    const { sameLevel, otherLevel, height, inherent, squads, undergrowth, bogDrm, armoredCar } = terrainAt(s, hexOf(s, 'C3'))
    expect({ sameLevel, otherLevel, height, inherent, squads, undergrowth, bogDrm, armoredCar }).toEqual(
      (({ sameLevel, otherLevel, height, inherent, squads, undergrowth, bogDrm, armoredCar }) => ({
        sameLevel,
        otherLevel,
        height,
        inherent,
        squads,
        undergrowth,
        bogDrm,
        armoredCar,
      }))(terrainAt(s, hexOf(s, 'C5'))),
    )
  })

  test('SK-8.2.1-03 SK-8.2.1-19 SK-8.2.1-20 it takes all MF, one more against fire; then those who came through are CX and pinned', () => {
    const t = table('E4 US: l=8-1 leader, a=6-6-6   E5 bamboo   E3 US: b=6-6-6   E9 Japanese: j=4-4-7', move)
    t.refuses('allied', step(t, 'a', 'E5', { mode: 'assault' }), { rule: '8.2.1' })
    expect(t.candidates()).toContainEqual(step(t, 'a', 'E5'))
    t.answer('move', step(t, 'l a', 'E5'))
    expect(t.state.move!.spent).toMatchObject({ mf: 14 })
    expect(t.u('a').spentHere).toBe(14)
    t.passUntil('move')
    t.expect('E5').has('8-1 CX pinned', '6-6-6 CX pinned')
    t.answer('move', step(t, 'b', 'E4'))
    t.passUntil('move')
    t.refuses('allied', step(t, 'b', 'E5'), { rule: '8.2.1', message: /all the MF/ })
    expect(t.candidates()).not.toContainEqual(step(t, 'b', 'E5'))
  })

  test('SK-8.2.1-20 SK-8.1.7-04 it pins a Japanese leader too', () => {
    const t = table('E4 Japanese: l=9-0, a=ja-1-4-4-7   E5 bamboo   J9 US: 6-6-6   J2 Japanese: 8-0', {
      phase: 'movement',
      attacker: 'axis',
    })
    t.answer('move', step(t, 'l a', 'E5'))
    t.passUntil('move')
    t.expect('E5').has('9-0 CX pinned', '4-4-7 CX pinned')
  })

  test('SK-8.2.1-21 a CX unit does not advance into it, and who does becomes CX', () => {
    const t = table('E4 US: a=6-6-6, c=6-6-6 CX   E5 bamboo   J9 Japanese: 4-4-7', { phase: 'advance', attacker: 'allied' })
    t.refuses('allied', { type: 'advance', units: [t.unit('c')], to: 'E5' }, { rule: '3.7', message: /all its MF/ })
    t.answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E5' })
    expect(t.u('a')).toMatchObject({ cx: true })
  })

  test('SK-8.2.1-16 SK-8.2.1-22 nobody must rout towards it, but one may crawl into it', () => {
    const t = table('E5 US: a=6-6-6 broken DM   E6 bamboo   E3 Japanese: 4-4-7   H9 woods', { phase: 'rout', attacker: 'allied' })
    const about = t.game.open[0]!.question.about as { units: { goals: { hex: string }[] }[] }
    expect(about.units[0]!.goals.map(({ hex }) => hex)).not.toContain('E6')
    expect(t.candidates()).toContainEqual({ type: 'crawl', to: 'E6', unit: t.unit('a') })
  })

  test('SK-8.2.1-17 SK-8.2.1-18 its splinters make High Explosive worse: -1, and one step more of residual fire', () => {
    const shelled = (terrain: string) => {
      const t = table(`E2 German: crew=2-2-8 crew, gun=ge-AT75L ca2   E6 US: a=6-6-6   E5 ${terrain}   A9 German: 4-6-7`, move)
      t.answer('move', step(t, 'a', 'E5'))
      return shell(t, 'gun', 'E5').rolls(4, 3).rolls(6, 6)
    }
    const inBamboo = shelled('bamboo')
    expect(lastShot(inBamboo).labels).toContain('bamboo in E5 -1')
    inBamboo.saw({ type: 'residualPlaced', fp: 8 })
    const inLightJungle = shelled('light jungle')
    expect(lastShot(inLightJungle).labels).toContain('light jungle in E5 +1')
    inLightJungle.saw({ type: 'residualPlaced', fp: 6 })
  })
})

describe('8.2.1 huts', () => {
  const HUT = 'E2 US: a=7-4-7, b=7-4-7   E3 hut; Japanese: x=ja-1-4-4-7, h=ja-1-2-3-7h   A9 US: z=7-4-7'

  test('SK-8.2.1-06 a hut is a wooden building but where it is said otherwise', () => {
    const s = field('C3 hut', { columns: 6, rows: 8 })
    expect(isBuilding(s, hexOf(s, 'C3'))).toBe(true)
    const { infantryMf, rallyBonus, routGoal, ambush, noMortars } = terrainAt(s, hexOf(s, 'C3'))
    expect({ infantryMf, rallyBonus, routGoal, ambush, noMortars }).toEqual({
      infantryMf: 4,
      rallyBonus: true,
      routGoal: true,
      ambush: true,
      noMortars: true,
    })
    expect(s.setting.buildings[hexOf(s, 'C3')]).toBeGreaterThanOrEqual(0)
  })

  test('SK-8.2.1-33 a KIA at a Gun brings it down too', () => {
    const t = table(
      'A1 US: 6-6-6    D3 US: c=2-2-7 crew, gun=am-AR75s ca2    D7 hut; Japanese: x=2-2-8 crew, g=ja-INF70s ca2    J9 Japanese: 4-4-7',
      { phase: 'prepFire', attacker: 'allied', rows: 10, columns: 10, year: 1944 },
    )
    shell(t, 'gun', 'D7').rolls(4, 2).rolls(1, 1)
    expect(t.state.collapsed).toEqual([t.place('D7')])
  })

  test('SK-8.2.1-33 SK-8.2.1-36 a KIA brings it down, and whoever is in it is pinned unless he rolls 8 or less, leaders and all', () => {
    const t = shoot(table(HUT, prep), 'E3', 'a b').rolls(1, 1)
    t.rolls(t.unit('h')).rolls(4, 5)
    t.saw({ type: 'hutCollapses', at: t.place('E3') })
    t.saw({ type: 'check', what: 'PTC', morale: 8, final: 9, modifiers: [], result: 'pinned' })
    t.expect('E3').has('3-4-7 pinned')
    expect(t.state.collapsed).toEqual([t.place('E3')])
  })

  test('SK-8.2.1-36 a Japanese leader is pinned by it, and so is a broken unit', () => {
    const text =
      'E2 US: a=7-4-7, b=7-4-7   E3 hut; Japanese: l=9-0, h=ja-1-2-3-7h, y=ja-1-2-3-7h broken   A9 US: z=7-4-7   H9 Japanese: 8-0'
    const t = shoot(table(text, prep), 'E3', 'a b').rolls(1, 1)
    t.rolls(t.unit('h')).rolls(2).rolls(5, 5)
    expect(t.u('l')).toMatchObject({ wounded: true, pinned: true })
  })

  test('SK-8.2.1-36 a broken unit that it pins can’t rout, though it must, and is lost for it', () => {
    const beside = (words: string) =>
      table(`E5 hut; US: x=7-4-7 broken DM ${words}   E4 Japanese: 4-4-7   E7 hut   A9 US: 7-4-7`, { phase: 'rout', collapsed: ['E5'] })
    const free = beside('')
    expect(free.candidates().some((each) => (each as { type: string }).type === 'rout')).toBe(true)
    const held = beside('pinned')
    held.saw({ type: 'eliminated', unit: held.unit('x'), why: 'failure to rout' })
  })

  test('SK-8.2.1-07 SK-8.2.1-34 SK-8.2.1-35 fallen it has no TEM, hinders only at its own level, still costs 2 MF, and is a building for Victory Conditions alone', () => {
    const between = (s: AslskState, from: string, to: string) => sight(s, hexOf(s, from), hexOf(s, to)).hindrance
    const standing = field('C4 hut  C6 level 1', { columns: 6, rows: 8 })
    const fallen: AslskState = { ...standing, collapsed: [hexOf(standing, 'C4')] }
    expect([between(standing, 'C2', 'C5'), between(standing, 'C2', 'C6')]).toEqual([1, 1])
    expect([between(fallen, 'C2', 'C5'), between(fallen, 'C2', 'C6')]).toEqual([1, 0])
    const at = hexOf(fallen, 'C4')
    const { tem: cover, infantryMf, rallyBonus, routGoal, ambush, concealment, fullyTracked, armoredCar } = terrainAt(fallen, at)
    expect({ cover, infantryMf, rallyBonus, routGoal, ambush, concealment, fullyTracked, armoredCar }).toEqual({
      cover: 0,
      infantryMf: 4,
      rallyBonus: false,
      routGoal: false,
      ambush: false,
      concealment: true,
      fullyTracked: { pays: 'cost', mp: 4 },
      armoredCar: { pays: 'cost', mp: 8, bogCheck: true },
    })
    expect(isBuilding(fallen, at)).toBe(false)
    expect(fallen.setting.buildings[at]).toBeGreaterThanOrEqual(0)
    const t = table('E2 US: a=7-4-7   E5 hut; Japanese: 4-4-7   A9 US: 7-4-7', { ...prep, collapsed: ['E5'] })
    expect(last(shoot(t, 'E5', 'a').rolls(6, 6)).labels).toEqual([])
  })
})
