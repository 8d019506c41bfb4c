import { expect, test } from 'vitest'
import { placeAt, toTheBang } from '../../test/charges.ts'
import { shotOf } from '../../test/fire.ts'
import { lastShot, shell, shotAt } from '../../test/ordnance.ts'
import { boardFrom, started, withGroups } from '../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import type { AslskEvent } from '../events.ts'
import type { ShotPreview } from './preview.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
/** A German 75mm that fires south at what stands in D9. */
const at = (target: string, more = '') => table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 ${target}    ${more}`, options)
/** An American 57mm with its crew; it points north at the German Gun unless told. */
const their = (words = '', ca = 5, crew = 'x=2-2-7 crew') => `US: ${crew}, their=am-AT57L ca${ca} ${words}`
const attacks = (t: AslskTable) =>
  t.game.events.map(({ event }) => event).filter((event): event is Extract<AslskEvent, { type: 'attack' }> => event.type === 'attack')
const labels = (t: AslskTable) =>
  attacks(t)
    .at(-1)!
    .modifiers.map(({ label, value }) => `${label} ${value}`)

test('SK-6.3-02 SK-6.7-01 an Emplaced Gun and its crew have +2 TEM against a shot, and the Gun is a small target', () => {
  const t = at(their('emplaced'))
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['Emplaced Gun +2', 'small Gun +1'])
  const moved = at(their())
  shell(moved, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(moved).labels).toEqual(['small Gun +1'])
})

test('SK-6.7-01 a large Gun is hit more easily, and only it and its crew', () => {
  const t = at('US: x=2-2-7 crew, their=am-AR155 ca5, y=6-6-6')
  shell(t, 'gun', 'D9').rolls(6, 5)
  const { groups } = t.game.events.map(({ event }) => event).find((event) => event.type === 'toHit')!
  expect(groups.map(({ units, modifiers }) => [units, modifiers.map(({ value }) => value)])).toEqual([
    [[t.unit('x')], [-1]],
    [[t.unit('y')], []],
  ])
})

test('SK-6.3-03 SK-6.3-02 of Emplacement and other TEM the better counts, and against fire nothing is added', () => {
  const fire = (target: string) => {
    const t = table(`${SPARE}    D3 German: a=4-6-7    D5 ${target}`, options)
    t.fire({ units: ['a'], at: 'D5' }).rolls(6, 6)
    return labels(t)
  }
  expect(fire(their('emplaced', 2))).toEqual(['Emplaced Gun 2'])
  expect(fire(`stone building; ${their('emplaced', 2)}`)).toEqual(['stone building in D5 3'])
  expect(fire(`woods; ${their('emplaced', 2)}`)).toEqual(['Emplaced Gun 2'])
  expect(fire(`wooden building; ${their('emplaced', 5)}`)).toEqual(['wooden building in D5 2'])
})

test('SK-6.3-04 others than a crew have nothing of the Emplacement', () => {
  const t = at(their('emplaced', 5, 'x=3-4-6'))
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['small Gun +1'])
})

test('SK-6.3-05 Air Bursts count together with the Emplacement', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 woods; ${their('emplaced', 2)}`, options)
  shell(t, 'm', 'D9', { target: 'att' }).rolls(5, 1).rolls(6, 6)
  expect(labels(t)).toEqual(['Air Bursts in D9 -1', 'Emplaced Gun 2'])
})

test('SK-6.3-01 a Gun that is set up is Emplaced, but not on a paved road', () => {
  const emplaced = (kind: 'dirt-road' | 'paved-road') => {
    const drawn = boardFrom('H5 road n s', { columns: 9, rows: 6 })
    const map = { ...drawn, ways: drawn.ways?.map((way) => ({ ...way, kind })) }
    const battery = {
      id: 'ge',
      name: 'The battery',
      units: [{ type: 'ge-crew-2-2-8', count: 1 }],
      weapons: [{ type: 'ge-AT75L', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
    } as const
    const game = started(withGroups('axis', [battery], { boards: [{ map: map as typeof drawn, at: { column: 0, row: 0 } }] }))
    const crew = game.state.units.find(({ type }) => type === 'ge-crew-2-2-8')!.id
    const weapon = game.state.weapons.find(({ type }) => type === 'ge-AT75L')!.id
    game.decide('axis', { type: 'place', units: [{ unit: crew, hex: 'H5' }], weapons: [{ weapon, unit: crew, ca: 4 }] })
    return game.state.weapons[weapon]!.ordnance!.emplaced
  }
  expect([emplaced('dirt-road'), emplaced('paved-road')]).toEqual([true, undefined])
})

test('SK-6.6-01 a shield is +2 against fire through the CA, for a Good Order crew alone', () => {
  const fire = (target: string) => {
    const t = table(`${SPARE}    D3 German: a=4-6-7    D5 ${target}`, options)
    t.fire({ units: ['a'], at: 'D5' }).rolls(6, 6)
    return labels(t)
  }
  expect(fire(their('', 5))).toEqual(['Gunshield 2'])
  expect(fire(their('', 2))).toEqual([])
  expect(fire(their('', 5, 'x=2-2-7 crew broken'))).toEqual([])
  expect(fire(their('', 5, 'x=6-6-6'))).toEqual([])
  expect(fire('US: x=2-2-7 crew, their=am-AA40L ca5')).toEqual([])
})

test('SK-6.6-02 a shield is +1 against a Mortar, and nothing against a flamethrower', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 ${their()}`, options)
  shell(t, 'm', 'D9', { target: 'att' }).rolls(5, 1).rolls(6, 6)
  expect(labels(t)).toEqual(['Gunshield 1'])
  const flame = table(`${SPARE}    D4 German: a=4-6-8, ft=FT    D5 ${their()}`, options)
  flame.answer('prepFire', shotOf(flame, 'D5', '+ft')).rolls(6, 6, 1, 1)
  expect(labels(flame)).not.toContain('Gunshield 2')
})

test('SK-6.6-01 a shield counts against a demolition charge that is placed through the CA, and not from behind or beside a better TEM', () => {
  const charged = (ca: number, more = '') => {
    const t = table(`A1 German: spare=4-6-7, LMG    D4 German: a=4-6-8, d=DC    D5 ${more} ${their('', ca)}`, {
      ...options,
      phase: 'movement',
    })
    toTheBang(placeAt(t, 'D5'), 6, 5, 1, 1, 1, 1)
    return labels(t)
  }
  expect(charged(5)).toEqual(['Gunshield 2'])
  expect(charged(2)).toEqual([])
  expect(charged(5, 'stone building;')).toEqual(['stone building in D5 3'])
})

test('SK-6.6-03 the shield counts for the effect after TEM has counted for the hit, and never on top of TEM', () => {
  const t = at(`woods; ${their('emplaced')}`)
  shell(t, 'gun', 'D9').rolls(3, 1).rolls(5, 5)
  expect([lastShot(t).labels, labels(t)]).toEqual([['Emplaced Gun +2', 'small Gun +1'], ['Gunshield 2']])
  const area = at(`woods; ${their()}`)
  shell(area, 'gun', 'D9', { target: 'att' }).rolls(3, 1).rolls(6, 6)
  expect(labels(area)).toEqual(['Gunshield 2'])
  const stone = at(`stone building; ${their()}`)
  shell(stone, 'gun', 'D9', { target: 'att' }).rolls(3, 1).rolls(6, 6)
  expect(labels(stone)).toEqual(['stone building in D9 3'])
})

test('SK-6.7-02 SK-4.0-16 a KIA before the shield destroys Gun and crew, without a dr for the Gun', () => {
  const t = at(their())
  shell(t, 'gun', 'D9').rolls(3, 2).rolls(1, 1)
  t.saw({ type: 'gunDestroyed', rule: '6.7' })
  expect([t.where('x'), t.w('their').at, attacks(t).at(-1)!.modifiers]).toEqual(['eliminated', -4, []])
})

test('SK-6.7-03 SK-6.6-04 a K before the shield makes the Gun malfunction and is Casualty Reduction for those who man it', () => {
  const t = at(their())
  shell(t, 'gun', 'D9').rolls(3, 2).rolls(1, 2)
  t.saw({ type: 'attack', column: 12, modifiers: [], result: 'K/3' })
  expect([t.where('x'), t.w('their').malfunctioned, t.w('their').owner]).toEqual(['eliminated', true, -1])
  const squad = at(their('', 5, 'x=6-6-6'))
  shell(squad, 'gun', 'D9').rolls(3, 2).rolls(1, 2).rolls(1, 1)
  expect([squad.u('x').type, squad.w('their').malfunctioned]).toEqual(['am-3-4-6', true])
})

test('SK-6.7-04 without KIA and K the same DR counts with the shield, for the crew alone', () => {
  const t = at(their())
  shell(t, 'gun', 'D9').rolls(3, 2).rolls(3, 2).rolls(1, 2)
  t.saw({ type: 'attack', modifiers: [{ label: 'Gunshield', value: 2 }], final: 7, result: '1MC' })
  expect([t.u('x').broken, t.w('their').malfunctioned]).toEqual([false, false])
})

test('what becomes of the Gun is part of the tree', () => {
  const t = at(their())
  const { odds } = t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'D9')) as ShotPreview
  const [critical, hit, miss] = odds.branches
  expect(critical!.guns).toEqual([{ weapon: t.weapon('their'), of: 36, destroyed: 36, malfunctions: 0 }])
  expect(hit!.guns).toEqual([{ weapon: t.weapon('their'), of: 36, destroyed: 1, malfunctions: 2 }])
  expect(miss!.guns).toEqual([])
})
