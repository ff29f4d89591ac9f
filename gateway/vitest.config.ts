import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // The file that Node resolves: Vite would load a second copy, whose errors are no instances of the first.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts', 'graphiql/*.test.ts'],
    // No test mocks a module, so files share them: reloading took a third of the time.
    isolate: false,
  },
})
