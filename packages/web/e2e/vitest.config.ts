import { defineConfig } from 'vitest/config'

/** Tests in a real browser, one file after another: they share one machine's cores with the browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.test.ts'],
    globalSetup: ['./build.ts'],
    provide: { deepSeed: process.env['FIREGROUP_DEEP'] ?? '' },
    fileParallelism: false,
    testTimeout: 60_000,
    // a browser that shares two cores with a build may miss a beat; a fault misses it twice
    retry: 1,
    expect: { poll: { timeout: 8000 } },
    hookTimeout: 30_000,
  },
})
