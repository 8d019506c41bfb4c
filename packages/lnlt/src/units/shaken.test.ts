import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'

const SPARE = '\nA14 forest; US: spare=2-5-4    K14 forest; German: idle=1-6-4'
const BOARD = { columns: 14, rows: 16 }

const mayNotGo = (t: LnltTable, unit: string, to: string) =>
  t.refuses('blue', { type: 'move', units: [t.unit(unit)], to }, { rule: '5.1', message: /Shaken/ })

describe('5.1 Shaken units', () => {
  test('LNL-5.1-03 go no nearer to an enemy whom they see', () => {
    const t = table(`C9 US: x=2-5-4 shaken    C5 German: a=1-6-4 fired${SPARE}`, BOARD).activate('C9')
    mayNotGo(t, 'x', 'C8')
    t.answer('act', { type: 'move', units: t.units('x'), to: 'B9' })
    expect(t.where('x')).toBe('B9')
  })

  test('LNL-5.1-03 nor up the stairs towards him', () => {
    const t = table(
      `C7 stone building    C6 stone building    C8 stone building; US: x=2-5-4 shaken; upstairs German: a=1-6-4 fired${SPARE}`,
      { ...BOARD, joined: ['C8 C7', 'C7 C6'] },
    ).activate('C8')
    mayNotGo(t, 'x', 'C8 upstairs')
  })

  test('LNL-5.1-22 X-SHK-1 judged before each step by what they see from the hex that they leave', () => {
    const t = table(`C9 US: x=2-5-4 shaken    C8 stone building    C5 German: a=1-6-4 fired${SPARE}`, BOARD).activate('C9')
    t.answer('act', { type: 'move', units: t.units('x'), to: 'D8' })
    expect(t.where('x')).toBe('D8')
    t.refuses('blue', { type: 'step', to: 'D7' }, { rule: '5.1' })
  })

  test('LNL-5.1-07 LNL-5.1-25 a Shaken Leader rallies himself, and nobody else', () => {
    const t = table(`C9 US: x=2-5-4 shaken, l=6-1-6 shaken${SPARE}`, { ...BOARD, phase: 'rally', turn: 2, step: 'rally.first' })
    t.refuses('blue', { type: 'rally', unit: t.unit('x'), helper: t.unit('l') }, { rule: '3.0' })
    t.answer('rally', { type: 'rally', unit: t.unit('l') }).rolls(2, 2)
    expect(t.u('l').shaken).toBe(false)
  })

  test('LNL-5.1-26 a Shaken Leader still activates the hexes beside him; LNL-5.1-34 a wounded one does not', () => {
    const near = (state: string) => table(`C9 US: l=6-1-6 ${state}    C8 US: x=2-5-4    C5 German: a=1-6-4${SPARE}`, BOARD)
    near('shaken').activate('C9', 'C8').asks('blue', 'act')
    near('shaken wounded').refuses('blue', { type: 'activate', at: ['C9', 'C8'] }, {})
  })
})
