import { expect, test } from 'vitest'
import { look, rest, sitDown } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { answersTo } from './answers.ts'
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
  const answers = await look(desk, () => answersTo(desk.s, question))
  expect(answers.length).toBe((question.candidates() as readonly { type: string }[]).filter(({ type }) => type !== 'hold').length)
  const { adjacent, odds } = await look(desk, () => play.desk.hold!.occasion(desk.s, seat, question))
  expect(adjacent).toBe(true)
  expect(odds).toBeCloseTo(Math.max(...answers.map(({ share }) => share ?? 0)), 9)
  expect(odds).toBeGreaterThan(0)
})
