import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // The packages are pure: one module graph for all files is many times faster, and the shuffled order shows whatever leaks.
    isolate: false,
    sequence: { shuffle: { files: true, tests: true } },
    testTimeout: 20_000,
  },
})
