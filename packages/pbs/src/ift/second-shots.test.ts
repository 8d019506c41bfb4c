import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'
import { memoryOf } from '../kept.ts'

const board = { columns: 18, rows: 12 } as const
const SUPPRESSION = 9
const walked = (t: BookTable) => settle(t).decided.flatMap(({ trace }) => trace)
const visits = (t: BookTable, node: string) => walked(t).filter((step) => step.node === node)
const sum = (drm: readonly { value: number }[]) => drm.reduce((all, { value }) => all + value, 0)

describe('the same firer again', () => {
  test('PBS-CON-04 PBS-CON-05 PBS-SOP-26 a machine gun that keeps its rate fires again before anybody else is asked', () => {
    const t = bookTable(`E1 German: 4-6-7, HMG   E8 German: 4-6-7   E4 woods   F4 US: a=6-6-6   R12 US: 6-6-6`, board)
    t.go('a', 'E4').rolls(SUPPRESSION, 10, 1, 6)
    settle(t)
    const order = walked(t).filter(({ node }) => node === 'I30' || node === 'I11' || node === 'I32')
    expect(order[1]).toMatchObject({ node: 'I32', answer: 'yes, ROF weapon', about: 'E1' })
    expect(order[2]).toMatchObject({ node: 'I30', about: 'E1' })
  })

  test('PBS-CON-06 and makes no new check to be activated', () => {
    const t = come(approach({ firer: '4-6-7, HMG', range: 3, ground: 'woods' }), 3, 'assault')
    t.rolls(SUPPRESSION, 6, 6, 10, 1, 6)
    settle(t)
    expect(visits(t, 'I32')[0]!.answer).toBe('yes, ROF weapon')
    expect([visits(t, 'I5').length, visits(t, 'I13').length, visits(t, 'I15').length]).toEqual([1, 1, 1])
  })

  test('PBS-CON-04 where it has spent but one MF there is no second shot', () => {
    const t = come(approach({ firer: '4-6-7, HMG', range: 3 }), 3).rolls(SUPPRESSION, 10, 1, 6)
    settle(t)
    t.saw({ type: 'rateKept', kept: true })
    expect(t.answers).toEqual(['fire'])
  })

  test('PBS-FF-04 PBS-SFF-01 PBS-SOP-23 Subsequent First Fire is First Fire with limits of its own', () => {
    const t = come(approach({ firer: '4-6-7 first', range: 3 }), 3).rolls(SUPPRESSION, 10)
    expect(visits(t, 'I5')[0]!.answer).toBe('yes')
    expect([visits(t, 'I19')[0]!.answer, visits(t, 'I20').length]).toEqual(['marked First Fire: would be SFF', 1])
    t.expect('E1').has('4-6-7 final')
  })
})

/** A squad that has fired; others are yet to move. */
function marked(words: {
  range?: number
  ground?: string
  mover?: string
  units?: string
  more?: string
  firer?: string
  options?: PbsTableOptions
  mode?: 'assault'
}) {
  const { range = 4, ground = 'open', mover = 'a=6-6-6', units = 'a', more = '', firer = '4-6-7 first', options = {}, mode } = words
  return come(approach({ firer, range, ground, mover, more, options }), range, mode, units).rolls(SUPPRESSION)
}

describe('Subsequent First Fire', () => {
  test('PBS-SFF-02 a roll is needed while somebody is yet to move within two hexes of the closest enemy or the own range', () => {
    expect(visits(marked({ more: 'E7 US: b=6-6-6' }), 'I21')[0]).toMatchObject({ answer: 'yes', notes: [{ value: 6 }] })
    expect(visits(marked({ more: 'E8 US: b=6-6-6' }), 'I21')[0]).toMatchObject({ answer: 'no', notes: [{ value: 6 }] })
  })

  test('PBS-SFF-02 those next to it don’t count', () => {
    const next = (more: string) =>
      visits(marked({ range: 1, mover: 'a=3-4-6', firer: '4-6-7 first, 4-6-7 first', more }).rolls(6, 6, 10, 1), 'I21')
    expect(next('D1 US: b=3-4-6')[0]!.answer).toBe('no')
    expect(next('D1 US: b=3-4-6   E7 US: c=6-6-6')[0]!.answer).toBe('yes')
  })

  test('PBS-SFF-04 PBS-SFF-05 PBS-SFF-06 PBS-SFF-07 two squads that run in the open: three less, so a 9 and not a 10', () => {
    for (const [die, answer] of [
      [9, 'yes'],
      [10, 'no'],
    ] as const) {
      const t = marked({ mover: 'a=6-6-6, d=6-6-6', units: 'a d', more: 'E7 US: b=6-6-6' }).rolls(10, die)
      expect(visits(t, 'I22')[0]).toMatchObject({ answer, roll: { dice: [die], total: die - 3 } })
      expect(t.drm('I22')).toEqual({ 'PBS-SFF-05': -1, 'PBS-SFF-06': -1, 'PBS-SFF-07': -1 })
    }
  })

  test('PBS-SFF-08 PBS-SFF-09 a Scout next to it that runs into woods: two more, so a 4 and not a 5', () => {
    for (const [die, answer] of [
      [4, 'yes'],
      [5, 'no'],
    ] as const) {
      const t = marked({ range: 1, ground: 'woods', mover: 'a=3-4-6', more: 'H2 US: b=6-6-6', firer: '4-6-7 first, 4-6-7 first' })
      t.rolls(6, 6, 10, 1, die)
      expect(visits(t, 'I22')[0]).toMatchObject({ answer, roll: { total: die + 2 } })
      expect(t.drm('I22')).toEqual({ 'PBS-SFF-06': -1, 'PBS-SFF-08': 1, 'PBS-SFF-09': 2 })
    }
  })

  test('PBS-SFF-20 without a roll when nobody left to move could be attacked', () => {
    expect(visits(marked({}), 'I20')[0]!.answer).toBe('nobody left to move could be attacked')
  })

  test('PBS-SFF-17 PBS-SFF-18 PBS-SFF-19 without a roll when those next to it weigh as much as it does', () => {
    const t = bookTable(`E1 Russian: 4-4-7 first, 8-0     E3 German: a=4-6-7, b=8-1     E5 German: c=4-6-7     R12 German: 4-6-7`, {
      ...board,
      attacker: 'axis',
      pbs: { mode: 'opponent', side: 'allied' },
    })
    const [override] = visits(t.go('a b', 'E2').rolls(SUPPRESSION), 'I20')
    expect(override).toMatchObject({ answer: 'adjacent ATTACKER IFP >= own IFP', notes: [{ value: 6 }, { value: 5 }] })
    const less = bookTable(
      `E1 Russian: 4-4-7 first, 4-4-7 first, 8-0   E3 German: a=4-6-7, b=8-1   E5 German: c=4-6-7   R12 German: 4-6-7`,
      {
        ...board,
        attacker: 'axis',
        pbs: { mode: 'opponent', side: 'allied' },
      },
    )
    expect(visits(less.go('a b', 'E2').rolls(SUPPRESSION), 'I20')[0]!.answer).toBe('none')
  })

  test('PBS-SFF-16 without a roll at whoever is placing a charge on it', () => {
    const t = bookTable(`E1 German: 4-6-7 first, 4-6-7 first, 4-6-7 first   E2 US: a=6-6-6, DC   E5 US: b=6-6-6   R12 US: 6-6-6`, board)
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1' }).rolls(SUPPRESSION)
    expect(visits(t, 'I20')[0]!.answer).toBe('DC placement may be stopped')
  })

  test('PBS-SFF-10 Minimum FP must be met halved, after each machine gun has made its check', () => {
    const t = marked({ firer: '4-6-7 first, LMG first', ground: 'woods', range: 3 }).rolls(10, 6)
    expect(visits(t, 'I25')[0]!.roll).toMatchObject({ dice: [6], need: 'at most 4' })
    // of four FP halved to two at 0 DRM just enough is left without the machine gun
    expect(visits(t, 'I26')[0]!.answer).toBe('yes')
    expect(t.decided[0]!.what).toBe('Fire from E1 with 4-6-7 at E4')
    // in a building it needs the machine gun, and holds its fire without
    const building = marked({ firer: '4-6-7 first, LMG first', ground: 'stone building', range: 1 }).rolls(10, 6)
    expect([visits(building, 'I26')[0]!.answer, building.answers]).toEqual(['no', ['hold']])
  })

  test('PBS-SFF-11 a machine gun that has not fired fires first, as First Fire', () => {
    const t = marked({ firer: '4-6-7 first, MMG', range: 3 }).rolls(10)
    settle(t)
    expect(t.decided[0]!.what).toBe('Fire from E1 with the MMG at E4')
    // where that is too little both go together
    const little = marked({ firer: '4-6-7 first, LMG, 4-6-7 first', range: 1, ground: 'stone building', mode: 'assault' }).rolls(
      6,
      6,
      10,
      1,
    )
    expect(settle(little).decided[0]!.what).toBe('Fire from E1 with two squads and the LMG at E2')
  })

  test('PBS-SFF-12 a squad whose machine gun alone has fired uses its own FP first', () => {
    const t = marked({ firer: '4-6-7, MMG first', range: 3 }).rolls(10)
    settle(t)
    expect(t.decided[0]!.what).toBe('Fire from E1 with 4-6-7 at E4')
  })
})

describe('Final Protective Fire', () => {
  const victory = { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E1'] } } as const

  /** A squad under a Final Fire counter, somebody comes next to it. */
  function last(words: { firer?: string; ground?: string; mode?: 'assault'; more?: string; options?: PbsTableOptions } = {}) {
    const { firer = '4-6-7 final', ground = 'stone building', mode, more = 'D1 woods', options = {} } = words
    return come(approach({ firer, range: 1, ground, more, options }), 1, mode).rolls(SUPPRESSION)
  }

  test('PBS-FPF-01 PBS-SOP-24 a task check with the DRM of the attack: Morale 7 at +2 passes with a 5 and not with a 6', () => {
    for (const [dr, answer] of [
      [5, 'passed'],
      [6, 'failed'],
    ] as const) {
      const t = last({ firer: '4-6-7 final, 4-6-7 final' }).rolls(10, 1, dr - 1)
      expect(visits(t, 'I28')[0]).toMatchObject({ answer, roll: { total: dr + 2, need: 'at most 7' } })
    }
  })

  test('PBS-FPF-01 Morale 6 takes it one worse: at -1 passes with a 6 and not with a 7', () => {
    for (const [dr, answer] of [
      [6, 'passed'],
      [7, 'failed'],
    ] as const) {
      const t = last({ firer: '4-3-6 final', ground: 'open', mode: 'assault' }).rolls(6, 6, 10, dr > 6 ? 6 : 1, dr > 6 ? dr - 6 : dr - 1)
      expect(visits(t, 'I28')[0]).toMatchObject({ answer, roll: { need: 'at most 6' } })
      expect(sum(visits(t, 'I28')[0]!.roll!.drm)).toBe(0)
    }
  })

  test('PBS-FPF-03 never by the last who holds a Victory Location', () => {
    const t = last({ ground: 'open', options: { victory } }).rolls(10)
    expect(visits(t, 'I27')[0]).toMatchObject({ answer: 'yes', notes: [{ rule: 'PBS-FPF-03' }] })
    const others = last({ ground: 'open', more: 'D1 woods   F1 German: 4-6-7 final', firer: '4-6-7 final, 4-6-7', options: { victory } })
    expect(visits(others.rolls(10), 'I27').every(({ notes }) => !notes?.some(({ rule }) => rule === 'PBS-FPF-03'))).toBe(true)
  })

  test('PBS-FPF-02 never by whoever would be lost if he broke', () => {
    const trapped = 'D1 US: b=6-6-6 pinned   F1 US: c=6-6-6 pinned'
    const t = last({ ground: 'open', more: trapped }).rolls(6, 6, 10)
    expect(visits(t, 'I27')[0]!.notes).toContainEqual(expect.objectContaining({ rule: 'PBS-FPF-02' }))
    expect(visits(last({ ground: 'open' }).rolls(10), 'I27')[0]!.answer).toBe('no')
  })

  test('PBS-FPF-04 one check for each entry of a Location, whatever the MF', () => {
    const t = last({ firer: '4-6-7 final, 4-6-7 final' }).rolls(10, 1, 1, 2, 3)
    settle(t)
    expect(memoryOf(t.state).mph!.entry!.fpf).toEqual([0, 1])
    expect(visits(t, 'I28')).toHaveLength(1)
    expect(visits(t, 'I27').at(-1)!.answer).toBe('yes')
  })
})

describe('Sustained Fire', () => {
  /** Russians in E1, and a German who enters woods. */
  const russian = (firer: string, pbs: PbsTableOptions['pbs'] = {}, range = 3) =>
    bookTable(`E1 Russian: ${firer}     E${range + 2} German: a=4-6-7     E${range + 1} woods     R12 German: 4-6-7`, {
      ...board,
      attacker: 'axis',
      pbs: { mode: 'opponent', side: 'allied', ...pbs },
    }).go('a', `E${range + 1}`)

  test('PBS-SIF-01 PBS-SIF-03 a machine gun that breaks down on 11 is used on a 2 or less', () => {
    for (const [die, what] of [
      [2, 'Fire from E1 with 4-4-7 and the LMG at E4'],
      [3, 'Fire from E1 with 4-4-7 at E4'],
    ] as const) {
      const t = russian('4-4-7 first, LMG first').rolls(SUPPRESSION, 10, die)
      expect(settle(t).decided[0]!.what).toBe(what)
      expect(visits(t, 'I25')[0]!.notes).toEqual([{ rule: 'PBS-SIF-03', label: 'breaks down on 11', value: 2 }])
    }
  })

  test('PBS-SIF-02 PBS-SIF-05 PBS-SIF-06 one that breaks down on 12, next to the target, at -1: a 6 is enough', () => {
    const t = marked({ firer: '4-6-7 first, MMG first', range: 1, mode: 'assault' }).rolls(6, 6, 10, 6)
    expect(visits(t, 'I25')[0]).toMatchObject({ roll: { dice: [6], total: 4, need: 'at most 4' } })
    expect(t.drm('I25')).toEqual({ 'PBS-SIF-05': -1, 'PBS-SIF-06': -1 })
    expect(t.decided[0]!.what).toBe('Fire from E1 with 4-6-7 and the MMG at E2')
  })

  test('PBS-SIF-04 one that breaks down on 10 or less on a 1; the die is a switch', () => {
    const t = russian('4-2-6 first, LMG first', {}, 2).rolls(SUPPRESSION, 10, 2)
    expect(visits(t, 'I25')[0]).toMatchObject({ roll: { dice: [2], need: 'at most 1' }, notes: [{ rule: 'PBS-SIF-04' }] })
    const other = russian('4-4-7 first, LMG first', { switches: { sustainedDie: 10 } }).rolls(SUPPRESSION, 10, 9)
    expect(visits(other, 'I25')[0]!.roll!.dice).toEqual([9])
  })

  test('PBS-SIF-07 one less while a charge is being placed on it', () => {
    const t = bookTable(`E1 German: 4-6-7 first, LMG first, 4-6-7 first   E2 US: a=6-6-6, DC   E5 US: b=6-6-6   R12 US: 6-6-6`, board)
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1' }).rolls(SUPPRESSION)
    expect(settle(t).drm('I25')['PBS-SIF-07']).toBe(-1)
  })
})
