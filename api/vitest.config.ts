import { defineConfig } from 'vitest/config'

/** Replaces a module, and so needs its own module registry. */
const alone = 'src/sessao/indistinguivel.attack.test.ts'

export default defineConfig({
  test: {
    // Real databases and real hashes: slow only on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // tsc compiles the tests too: those in dist/ are copies.
    projects: [
      // Loading the modules for each file would take a third of the time.
      { extends: true, test: { name: 'api', include: ['src/**/*.test.ts'], exclude: [alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: [alone] } },
    ],
  },
})
