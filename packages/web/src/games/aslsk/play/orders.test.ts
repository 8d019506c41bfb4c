import { expect, test } from 'vitest'
import { look, rest, sitDown } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { play } from './index.tsx'

test('an order to hold counts a Panzerfaust that could be found and small arms that can hit a tank', async () => {
  const { desk } = await sitDown(
    play,
    {
      situation: gunSituation({
        year: 1944,
        month: 8,
        attacker: 'allied',
        phase: 'movement',
        units: [
          { side: 'axis', type: 'ge-4-6-7', at: 'Z5' },
          { side: 'allied', type: 'ru-BA64B', at: 'Y5', vehicle: { vca: 1, tca: 1 } },
        ],
        weapons: [{ side: 'axis', type: 'ge-LMG', owner: 0 }],
      }),
    },
    'answers',
  )
  desk.decide({ type: 'start', unit: 1 })
  await rest(desk)
  const { question, seat } = desk.open!
  expect(question.kind).toBe('firstFire')
  const types = new Set((question.candidates() as readonly { type: string }[]).map(({ type }) => type))
  expect(types.has('panzerfaust') && types.has('smallArms')).toBe(true)
  const { near, reactions } = await look(desk, () => play.orders.occasion(desk.s, seat, question))
  expect(reactions.length).toBe((question.candidates() as readonly { type: string }[]).filter(({ type }) => type !== 'hold').length)
  expect(near).toEqual([{ unit: 0, distance: 1 }])
  expect(Math.max(...reactions.map(({ chance }) => chance ?? 0))).toBeGreaterThan(0)
})
