import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay-lite'
import { prerender } from './prerender.ts'
import { withoutStyleTag } from './styleTags.ts'

const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    relay({ codegen: false, cwd: import.meta.dirname }),
    vanillaExtractPlugin(),
    react(),
    withoutStyleTag(),
    prerender(),
  ],
  // The package's index drags its legacy containers along; the hooks are all that is used.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: { proxy: { '/graphql': gateway, '/avatares': gateway, '/_dev': gateway } },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What no change of ours touches: cached from one version of the site to the next.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime)\//,
            },
            // Small parts and icons in one file, not one request each; dates and tabs only where a page has them.
            {
              name: 'ui',
              test: /\/web\/src\/(ui\/(?!format|Tabs)|relay\/(chave|connections|failure|usePageQuery)\.|storage\.)|node_modules\/lucide-react\//,
            },
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
    // No test replaces a module, so that files may share them: loading them anew took two thirds of the time.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
    // A failed query prints what it looked for, not the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
})
