import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { controlsBuilding } from './control.ts'
import type { Condition, Victory } from './types.ts'

const HOUSE = { joined: ['C2 C3', 'C3 C4'] }

/** Both sides pass until the game is over. */
function toTheEnd(t: ReturnType<typeof table>): string | null {
  for (let i = 0; i < 200 && !t.game.outcome; i++) t.pass()
  return t.game.outcome!.winner
}

function victory(condition: Condition, side: 'blue' | 'red' = 'blue'): Victory {
  return { text: 'For control.', conditions: [{ side, condition, text: 'It is theirs.' }] }
}

describe('control', () => {
  test('LNL-22.1-01 a Good Order MMC or Hero controls where it is; Leaders and Shaken units don’t', () => {
    const t = table(`
      A2 US: 2-5-4     C2 US: Medrow     E2 US: Hird
      B4 US: 2-5-4 shaken     G4 German: 1-6-4`)
    t.asks('blue', 'impulse')
    const owner = (hex: string) => t.state.control[t.place(hex)]
    expect(['A2', 'C2', 'E2', 'B4', 'G4'].map(owner)).toEqual(['blue', '', 'blue', '', 'red'])
    t.saw({ type: 'control', rule: '22.1', side: 'blue', at: [t.place('A2'), t.place('E2')] })
    t.saw({ type: 'control', side: 'red' })
  })

  test('LNL-22.1-01 who passes through takes the hex, and keeps it when he goes on', () => {
    const t = table('A2 US: a=2-5-4   F1 German: 1-6-4 shaken', { control: { red: ['B2', 'C3'] } })
    t.activate('A2').answer('act', { type: 'move', units: [t.unit('a')], to: 'B2' })
    t.answer('step', { type: 'step', to: 'C3' }).answer('step', { type: 'step', to: 'D3' }).pass()
    expect(['A2', 'B2', 'C3', 'D3'].map((hex) => t.state.control[t.place(hex)])).toEqual(['blue', 'blue', 'blue', 'blue'])
    expect(t.where('a')).toBe('D3')
  })

  test('LNL-22.1-04 floors are controlled separately', () => {
    const t = table(
      `
      C2 stone building; US: 2-5-4     C3 stone building     C4 stone building
      H4 German: 1-6-4 shaken`,
      HOUSE,
    )
    t.asks('blue', 'impulse')
    expect([t.state.control[t.place('C2')], t.state.control[t.place('C2 upstairs')]]).toEqual(['blue', ''])
  })

  test('LNL-22.1-02 LNL-22.1-04 a building is controlled with all its hexes and floors', () => {
    const t = (upstairs: string[]) =>
      table('C2 stone building; US: 2-5-4     C3 stone building     C4 stone building     H4 German: 1-6-4 shaken', {
        ...HOUSE,
        control: { blue: ['C3', 'C4', 'C3 upstairs', 'C4 upstairs', ...upstairs] },
      })
    const lacking = t([])
    lacking.asks('blue', 'impulse')
    const building = lacking.state.setting.buildings[lacking.state.setting.map.grid.indexOf('C3')]!
    expect(controlsBuilding(lacking.state, 'blue', building)).toBe(false)
    const whole = t(['C2 upstairs'])
    whole.asks('blue', 'impulse')
    expect(controlsBuilding(whole.state, 'blue', building)).toBe(true)
  })

  test('LNL-22.1-02 a Victory Objective that names buildings counts whole ones only', () => {
    const one = victory({ type: 'controlBuildings', area: { hexes: ['C2'] }, atLeast: 1 })
    const text = 'C2 wooden building; US: 2-5-4     C3 wooden building     H4 German: 1-6-4 shaken'
    const options = { joined: ['C2 C3'], victory: one, turns: 1 }
    expect(toTheEnd(table(text, options))).toBeNull()
    expect(toTheEnd(table(text, { ...options, control: { blue: ['C3'] } }))).toBe('blue')
  })

  test('LNL-22.1-03 in a Melee that is not over nobody takes the hex: who had it before has it still', () => {
    for (const before of ['blue', 'red'] as const) {
      const t = table('C2 melee; US: 2-5-4 melee; German: 1-6-4 melee', {
        phase: 'administrative',
        turns: 1,
        control: { [before]: ['C2'] },
        victory: {
          text: 'C2.',
          conditions: [
            { side: 'blue', condition: { type: 'control', hexes: ['C2'] }, text: 'Blue has it.' },
            { side: 'red', condition: { type: 'control', hexes: ['C2'] }, text: 'Red has it.' },
          ],
        },
      })
      expect(t.game.outcome).toMatchObject({ winner: before })
    }
  })
})
