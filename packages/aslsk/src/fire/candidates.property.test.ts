import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { nameOf } from '../map/terrain.ts'
import type { Scenario } from '../scenario/types.ts'
import type { AslskState, Side } from '../state.ts'
import { aslsk } from '../system.ts'
import { isLeader } from '../units/units.ts'
import type { Firer } from './attack.ts'
import type { FireDeclaration } from './declaration.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }
const KINDS: readonly string[] = ['prepFire', 'firstFire', 'defensiveFire', 'advancingFire']

/** Both sides with more MG than they have squads for them, so that they often choose what to fire. */
function manyGuns(): Scenario {
  const { sides, ...rest } = testScenario({ turns: 4 })
  const armed = (side: Side, nation: string) => {
    const [group, ...others] = sides[side].groups
    return { ...sides[side], groups: [{ ...group!, weapons: [{ type: `${nation}-MMG`, count: 3 }] }, ...others] }
  }
  return { ...rest, sides: { allied: armed('allied', 'am'), axis: armed('axis', 'ge') } }
}

/** Each unit's own FP and each Weapon, alone, at each hex that could be fired at. */
function* simpleShots(s: AslskState, side: Side): Iterable<FireDeclaration> {
  const places = s.move?.spent ? [s.move.spent.at] : [...new Set(s.units.filter((unit) => unit.at >= 0).map((unit) => unit.at))]
  for (const unit of s.units) {
    if (unit.side !== side || unit.at < 0) continue
    const firers: Firer[] = isLeader(s, unit) ? [] : [{ unit: unit.id, inherent: true, weapons: [] }]
    for (const { id, owner } of s.weapons) if (owner === unit.id) firers.push({ unit: unit.id, inherent: false, weapons: [id] })
    for (const at of places) for (const firer of firers) yield { type: 'fire', at: nameOf(s, at), firers: [firer], directors: [] }
  }
}

function isPartOf(shot: FireDeclaration, candidate: FireDeclaration): boolean {
  const { unit, inherent, weapons } = shot.firers[0]!
  const same = candidate.type === 'fire' && candidate.at === shot.at ? candidate.firers.find((firer) => firer.unit === unit) : undefined
  return same !== undefined && (!inherent || same.inherent) && weapons.every((weapon) => same.weapons.includes(weapon))
}

test('whatever a unit or Weapon may fire at by itself is part of some candidate', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const started = startGame(aslsk, { scenario: manyGuns() }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
      if (!started.ok) throw new Error(started.problems[0]!.message)
      playRandomly(started.value, {
        seed: `${seed}`,
        maxDecisions: 5000,
        before: (game, { open }) => {
          if (!KINDS.includes(open.question.kind)) return
          const candidates = [...open.question.candidates()] as FireDeclaration[]
          for (const shot of simpleShots(game.state, open.seat as Side))
            if (game.problems(open.seat, shot).length === 0 && !candidates.some((candidate) => isPartOf(shot, candidate)))
              expect(candidates).toContainEqual(shot)
        },
      })
    }),
    { numRuns: 15 },
  )
})
