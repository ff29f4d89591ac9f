import { defineConfig } from 'vite'

/** Bundles the gateway and its packages into one file: reading eight hundred files would take most of the start. */
export default defineConfig({
  // Otherwise graphql-js checks for duplicate installations at each call.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    // Metrics and traces are separate files, loaded only if a setting enables them.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
})
