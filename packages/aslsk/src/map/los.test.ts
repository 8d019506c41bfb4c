import type { Point } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { type FieldOptions, field, hexOf } from '../../test/field.ts'
import { type AslskState, OFFBOARD } from '../state.ts'
import { canSee, hindranceBetween, sight } from './los.ts'

/** What is between two hexes: the reason why nothing is seen, or the sum of the Hindrances. The same from both ends. */
function between(s: AslskState, from: string, to: string): string | number {
  const [a, b] = [hexOf(s, from), hexOf(s, to)]
  const there = sight(s, a, b)
  for (const seen of [sight(s, b, a).blocked === null, canSee(s, a, b), canSee(s, b, a)]) expect(seen).toBe(there.blocked === null)
  return there.blocked?.reason ?? there.hindrance
}

/** Between C2 and C6, which look at each other over C3, C4 and C5. */
function overC4(text: string, options: FieldOptions = {}): string | number {
  return between(field(text, { columns: 6, rows: 8, ...options }), 'C2', 'C6')
}

/** A box around a hex's dot. */
function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Pairs of hexes between which the thread passes a corner of a hex and no other part of it. */
function cornerOnly({ setting: { map, los } }: AslskState, name: string): [string, string][] {
  const hex = map.grid.indexOf(name)
  const found: [string, string][] = []
  for (let from = 0; from < map.size; from++) {
    for (let to = from + 1; to < map.size; to++) {
      if (from === hex || to === hex) continue
      const { steps } = los.trace(from, to)
      const atCorner = steps.some((step) => step.kind === 'vertex' && step.hexes.includes(hex))
      const more = steps.some(
        (step) => (step.kind === 'hex' && step.hex === hex) || (step.kind === 'along' && (step.left === hex || step.right === hex)),
      )
      if (atCorner && !more) found.push([map.grid.idOf(from), map.grid.idOf(to)])
    }
  }
  return found
}

const SUMMER = 7
const WINTER = 1

describe('the rulebook examples', () => {
  const orchard = 'W4 level 1; German: 4-6-7  W3 orchard; British: 4-5-7  W2 British: 6-4-8  X2 British: 4-5-8'

  test('EX-01a SK-1.1.1-18 SK-1.1.1-47 an orchard in season blocks between levels, also along its hexside', () => {
    const s = field(orchard, { month: SUMMER })
    expect(between(s, 'W4', 'W2')).toBe('the orchard in W3')
    expect(between(s, 'W4', 'X2')).toBe('the orchard in W3')
  })

  test('EX-01b SK-1.1.1-49 out of season it is a Hindrance of +1', () => {
    const s = field(orchard, { month: WINTER })
    expect(between(s, 'W4', 'W2')).toBe(1)
    expect(between(s, 'W4', 'X2')).toBe(1)
  })

  test('EX-01c SK-3.2.1-04 a unit in the orchard is seen without Hindrance', () => {
    expect(between(field(orchard, { month: SUMMER }), 'W4', 'W3')).toBe(0)
    expect(between(field(orchard, { month: WINTER }), 'W4', 'W3')).toBe(0)
  })

  test('EX-02a SK-1.1.1-56 EX-02d grain below a hill does not hinder; a hex behind the Crest Line is not seen', () => {
    const s = field('E9 grain  F8 grain  G7 wooden building; level 1  H6 level 1  I6 level 1  I7 level 1  I8 level 1')
    expect(between(s, 'E9', 'I7')).toBe(0)
    expect(between(s, 'E9', 'I6')).toBe('the line leaves I6 without passing a Crest Line')
  })

  test('EX-04a SK-1.1.1-15 a road through woods lets the LOS through', () => {
    expect(between(field('H2 woods; road NE SW  G3 woods; road NE SW'), 'I2', 'F3')).toBe(0)
    expect(between(field('H2 woods  G3 woods'), 'I2', 'F3')).toBe('the woods in H2')
  })

  test('EX-04b SK-1.1.1-16 an orchard on the way is a Hindrance of +1', () => {
    expect(between(field('J4 orchard  I2 level 0  J5 level 0'), 'I2', 'J5')).toBe(1)
  })

  test('EX-04c SK-1.1.1-02 a house on the way blocks', () => {
    const outlines = { J3: box(-60, -50, 60, 0) }
    expect(between(field('J3 stone building  I2 open  K4 open', { outlines }), 'I2', 'K4')).toBe('the stone building in J3')
  })

  test('EX-05a SK-2.0-16 SK-3.2.1-12 a LOS along the hexside of an orchard is hindered', () => {
    const s = field('N5 US: 7-4-7  O5 orchard  O6 US: 6-6-6  P5 stone building; German: 4-6-7')
    expect(between(s, 'N5', 'P5')).toBe(1)
    expect(between(s, 'O6', 'P5')).toBe(0)
  })
})

describe('at one level', () => {
  test('SK-3.2.1-01 SK-1.1.1-01 over open ground there is a LOS from dot to dot', () => {
    expect(overC4('C4 open')).toBe(0)
  })

  test('SK-1.1.1-02 SK-1.1.1-09 SK-3.2.1-02 a building or woods that is crossed blocks', () => {
    expect(overC4('C4 wooden building')).toBe('the wooden building in C4')
    expect(overC4('C4 stone building')).toBe('the stone building in C4')
    expect(overC4('C4 woods')).toBe('the woods in C4')
  })

  test('SK-3.2.1-02 what only touches the thread does not block', () => {
    expect(overC4('C4 stone building', { outlines: { C4: box(0, -30, 60, 30) } })).toBe(0)
    expect(
      overC4('C4 stone building', {
        outlines: {
          C4: [
            [0, 0],
            [60, -30],
            [60, 30],
          ],
        },
      }),
    ).toBe(0)
    expect(overC4('C4 stone building', { outlines: { C4: box(-1, -30, 60, 30) } })).toBe('the stone building in C4')
  })

  test('SK-3.2.1-02 two obstacles that meet at the thread show on both its sides', () => {
    const left = { D4: box(-180, -110, -120, -20) }
    const right = { C4: box(-60, -50, 0, 50) }
    expect(overC4('C4 stone building  D4 woods', { outlines: { ...left, ...right } })).toMatch(/in C4$/)
    expect(overC4('C4 stone building  D4 open', { outlines: right })).toBe(0)
    expect(overC4('C4 grain  D4 woods', { outlines: { ...left, ...right } })).toBe(0)
  })

  test('SK-3.2.1-04 the terrain of the two hexes themselves neither blocks nor hinders', () => {
    for (const terrain of ['stone building', 'woods', 'orchard', 'grain', 'brush']) expect(overC4(`C2 ${terrain}  C6 ${terrain}`)).toBe(0)
  })

  test('SK-3.2.1-04 a house that goes on into the next hex blocks there', () => {
    expect(overC4('C2 stone building', { outlines: { C2: box(-30, -30, 30, 60) } })).toBe(0)
    expect(overC4('C2 stone building', { outlines: { C2: box(-30, -30, 30, 61) } })).toBe('the stone building in C3')
  })

  test('SK-3.2.1-05 units on the way are no obstacle', () => {
    expect(overC4('C2 US: 6-6-6  C4 German: 4-6-7, 4-6-7, 9-1  C6 German: 4-6-7')).toBe(0)
  })

  test('SK-1.1.1-16 SK-1.1.1-47 SK-2.0-14 every orchard hex is a Hindrance, wherever its trees are drawn', () => {
    expect(overC4('C3 orchard  C4 orchard')).toBe(2)
    expect(overC4('C4 orchard', { outlines: { C4: box(20, 20, 40, 40) } })).toBe(1)
  })

  test('SK-3.2.1-12 SK-2.0-16 an orchard hinders that the LOS touches at a corner alone', () => {
    const s = field('C4 orchard', { columns: 9, rows: 12 })
    const corner = cornerOnly(s, 'C4')
    expect(corner.length).toBeGreaterThan(0)
    for (const [from, to] of corner) expect(between(s, from, to)).toBe(1)
  })

  test('SK-1.1.1-20 SK-1.1.1-26 SK-3.2.1-03 grain and brush hinder where their depiction is crossed', () => {
    for (const terrain of ['grain', 'brush']) {
      expect(overC4(`C3 ${terrain}  C4 ${terrain}`)).toBe(2)
      expect(overC4(`C3 ${terrain}  C4 ${terrain}`, { outlines: { C4: box(20, -40, 60, 40) } })).toBe(1)
    }
  })

  test('SK-1.1.1-20 grain that spills over into a hex of other terrain does not make that a grain hex', () => {
    expect(overC4('C4 grain', { outlines: { C4: box(-30, -90, 30, 90) } })).toBe(1)
  })

  test('SK-1.1.1-20 SK-1.1.1-26 SK-1.1.1-52 grain is open ground out of season, brush is not', () => {
    expect([6, 9].map((month) => overC4('C4 grain', { month }))).toEqual([1, 1])
    expect([5, 10].map((month) => overC4('C4 grain', { month }))).toEqual([0, 0])
    expect([1, 5, 7, 12].map((month) => overC4('C4 brush', { month }))).toEqual([1, 1, 1, 1])
    expect(field('C4 grain', { month: 5 }).setting.terrain.every(({ openGround }) => openGround)).toBe(true)
  })

  test('SK-3.2.1-07 Hindrances of six or more block', () => {
    const row = ['C3', 'C4', 'C5', 'C6', 'C7', 'C8']
    const orchards = (count: number) =>
      field(row.map((hex, index) => `${hex} ${index < count ? 'orchard' : 'open'}`).join('  '), { rows: 11 })
    expect(between(orchards(5), 'C2', 'C9')).toBe(5)
    expect(between(orchards(6), 'C2', 'C9')).toBe('Hindrances of +6 in all')
  })

  test('SK-1.1.1-50 SK-1.1.1-19 on the road an orchard does not hinder, beside it it does', () => {
    expect(overC4('C4 orchard; road N S')).toBe(0)
    const s = field('C4 orchard; road N S', { columns: 6, rows: 8 })
    expect(between(s, 'B3', 'D5')).toBe(1)
    expect(overC4('C4 orchard; road NE S')).toBe(1)
  })

  test('SK-1.1.1-15 the road through woods is open only as far as the LOS keeps to it', () => {
    expect(overC4('C4 woods; road N S')).toBe(0)
    expect(overC4('C4 woods; road NE S')).toBe('the woods in C4')
  })

  test('SK-3.2.1-11 nobody sees to or from offboard', () => {
    const s = field('C4 open')
    expect(sight(s, OFFBOARD, hexOf(s, 'C4')).blocked).not.toBeNull()
    expect(sight(s, hexOf(s, 'C4'), OFFBOARD).blocked).not.toBeNull()
    expect(canSee(s, OFFBOARD, hexOf(s, 'C4'))).toBe(false)
  })
})

describe('hills', () => {
  test('SK-1.1.1-23 SK-1.1.1-22 a hill blocks between units below it', () => {
    expect(overC4('C4 level 1')).toBe('the hill in C4')
    expect(overC4('C2 level 1  C3 level 1  C4 level 2  C5 level 1  C6 level 1')).toBe('the hill in C4')
    expect(overC4('C2 level 1  C3 level 1  C4 level 1  C5 level 1  C6 level 1')).toBe(0)
  })

  test('SK-1.1.1-25 units on hills see each other over whatever is not on a hill', () => {
    for (const terrain of ['stone building', 'woods', 'orchard', 'grain', 'brush'])
      expect(overC4(`C2 level 1  C4 ${terrain}  C6 level 1`)).toBe(0)
  })

  test('SK-1.1.1-54 what stands on a hill rises from there', () => {
    const ridge = 'C2 level 1  C3 level 1  C5 level 1  C6 level 1'
    expect(overC4(`${ridge}  C4 level 1; woods`)).toBe('the woods in C4')
    expect(overC4(`${ridge}  C4 level 1; grain`)).toBe(1)
    expect(overC4('C2 level 2  C3 level 1  C4 level 1; woods  C5 level 1  C6 level 2')).toBe(0)
    expect(overC4('C2 level 2  C3 level 1  C4 level 1; grain  C5 level 1  C6 level 2')).toBe(0)
  })

  test('SK-3.2.1-08 the LOS passes one Crest Line as it leaves the higher hex', () => {
    expect(overC4('C2 level 1')).toBe(0)
    expect(overC4('C2 level 1  C3 level 1')).toBe('the line leaves C2 without passing a Crest Line')
    expect(overC4('C2 level 2  C3 level 1')).toBe('another Crest Line on the way down')
    expect(overC4('C2 level 1  C4 level 1')).toBe('another Crest Line on the way down')
    expect(overC4('C2 level 2')).toBe(0)
    expect(overC4('C2 level 2  C3 level 1  C4 level 1  C5 level 1  C6 level 1')).toBe(0)
  })

  test('SK-3.2.1-04 adjacent hexes see each other whatever their levels', () => {
    expect(between(field('C3 level 2  C4 level 1'), 'C3', 'C4')).toBe(0)
    expect(between(field('C3 level 3  C4 open'), 'C3', 'C4')).toBe(0)
  })

  test('SK-3.2.1-09 SK-1.1.1-34 SK-1.1.1-40 from a hill one sees into obstacles but not past them', () => {
    const below = (terrain: string) => field(`C2 level 1  C4 ${terrain}`, { columns: 6, rows: 8 })
    for (const terrain of ['stone building', 'wooden building', 'woods']) {
      expect(between(below(terrain), 'C2', 'C4')).toBe(0)
      expect(between(below(terrain), 'C2', 'C6')).toBe(`the ${terrain} in C4`)
    }
  })

  test('SK-3.2.1-16 SK-1.1.1-56 from a hill grain and brush below do not hinder', () => {
    expect(overC4('C2 level 1  C4 grain  C5 brush')).toBe(0)
    expect(overC4('C4 grain  C5 brush')).toBe(2)
  })

  test('SK-1.1.1-18 SK-1.1.1-49 SK-1.1.1-50 an orchard between levels: an obstacle April to October, +1 else, nothing on its road', () => {
    const text = 'C2 level 1  C4 orchard'
    expect([4, 10].map((month) => overC4(text, { month }))).toEqual(['the orchard in C4', 'the orchard in C4'])
    expect([3, 11].map((month) => overC4(text, { month }))).toEqual([1, 1])
    expect([3, 7].map((month) => overC4(`${text}; road N S`, { month }))).toEqual([0, 0])
  })
})

describe('Smoke', () => {
  const smoky = (text: string) => field(text, { columns: 6, rows: 8 })

  test('SK-1.2.5-05 SK-3.2.1-13 SK-2.0-14 Smoke hinders through and into its hex, also along its hexside', () => {
    expect(between(smoky('C4 smoke 2'), 'C2', 'C6')).toBe(2)
    const s = smoky('C4 smoke 2')
    expect(hindranceBetween(s, hexOf(s, 'C2'), hexOf(s, 'C4'))).toBe(2)
    expect(hindranceBetween(s, hexOf(s, 'B2'), hexOf(s, 'D2'))).toBe(0)
    expect(hindranceBetween(s, hexOf(s, 'B4'), hexOf(s, 'D4'))).toBe(2)
  })

  test('SK-1.2.5-08 fire out of Smoke has its Hindrance and one more (GAP-36)', () => {
    const s = smoky('C4 smoke 2')
    const out = sight(s, hexOf(s, 'C4'), hexOf(s, 'C6'))
    expect(out.hindrances.map(({ value }) => value)).toEqual([2, 1])
    expect(out.hindrance).toBe(3)
  })

  test('SK-1.2.5-07 the Smoke of one hex counts for three at most', () => {
    expect(between(smoky('C4 smoke 2; marker smoke 3'), 'C2', 'C6')).toBe(3)
  })

  test('SK-3.2.1-07 Smoke and terrain together block at six', () => {
    expect(between(smoky('C3 orchard  C4 smoke 2  C5 marker smoke 3'), 'C2', 'C6')).toBe('Hindrances of +6 in all')
    expect(between(smoky('C4 smoke 2  C5 marker smoke 3'), 'C2', 'C6')).toBe(5)
  })

  test('SK-3.2.1-13 in one hex only its Smoke counts', () => {
    const s = smoky('C4 orchard; smoke 2')
    expect(sight(s, hexOf(s, 'C4'), hexOf(s, 'C4'))).toMatchObject({ blocked: null, hindrance: 2, crossed: [] })
    expect(sight(s, hexOf(s, 'C3'), hexOf(s, 'C3'))).toMatchObject({ blocked: null, hindrance: 0 })
  })
})
