import { KeyedChance, keyFromSeed, parseSave, restoreGame, saveGame, startGame } from '@firegroup/kernel'
import { randomDecision } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { boardFrom } from '../../../test/scenario.ts'
import type { Situation, SituationUnit } from '../../situation/situation.ts'
import type { Side } from '../../state.ts'
import { aslsk } from '../../system.ts'

const MEN = { axis: ['ge-4-6-7', 'ge-5-4-8', 'ge-L-9-1', 'ge-2-4-7'], allied: ['ru-4-4-7', 'ru-4-2-6', 'ru-L-8-1', 'ru-2-3-7'] } as const
const TANKS = {
  axis: ['ge-pzivh', 'ge-pzvg', 'ge-mardii', 'ge-stgiiig', 'ge-pzib'],
  allied: ['ru-T3485', 'ru-KV1M41', 'ru-SU76M'],
} as const

const map = boardFrom('B2 building   E5 open   E4 woods')

/** Men and vehicles of both sides in three hexes next to each other and apart, in all states. */
function mixture(seed: string, phase: 'closeCombat' | 'advance' | 'movement'): Situation {
  const chance = new KeyedChance(keyFromSeed(`tanks ${seed}`))
  const oneIn = (n: number) => chance.die(n) === 1
  const units: SituationUnit[] = []
  const together = phase === 'closeCombat'
  for (const at of ['B2', 'E5', 'E4'])
    for (const side of ['axis', 'allied'] as const satisfies Side[]) {
      if (!together && (side === 'axis') !== (at === 'E5')) continue
      for (let i = chance.die(3); i > 0; i--) {
        const broken = oneIn(6)
        const state = { broken, pinned: !broken && oneIn(5), cx: !broken && oneIn(6), advanced: together && side === 'axis' && oneIn(2) }
        units.push({ side, type: MEN[side][chance.pick(MEN[side])]!, at, ...state })
      }
      if (oneIn(2))
        units.push({
          side,
          type: TANKS[side][chance.pick(TANKS[side])]!,
          at,
          vehicle: {
            exposed: oneIn(2) && at !== 'B2',
            motion: oneIn(3),
            immobilized: oneIn(4),
            ...(oneIn(5) ? { stun: 'stunned' as const } : {}),
          },
        })
    }
  const attacker = oneIn(2) ? 'axis' : 'allied'
  return { map, attacker, phase, year: 1944, month: 9, axis: { nation: 'german' }, allied: { nation: 'russian' }, units }
}

test.each(['closeCombat', 'advance', 'movement'] as const)(
  'random men and tanks, from the %s on: all that is offered is legal, games are restored anywhere, and nothing faults',
  (phase) => {
    for (let seed = 0; seed < 60; seed++) {
      const started = startGame(aslsk, { situation: mixture(`${phase} ${seed}`, phase) }, { key: keyFromSeed(`tanks ${seed}`) })
      if (!started.ok) throw new Error(started.problems[0]!.message)
      const game = started.value
      const chance = new KeyedChance(keyFromSeed(`decisions ${seed}`))
      const { turn, attacker } = game.state
      for (let i = 0; i < 60 && game.open.length > 0 && game.state.turn === turn && game.state.attacker === attacker; i++) {
        const [{ seat, question }] = game.open as [(typeof game.open)[number]]
        if (question.kind === 'closeCombat' || question.kind === 'firstFire')
          for (const candidate of question.candidates()) expect(game.problems(seat, candidate)).toEqual([])
        if (question.kind === 'closeCombat') {
          const read = parseSave(JSON.stringify(saveGame(game)))
          const restored = read.ok ? restoreGame(aslsk, read.value) : read
          expect(restored.ok && restored.value.hash()).toBe(game.hash())
        }
        const next = randomDecision(game, chance)
        game.take(next.open.seat, next.decision)
      }
      for (const unit of game.state.units) if (unit.vehicle) expect(unit.melee).toBe(false)
    }
  },
)
