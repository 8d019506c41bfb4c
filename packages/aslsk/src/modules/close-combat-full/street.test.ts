import { describe, expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'
import { act } from '../../../test/vehicles.ts'
import { figureCombat } from '../../phases/close-combat/attack.ts'

/** A road from E1 to E7, and houses on either side of E4. */
const STREET =
  'E1 road s    E2 road n s    E3 road n s    E4 road n s    E5 road n s    E6 road n s    E7 road n    D3 wooden building    F4 wooden building'
const options = { attacker: 'allied', rows: 8, columns: 8, modules: ['close-combat-full'] } as const
const advance = (t: AslskTable, unit: string, to: string) => t.answer('advance', { type: 'advance', units: [t.unit(unit)], to })
const labels = (t: AslskTable, by: string, on: string) =>
  figureCombat(t.state, { by: [t.unit(by)], on: [t.unit(on)] }).modifiers.map(({ label, value }) => `${label} ${value}`)

describe('Street Fighting in the CCPh', () => {
  const BOARD = `${STREET}    D3 Russian: r=4-4-7    E4 German: tank=ge-pzivh    A1 Russian: 8-0`
  const fighting = () => {
    const t = table(BOARD, { ...options, phase: 'advance' })
    advance(t, 'r', 'E4').rolls(1, 2)
    return t.answer('advance', { type: 'done' })
  }

  test('AID-CCV-05 AID-CCF-13 out of a building on a vehicle between houses: -1, and +1 against them, without any ambush', () => {
    const t = fighting()
    expect(t.game.events.some(({ event }) => event.type === 'ambush')).toBe(false)
    expect(labels(t, 'r', 'tank')).toEqual(['Street Fighting -1'])
    expect(labels(t, 'tank', 'r')).toEqual(['Street Fighting 1'])
    const open = table(BOARD.replace('F4 wooden building', 'F4'), { ...options, phase: 'advance' })
    advance(open, 'r', 'E4').rolls(1, 2)
    expect(labels(open, 'r', 'tank')).toEqual([])
  })

  test('AID-CCV-06 AID-CCF-76 afterwards they may go back to where they came from; not if they are pinned', () => {
    const t = fighting()
    t.decide('allied', 'closeCombat', { type: 'attack', attacks: [{ by: [t.unit('r')], on: [t.unit('tank')] }] }).rolls(6, 4)
    t.decide('axis', 'closeCombat', { type: 'pass' })
    t.asks('allied', 'choice').answer('choice', { type: 'goBack', unit: t.unit('r') })
    expect(t.u('r').at).toBe(t.place('D3'))
    expect(t.state.modules).toBeUndefined()
  })
})

describe('Street Fighting in the MPh', () => {
  const BOARD = `${STREET}    D3 German: g=4-6-7    E6 Russian: tank=ru-T3485 vca5 MOTION    A1 German: 8-0`
  const driving = (board = BOARD) => {
    const t = table(board, { ...options, phase: 'movement' })
    t.answer('move', act(t, 'drive', 'tank', { to: 'E5' }))
    while (t.asked.kind === 'firstFire') t.pass()
    return t.answer('move', act(t, 'drive', 'tank', { to: 'E4' }))
  }
  const dash = (t: AslskTable) => ({ type: 'streetAttack', by: [t.unit('g')], vehicle: t.unit('tank') })

  test('AID-CCV-21 AID-CCV-34 AID-CCV-35 men in a building who have not fired dash out at a vehicle in the street, with -1 after a PAATC, and are back', () => {
    const t = driving()
    t.answer('firstFire', dash(t)).rolls(1, 2, 6, 4)
    t.saw({ type: 'check', what: 'PAATC' }).saw({
      type: 'closeCombatAttack',
      reaction: true,
      modifiers: [
        { label: 'in Motion', value: 2 },
        { label: 'Street Fighting', value: -1 },
      ],
    })
    expect(t.u('g')).toMatchObject({ at: t.place('D3'), fire: 'first' })
    const fired = driving(BOARD.replace('g=4-6-7', 'g=4-6-7 first'))
    fired.refuses('axis', dash(fired), { rule: 'D7.21', message: /has fired already/ })
    const alone = driving(BOARD.replace('F4 wooden building', 'F4'))
    alone.refuses('axis', dash(alone), { rule: 'D7.21', message: /another across it/ })
  })

  test('AID-CCV-22 residual fire in the street strikes them, and who breaks there stays there', () => {
    const t = driving(`${BOARD}    E4 marker residual 12`)
    t.answer('firstFire', dash(t)).rolls(1, 2, 3, 3, 5, 4)
    t.saw({ type: 'attack', means: 'residual' })
    expect(t.game.events.some(({ event }) => event.type === 'closeCombatAttack')).toBe(false)
    expect(t.u('g').at).toBe(t.place('E4'))
  })
})
