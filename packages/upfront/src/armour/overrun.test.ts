import { describe, expect, test } from 'vitest'
import { heavy } from '../../test/guns.ts'
import type { TableOptions, UpfrontTable } from '../../test/table.ts'
import { overrunValue } from './overrun.ts'

const over = (target: string, options: TableOptions = {}, vehicle = '#35') =>
  heavy(`axis A[4]: ${vehicle}\naxis B: P8, P9\nallied A[1] ${target}\nallied B: Q8, Q9`, { hands: { axis: 'Move' }, ...options })
const act = (t: UpfrontTable, at = 'allied A', more: object = {}) => ({
  type: 'overrun',
  group: 0,
  target: t.id(at),
  card: t.card('axis', 1),
  ...more,
})

describe('who is overrun', () => {
  test('UF-29.1-01 a group opposite or next to that, and nobody two letters away', () => {
    const t = heavy('axis A[4]: #35\naxis B: P8\nallied A[1]: Q1\nallied B[1]: Q2(kia 12)\nallied C[1]: Q3\nallied D[2]: Q4', {
      hands: { axis: 'Move' },
    })
    t.cannot(act(t, 'allied C'), '29.1').cannot(act(t, 'allied D'), '29.1')
    t.act(act(t, 'allied B')).draws('b0', 'r0').saw({ type: 'overruns' })
  })

  test('UF-29.1-01 neither a stunned nor a pinned vehicle overruns anybody', () => {
    for (const vehicle of ['#35 stun 3', '#32 pinned']) {
      const t = over(': Q1', {}, vehicle)
      t.cannot(act(t), '29.1')
    }
  })

  test('UF-29.11-01 any weapon that is out halves it: jammed or gone, gun or machine gun', () => {
    const value = (marks: string) => {
      const t = over(': Q1', {}, `#35 ${marks}`)
      return overrunValue(t.state, t.m('#35'))
    }
    expect(['', 'jammed', 'gunLost', 'mg jammed', 'mg lost'].map(value)).toEqual([3, 1, 1, 1, 1])
  })

  test('UF-29.2-01 a Flank card may flank as well, a plain one may not', () => {
    const field = 'axis A[4]: #35\naxis B: P8\nallied A[1]: Q1(kia 12)\nallied B: Q2'
    const plain = heavy(field, { hands: { axis: 'Move' } })
    plain.cannot(act(plain, 'allied A', { flank: plain.id('allied B') }), '17.1')
    const t = heavy(field, { hands: { axis: 'Flank' } })
    expect(t.candidates()).toContainEqual(act(t, 'allied A', { flank: t.id('allied B') }))
    t.act(act(t, 'allied A', { flank: t.id('allied B') })).draws('b0', 'r0')
    expect(t.state.flanks).toMatchObject([{ by: 0, of: t.id('allied B') }])
  })
})

describe('what an overrun costs', () => {
  test('UF-29.43-01 before it comes to anything it checks for Bog: in Woods, a Gully and a Stream by the column for terrain, in Wire by that for Wire', () => {
    for (const [ground, column] of [
      ['Woods', 7],
      ['Gully', 7],
      ['Stream', 7],
      ['Wire', 9],
      ['Woods, Wire', 9],
    ] as const) {
      const t = over(`${ground}: Q1`)
      t.act(act(t)).draws('b0', `b1 c${column}r`).saw({ type: 'bogCheck', column, bogged: true })
      expect([t.m('#35').bogged, t.m('Q1').pinned]).toEqual([true, false])
    }
  })

  test('UF-28.53-01 UF-28.53-02 closed it has columns of its own', () => {
    for (const [ground, column] of [
      ['Woods', 6],
      ['Wire', 8],
    ] as const) {
      const t = over(`${ground}: Q1(kia 12)`, {}, '#35 buttoned')
      t.act(act(t)).draws('b0', `b1 c${column}b`, 'r0').saw({ type: 'bogCheck', column, bogged: false })
    }
  })

  test('UF-29.41-01 a man who was pinned before does nothing to it', () => {
    const t = over('Brush: Q1(kia 12, panic 12) pinned', {}, '#32')
    t.act(act(t)).draws('b0', 'r5')
    expect([t.m('#32').fate, t.m('#32').immobilized]).toEqual(['', undefined])
  })
})

describe('a magnetic mine against it', () => {
  const mine = (vehicle: string, man: string, ...draws: string[]) => {
    const t = over(`: ${man} carries ATMM`, {}, vehicle)
    return t.act(act(t)).draws('b0', ...draws)
  }

  test('UF-31.22-02 column 2 of one that is closed, 4 with the crew out, 5 if it is open', () => {
    for (const [vehicle, works, fails] of [
      ['#35 buttoned', 'b2 c2r c4b 0r>5', 'b1 c2b'],
      ['#35', 'b2 c4r c5b 0r>5', 'b1 c2r c4b'],
      ['#32', 'b1 c5r 0r>5', 'b1 c4r c5b'],
    ] as const) {
      const name = vehicle.split(' ')[0]!
      expect(mine(vehicle, 'Q1(kia 12)', 'r4', works).m(name).fate, `${vehicle} ${works}`).toBe('kia')
      const { fate, immobilized } = mine(vehicle, 'Q1(kia 12)', 'r4', fails).m(name)
      expect([fate, immobilized], `${vehicle} ${fails}`).toEqual(['', undefined])
    }
  })

  test('UF-31.22-01 a pinned man does nothing with it', () => {
    const t = mine('#35', 'Q1(kia 12, panic 12) pinned', 'r4')
    expect([t.m('Q1').secondary, t.game.events.some(({ event }) => event.type === 'magneticMine')]).toEqual(['ATMM', false])
  })
})
