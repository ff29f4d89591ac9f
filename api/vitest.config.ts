import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // tsc builds the tests too: those in dist/ are the same ones.
    include: ['src/**/*.test.ts'],
    // Real databases, real hashes: slow only where the machine is busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
