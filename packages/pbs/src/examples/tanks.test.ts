/** The examples of tanks that answer, every die stated. */
import { describe, expect, test } from 'vitest'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const late: PbsTableOptions = { year: 1943, month: 9, columns: 18, rows: 20 }
const WALL = 'F8 stone building    F9 stone building    G8 stone building    G9 stone building    H8 stone building'

describe('a tank and a target', () => {
  test('DX-62 that could hardly harm it, nor after its next step, and nothing else is at stake: no OFTC', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pzvd vca2    E12 US: tank=am-M4A1 vca0 motion`, late)
    t.drives('drive', { to: 'E11' }).thrown()
    expect([t.note('O8', 'it would harm the firer on'), t.visit('O8').answer, t.nodes.includes('O15'), t.answers]).toEqual([
      0,
      'NONE',
      false,
      ['hold'],
    ])
    t.end()
  })

  test('DX-63 of Class D that threatens it, driving five hexes away: marked for Motion, no OFTC', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca2    ${WALL}    G11 US: tank=am-M4A1 vca5 motion`, late)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown(['Motion check', 6, 6])
    expect([
      t.note('O8', 'Target Class'),
      t.note('O9b', 'marked for a Motion Attempt'),
      t.nodes.includes('O15'),
      t.nodes.includes('M3'),
    ]).toEqual(['D', 'yes', false, true])
    t.end()
  })

  test('DX-64 of Class C: with a 6 marked for Motion', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziiih vca2    ${WALL}    G11 US: tank=am-M4A3 vca5 motion`, late)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown(['Motion, Class C', 6], ['Motion check', 6, 6])
    expect([t.note('O8', 'Target Class'), t.visit('O8').answer, t.nodes.includes('O15'), t.nodes.includes('O9b')]).toEqual([
      'C',
      'DI_OR_MOTION',
      false,
      true,
    ])
    t.end()
  })

  test('DX-64 of Class C: with a 7 an OFTC', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziiih vca2    ${WALL}    G11 US: tank=am-M4A3 vca5 motion`, late)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown(['Motion, Class C', 7], ['OFTC', 10])
    expect([t.note('O8', 'Target Class'), t.visit('O8').answer, t.nodes.includes('O15'), t.nodes.includes('O9b')]).toEqual([
      'C',
      'DI_OR_MOTION',
      true,
      false,
    ])
    t.end()
  })

  test('DX-65 of Class D, driving seven hexes away: nothing', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca2    E13 US: tank=am-M4A1 vca0 motion`, late)
    t.drives('drive', { to: 'E12' }).thrown()
    expect([t.note('O8', 'Target Class'), t.visit('O9').answer, t.nodes.includes('O15'), t.nodes.includes('M3'), t.answers]).toEqual([
      'D',
      'target non-stopped beyond 6 hexes',
      false,
      false,
      ['hold'],
    ])
    t.end()
  })

  test('DX-70 in sight for one MP, one friend who can harm it, in woods: eight more, and even a 2 is no attempt', () => {
    const t = bookTable(
      `A20 US: spare=6-6-6    E5 woods; German: pz=ge-pziif vca2    A10 German: c=2-2-8 crew, gun=ge-AT75L ca1    ${WALL}    G11 US: tank=am-M4A1 vca5 motion`,
      late,
    )
    t.drives('drive', { to: 'F10' }).thrown(['OFTC', 10])
    t.drives('drive', { to: 'E10' }).thrown(['OFTC', 10], ['Motion check', 1, 1])
    expect([t.drm('M3'), t.visit('M3').roll!.total, t.visit('M3').answer]).toEqual([
      { 'PBS-MOT-12': 4, 'PBS-MOT-14': 3, 'PBS-MOT-15': 1 },
      10,
      'failed',
    ])
    t.end()
  })

  test('PBS-MOT-15 a friend counts who is capable of harming it, though only on a 3 or 4', () => {
    const friends = (gun: string) => {
      const t = bookTable(
        `A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca2    A10 German: c=2-2-8 crew, gun=${gun} ca1    ${WALL}    G11 US: tank=am-M4A3 vca5 motion`,
        { ...late, year: 1944, month: 7 },
      )
      t.drives('drive', { to: 'F10' }).rolls(10)
      t.drives('drive', { to: 'E10' }).rolls(10, 6, 6)
      return [t.first('O8').notes![0]!.value, t.drm('M3')['PBS-MOT-15']]
    }
    expect([friends('ge-AT75L'), friends('ge-AT28LL')]).toEqual([
      ['A', 1],
      ['C', 1],
    ])
  })

  test('DX-69 it stops behind it, two hexes away: four less, with 11 an attempt', () => {
    const t = bookTable(
      `A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca5    F6 stone building    F7 stone building   G7 stone building   E9 stone building    D7 stone building    D8 stone building   F8 US: tank=am-M4A1 vca5 motion`,
      late,
    )
    t.drives('drive', { to: 'E8' }).thrown(['Motion check', 6, 6])
    t.drives('pivot', { vca: 0 }).thrown(['Motion check', 6, 6])
    t.drives('drive', { to: 'E7' }).thrown(['Motion check', 6, 6])
    t.drives('halt').thrown(['Motion check', 6, 5], ['which way', 1], ['Motion attempt', 6], ['Smoke dispenser', 5, 5])
    expect([t.drm('M3'), t.visit('M3').answer]).toEqual([{ 'PBS-MOT-16': -1, 'PBS-MOT-17': -1, 'PBS-MOT-18': -2 }, 'passed'])
    t.end()
  })

  test('DX-69 it stops behind it, two hexes away: four less, with 12 none', () => {
    const t = bookTable(
      `A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca5    F6 stone building    F7 stone building   G7 stone building   E9 stone building    D7 stone building    D8 stone building   F8 US: tank=am-M4A1 vca5 motion`,
      late,
    )
    t.drives('drive', { to: 'E8' }).thrown(['Motion check', 6, 6])
    t.drives('pivot', { vca: 0 }).thrown(['Motion check', 6, 6])
    t.drives('drive', { to: 'E7' }).thrown(['Motion check', 6, 6])
    t.drives('halt').thrown(['Motion check', 6, 6])
    expect([t.drm('M3'), t.visit('M3').answer]).toEqual([{ 'PBS-MOT-16': -1, 'PBS-MOT-17': -1, 'PBS-MOT-18': -2 }, 'failed'])
    t.end()
  })
})
