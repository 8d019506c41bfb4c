import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of a deep run; empty in the everyday one. */
    deepSeed: string
  }
}

/** The seed of this deep run, which its first line prints and which `npm run test:deep -- --seed` repeats; empty in the everyday run. */
const deepSeed = inject('deepSeed')

/**
 * How far tests go that play many games. The everyday run plays few, always the same; `npm run test:deep` plays many, others each time.
 */
export const depth = {
  isDeep: deepSeed !== '',
  /** How often to try something: so often every day, and so often in a deep run. */
  times: (everyDay: number, deep: number = everyDay * 10): number => (deepSeed === '' ? everyDay : deep),
  /** So many of them every day, spread over the list, and all of them in a deep run. */
  some: <T>(all: readonly T[], everyDay: number): readonly T[] =>
    deepSeed === '' ? all.filter((_, i) => Math.floor((i * everyDay) / all.length) !== Math.floor(((i - 1) * everyDay) / all.length)) : all,
  /** A seed that is the same every day, and another one in each deep run. */
  seed: (seed: string): string => (deepSeed === '' ? seed : `${deepSeed} ${seed}`),
}
