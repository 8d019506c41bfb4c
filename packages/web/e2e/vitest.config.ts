import { defineConfig } from 'vitest/config'

/** Tests in a real browser, one file after another: they share one machine's cores with the browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.test.ts'],
    globalSetup: ['./build.ts'],
    fileParallelism: false,
    testTimeout: 40_000,
    expect: { poll: { timeout: 8000 } },
    hookTimeout: 30_000,
  },
})
