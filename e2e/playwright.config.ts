import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './launchOptions.ts'

// At the scale of a desktop: a phone's would have seven times as many pixels to draw.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** Looks are tested at two widths, in light and dark; behaviour once. Tests tagged @axe run at both widths. */
const looks = [
  { name: 'look-390', use: phone, grep: /@axe/ },
  { name: 'look-1280', use: desk, grep: /@axe/ },
]

/** SERVICE_WORKER=on allows service workers; serviceWorker.spec.ts and semConexao.spec.ts always do. */
const serviceWorkers = process.env['SERVICE_WORKER'] === 'on' ? 'allow' : 'block'

/** Each worker loads this file and picks its own stack. Tests read the address of the API from API_URL. */
const stacks: { url: string; api: string }[] = JSON.parse(process.env['STACKS'] ?? '[]')
const stack = stacks[Number(process.env['TEST_PARALLEL_INDEX'])]
if (stack) process.env['API_URL'] = stack.api

export default defineConfig({
  testDir: '.',
  // They have their own configurations: programs that are killed would starve the browsers.
  testIgnore: ['journeys/**', 'kills/**', 'cluster/**'],
  outputDir: './test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One for each processor: with more, a page on a slow machine is late for its test. Each has programs of its own.
  workers: availableParallelism(),
  reporter: 'list',
  // A test by keyboard takes half a minute on two busy cores.
  timeout: 90_000,
  // The browsers share the processors with the programs.
  expect: { timeout: 20_000 },
  use: {
    baseURL: stack?.url,
    serviceWorkers,
    // Drawing what moves takes a third of a visit. The journeys of npm test run with motion.
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions,
  },
  projects: [{ name: 'behaviour', use: desk, grepInvert: /@axe/ }, ...looks],
})
