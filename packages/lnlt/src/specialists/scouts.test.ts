import { describe, expect, test } from 'vitest'
import { modifiers, preview } from '../../test/fire.ts'
import { hold, move, moveOf } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'

const BOARD: TableOptions = { columns: 12, rows: 12 }

describe('11.6 Scouts', () => {
  const walk = (t: LnltTable, units: string, to: string) => hold(move(t.activate('C3'), units, to, { mode: 'move' }))

  test('LNL-11.6-04 those who go with him pay 1 MP in growth that he knows', () => {
    for (const terrain of ['forest', 'light-woods', 'wheat-field']) {
      const board = (who: string) => table(`C3 US: ${who}    C4 ${terrain}    C5 ${terrain}    K9 German: 1-6-4`, BOARD)
      const alone = walk(board('a=2-5-4'), 'a', 'C4')
      const led = walk(board('a=2-5-4, s=scout'), 'a s', 'C4')
      expect([alone.state.move!.spent[0]! > 2, led.state.move!.spent[0]]).toEqual([true, 2])
      expect(led.events('moves')[0]!.parts.at(-1)).toMatchObject({ rule: '11.6' })
    }
    const t = walk(table('C3 US: a=2-5-4, s=scout    C4 stone building    K9 German: 1-6-4', BOARD), 'a s', 'C4')
    expect(t.state.move!.spent).toEqual([4, 4])
  })

  test('LNL-11.6-04 hexsides cost what they do, and he himself pays what he must', () => {
    const t = walk(table('C3 US: a=2-5-4, s=scout    C4 forest    K9 German: 1-6-4', { ...BOARD, hexsides: ['C3/C4 wall'] }), 'a s', 'C4')
    expect(t.state.move!.spent).toEqual([4, 6])
    const easy = { ...BOARD, options: { scoutOwnPath: 'yes' } } as const
    const led = walk(table('C3 US: a=2-5-4, s=scout    C4 forest    K9 German: 1-6-4', easy), 'a s', 'C4')
    expect(led.state.move!.spent).toEqual([2, 2])
    expect(walk(table('C3 US: s=scout    C4 forest    K9 German: 1-6-4', easy), 's', 'C4').state.move!.spent).toEqual([2])
  })

  test('LNL-11.6-01 he moves by Stealth, and by Stealth Assault Move', () => {
    for (const mode of ['stealth', 'stealthAssault'] as const) {
      const t = table('C3 US: s=scout    C4 forest    C8 German: x=1-6-4', BOARD).activate('C3')
      hold(move(t, 's', 'C4', { mode }))
      expect(t.state.move!.modes).toEqual([mode])
    }
  })

  test('LNL-11.6-01 LNL-11.6-06 and fires before a Stealth move or after one at full FP', () => {
    const t = table('C3 US: s=scout    B3 forest    C6 German: x=1-6-4    K9 German: 1-6-4', BOARD).activate('C3')
    t.answer('act', {
      type: 'assaultFire',
      from: 'C3',
      at: 'C6',
      firers: [{ unit: t.unit('s'), inherent: true, weapons: [] }],
      movers: t.units('s'),
      to: 'B3',
    }).rolls(3, 6)
    expect(t.events('attack')[0]!.modifiers).toEqual([])
    expect([t.where('s'), t.events('moves')[0]!.modes]).toEqual(['B3', ['stealthAssault']])
    const after = table('C3 US: s=scout stealthassault    C6 German: x=1-6-4    K9 German: 1-6-4', BOARD)
    expect(modifiers(preview(after, 's', 'C6'))).toEqual([])
    const squad = table('C3 US: a=2-5-4 assaultmove    C6 German: x=1-6-4    K9 German: 1-6-4', BOARD)
    expect(modifiers(preview(squad, 'a', 'C6'))).toHaveLength(1)
  })

  test('LNL-11.6-02 with a SW in use he is like anybody else', () => {
    const fired = table('C3 US: s=scout, BAR used    C4 forest    C8 German: x=1-6-4', BOARD).activate('C3')
    fired.refuses('blue', moveOf(fired, 's', 'C4', { mode: 'stealth' }), { rule: '6.4' })
    const t = table('C3 US: s=scout stealthassault, BAR    C6 German: x=1-6-4    K9 German: 1-6-4', BOARD)
    expect(modifiers(preview(t, 's:BAR', 'C6'))).toHaveLength(1)
  })
})
