import { defineConfig } from 'vitest/config'

/** Replaces a module, and so needs modules of its own. */
const alone = 'src/sessao/indistinguivel.test.ts'

export default defineConfig({
  test: {
    // Real databases, real hashes: slow only where the machine is busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // tsc builds the tests too: those in dist/ are the same ones.
    projects: [
      // Loading the modules anew for each file would take a third of the time.
      { extends: true, test: { name: 'api', include: ['src/**/*.test.ts'], exclude: [alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: [alone] } },
    ],
  },
})
