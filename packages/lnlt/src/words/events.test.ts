import { expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { assault, melee, strike } from '../../test/melee.ts'
import { type LnltTable, table } from '../../test/table.ts'
import type { LnltEvent } from '../events.ts'
import { describeEvents } from './index.ts'

/** What has happened at this table besides phases and Control, as [text, detail]. */
function told(t: LnltTable): (readonly [string, string?])[] {
  const events = t.game.events.map(({ event }) => event as LnltEvent).filter(({ type }) => type !== 'phase' && type !== 'control')
  return describeEvents(t.state, events).map(({ text, detail }) => (detail === undefined ? [text] : [text, detail]))
}

test('an attack: a line for the result, one for the arithmetic; then each check and what it does', () => {
  const t = table('C3 US: a=2-5-4, b=2-5-4, m=BAR, l=6-2-6   E3 wooden building; German: x=1-6-4 fired   A6 US: 2-5-4')
  shoot(t, 'a b+m', 'E3', { leader: 'l' }).rolls(5).rolls(2).rolls(6).rolls(1)
  expect(told(t)).toEqual([
    ['American impulse.'],
    ['The Americans activate C3: Leader 6-2-6 and two Squads.'],
    [
      'C3 fires at E3: 11 against 5, Damage Check with +6.',
      'Squad 2-5-4 2 + Squad 2-5-4 1 (2, does not lead: half) + BAR 1: 4 firepower. Die 5 +4, +2 Leader: 11. Defence die 2, +3 Wooden Building: 5.',
    ],
    ['Leader 6-2-6 and two Squads are marked Fired.'],
    ['Squad 1-6-4 in E3, Damage Check: 12 against Morale 5, Casualties.', 'Die 6: 6. +6 difference of the attack: 12.'],
    ['Squad 1-6-4 in E3 is reduced to Half-Squad 1-5-4, Shaken.'],
    ['The Germans have nothing left to do and pass.'],
    ['American impulse.'],
  ])
})

test('Melee: the odds, what they are made of, and who is left', () => {
  const t = assault(melee('C3 US: a=2-5-4, BAR, b=2-5-4    C4 German: x=1-6-4'), 'a b', 'C4')
  strike(t, 'red', 'a', 'x').rolls(4, 4, 1, 1)
  expect(told(t).slice(2, 10)).toEqual([
    ['Two Squads move from C3 to C4 (1 MP).'],
    ['Melee in C4.'],
    [
      'The Americans attack Squad 1-6-4 at 5:1: 8, it takes 3, it is eliminated.',
      '2-5-4 2, BAR 1 and 2-5-4 2: 5 to 1-6-4 1. Dice 4 and 4: 8.',
    ],
    ['The Germans attack Squad 2-5-4 at 1:3: 2, it takes 11, no effect.', '1-6-4 1 to 2-5-4 2 and BAR 1: 3. Dice 1 and 1: 2.'],
    ['Squad 1-6-4 in C4 is eliminated.'],
    ['Two Squads are marked Melee.'],
    ['A Melee marker lies in C4.'],
    ['Two Squads stop in C4.'],
  ])
})

test('a rally, with the Leader and the cover that help', () => {
  const t = table('C3 stone building; US: a=2-5-4 shaken, l=7-1-6   H5 German: 1-6-4', { phase: 'rally' })
  t.answer('rally', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }).rolls(5, 4)
  expect(told(t).slice(1, 4)).toEqual([
    ['Leader 7-1-6 tries to rally Squad 2-5-4 in C3.'],
    ['Squad 2-5-4 in C3, Morale Check (rally): 6 against 6, passed.', 'Dice 5 and 4: 9. −1 Leader, −2 positive TM: 6.'],
    ['Squad 2-5-4 in C3 is back in Good Order.'],
  ])
})
