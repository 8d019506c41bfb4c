import { OBSERVER } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { fogTable, leave } from '../../test/fog-table.ts'
import { stepOf } from '../../test/moves.ts'
import type { AslskTable } from '../../test/table.ts'
import { go } from '../../test/vehicles.ts'
import { knownBy } from '../concealment/known-state.ts'
import { type ControlViewer, cloneState } from '../state.ts'
import { view } from '../view.ts'

const map = { columns: 9, rows: 9 } as const
const FAR = 'A9 building; German: y=4-6-7'

/** A house of four rooms, with a hidden squad in the third, as the men outside come in. */
function house(second = ''): AslskTable {
  return fogTable(
    `E3 building; US: a=6-6-6    E4 building    E5 building; German: x=4-6-7 hidden    E6 building    E7 building${second}    ${FAR}`,
    {
      ...map,
      joined: ['E4 E5', 'E5 E6', 'E6 E7'],
      phase: 'movement',
      control: { axis: ['E4', 'E5', 'E6', 'E7'] },
    },
  )
}

/** Whose the rooms are to a viewer, from the first to the last. */
function rooms(t: AslskTable, viewer: ControlViewer): string[] {
  const { control } = view(t.state, viewer) as { control: string[] }
  return ['E4', 'E5', 'E6', 'E7'].map((hex) => control[t.place(hex)]!)
}

function told(t: AslskTable, viewer: ControlViewer): string[] {
  const { grid } = t.state.setting.map
  return t.game
    .eventsFor(viewer)
    .flatMap((event) => (event.type === 'control' ? [`${event.side} ${event.places.map((place) => grid.idOf(place)).join(' ')}`] : []))
    .filter((line) => /E[4-7]/.test(line))
}

test('2.0 whoever enters a house believes all of it his until he finds the hidden men in it; then the rest is again what it was to him', () => {
  const t = house()
  t.answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
  for (const viewer of ['allied', OBSERVER] as const) {
    expect(rooms(t, viewer)).toEqual(['allied', 'allied', 'allied', 'allied'])
    expect(told(t, viewer)).toEqual(['allied E4 E5 E6 E7'])
  }
  expect(rooms(t, 'axis')).toEqual(['allied', 'axis', 'axis', 'axis'])
  expect(told(t, 'axis')).toEqual(['allied E4'])

  t.answer('firstFire', { type: 'reveal', hex: 'E5' })
  for (const viewer of ['allied', 'axis', OBSERVER] as const) expect(rooms(t, viewer)).toEqual(['allied', 'axis', 'axis', 'axis'])
  expect(told(t, 'allied').slice(1)).toEqual(['axis E5 E6 E7'])
  expect(told(t, 'axis')).toEqual(['allied E4'])
  leave(t)
})

test('2.0 what he believed he does not learn by walking into it, and where he has been stays his when they are found', () => {
  const t = fogTable(
    `E4 building; US: a=6-6-6    E5 building    E6 building    F6 building; German: x=4-6-7 hidden    F7 building    ${FAR}`,
    { ...map, joined: ['E4 E5', 'E5 E6', 'E6 F6', 'F6 F7'], phase: 'movement', control: { axis: ['E4', 'E5', 'E6', 'F6', 'F7'] } },
  )
  const shown = () => ['E5', 'E6', 'F7'].map((hex) => (view(t.state, 'allied') as { control: string[] }).control[t.place(hex)])
  const before = told(t, 'allied').length
  t.answer('move', stepOf(t, 'a', 'E5')).passUntil('move')
  t.answer('move', stepOf(t, 'a', 'E6'))
  expect(['E5', 'E6'].map((hex) => t.state.control[t.place(hex)])).toEqual(['allied', 'allied'])
  expect(told(t, 'allied')).toHaveLength(before)
  t.answer('firstFire', { type: 'reveal', hex: 'F6' })
  expect(shown()).toEqual(['allied', 'allied', 'axis'])
  leave(t)
})

test('2.0 what concealed men gained in the house and left is not told when the hidden ones are found', () => {
  const shown = (who: string) => {
    const t = fogTable(
      `E3 building; US: a=6-6-6    E4 building    E5 building; German: x=8-0 hidden    E6 building    E7 building; German: z=${who} concealed    E8 building    ${FAR}`,
      { ...map, attacker: 'axis', joined: ['E4 E5', 'E5 E6', 'E6 E7'], phase: 'movement', control: { axis: ['E4', 'E5', 'E6'] } },
    )
    t.answer('move', stepOf(t, 'z', 'E8', { mode: 'assault' }))
    const truly = t.state.control[t.place('E7')]
    t.passUntil('advance')
      .passUntil('move')
      .answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
    const believed = rooms(t, 'allied')
    t.answer('firstFire', { type: 'reveal', hex: 'E5' })
    leave(t)
    return { truly, seen: { believed, found: rooms(t, 'allied'), told: told(t, 'allied') } }
  }
  const [squad, leader] = [shown('4-6-7'), shown('8-1')]
  expect([squad.truly, leader.truly]).toEqual(['axis', ''])
  expect(squad.seen).toEqual(leader.seen)
  expect(squad.seen).toMatchObject({ believed: ['allied', 'allied', 'allied', 'allied'], found: ['allied', 'axis', 'axis', ''] })
})

test('2.0 nobody is shown which of the rooms that he holds he only believes to hold', () => {
  const t = house()
  t.answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
  expect(t.state.controlOnLoan!.length).toBeGreaterThan(0)
  const known = knownBy(cloneState(t.state), 'allied')
  expect(known.controlSeen).toBeUndefined()
  expect(known.controlOnLoan).toBeUndefined()
  expect(knownBy(cloneState(t.state), 'axis').controlOnLoan!.every(({ viewer }) => viewer !== 'axis')).toBe(true)
  leave(t)
})

test('2.0 the enemy does not learn from what concealed men believe to hold that a squad is among them', () => {
  const shown = (who: string) => {
    const t = fogTable(
      `E3 building; US: a=${who} concealed    E4 building    E5 building; German: x=4-6-7 hidden    E6 building    A9 building; German: y=4-6-7    C6 woods    C7 woods    D6 woods    B7 woods`,
      { ...map, joined: ['E4 E5', 'E5 E6'], phase: 'movement', control: { axis: ['E4', 'E5', 'E6'] } },
    )
    t.answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
    leave(t)
    const { control, controlSeen, controlOnLoan } = knownBy(cloneState(t.state), 'axis')
    return { control, controlSeen, controlOnLoan }
  }
  expect(shown('6-6-6')).toEqual(shown('8-1'))
})

test('2.0 a concealed vehicle is published as holding its hex when it shows itself', () => {
  const t = fogTable(`E4 woods; US: tank=am-M4A1 vca0 concealed, a=8-1    ${FAR}`, { ...map, phase: 'advance', control: { axis: ['E4'] } })
  const shown = (viewer: ControlViewer) => (view(t.state, viewer) as { control: string[] }).control[t.place('E4')]
  t.passUntil('advance')
  expect(t.state.control[t.place('E4')]).toBe('allied')
  expect([shown('allied'), shown('axis'), shown(OBSERVER)]).toEqual(['allied', 'axis', 'axis'])
  expect([told(t, 'allied'), told(t, 'axis')]).toEqual([['allied E4'], []])
  t.answer('advance', { type: 'reveal', hex: 'E4' })
  expect([shown('allied'), shown('axis'), shown(OBSERVER)]).toEqual(['allied', 'allied', 'allied'])
  expect([told(t, 'allied'), told(t, 'axis')]).toEqual([['allied E4'], ['allied E4']])
  leave(t)
})

const SCREEN = 'C6 woods    C7 woods    D6 woods    B7 woods'

test('2.0 a vehicle on what concealed friends have gained seems to hold it while it is there, and no longer', () => {
  const shown = (who: string) => {
    const t = fogTable(`E5 US: a=${who} concealed    E6 US: tank=am-M4A1 vca0    ${FAR}    ${SCREEN}`, {
      ...map,
      phase: 'movement',
      control: { axis: ['E5'] },
    })
    const seen = () => {
      const { control, units } = knownBy(cloneState(t.state), 'axis')
      return [control[t.place('E5')], units[t.unit('tank')]!.vehicle!.heldBefore]
    }
    go(t, 'start', 'tank')
    const before = seen()
    go(t, 'drive', 'tank', { to: 'E5' })
    const there = seen()
    go(t, 'drive', 'tank', { to: 'E4' })
    const truly = t.state.control[t.place('E5')]
    leave(t)
    return { truly, seen: [before, there, seen()], told: told(t, 'axis') }
  }
  const [squad, leader] = [shown('6-6-6'), shown('8-1')]
  expect([squad.truly, leader.truly]).toEqual(['allied', 'axis'])
  expect({ ...squad, truly: '' }).toEqual({ ...leader, truly: '' })
  expect(squad.seen).toEqual([
    ['axis', ''],
    ['allied', 'axis'],
    ['axis', ''],
  ])
})
