import { expect, test } from 'vitest'
import { toTheBang } from '../../test/charges.ts'
import { hold } from '../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { describeEvents } from '../words/index.ts'
import { worksOf } from './works.ts'

const position = (text: string, more: TableOptions): AslskTable =>
  table(`${text}    A9 US: 8-0    H9 German: 8-0`, { attacker: 'allied', modules: ['demolition-full'], columns: 9, rows: 9, ...more })
const drawn = ({ state }: AslskTable) => worksOf(state).map(({ kind, breached }) => (breached ? `${kind} breached` : kind))

test('walls between houses are drawn on their hexside, and so is the hole that a charge makes', () => {
  const t = position('D4 stone building; US: a=7-4-7, d=DC    D5 stone building', {
    phase: 'movement',
    places: [
      { type: 'rowhouse', hexside: 'D5-D4' },
      { type: 'roadblock', hexside: 'G4-G5' },
      { type: 'setCharge', side: 'axis', at: 'G7' },
    ],
  })
  expect(worksOf(t.state)).toEqual([
    { kind: 'rowhouse', hex: t.place('D5'), sides: [0] },
    { kind: 'roadblock', hex: t.place('G4'), sides: [3] },
  ])
  hold(t.answer('move', { type: 'breach', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D5' }))
  toTheBang(t, 5, 3)
  expect(drawn(t)).toEqual(['rowhouse breached', 'roadblock'])
})

test('a bridge that is blown is no longer drawn, and a building that comes down is rubble', () => {
  const places = [{ type: 'bridge', at: 'D5' }] as const
  const bang = (text: string, more: TableOptions): AslskTable => {
    const markers = [{ kind: 'setDc', at: 'D5', side: 'allied', value: 12, extra: 0 }] as const
    const t = position(text, { phase: 'prepFire', markers, ...more })
    t.answer('prepFire', { type: 'detonate', unit: t.unit('a'), at: 'D5' })
      .rolls(3, 3)
      .rolls(5, 4)
    return t
  }
  expect(drawn(position('D2 US: a=7-4-7', { phase: 'prepFire', places }))).toEqual(['bridge'])
  expect(drawn(bang('D2 US: a=7-4-7', { places }))).toEqual([])
  const t = bang('D2 US: a=7-4-7    D5 stone building', { places: [{ type: 'fortified', at: 'D5' }] })
  expect(drawn(t)).toEqual(['rubble'])
  const told = describeEvents(
    t.state,
    t.game.events.map(({ event }) => event),
  ).find(({ text }) => text.includes('sets off the charge'))
  expect(told?.detail).toBe('Dice 3 and 3: 6. It takes 7 or less.')
})
