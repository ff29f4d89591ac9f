import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startApi, startGateway } from '../e2e/stack.ts'
import { freePort } from '../scripts/freePort.mjs'
import { type accounts, signIn } from './signIn.ts'
import { median } from './slowBrowser.ts'

/**
 * Lighthouse on the first visit of each page, with an empty cache, and on a return visit in a new tab: a phone, simulated
 * slow 4G, a processor four times slower. The two take a minute. `--before <folder>` is another built checkout: its pages
 * alternate with these. `--rounds 5` is the default; names of pages select them. Each visit prints a line.
 */
const { values, positionals: wanted } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { before: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})

const root = path.join(import.meta.dirname, '..')
const version = '12.8.2'

/** Lighthouse has 200 packages, so it is installed on first use and not with the project. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = path.join(root, '.cache/lighthouse')
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse (once, about a minute)…')
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, `lighthouse@${version}`])
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return module.default
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>

interface Report {
  audits: Record<
    string,
    { numericValue?: number; errorMessage?: string; details?: { items?: { transferSize?: number }[] } }
  >
  categories: { performance: { score: number } }
}

type Who = 'nobody' | keyof typeof accounts

const pages: Record<string, { path: string; who: Who }> = {
  landing: { path: '/', who: 'nobody' },
  list: { path: '/opportunities', who: 'aluna' },
  detail: { path: '/opportunities/12', who: 'aluna' },
  home: { path: '/', who: 'aluna' },
  messages: { path: '/messages', who: 'aluna' },
  professor: { path: '/professor/opportunities', who: 'professora' },
  login: { path: '/login', who: 'nobody' },
}

/** The longest wait in ms for work after a page is shown: late code, and caching for the next visit. */
const timeToSettle = 20_000

type Visit = { origin: string; path: string; token: string | undefined }

/** A new browser that has only the session. */
async function openBrowser({ origin, token }: Visit) {
  const port = await freePort()
  const executablePath = process.env['CHROMIUM']
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-web-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  const page = await browser.newPage()
  await page.goto(`${origin}/health`)
  if (token) await page.evaluate(kept => localStorage.setItem('token', kept), token)
  const close = async () => {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { browser, page, port, close }
}

/** The first visit after a start waits for servers that have compiled nothing yet. */
async function warmUp(visit: Visit) {
  const { page, close } = await openBrowser(visit)
  await page.goto(visit.origin + visit.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await close()
}

/** A first and a return visit in a new browser. */
async function visitTwice(lighthouse: Lighthouse, visit: Visit) {
  const url = visit.origin + visit.path
  const { browser, port, close } = await openBrowser(visit)
  const flags = { port, output: 'json', onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'silent' }
  const cold = await lighthouse(url, flags)
  // Lighthouse ends its visit early.
  const tab = await browser.newPage()
  await tab.goto(url)
  // Before its code runs, the page misses the press below.
  await tab.waitForFunction(() => document.querySelector('#root:not([data-skeleton], [data-prerendered]) h1'))
  // An interaction makes the page cache the site for the next visit.
  await tab.keyboard.press('Tab')
  await tab.evaluate(async longest => {
    const settled = new Promise(resolve => setTimeout(resolve, longest))
    await Promise.race([navigator.serviceWorker.ready, settled])
  }, timeToSettle)
  await tab.close()
  const warm = await lighthouse(url, flags)
  await close()
  return { cold: figuresOf(cold.lhr), warm: figuresOf(warm.lhr) }
}

/** Some traces of Lighthouse are incomplete: such a visit is repeated. */
async function measure(visit: Visit) {
  for (let left = 2; ; left -= 1) {
    try {
      return await visitTwice(lighthouse, visit)
    } catch (error) {
      if (left === 0) throw error
      console.log(`${visit.path} again. ${String(error)}`)
    }
  }
}

function figuresOf(lhr: Report) {
  const of = (audit: string) => {
    const { numericValue, errorMessage } = lhr.audits[audit] ?? {}
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${audit}: ${errorMessage}`)
    return numericValue
  }
  const requests = lhr.audits['network-requests']?.details?.items ?? []
  return {
    'FCP s': of('first-contentful-paint') / 1000,
    'LCP s': of('largest-contentful-paint') / 1000,
    'TBT ms': of('total-blocking-time'),
    CLS: of('cumulative-layout-shift'),
    score: lhr.categories.performance.score * 100,
    requests: requests.length,
    KiB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  }
}

type Figures = ReturnType<typeof figuresOf>

const lighthouse = await loadLighthouse()
console.log('Starting the board and seeding it…')
const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-web-'))
const api = await startApi(dataDir, await freePort())
const now = { name: 'now', gateway: await startGateway(api.url) }
const builds = [now]
if (values.before) builds.unshift({ name: 'before', gateway: await startGateway(api.url, undefined, values.before) })
const tokens: Record<Who, string | undefined> = {
  nobody: undefined,
  aluna: await signIn(now.gateway.url, 'aluna'),
  professora: await signIn(now.gateway.url, 'professora'),
}

const measured = new Map<string, Figures[]>()
const keep = (row: string, figures: Figures) => measured.set(row, [...(measured.get(row) ?? []), figures])

const measuring = Object.entries(pages).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const visitOf = (build: (typeof builds)[number], page: (typeof pages)[string]): Visit => ({
  origin: build.gateway.url,
  path: page.path,
  token: tokens[page.who],
})

console.log(`Opening ${measuring.map(([name]) => name).join(', ')} once…`)
for (const [, page] of measuring) for (const build of builds) await warmUp(visitOf(build, page))

const rounds = Number(values.rounds)
const began = Date.now()
for (let round = 0; round < rounds; round += 1) {
  for (const [name, page] of measuring) {
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      const { cold, warm } = await measure(visitOf(build, page))
      const seconds = Math.round((Date.now() - began) / 1000)
      const figures = `LCP ${cold['LCP s'].toFixed(2)} s, score ${Math.round(cold.score)}`
      console.log(`${seconds} s: round ${round + 1} of ${rounds}, ${name}, ${build.name}: ${figures}`)
      keep(`${name}, ${build.name}`, cold)
      keep(`${name} again, ${build.name}`, warm)
    }
  }
}

const decimals: Partial<Record<keyof Figures, number>> = { 'FCP s': 2, 'LCP s': 2, CLS: 3 }
const rows = [...measured].map(([row, all]) => {
  const keys = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  return [
    row,
    Object.fromEntries(
      keys.map(key => [
        key,
        median(
          all.map(figures => figures[key]),
          decimals[key] ?? 0,
        ),
      ]),
    ),
  ]
})
console.table(Object.fromEntries(rows))

for (const { gateway } of builds) await gateway.stop()
await api.stop()
await rm(dataDir, { recursive: true, force: true })
