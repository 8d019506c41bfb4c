import { aslsk } from '@firegroup/aslsk'
import { fogScenario, readScript, situationOf, testScenario } from '@firegroup/aslsk/testing'
import { type Game, keyFromSeed, type Reading, restoreGame, saveGame, startGame, verifySave, withoutSetting } from '@firegroup/kernel'
import { depth, playRandomly, startedGame } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { approach, come } from '../test/approach.ts'
import { bookTable } from '../test/table.ts'
import { memoryOf } from './kept.ts'
import { pbs } from './system.ts'

const opponent = { mode: 'opponent', side: 'axis' } as const

describe('the system', () => {
  test('PBS-FF-01 PBS-INT-10 each expenditure is answered by the book, and nobody is asked', () => {
    const t = bookTable(`E5 German: 4-6-7      H5 US: a=6-6-6      A1 US: 8-0`)
    t.go('a', 'G5').rolls(5, 8, 3, 3, 1, 2)
    expect(t.answers).toEqual(['fire'])
    t.asks('allied', 'move').done()
  })

  test('PBS-INT-06 with every part off the game is the plain one, to the hash after every decision', () => {
    const key = keyFromSeed('off')
    const off = startedGame(pbs, { ...testScenario(), pbs: { ...opponent, parts: { firstFire: false } } }, key)
    const plain = startedGame(aslsk, testScenario(), key)
    playRandomly(off, { seed: 'off', maxDecisions: 4000 })
    for (const { seat, decision } of off.log) plain.take(seat, decision)
    expect(off.outcome).not.toBeNull()
    expect(plain.log.map(({ hash }) => hash)).toEqual(off.log.map(({ hash }) => hash))
  })

  test('the game’s dice fall the same, whether the book rolls between them or not', () => {
    const key = keyFromSeed('dice')
    const situation = situationOf(readScript('E1 German: 4-6-7   E10 US: a=6-6-6   R12 US: 6-6-6'), {
      columns: 18,
      rows: 12,
      phase: 'movement',
      attacker: 'allied',
    })
    const begun = (reading: Reading<Game<never, never>>) => (reading.ok ? reading.value : undefined)!
    const book = begun(startGame(pbs, { situation: { ...situation, pbs: opponent } }, { key }) as never)
    const plain = begun(startGame(aslsk, { situation }, { key }) as never)
    for (const game of [book, plain]) game.take('allied', { type: 'step', units: [1], to: 'E9' })
    plain.take('axis', { type: 'hold' })
    expect(memoryOf(book.state).dice).toBeGreaterThan(0)
    expect([book.chancePosition, book.open[0]!.question.kind]).toEqual([plain.chancePosition, plain.open[0]!.question.kind])
    const { modules: _, ...state } = withoutSetting(book.state) as { modules?: unknown }
    expect(state).toEqual(withoutSetting(plain.state))
  })

  test('a save holds the memory and the place of the dice, opens at any decision, and is verified', () => {
    const game = startedGame(pbs, { ...testScenario(), pbs: opponent }, keyFromSeed('save'))
    playRandomly(game, { seed: 'saves', maxDecisions: 4000 })
    expect(memoryOf(game.state).dice).toBeGreaterThan(0)
    const save = saveGame(game)
    expect(verifySave(pbs, save)).toMatchObject({ ok: true })
    const restored = restoreGame(pbs, save)
    expect(restored.ok && restored.value.hash()).toBe(game.hash())
  })

  test('in opponent mode neither memory nor traces are the opponent’s to see; in both-sides mode they are everyone’s', () => {
    const hidden = come(approach({ range: 8 }), 8).rolls(1)
    expect(hidden.game.eventsFor('allied').some(({ type }) => (type as string) === 'pbsDecided')).toBe(false)
    expect(hidden.game.eventsFor('axis').some(({ type }) => (type as string) === 'pbsDecided')).toBe(true)
    expect(hidden.game.view('allied')).toMatchObject({ modules: { pbs: null } })
    hidden.end()
    const open = come(approach({ range: 8, options: { pbs: { mode: 'bothSides' } } }), 8).rolls(1)
    expect(open.game.eventsFor('allied').some(({ type }) => (type as string) === 'pbsDecided')).toBe(true)
    expect(open.game.view('allied')).toMatchObject({ modules: { pbs: { mph: { discipline: 'interdiction' } } } })
    open.end()
  })

  test('a move out of everybody’s sight may be taken back; where somebody may be hidden none may, whether the book was asked or not', () => {
    const blind = bookTable(`A1 German: 4-6-7     H5 US: a=6-6-6     B1 woods   B2 woods   A2 woods   R12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
    })
    blind.go('a', 'G5')
    expect([blind.answers, blind.game.undoProblem('allied')]).toEqual([[], null])
    blind.end()
    const fog = bookTable(`A1 German: 4-6-7 concealed     H5 US: a=6-6-6     B1 woods   B2 woods   A2 woods   R12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    fog.go('a', 'G5')
    expect([fog.answers, fog.game.undoProblem('allied')]).toEqual([[], expect.stringContaining("can't undo")])
    fog.end()
  })

  test('what is missing is said in one sentence', () => {
    const reading = startGame(pbs, { scenario: testScenario() }, { key: keyFromSeed('x') })
    expect(reading.ok ? '' : reading.problems[0]!.message).toBe('pbs is missing: it says which side the book plays, and how.')
  })

  test('random attackers against the book end every game', () => {
    for (let i = 0; i < depth.times(2, 12); i++)
      for (const scenario of [
        { ...testScenario(), pbs: opponent },
        { ...fogScenario, pbs: opponent },
        { ...fogScenario, pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 3, allied: 3 } } },
      ]) {
        const game = startedGame(pbs, scenario, keyFromSeed(depth.seed(`random ${i}`)))
        playRandomly(game, { seed: depth.seed(`${i}`), maxDecisions: 5000 })
        expect(game.outcome).not.toBeNull()
      }
  })
})
