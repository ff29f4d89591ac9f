import { defineConfig } from 'vite'

/** The gateway as one file, packages too: reading eight hundred of them takes most of a start. */
export default defineConfig({
  // Without it graphql-js checks at each call that nothing was installed twice.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    // Metrics and traces are files of their own, which are read only where a setting wants them.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
})
