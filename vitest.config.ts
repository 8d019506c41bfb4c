import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // Browser tests have a configuration of their own, packages/web/e2e/vitest.config.ts.
    exclude: [...configDefaults.exclude, '**/dist/**', '**/e2e/**'],
    // The packages are pure: one module graph for all files is many times faster, and the shuffled order shows whatever leaks.
    isolate: false,
    // By default one core is left free; nobody works at a machine that runs all tests.
    maxWorkers: '100%',
    // Few games every day, many and others in a deep run: packages/testkit/src/depth.ts.
    provide: { deepSeed: process.env['FIREGROUP_DEEP'] ?? '' },
    setupFiles: ['packages/testkit/src/properties.ts'],
    sequence: { shuffle: { files: true, tests: true } },
    // Only against a test that never ends: on a busy machine the property tests take many times as long.
    testTimeout: 120_000,
    // what is waited for comes; one second is short where several share two cores
    expect: { poll: { timeout: 30_000 } },
  },
})
