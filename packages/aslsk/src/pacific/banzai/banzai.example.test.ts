import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { checks, last } from '../../../test/fire.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { moraleOf } from '../../units/units.ts'

const ids = (t: AslskTable, names: string) => names.split(' ').map((name) => t.unit(name))

/** The rulebook's example: the hexes that it names, and starting hexes from which they are the only ones. */
function charge(): AslskTable {
  const t = table(
    `Y5 hut; US: u=mc-7-6-8   AA7 US: v=ea-4-4-7   CC7 US: w=ea-3-3-6   AA5 kunai
     AA6 Japanese: A=ja-1-4-4-7   BB3 Japanese: B=ja-1-4-4-7   BB4 Japanese: C=ja-1-4-4-7   BB5 Japanese: D=ja-1-4-4-7
     BB6 Japanese: E=ja-1-4-4-7   CC4 Japanese: l=9-0 leader   CC5 Japanese: F=ja-1-4-4-7   CC6 Japanese: G=ja-1-4-4-7 pinned`,
    { phase: 'movement', attacker: 'axis', columns: 33, rows: 10 },
  )
  return t.answer('move', { type: 'banzai', leader: t.unit('l'), units: ids(t, 'l A B C D E F'), target: t.unit('u') })
}

/** Where a unit could go in this Impulse. */
const choices = (t: AslskTable, name: string): string[] =>
  (t.candidates() as { type: string; units: number[]; to: string }[])
    .filter(({ type, units }) => type === 'charge' && units.length === 1 && units[0] === t.unit(name))
    .map(({ to }) => to)
    .sort()

function impulse(t: AslskTable, moves: { readonly [units: string]: string }): AslskTable {
  for (const [units, to] of Object.entries(moves)) t.answer('banzai', { type: 'charge', units: ids(t, units), to })
  return t
}

function holdUntilNext(t: AslskTable): AslskTable {
  while (t.asked.seat === 'allied') t.pass()
  return t
}

function first(t: AslskTable): AslskTable {
  return holdUntilNext(impulse(t, { A: 'Z5', B: 'AA4', E: 'AA6', C: 'AA5', D: 'AA5', l: 'BB4', F: 'BB4' }))
}

const fire = (t: AslskTable) => t.fire({ units: ['u'], at: 'Y5' })

example('EX-25a who can, moves as the example has it: 2 MF for all, and the pinned squad stays out', (seat) => {
  const t = seat(charge())
  const moves = Object.fromEntries([...'ABCDEF', 'l'].map((name) => [name, choices(t, name)]))
  expect(moves).toEqual({
    A: ['Z5'],
    B: ['AA4'],
    C: ['AA4', 'AA5'],
    D: ['AA5', 'AA6'],
    E: ['AA6', 'AA7'],
    F: ['BB4', 'BB5'],
    l: ['BB3', 'BB4'],
  })
  expect(t.u('G').banzai).toBeUndefined()
  impulse(t, { A: 'Z5', B: 'AA4', E: 'AA6', C: 'AA5', D: 'AA5', l: 'BB4', F: 'BB4' })
  t.saw({ type: 'banzaiImpulse', mf: 4 })
  t.asks('allied', 'aim')
})

example('EX-25b in the second Impulse those beside the target hex must enter it, the others come beside it', (seat) => {
  const t = seat(first(charge()))
  expect(choices(t, 'A')).toEqual(['Y5'])
  impulse(t, { A: 'Y5' })
  expect([choices(t, 'B'), choices(t, 'E'), choices(t, 'C'), choices(t, 'D')]).toEqual([['Z4'], ['Z5'], ['Z4', 'Z5'], ['Z4', 'Z5']])
  t.asks('axis', 'banzai')
})

/** As far as the fire that must meet squad A. */
const second = (t: AslskTable) => impulse(first(t), { A: 'Y5', B: 'Z4', E: 'Z5', C: 'Z4', D: 'Z5', 'l F': 'AA4' })

example('EX-25c the 7-6-8 must fire at squad A: 21 FP, +1 and -1; the squad stands, and 8 residual FP lie there', (seat) => {
  const t = seat(second(charge()))
  t.asks('allied', 'firstFire')
  t.refuses('allied', { type: 'hold' }, { rule: '8.1.8.7' })
  fire(t).rolls(3, 4).rolls(3, 3)
  expect(last(t)).toMatchObject({ fp: 21, column: 20, drm: 0, result: '2MC' })
  expect(checks(t)).toEqual(['2MC 8 passes'])
  t.saw({ type: 'residualPlaced', fp: 8 })
  expect([t.u('u').fire, t.u('A').pinned]).toEqual(['first', false])
  t.asks('allied', 'firstFire')
})

/** As far as the residual fire at squad B. */
const third = (t: AslskTable) => {
  holdUntilNext(fire(second(t)).rolls(3, 4).rolls(3, 3))
  return impulse(t, { B: 'Y5', C: 'Y4', 'D E': 'Y6', 'l F': 'Z4' })
}

example('EX-25d residual fire takes a step of squad B, then the 7-6-8 must fire again and ends it', (seat) => {
  const t = seat(third(charge())).rolls(2, 3).rolls(3, 4)
  expect(last(t)).toMatchObject({ column: 8, drm: 0, result: '2MC' })
  expect(t.u('B').type).toBe('ja-1-3-4-7r')
  fire(t).rolls(1, 2).rolls(6, 6)
  expect(last(t)).toMatchObject({ fp: 10.5, column: 8, result: 'K/2' })
  expect(checks(t).slice(-2)).toEqual(['2MC 9 stepped', '2MC 14 breaks'])
  expect([t.where('B'), t.u('u').fire]).toEqual(['eliminated', 'final'])
  t.asks('allied', t.asked.kind)
})

/** The last Impulse, with the FPF that breaks the 7-6-8. */
const fourth = (t: AslskTable) => {
  holdUntilNext(fire(third(t).rolls(2, 3).rolls(3, 4)).rolls(1, 2).rolls(6, 6))
  impulse(t, { 'l F': 'Y5', C: 'X4', 'D E': 'X5' }).rolls(6, 6)
  return fire(t).rolls(4, 5)
}

example('EX-25e the FPF is a PTC that no Banzai unit takes, and breaks the 7-6-8', (seat) => {
  const t = seat(fourth(charge()))
  expect(last(t)).toMatchObject({ column: 8, drm: 0, result: 'PTC' })
  t.saw({ type: 'check', what: 'FPF NMC', final: 9, result: 'breaks' })
  expect([t.u('F').pinned, t.u('u').broken]).toEqual([false, true])
  t.asks(t.asked.seat, t.asked.kind)
})

example('EX-25g when it is over their morale stays up, and they may be pinned again', (seat) => {
  const t = seat(holdUntilNext(fourth(charge())))
  expect(t.state.banzai).toBeUndefined()
  expect([t.u('F').banzai, moraleOf(t.state, t.u('F')), moraleOf(t.state, t.u('C'))]).toEqual(['charged', 9, 8])
  t.asks('axis', 'advancingFire')
})

example('EX-25f EX-25h in the AFPh the 9-0 directs A and F with 12 FP at the broken 7-6-8, and fire from outside spares them', (seat) => {
  const t = seat(holdUntilNext(fourth(charge()))).passTo('advancingFire')
  t.fire({ units: ['A', 'F'], directors: ['l'], at: 'Y5' }).rolls(6, 6)
  expect(last(t)).toMatchObject({ fp: 12 })
  t.saw({ type: 'attack', targets: [t.unit('u')] })
  t.fire({ units: ['C'], at: 'Y5' }).rolls(6, 6)
  t.saw({ type: 'attack', targets: [t.unit('u')] })
  t.asks(t.asked.seat, t.asked.kind)
})
