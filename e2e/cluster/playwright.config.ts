import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../launchOptions.ts'

/** `npm run e2e -- cluster`. One worker: the tests break what they share, one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Its certificate is made for the run.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
  },
})
