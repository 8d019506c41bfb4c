import { defineConfig } from 'vitest/config'

/** The package's own tests; those in a browser have e2e/vitest.config.ts. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
