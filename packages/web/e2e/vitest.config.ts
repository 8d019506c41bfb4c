import { defineConfig } from 'vitest/config'

/** Tests in a real browser, two files side by side: while one waits for its page, the other uses the cores. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.test.ts'],
    globalSetup: ['./build.ts'],
    provide: { deepSeed: process.env['FIREGROUP_DEEP'] ?? '' },
    maxWorkers: 2,
    testTimeout: 60_000,
    // a browser that shares two cores with a build may miss a beat; a fault misses it twice
    retry: 1,
    expect: { poll: { timeout: 8000 } },
    hookTimeout: 120_000,
  },
})
