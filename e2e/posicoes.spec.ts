import { type Page, expect, test } from '@playwright/test'
import { warmUp } from './globalSetup.ts'
import { readMoved, untilStill, watchTexts } from './posicoes.ts'
import { addressOfCandidato } from './routes.ts'
import { readShifts, watchShifts } from './shifts.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStack } from './stack.ts'

/*
 * No text of a page's first screen moves between its first paint and rest, on a slow phone: code, data and font come one
 * after another. deslocamento.spec.ts has each response late in turn; the browser counts as a shift only what it knows as
 * the same element, and the eye also what replaces it.
 */

/** Of the professor's vaga with candidates: ids depend on the day of the seed. */
const vaga = 'the vaga with candidates'
const candidato = 'the page of a candidate'

type Row = { path: string; reader?: typeof aluna }

const pages: Row[] = [
  { path: '/' },
  { path: '/professor' },
  { path: '/login' },
  { path: '/professor/login' },
  { path: '/register' },
  { path: '/professor/register' },
  { path: '/vaga/2' },
  { path: '/', reader: aluna },
  { path: '/opportunities', reader: aluna },
  { path: '/opportunities/2', reader: aluna },
  { path: '/opportunities/12', reader: aluna },
  { path: '/applications', reader: aluna },
  { path: '/messages', reader: aluna },
  { path: '/messages?userId=2', reader: aluna },
  { path: '/notifications', reader: aluna },
  { path: '/network', reader: aluna },
  { path: '/profile', reader: aluna },
  { path: '/import-curriculum', reader: aluna },
  { path: '/professor', reader: professora },
  { path: '/professor/opportunities', reader: professora },
  { path: vaga, reader: professora },
  { path: candidato, reader: professora },
  { path: '/professor/opportunities/new', reader: professora },
  { path: '/professor/messages', reader: professora },
  { path: '/professor/notifications', reader: professora },
  { path: '/professor/profile', reader: professora },
]

async function addressOf(page: Page, path: string): Promise<string> {
  if (path !== vaga && path !== candidato) return path
  const address = await addressOfCandidato(page, 'Monitoria de Bancos de Dados (INF1383)')
  return path === vaga ? address.replace(/\/candidates.*/, '') : address
}

/** A cheap phone on a mobile network. */
async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const bytes = 1_600_000 / 8
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

/** Loaded, with its late parts and the font, and no longer moving. */
async function untilRest(page: Page) {
  await expect(page.locator('#root[data-skeleton]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForFunction(() => document.fonts.check('1rem Board'))
  await untilStill(page)
}

// A first visit: a service worker would have the font.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })

// Its own board: an invitation, or what else other tests leave, stands above a list.
test.describe.configure({ mode: 'default' })
let stack: Awaited<ReturnType<typeof startStack>>
test.beforeAll(async () => {
  stack = await startStack()
  await warmUp(stack)
})
test.afterAll(() => stack.stop())

for (const { path, reader } of pages)
  test(`no text moves while ${path} of ${reader?.papel ?? 'a visitor'} loads`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: stack.url })).newPage()
    if (reader) await signIn(page, reader)
    const address = await addressOf(page, path)
    await watchShifts(page)
    await watchTexts(page)
    await throttle(page)
    await page.goto(address, { waitUntil: 'commit' })
    await untilRest(page)
    expect.soft(await readMoved(page)).toEqual([])
    expect.soft(await readShifts(page)).toEqual([])
    await page.context().close()
  })
