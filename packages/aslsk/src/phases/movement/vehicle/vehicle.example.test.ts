import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { hold } from '../../../../test/moves.ts'
import { table } from '../../../../test/table.ts'
import { act, go, mayNot, mp, v } from '../../../../test/vehicles.ts'
import { smokeAt } from '../../../map/smoke.ts'

const german = { phase: 'movement', attacker: 'axis', rows: 10, columns: 10, year: 1943, month: 6 } as const

/** The PzKpfw IIIN of the rulebook's first figure, its crew exposed. The road runs from C5 to D4; G5 lies on a hill. */
const FIRST_FIGURE = `
  A9 US: spare=7-4-7    A1 German: own=4-6-7    C6 German: tank=ge-pziiin vca0 CE    C5 road NE    D4 road SW    G5 level 1    H10 level 1    H9 level 1`

example(
  'EX-16a EX-16b EX-16c SK-3.3.2-01 SK-3.3.2-08 SK-3.3.2-09 SK-7.5-03 SK-7.5-06 a PzKpfw IIIN starts, drives, makes Smoke, buttons up and climbs',
  (seat) => {
    const t = seat(table(FIRST_FIGURE, german))
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'C5' })
    go(t, 'pivot', 'tank', { vca: 1 })
    expect([mp(t, 'tank'), v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([3, 1, 1])
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(mp(t, 'tank')).toBe(3.5)
    go(t, 'drive', 'tank', { to: 'E5' })
    go(t, 'drive', 'tank', { to: 'F4' })
    expect(mp(t, 'tank')).toBe(5.5)
    t.answer('move', act(t, 'dispense', 'tank', { kind: 'sD', to: 'F4' })).rolls(3, 4)
    hold(t)
    t.saw({ type: 'dispenser', kind: 'sD', number: 7, final: 7, modifiers: [], placed: true })
    expect([mp(t, 'tank'), smokeAt(t.state, t.place('F4'))]).toEqual([6.5, 2])
    go(t, 'hatch', 'tank', { exposed: false })
    go(t, 'drive', 'tank', { to: 'G5', tca: 5 })
    expect([mp(t, 'tank'), v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([11.5, 1, 5])
    go(t, 'halt', 'tank')
    t.saw({ type: 'spendsMp', for: 'stop', mp: 2 })
    expect(mp(t, 'tank')).toBe(13) // 12½, and the half MP that is left is spent there too
    expect(v(t, 'tank')).toMatchObject({ motion: false, movingTarget: true, exposed: false })
    t.saw({ type: 'spendsMp', for: 'rest', mp: 1 })
    t.asks('axis', 'move')
  },
)

example('EX-16d SK-7.5-02 a Smoke discharger that fails costs nothing, and is not tried again in this Player Turn', (seat) => {
  const t = seat(table(FIRST_FIGURE, german))
  go(t, 'start', 'tank')
  t.answer('move', act(t, 'dispense', 'tank', { kind: 'sD', to: 'C6' })).rolls(4, 4)
  hold(t)
  expect([mp(t, 'tank'), smokeAt(t.state, t.place('C6'))]).toEqual([1, 0])
  mayNot(t, 'dispense', 'tank', { kind: 'sD', to: 'C6' }, '7.5', /has tried/)
  t.asks('axis', 'move')
})

const russian = { phase: 'movement', attacker: 'allied', rows: 10, columns: 10, year: 1944, month: 7 } as const
const WOODS = 'A9 German: spare=4-6-7    C6 Russian: tank=ru-T3485 vca0 MOTION    C5 woods'

example('EX-17a SK-1.1.1-42 SK-3.3.2-20 SK-7.6-01 SK-7.6-02 SK-7.6-08 a T-34/85 enters woods for half its MP and bogs', (seat) => {
  const t = seat(table(WOODS, russian))
  t.answer('move', act(t, 'drive', 'tank', { to: 'C5', pays: 'half' })).rolls(4, 5)
  hold(t)
  t.saw({ type: 'drives', mp: 16 })
  t.saw({
    type: 'bogCheck',
    final: 13,
    bogs: true,
    modifiers: [
      { label: 'normal ground pressure', value: 1 },
      { label: 'woods for half the MP', value: 3 },
    ],
  })
  expect(v(t, 'tank')).toMatchObject({ bog: 'bogged', motion: false, started: false })
  expect(t.u('tank').moveEnded).toBe(true)
  t.asks('allied', 'move')
})

example('EX-17e SK-1.1.1-11 for all its MP the same roll does not bog it, and it may yet stop', (seat) => {
  const t = seat(table(WOODS, russian))
  t.answer('move', act(t, 'drive', 'tank', { to: 'C5', pays: 'all' })).rolls(4, 5)
  hold(t)
  t.saw({ type: 'bogCheck', final: 10, bogs: false })
  expect(mp(t, 'tank')).toBe(16)
  go(t, 'halt', 'tank')
  expect(v(t, 'tank')).toMatchObject({ bog: 'none', motion: false })
  t.asks('allied', 'move')
})

const BOGGED = 'A9 German: spare=4-6-7    C5 woods; Russian: tank=ru-T3485 vca0 BOGGED'

example('EX-17b SK-7.6-04 SK-7.6-14 a bogged T-34/85 rolls a 5 and is Mired', (seat) => {
  const t = seat(table(BOGGED, russian))
  t.answer('move', act(t, 'free', 'tank')).rolls(5, 1)
  hold(t)
  t.saw({ type: 'bogRemoval', final: 5, result: 'mired', mp: 10 })
  expect(v(t, 'tank').bog).toBe('mired')
  t.asks('allied', 'move')
})

const MIRED = BOGGED.replace('BOGGED', 'MIRED')

example('EX-17c SK-7.6-13 SK-7.6-14 a Mired T-34/85 gets free for more MP than it has, and is left in Motion', (seat) => {
  const t = seat(table(MIRED, russian))
  t.answer('move', act(t, 'free', 'tank')).rolls(3, 6)
  hold(t)
  t.saw({ type: 'bogRemoval', final: 4, result: 'freed', mp: 36 })
  expect(v(t, 'tank')).toMatchObject({ bog: 'none', motion: true })
  expect(t.u('tank').at).toBe(t.place('C5'))
  expect(t.u('tank').moveEnded).toBe(true)
  t.asks('allied', 'move')
})

example('EX-17d with a 3 on the white die its start costs 9 MP, and 7 are left', (seat) => {
  const t = seat(table(MIRED, russian))
  t.answer('move', act(t, 'free', 'tank')).rolls(3, 3)
  hold(t)
  expect(v(t, 'tank').bog).toBe('none')
  expect(mp(t, 'tank')).toBe(9)
  go(t, 'drive', 'tank', { to: 'C4' })
  expect(mp(t, 'tank')).toBe(10)
  t.asks('allied', 'move')
})

example('EX-28f SK-7.6-15 a Mired vehicle that rolls a 5 is immobilized', (seat) => {
  const t = seat(table(MIRED, russian))
  t.answer('move', act(t, 'free', 'tank')).rolls(5, 2)
  hold(t)
  t.saw({ type: 'bogRemoval', final: 6, result: 'immobilized' })
  expect(v(t, 'tank')).toMatchObject({ immobilized: true, motion: false })
  t.asks('allied', 'move')
})

example('EX-20c SK-1.1.1-36 SK-1.1.1-37 SK-7.6-09 a T-34/85 enters a wooden building for half its MP and gets through', (seat) => {
  const t = seat(table('A9 German: spare=4-6-7    C6 Russian: tank=ru-T3485 vca0    C5 wooden building', russian))
  go(t, 'start', 'tank')
  t.answer('move', act(t, 'drive', 'tank', { to: 'C5' })).rolls(3, 4)
  hold(t)
  t.saw({ type: 'drives', mp: 16 })
  t.saw({
    type: 'bogCheck',
    final: 11,
    bogs: false,
    modifiers: [
      { label: 'normal ground pressure', value: 1 },
      { label: 'wooden building', value: 3 },
    ],
  })
  expect(v(t, 'tank')).toMatchObject({ bog: 'none', started: true })
  t.asks('allied', 'move')
})
