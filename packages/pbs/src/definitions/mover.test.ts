import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'

const board = { columns: 18, rows: 12 } as const
const take = (...hexes: string[]) => ({ side: 'allied', text: 'Take it.', condition: { type: 'control', hexes } }) as const
const leave = { side: 'allied', text: 'Leave.', condition: { type: 'exit', points: 4 } } as const

const threat = (t: BookTable) =>
  settle(t)
    .visit('T6')
    .notes!.find(({ rule }) => rule === 'PBS-DEF-20')!.value
const scout = (t: BookTable) =>
  settle(t)
    .visit('T6')
    .notes!.find(({ rule }) => rule === 'PBS-DEF-25')!.value

/** A squad, or whoever is named, steps into E8 in sight of E1; `control` is the DEFENDER's. */
function at8(options: PbsTableOptions, mover = 'a=6-6-6', more = ''): BookTable {
  return come(approach({ range: 7, mover, more, options: { control: { axis: ['E5', 'E4', 'G8', 'E11'] }, ...options } }), 7).rolls(9)
}

describe('threatening a Victory Location', () => {
  test('PBS-DEF-20 PBS-SOP-13 within three hexes of a place that the DEFENDER controls and that must be taken', () => {
    expect(threat(at8({ victory: take('E5') }))).toBe('E5')
    expect(threat(at8({ victory: take('E4') }))).toBe('no') // four hexes
    expect(threat(at8({ victory: take('E10') }))).toBe('no') // not the DEFENDER's
    expect(threat(at8({ victory: take('E5', 'G8') }))).toBe('E5, G8')
    expect(threat(at8({ victory: { ...take('E5'), side: 'axis' } }))).toBe('E5') // where the DEFENDER must hold, the ATTACKER takes
  })

  test('PBS-DEF-20 or of the edge over which it must leave', () => {
    const t = bookTable(`E1 German: 4-6-7     E3 US: a=6-6-6      R12 US: 6-6-6`, {
      ...board,
      victory: leave,
      rules: [{ type: 'exitEdge', side: 'allied', edge: { edge: 'north' }, text: 'North.' }] as never,
    })
    expect(threat(t.go('a', 'E2').rolls(9))).toContain('E1')
  })

  /** From D8 into E8, with this ground everywhere south of it, and E11 to be taken. */
  function southward(ground: string, mover = 'a=6-6-6'): BookTable {
    const hexes = [...'BCDEFGH'].flatMap((column) => [8, 9, 10, 11, 12].map((row) => `${column}${row}`))
    const land = hexes.filter((hex) => !['D8', 'E8', 'E11'].includes(hex)).map((hex) => `${hex} ${ground}`)
    const text = [`E1 German: 4-6-7`, `D8 US: ${mover}`, 'R12 US: 6-6-6', ...land].join('\n')
    return bookTable(text, { ...board, victory: take('E11'), control: { axis: ['E11'] } })
      .go('a', 'E8')
      .rolls(9)
  }

  test('PBS-DEF-21 only where it could still come to it, in this Movement Phase or by the advance after it', () => {
    expect([threat(southward('open')), threat(southward('marsh'))]).toEqual(['E11', 'no'])
  })

  test('PBS-DEF-24 Double Time counts, though it was not declared', () => {
    // two hexes of woods take 4 MF and the advance is the third hex: of 4 MF three are left, with Double Time five
    expect([threat(southward('woods')), threat(southward('woods', 'a=6-6-6 CX'))]).toEqual(['E11', 'no'])
  })

  test('PBS-DEF-22 enemies in it don’t keep it from being threatened: they can be fought in Close Combat', () => {
    expect(threat(at8({ victory: take('E5') }, 'a=6-6-6', 'E5 German: 4-6-7'))).toBe('E5')
  })

  test('PBS-DEF-21 a leader alone gains no Control: he threatens only a place in which he could fight somebody', () => {
    expect(threat(at8({ victory: take('E5') }, 'a=8-1'))).toBe('no')
    expect(threat(at8({ victory: take('E5') }, 'a=8-1', 'E5 German: 4-6-7'))).toBe('E5')
  })

  test('PBS-DEF-21 a vehicle threatens what it could drive to in this Movement Phase', () => {
    const drive = (taken: string, ground: string) => {
      const t = bookTable(`E1 German: 2-2-8 crew, gun=ge-AT75L ca2    ${ground}    E9 US: tank=am-M4A1 vca5 motion    R12 US: 6-6-6`, {
        ...board,
        victory: take(taken),
        control: { axis: [taken] },
      })
      return t
        .drives('drive', { to: 'E8' })
        .rolls(10)
        .visit('T6')
        .notes!.find(({ rule }) => rule === 'PBS-DEF-20')!.value
    }
    expect(drive('E6', '')).toBe('E6')
    expect(drive('E6', 'E6 water')).toBe('no')
  })
})

describe('Scouts', () => {
  test('PBS-DEF-25 PBS-SOP-19 a half squad alone that mans no support weapon', () => {
    expect(scout(at8({}, 'a=3-4-6'))).toBe('yes')
    expect(scout(at8({}, 'a=6-6-6'))).toBe('no')
    expect(scout(at8({}, 'a=3-4-6, MMG'))).toBe('no')
    expect(scout(come(approach({ range: 7, mover: 'a=3-4-6, b=3-4-6' }), 7, undefined, 'a b').rolls(9))).toBe('no')
  })

  test('PBS-DEF-27 not one that threatens a Victory Location', () => {
    expect(scout(at8({ victory: take('E5') }, 'a=3-4-6'))).toBe('no')
  })

  test('PBS-DEF-23 but while the only place that it threatens is held by more than stand next to it, it still is one', () => {
    const held = (men: string, more = '') => scout(at8({ victory: take('E5') }, 'a=3-4-6', `E5 German: ${men}\n${more}`))
    expect(held('4-6-7')).toBe('yes')
    expect(held('4-6-7 broken')).toBe('no')
    expect(held('4-6-7', 'E6 US: 6-6-6 pinned')).toBe('no')
    expect(held('4-6-7, 4-6-7', 'E6 US: 6-6-6 pinned')).toBe('yes')
  })
})

describe('special targets', () => {
  const smoke = (die: number, mode?: 'assault') => {
    const t = bookTable(`E1 German: 4-6-7     E4 woods; US: a=6-6-6      R12 US: 6-6-6`, board)
    t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'E4', ...(mode ? { mode } : {}) }).rolls(die, 9)
    return settle(t)
  }

  test('PBS-SPT-04 whoever assault-moves and throws a 6 for Smoke is not fired at', () => {
    expect(smoke(6, 'assault').path).toContain('T11 yes')
    expect(smoke(5, 'assault').path.includes('T11 yes')).toBe(false)
  })

  test('PBS-SPT-05 unless FFMO or FFNAM count against him', () => {
    expect(smoke(6).visit('T11').answer).toBe('no')
    const open = bookTable(`E1 German: 4-6-7     E4 US: a=6-6-6      R12 US: 6-6-6`, board)
    open.answer('move', { type: 'smoke', unit: open.unit('a'), to: 'E4', mode: 'assault' }).rolls(6, 9)
    expect(settle(open).visit('T11').answer).toBe('no')
  })
})

describe('another firer against a target that is close', () => {
  test('PBS-CON-10 the second attack at -2 on a mover next to a defender goes on with an 8 and not with a 9', () => {
    for (const [die, answer] of [
      [8, 'yes'],
      [9, 'no'],
    ] as const) {
      const t = bookTable(`E1 German: 4-6-7   E4 German: 4-6-7 broken   E5 German: 4-6-7   E3 open   F3 US: a=6-6-6   R12 US: 6-6-6`, board)
      t.go('a', 'E3').rolls(9, 1, 10, 6, 5, die)
      const roll = settle(t)
        .decided.flatMap(({ trace }) => trace)
        .find(({ node }) => node === 'I11')
      expect(roll).toMatchObject({ answer, roll: { total: die - 2 } })
      expect(t.drm('I11')).toEqual({ 'PBS-CON-08': 1, 'PBS-CON-09': -2, 'PBS-CON-10': -1 })
    }
  })
})
