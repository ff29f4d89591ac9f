import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../launchOptions.ts'

/** The journeys of npm test. All workers share one board, so each journey has people and vagas of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: availableParallelism(),
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['BOARD_URL'],
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
  },
})
