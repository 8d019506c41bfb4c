import { freezePlain, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { brokenInvariant } from '../test/invariants.ts'
import { testScenario } from '../test/scenario.ts'
import type { Nation } from './data/nations.ts'
import { groupOfMan } from './groups/groups.ts'
import type { UpfrontState } from './state.ts'
import { upfront } from './system.ts'

const PAIRS: readonly [Nation, Nation][] = [
  ['German', 'American'],
  ['German', 'Russian'],
  ['Italian', 'British'],
  ['Japanese', 'American'],
  ['Italian', 'French'],
]

describe('random games', () => {
  test.each(PAIRS)(
    'UF-3.2-03 %s against %s: cards and men are each in one place, and men change groups only by transfer or loss',
    (axis, allied) => {
      const started = startGame(upfront, { scenario: freezePlain(testScenario(axis, allied)) }, { key: keyFromSeed(`${axis} ${allied}`) })
      if (!started.ok) throw new Error(started.problems[0]!.message)
      let before: Places | null = null
      playRandomly(started.value, {
        seed: `${axis} ${allied}`,
        maxDecisions: 6000,
        before: ({ state }) => {
          const broken = brokenInvariant(state)
          if (broken) throw new Error(broken)
          const now = placesOf(state)
          if (before) expect(changedWithoutReason(before, now)).toEqual([])
          before = now
        },
      })
      expect(started.value.outcome).not.toBeNull()
    },
  )
})

interface Places {
  readonly groups: readonly (number | undefined)[]
  readonly transferring: ReadonlySet<number>
  readonly gone: number
}

function placesOf(s: UpfrontState): Places {
  return {
    groups: s.men.map(({ id }) => groupOfMan(s, id)?.id),
    transferring: new Set(s.transfers.map(({ man }) => man)),
    gone: s.groups.filter(({ gone }) => gone).length,
  }
}

/** Men who went straight from one group to another; 20.8: in the captured terrain of a group that is no more they may. */
function changedWithoutReason(before: Places, now: Places): number[] {
  if (now.gone > before.gone) return []
  return now.groups.flatMap((group, man) => {
    const was = before.groups[man]
    return was !== undefined && group !== undefined && was !== group ? [man] : []
  })
}
