import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { fogTable, leave } from '../../test/fog-table.ts'
import type { AslskTable, TableOptions } from '../../test/table.ts'
import { resample } from '../resample.ts'
import { cloneState } from '../state.ts'
import { aslsk } from '../system.ts'
import { view } from '../view.ts'

const map = { columns: 9, rows: 14 } as const
const ENEMY = 'A14 building; US: x=6-6-6    C10 woods    D10 woods    B10 woods    C11 woods    E10 woods'
/** A Mortar, and two who are concealed in one building beside it. */
const BESIDE = 'C3 woods; German: c=2-2-8 crew, m=ge-MTR81s ca2    D3 building; German: a=4-6-7 concealed, b=8-0 concealed'

/** All that the enemy is shown of a position, in whatever shape. */
function shown(t: AslskTable): string[] {
  const anew = cloneState(t.state)
  resample(anew, 'allied', new KeyedChance(keyFromSeed('anew')))
  leave(t)
  const { modules, markers } = aslsk.known!(cloneState(t.state), 'allied')
  return [...[t.state, anew].map((s) => JSON.stringify(view(s, 'allied'))), JSON.stringify({ modules, markers })]
}

/** What a module has noted of one of the two, and then of the other, makes no difference to the enemy. */
function tellsNothing(options: (of: number) => TableOptions, board = BESIDE): void {
  const of = (id: number) => fogTable(`${board}    ${ENEMY}`, { ...map, phase: 'prepFire', attacker: 'axis', ...options(id) })
  const ids = of(0)
  const [a, b] = [ids.unit('a'), ids.unit('b')]
  leave(ids)
  const [seen, anew, known] = shown(of(a))
  expect(anew).toBe(seen)
  expect(shown(of(b))).toEqual([seen, seen, known])
}

test('nobody is shown which of those under a concealment counter spots for a Mortar', () => {
  tellsNothing((id) => ({
    modules: ['mortars-full'],
    kept: { 'mortars-full': { pairs: [{ mortar: 0, spotter: id }], spotted: [{ spotter: id, at: 40, now: true }], apart: [] } },
  }))
})

test('nobody is shown which of those under a concealment counter sets off a charge, has thrown one or sets one', () => {
  tellsNothing((id) => ({
    modules: ['demolition-full'],
    markers: [{ kind: 'setDc', at: 'D8', side: 'axis', value: 12, extra: id }],
    kept: { 'demolition-full': { setting: [id] }, 'thrown-charges': [id] },
  }))
})

test('nobody is shown which of those under a concealment counter fights a fire', () => {
  tellsNothing((id) => ({ modules: ['fire'], kept: { fire: [id] } }))
})

test('nobody is shown which of those in a tunnel come from among enemies', () => {
  tellsNothing(
    (id) => ({ modules: ['tunnels'], places: [{ type: 'tunnel', side: 'axis', ends: ['D3', 'D6'] }], kept: { tunnels: [id] } }),
    'D3 German: a=4-6-7 in-tunnel concealed, b=4-6-7 in-tunnel concealed    F3 German: c=2-2-8 crew',
  )
})

test('what is taken apart under a concealment counter is told to nobody else', () => {
  const t = fogTable(`D3 building; German: a=4-6-7 concealed, mg=ge-HMG    F3 building; German: b=4-6-7 concealed    ${ENEMY}`, {
    ...map,
    phase: 'prepFire',
    attacker: 'axis',
    modules: ['german-units'],
  })
  const before = JSON.stringify(aslsk.known!(cloneState(t.state), 'allied').weapons)
  t.answer('prepFire', { type: 'dismantle', weapon: t.weapon('mg') })
  expect(JSON.stringify(aslsk.known!(cloneState(t.state), 'allied').weapons)).toBe(before)
  const told = (seat: 'axis' | 'allied') => t.game.eventsFor(seat).some(({ type }) => (type as string) === 'german-units:dismantles')
  expect([told('axis'), told('allied')]).toEqual([true, false])
  leave(t)
})

test('a set charge that fails does not tell how many hidden men stood about it', () => {
  const t = fogTable('C6 US: a=7-4-7    E12 US: b=6-6-6    C10 building; German: x=4-6-7 hidden    I2 German: y=4-6-7', {
    ...map,
    phase: 'prepFire',
    attacker: 'allied',
    modules: ['demolition-full'],
    markers: [{ kind: 'setDc', at: 'C10', side: 'allied', value: 12, extra: 0 }],
  })
  t.answer('prepFire', { type: 'detonate', unit: t.unit('a'), at: 'C10' })
    .rolls(1, 1)
    .rolls(5, 6)
  t.saw({ type: 'dud', xNumber: 12 })
  leave(t)
})
