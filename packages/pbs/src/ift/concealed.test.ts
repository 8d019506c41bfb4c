import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable } from '../../test/table.ts'

const fog = { rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] as never }
const board = { columns: 18, rows: 12 } as const

function check(t: BookTable): { drm: number; holds: boolean } {
  const { roll, answer } = settle(t).visit('I13')
  return { drm: roll!.drm.reduce((sum, { value }) => sum + value, 0), holds: answer === 'DR+DRM <= 7' }
}

describe('concealed firers', () => {
  const firer = '4-6-7 concealed'

  test('PBS-CFF-07 hold more often: a squad in the open is fired at with a 4 and not with a 3', () => {
    const make = () => come(approach({ firer, range: 3, options: fog }), 3).rolls(9)
    expect(check(make().rolls(1, 2))).toEqual({ drm: 4, holds: true })
    expect(check(make().rolls(1, 3))).toEqual({ drm: 4, holds: false })
  })

  test('PBS-CFF-16 PBS-CFF-17 PBS-CFF-18 two squads that threaten a place, next to another defender, at 0: five more', () => {
    const make = () =>
      come(
        approach({
          firer: '4-6-7 concealed, 4-6-7 concealed',
          mover: 'a=6-6-6, b=6-6-6',
          range: 3,
          ground: 'woods',
          more: 'E5 German: 4-6-7 broken',
          options: {
            ...fog,
            victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E5'] } },
            control: { axis: ['E5'] },
          },
        }),
        3,
        undefined,
        'a b',
      ).rolls(9)
    expect(check(make().rolls(1, 1))).toEqual({ drm: 5, holds: true })
    expect(check(make().rolls(1, 2))).toEqual({ drm: 5, holds: false })
  })

  test('PBS-CFF-07 a Scout at -1: two less', () => {
    const make = () => come(approach({ firer, mover: 'a=3-4-6', range: 3, ground: 'open', options: fog }), 3, 'assault').rolls(9)
    expect(check(make().rolls(1, 1)).drm).toBe(-4) // Assault Movement counts too
    const hindered = come(approach({ firer, mover: 'a=3-4-6', range: 3, ground: 'orchard', options: fog }), 3).rolls(9, 4, 5)
    expect(check(hindered)).toEqual({ drm: -2, holds: true })
  })

  test('PBS-PRI-03 of attacks without a minus those who are seen come first', () => {
    const t = bookTable(`E1 German: 4-6-7 concealed   E6 German: y=4-6-7   E3 woods   F3 US: a=6-6-6   R12 US: 6-6-6`, { ...board, ...fog })
    settle(t.go('a', 'E3').rolls(9))
    expect(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value).toBe('E6, E1')
  })
})

describe('charges', () => {
  const banzai = () =>
    bookTable(`E1 US: 6-6-6   E4 Japanese: a=2-3-7 charging   R12 Japanese: 4-4-7`, {
      ...board,
      attacker: 'axis',
      pbs: { mode: 'opponent', side: 'allied' },
    })

  test('PBS-SPT-06 PBS-DEF-28 are none of the book’s business: whoever plays the side decides, and who charges is no Scout', () => {
    const t = banzai()
    expect(t.u('a').banzai).toBe('charging')
    t.go('a', 'E3').rolls(9)
    expect([t.answers.at(-1), t.asked]).toEqual(['free', { seat: 'allied', kind: 'firstFire' }])
    expect(t.visit('T6').notes!.find(({ rule }) => rule === 'PBS-DEF-25')!.value).toBe('no')
    t.end()
  })
})

describe('a concealed vehicle that is threatened', () => {
  const WALL = 'F8 stone building    F9 stone building    G8 stone building    G9 stone building    H8 stone building'
  const threat = (pz: string, tank: string, die = 1, concealedVsThreat: 'roll' | 'nothing' = 'roll') => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=${pz} vca2 concealed    ${WALL}    G11 US: tank=${tank} vca5 motion`, {
      ...{ year: 1943, month: 9, columns: 18, rows: 20, ...fog },
      pbs: { switches: { concealedVsThreat } },
    })
    for (const to of ['F10', 'E10']) settle(t.answer('move', { type: 'drive', unit: t.unit('tank'), to }), [[/Motion, Class C/, die]])
    return t
  }
  const nodes = (t: BookTable): string[] => t.decided.flatMap(({ trace }) => trace.map(({ node }) => node))

  test('PBS-MOT-08 PBS-MOT-22 by one of Class C: never Motion; on a 7 it makes its OFTC, else nothing happens', () => {
    const [six, seven] = [threat('ge-pziiih', 'am-M4A3', 6), threat('ge-pziiih', 'am-M4A3', 7)]
    expect([six.visit('O9').answer, nodes(six).includes('O15'), nodes(six).includes('O9b')]).toEqual([
      'HIP/concealed, Class C',
      false,
      false,
    ])
    expect([nodes(seven).includes('O15'), nodes(seven).includes('O9b')]).toEqual([true, false])
    expect(nodes(threat('ge-pziiih', 'am-M4A3', 7, 'nothing'))).not.toContain('O15')
  })

  test('PBS-MOT-08 by one of Class D: nothing', () => {
    const t = threat('ge-pziif', 'am-M4A1', 10)
    expect([t.visit('O9').answer, nodes(t).includes('O15'), nodes(t).includes('O9b')]).toEqual(['HIP/concealed, Class D', false, false])
  })
})
