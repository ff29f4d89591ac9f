import { defineConfig } from '@playwright/test'

/** Has no page and starts all programs itself, so it can run in parallel with the unit tests. */
export default defineConfig({ testDir: '.', outputDir: '../test-results/kills' })
