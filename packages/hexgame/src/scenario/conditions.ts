import type { Area } from '@firegroup/hexmap'

/** A condition made ready for a map: whether it holds in a state. */
export type Test<S> = (s: S) => boolean

interface Combined<C> {
  readonly type: 'all' | 'any'
  readonly of: readonly C[]
}

/** A condition made of others, each read by `read`; a sentence where one of them can't be. */
export function combinedTest<S, C>({ type, of }: Combined<C>, read: (part: C) => Test<S> | string): Test<S> | string {
  const tests: Test<S>[] = []
  for (const part of of) {
    const test = read(part)
    if (typeof test === 'string') return test
    tests.push(test)
  }
  return type === 'all' ? (s) => tests.every((test) => test(s)) : (s) => tests.some((test) => test(s))
}

/** A condition of any game: it may name hexes or an area, and be made of others. */
export interface NamingCondition {
  readonly type: string
  readonly hexes?: readonly string[]
  readonly area?: Area
  readonly of?: NamingCondition | readonly NamingCondition[]
}

/** The hexes that a condition names one by one, itself or in its parts: what a side that sets up looks to. */
export function hexesNamed({ hexes = [], area, of = [] }: NamingCondition): string[] {
  const parts = Array.isArray(of) ? (of as readonly NamingCondition[]) : [of as NamingCondition]
  const inArea = area === undefined ? [] : 'hexes' in area ? area.hexes : 'of' in area ? area.of : []
  return [...hexes, ...inArea, ...parts.flatMap(hexesNamed)]
}
