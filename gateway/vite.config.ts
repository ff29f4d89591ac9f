import { defineConfig } from 'vite'

/** GraphiQL as the gateway serves it: every file comes from our own origin, including workers and fonts. */
export default defineConfig({
  root: 'graphiql',
  base: '/graphiql/',
  build: { outDir: '../dist/graphiql', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 8000 },
})
