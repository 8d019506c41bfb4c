import { KeyedChance, keyFromSeed, parseSave, restoreGame, saveGame, startGame } from '@firegroup/kernel'
import { randomDecision } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { boardFrom } from '../../../test/scenario.ts'
import type { Situation, SituationUnit } from '../../situation/situation.ts'
import type { Side } from '../../state.ts'
import { aslsk } from '../../system.ts'

const TYPES = {
  axis: ['ge-4-6-7', 'ge-5-4-8', 'ge-4-4-7', 'ge-L-9-1', 'ge-L-8-0'],
  allied: ['ru-4-4-7', 'ru-4-2-6', 'ru-L-8-1', 'ru-L-6+1'],
} as const

const map = boardFrom('B2 building   E5 open')

/** Two hexes with a random mixture of both sides in each. */
function mixture(seed: string): Situation {
  const chance = new KeyedChance(keyFromSeed(`mixture ${seed}`))
  const oneIn = (n: number) => chance.die(n) === 1
  const units: SituationUnit[] = []
  for (const at of ['B2', 'E5'])
    for (const side of ['axis', 'allied'] as const satisfies Side[])
      for (let i = chance.die(3); i > 0; i--) {
        const type = TYPES[side][chance.pick(TYPES[side])]!
        const broken = oneIn(5)
        units.push({ side, type, at, broken, pinned: !broken && oneIn(5), cx: oneIn(6) && !broken, advanced: side === 'axis' && oneIn(2) })
      }
  return { map, attacker: 'axis', phase: 'closeCombat', axis: { nation: 'german' }, allied: { nation: 'russian' }, units }
}

test('whatever meets in Close Combat, every candidate is legal, every save is the same game, and nobody is left fighting twice', () => {
  for (let seed = 0; seed < 120; seed++) {
    const started = startGame(aslsk, { situation: mixture(String(seed)) }, { key: keyFromSeed(`combat ${seed}`) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const game = started.value
    const chance = new KeyedChance(keyFromSeed(`decisions ${seed}`))
    while (game.state.phase === 'closeCombat' && game.open.length > 0) {
      const [{ seat, question }] = game.open as [(typeof game.open)[number]]
      for (const candidate of question.candidates()) expect(game.problems(seat, candidate)).toEqual([])
      const read = parseSave(JSON.stringify(saveGame(game)))
      const restored = read.ok ? restoreGame(aslsk, read.value) : read
      expect(restored.ok && restored.value.hash()).toBe(game.hash())
      expect(restored.ok && [...restored.value.open[0]!.question.candidates()]).toEqual([...question.candidates()])
      const next = randomDecision(game, chance)
      game.take(next.open.seat, next.decision)
    }
    expect(game.state.combat).toBeNull()
    expectMeleeWhereBothAre(game.state.units)
  }
})

function expectMeleeWhereBothAre(units: readonly { at: number; side: Side; broken: boolean; melee: boolean }[]): void {
  for (const unit of units) {
    if (unit.at < 0) continue
    const here = units.filter((other) => other.at === unit.at)
    expect(unit.melee).toBe(here.some((other) => other.side !== unit.side) && here.some((other) => !other.broken))
  }
}
