/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay-lite'
import { chunkOf, vendor } from './build/chunks.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/serviceWorker.ts'

const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    relay({ codegen: false, cwd: import.meta.dirname }),
    vanillaExtractPlugin(),
    react(),
    prerender(),
    serviceWorker(),
  ],
  // The package's index includes its legacy containers; the site uses only the hooks.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: {
    proxy: {
      '/graphql': gateway,
      '/avatares': gateway,
      '/arquivos': gateway,
      '/instituicao': gateway,
      '/exportacoes': gateway,
      '/agenda.ics': gateway,
      '/avisos/cancelar': gateway,
      '/contestar': gateway,
      '/confirmar-email': gateway,
      '/desfazer-email': gateway,
      '/copia-dos-dados': gateway,
      '/baixar-copia': gateway,
      '/_dev': gateway,
      '/ready': gateway,
    },
  },
  build: {
    manifest: true,
    target: 'es2023',
    // Browsers of the target that do not know these links load the same files a moment later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // scripts/bytes.mjs has the budgets.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: isSsrBuild
            ? []
            : [
                { name: 'vendor', test: vendor, priority: 1 },
                { name: chunkOf, debugName: 'pages', includeDependenciesRecursively: false },
              ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: './src/testing/setup.ts',
    restoreMocks: true,
    unstubGlobals: true,
    // Test files can share modules, since no test mocks one: loading them per file took two thirds of the time.
    isolate: false,
    // A test makes much that is garbage at its end: with more room for it, collecting takes a seventh of the time less.
    execArgv: ['--max-semi-space-size=64'],
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 30_000,
    // A failed query prints its arguments, not the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
}))
