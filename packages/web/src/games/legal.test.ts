import { CATALOGUE } from '@firegroup/content/catalogue'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { withModules } from '../home/ModuleChoices.tsx'
import { isEnd } from '../play/controller/ends.ts'
import { look, rest, sitDown } from '../play/testing/hands.ts'
import { controls } from './acts.ts'
import { games } from './index.ts'
import { modulesOf } from './modules.ts'

const DECISIONS = 120

/** Play Both Sides has none of its own: it is the Starter Kit's game. */
const withScenarios = games.filter(({ scenarios }) => scenarios.count > 0)

describe.each(withScenarios)('$title', ({ id, parts, scenarios: { first } }) => {
  test.each([
    ['plain', false],
    ['with every optional rule on', true],
  ])(
    '%s, whatever is legal can be chosen: the list offers every candidate, and a game can be played by it alone',
    {
      timeout: 120_000,
    },
    async (_, everything) => {
      const play = await parts.play()
      const entry = CATALOGUE.find((each) => each.id === id)!
      const own = (await entry.content()).scenarios.find((each) => each.id === first)!
      // some are for certain nations alone
      const fitting = (await modulesOf(id)).map((module) => module.id).filter((module) => play.system.begin(withModules(own, [module])).ok)
      const scenario = everything ? withModules(own, fitting) : own
      const { desk, game } = await sitDown(play, { scenario }, `legal ${id}`)
      const chance = new KeyedChance(keyFromSeed(`legal ${id}`))
      for (let i = 0; i < DECISIONS && !game().outcome; i++) {
        await rest(desk)
        desk.dismiss()
        const { open } = desk
        if (!open) continue
        const candidates = open.question.candidates()
        desk.showList()
        expect(desk.list!.options.map(({ decision }) => decision)).toEqual(candidates)
        expect(desk.list!.options.filter(({ words }) => words === '' || /undefined|NaN|\[object/.test(words))).toEqual([])
        const { kind } = open.question
        const further = candidates.filter((decision) => !isEnd(decision) && !play.desk.hasControl(kind, decision))
        expect(desk.further).toEqual(further)
        const decision = candidates[chance.pick(candidates)]
        desk.showList(decision)
        expect((await look(desk, () => desk.list!.ready))?.decision).toBe(decision)
        const before = game().decisionCount
        desk.confirm()
        await desk.settled()
        expect(game().decisionCount, `${kind}: ${desk.refusal?.message}`).toBe(before + 1)
      }
    },
  )
})

test('an act or a question that no draft knows is offered as a list', () => {
  const hasControl = controls({ move: { step: true, drop: false }, setup: 'whole', rally: 'list' })
  expect(hasControl('move', { type: 'step' })).toBe(true)
  for (const type of ['drop', 'climb', 'toString']) expect(hasControl('move', { type }), type).toBe(false)
  expect([hasControl('setup', {}), hasControl('rally', { type: 'new' }), hasControl('weather', { type: 'new' })]).toEqual([
    true,
    true,
    true,
  ])
})
