import { type Game, KeyedChance, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { table } from '../../../test/table.ts'
import type { AslskEvent } from '../../events.ts'
import type { AslskState } from '../../state.ts'
import { aslsk } from '../../system.ts'

/** A rout of both sides, with leaders, Weapons, wounds and hills. */
const DISORDER = `
  C4 woods    D3 stone building    D4 stone building    F6 woods    F7 woods    G3 orchard    H5 grain    J4 wooden building    K6 woods    E8 brush
  H8 level 1    I8 level 1    I9 level 1    G9 woods
  E4 Russian: 4-4-7 broken DM, MMG, 8-1, 4-4-7, LMG malfunctioned
  F5 Russian: 4-4-7 broken, 9-1 broken DM wounded    D4 Russian: 4-2-6 broken DM, LMG, LMG
  G7 Russian: 4-4-7, 8-0, LMG unpossessed    C8 Russian: 4-4-7 broken DM
  H4 German: 4-6-7, LMG, 8-0    I5 German: 4-6-7 broken DM, HMG, LMG, 9-2    G4 German: 4-6-7 pinned
  J7 German: 2-4-7 broken DM    I8 German: 4-4-7, MMG malfunctioned    K6 German: 8-1 broken, 4-6-7 broken DM`

const PHASES_HERE = new Set(['rally', 'rout', 'advance'])

test('every candidate of the rally, rout and advance phases is legal, whatever has happened', () => {
  const { origin } = table(DISORDER, { phase: 'rout', attacker: 'allied', columns: 14, rows: 12, joined: ['D3 D4'], turns: 3 }).game
  for (let n = 0; n < 30; n++) {
    const started = startGame(aslsk, origin, { chance: new KeyedChance(keyFromSeed(`disorder ${n}`)) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    playRandomly(started.value as Game<AslskState, AslskEvent>, {
      seed: `disorder ${n}`,
      maxDecisions: 5000,
      before: (game, { open }) => {
        if (!PHASES_HERE.has(game.state.phase)) return
        for (const candidate of open.question.candidates()) expect(game.problems(open.seat, candidate)).toEqual([])
      },
    })
  }
})
