import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Questions } from '../engine/questions.ts'
import type { Element } from '../memory.ts'
import { smallestSets } from './smallest-set.ts'

/** A Location of made-up elements: FP of each, whether its unit is concealed, a half squad, with a support weapon. */
interface Made {
  readonly fp: number
  readonly concealed: boolean
  readonly half: boolean
  readonly armed: boolean
}

function asked(made: readonly Made[]): Questions {
  return {
    s: { units: made.map((each, id) => ({ ...each, id })) },
    isConcealed: ({ concealed }: Made) => concealed,
    isHalf: ({ half }: Made) => half,
    weaponsOf: ({ armed, id }: Made & { id: number }) => (armed ? [{ id }] : []),
    isMachineGun: () => false,
    stateOf: () => 'first',
    printedFp: () => 0,
  } as unknown as Questions
}

const location = fc.array(
  fc.record({ fp: fc.integer({ min: 1, max: 8 }), concealed: fc.boolean(), half: fc.boolean(), armed: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 6,
  },
)

test('PBS-HFD-07 PBS-HFD-09 whatever there is, the set reaches the minimum, and no smaller set does', () => {
  fc.assert(
    fc.property(location, fc.integer({ min: 1, max: 24 }), (made, minimum) => {
      const elements: Element[] = made.map((_, unit) => ({ unit, weapon: -1 }))
      const fp = (set: readonly Element[]) => set.reduce((sum, { unit }) => sum + made[unit]!.fp, 0)
      const sets = smallestSets(asked(made), elements, { fp, meets: (set) => fp(set) >= minimum })
      if (fp(elements) < minimum) return sets.length === 0
      const size = sets[0]!.length
      const subsets = Array.from({ length: 1 << elements.length }, (_, bits) => elements.filter((_each, i) => bits & (1 << i)))
      const enough = subsets.filter((set) => fp(set) >= minimum)
      const fewest = Math.min(...enough.map((set) => set.length))
      if (size !== fewest || sets.some((set) => fp(set) < minimum)) return false
      // of several it is one of least FP; of one, none that is seen and unarmed has less
      const least = Math.min(...enough.filter((set) => set.length === fewest).map(fp))
      if (fewest > 1) return sets.every((set) => fp(set) === least)
      const best = made[sets[0]![0]!.unit]!
      return made.every((each) => each.fp < minimum || Number(each.concealed) > Number(best.concealed) || each.concealed === best.concealed)
    }),
  )
  expect(smallestSets(asked([]), [], { fp: () => 0, meets: () => true })).toEqual([])
})
