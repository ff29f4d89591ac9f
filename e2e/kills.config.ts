import { defineConfig } from '@playwright/test'

/** It has no page and starts all programs itself, so that it may run beside what is no browser. */
export default defineConfig({ testMatch: 'nadaSePerde.spec.ts', outputDir: './test-results/kills' })
