import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { type AslskTable, table } from '../../test/table.ts'
import type { AslskEvent } from '../events.ts'
import { describeEvents } from './index.ts'

/** What has happened at this table besides phases and Control. */
function happened(t: AslskTable): AslskEvent[] {
  return t.game.events.map(({ event }) => event as AslskEvent).filter(({ type }) => type !== 'phase' && type !== 'control')
}

/** That as [text, detail]. */
function told(t: AslskTable): (readonly [string, string?])[] {
  return describeEvents(t.state, happened(t)).map(({ text, detail }) => (detail === undefined ? [text] : [text, detail]))
}

const position = `
  N5 US: a=7-4-7, l=9-1
  O5 orchard
  O6 US: d=6-6-6
  P5 stone building; German: p=4-6-7, q=4-6-7
  A1 US: spare=8-0`
const prepFire = { phase: 'prepFire', attacker: 'allied', rows: 9, columns: 20, elr: { axis: 1 } } as const

describe('an attack', () => {
  test('one line for the result, one for the arithmetic; then each check and what it does', () => {
    const t = shoot(table(position, prepFire), 'P5', 'a d').rolls(4, 2).rolls(6, 4).rolls(4, 3)
    expect(told(t)).toEqual([
      [
        'N5 and O6 fire at P5: 16 column, +4. Dice 4 and 2: 10, Normal Morale Check.',
        '7-4-7 7 + 6-6-6 12 (6 ×2 point blank) = 19 firepower: 16 column. Dice 4 and 2: 6. +1 orchard in O5, +3 stone building in P5: 10.',
      ],
      ['4-6-7 in P5, NMC: 10 against 7, breaks.', 'Dice 6 and 4: 10.'],
      ['4-6-7 in P5 fails by more than its ELR and becomes 4-4-7.'],
      ['4-4-7 in P5 breaks.'],
      ['4-4-7 in P5 is under desperation morale.'],
      ['4-6-7 in P5, NMC: 7 against 7, pinned.', 'Dice 4 and 3: 7.'],
      ['4-6-7 in P5 is pinned.'],
    ])
  })

  test('that does nothing says so, and cowering is told', () => {
    const t = shoot(table(position, prepFire), 'P5', 'd').rolls(5, 5)
    expect(told(t)).toEqual([
      [
        'O6 fires at P5: 8 column after cowering, +3. Dice 5 and 5: 13, no effect.',
        '6-6-6 12 (6 ×2 point blank) = 12 firepower: 8 column, having cowered one column. Dice 5 and 5: 10. +3 stone building in P5: 13.',
      ],
    ])
  })
})

test('a move tells its cost, and a unit that is lost later is still named where it was', () => {
  const t = table('C3 US: a=6-6-6   F3 German: g=4-6-7, MMG', { phase: 'movement' })
  t.answer('move', { type: 'step', units: [t.unit('a')], to: 'D3' })
  shoot(t, 'D3', 'g').rolls(1, 2)
  expect(told(t).slice(0, 3)).toEqual([
    ['6-6-6 moves from C3 to D3 (1 MF).', '1 MF: open ground 1.'],
    [
      'F3 fires at D3: 4 column, −2. Dice 1 and 2: 1, one killed in action (1KIA).',
      '4 firepower: 4 column. Dice 1 and 2: 3. −1 FFMO: moving in Open Ground, −1 FFNAM: not Assault Movement: 1.',
    ],
    ['6-6-6 in D3 is eliminated: KIA.'],
  ])
})

test('places and rules come with the words', () => {
  const t = shoot(table(position, prepFire), 'P5', 'd').rolls(5, 4)
  const [first] = describeEvents(t.state, happened(t))
  expect([first?.rule, first?.place]).toEqual(['3.2.3', t.place('P5')])
})

describe('a demolition charge', () => {
  const words = (event: AslskEvent, t: AslskTable) => describeEvents(t.state, [event])[0]!.text
  const t = table('C3 US: a=6-6-6, d=DC   C4 stone building; German: 4-6-7', { phase: 'movement' })
  const common = { rule: '4.3', unit: t.unit('a'), at: t.place('C4') } as const

  test('is placed, or not, or does not go off', () => {
    expect(words({ type: 'chargePlaced', ...common, weapon: 0 }, t)).toBe('6-6-6 places the demolition charge in C4.')
    expect(words({ type: 'chargeNotPlaced', ...common, weapon: 0 }, t)).toBe('6-6-6 does not get the demolition charge into C4.')
    expect(describeEvents(t.state, [{ type: 'dud', ...common, dice: [6, 6], xNumber: 12 }])[0]).toEqual({
      text: 'The demolition charge in C4 does not go off.',
      detail: 'Dice 6 and 6: 12, its X# is 12.',
      rule: '4.3',
      place: t.place('C4'),
    })
  })
})
