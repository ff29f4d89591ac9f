import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './launchOptions.ts'

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** How a page looks is asked at two widths, in light and dark each; what it does once. Tests tagged @axe run in both. */
const looks = [
  { name: 'look-390', use: phone, grep: /@axe/ },
  { name: 'look-1280', use: desk, grep: /@axe/ },
]

/** SERVICE_WORKER=on walks with one; serviceWorker.spec.ts and semConexao.spec.ts always have it. */
const serviceWorkers = process.env['SERVICE_WORKER'] === 'on' ? 'allow' : 'block'

export default defineConfig({
  testDir: '.',
  // What starts programs all the time would starve the browsers: kills.config.ts, and npm run e2e -- cluster.
  testIgnore: ['nadaSePerde.spec.ts', 'cluster/**'],
  outputDir: './test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'list',
  // A journey by keyboard takes half a minute on two busy cores.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['BASE_URL'],
    serviceWorkers,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
  },
  projects: [{ name: 'journeys', use: desk, grepInvert: /@axe/ }, ...looks],
})
