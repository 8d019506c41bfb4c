import { aslsk } from '@firegroup/aslsk'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { german, street, us } from '../../learn/lessons/ground.ts'
import { outOfReach } from './out-of-reach.ts'

const situation = street({ phase: 'movement', units: [us('6-6-6', 'I6'), german('4-6-7', 'C6')] })
const started = startGame(aslsk, { situation }, { key: keyFromSeed('reach') })
if (!started.ok) throw new Error(started.problems[0]?.message)
const { state } = started.value
const to = (hex: string): number => state.setting.map.grid.indexOf(hex)
const squad = [0]

test('what is out of reach says what it costs, what is left and what would change it, in 45 words', () => {
  const { message, rule } = outOfReach(state, squad, to('N6'), undefined)
  expect(rule).toBe('3.3.1')
  expect(message).toMatch(
    /^N6 is out of reach\. It costs 5½? MF from here, and squad 6-6-6 has 4\. Double Time would give 6, with a CX marker/,
  )
  for (const hex of ['N6', 'T1', 'A1', 'C6'])
    expect(outOfReach(state, squad, to(hex), undefined).message.split(' ').length).toBeLessThanOrEqual(45)
})

test('of Assault Movement it says that it goes one hex, of the enemy’s hex when it is entered', () => {
  expect(outOfReach(state, squad, to('K6'), 'assault').message).toMatch(
    /Assault Movement goes one hex.*A normal move would get there for 2 MF/,
  )
  expect(outOfReach(state, squad, to('C6'), undefined)).toMatchObject({ rule: '3.3', message: expect.stringMatching(/Advance Phase/) })
})
