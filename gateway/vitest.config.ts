import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // The file that Node takes: with Vite's own choice there are two copies, whose errors do not know each other.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts', 'graphiql/*.test.ts'],
    // No test replaces a module, so that files may share them: loading them anew took a third of the time.
    isolate: false,
  },
})
