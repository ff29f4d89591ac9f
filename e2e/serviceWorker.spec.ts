import { rm } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { makeNewBuild } from './newBuild.ts'
import { type Site, cards, readList, test } from './returnVisit.ts'
import { installWorker, isControlled } from './serviceWorker.ts'
import { firstToApplyTo } from './steps.ts'

/*
 * What the service worker caches, how it switches to a new version, and how it is removed.
 */

const otherStudent = { email: 'ester.barbosa@puc.example', papel: 'ESTUDANTE' }
const newVersion = 'Há uma versão nova do mural.'

/** The paths in all caches, with the stored bodies. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; body: string; policy: string | null }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url)
        const policy = response?.headers.get('content-security-policy') ?? null
        found.push({ path: new URL(url).pathname, body: (await response?.text()) ?? '', policy })
      }
    }
    return found
  })

const workers = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).filter(name => name.startsWith('mural-')).length,
  }))

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

/** Repeats the update: a single request that fails on a busy machine ends an installation. */
async function updateToNewBuild(page: Page) {
  const worker = await page.evaluateHandle(() => navigator.serviceWorker.controller)
  const isReplaced = () => worker.evaluate(old => navigator.serviceWorker.controller !== old)
  await expect(async () => {
    await update(page)
    await expect.poll(isReplaced, { timeout: 4000 }).toBe(true)
  }).toPass({ timeout: 20_000 })
}

const fileThatStarted = (page: Page) => page.locator('link[data-start]').getAttribute('href')

/** Registers the service worker now, which the page does after some time of use. */
async function waitAWhile(page: Page) {
  // Before the code runs, a press of a prerendered form is not counted.
  await expect(page.locator('#root[data-skeleton]')).toHaveCount(0)
  // The page may start its timer after the clock has moved. Further presses would then put the registration off.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await page.clock.fastForward(11_000)
    await expect(page.locator('link[rel=manifest]')).toBeAttached({ timeout: 1000 })
  }).toPass()
}

test('a return visit needs no network for document and files, and its data do not wait for the service worker', async ({
  page,
  site,
}) => {
  await readList(page, site)
  const fromNetwork: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!response.fromServiceWorker() && !/^\/(graphql|avatares)/.test(pathname)) fromNetwork.push(pathname)
  })
  await page.goto(`${site.url}/opportunities`)
  await expect(cards(page).first()).toBeVisible()
  expect(fromNetwork.filter(path => path !== '/sw.js')).toEqual([])
  const sources = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as (PerformanceEntry & {
      workerMatchedSourceType: string
    })[]
    const matched = entries.filter(({ name }) => name.endsWith('/graphql')).map(entry => entry.workerMatchedSourceType)
    return [...new Set(matched)]
  })
  expect(sources).toEqual(['network'])
  await expectCaches(page, site)
})

/** Files and documents, each with its own policy, and no data. */
async function expectCaches(page: Page, site: Site) {
  await page.goto(`${site.url}/messages`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found = await cached(page)
  const documents = found.filter(({ path }) => !/^\/(assets\/|favicon)/.test(path))
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/opportunities', '/opportunities/0']))
  for (const { path, policy } of documents.filter(({ path }) => path !== '/health')) {
    const response = await page.request.get(site.url + path, { headers: { accept: 'text/html' } })
    expect(policy, path).toBe(response.headers()['content-security-policy'])
  }
  expect(found.map(({ path }) => path).filter(path => /graphi?ql|avatares|eventos|_dev|health/.test(path))).toEqual([])
  const names = await page.evaluate(() => JSON.stringify(localStorage))
  expect(names).toContain('"offlineCopies"')
  expect(found.filter(({ body }) => /"data":\s*\{|eyJ[\w-]+\./.test(body)).map(({ path }) => path)).toEqual([])
}

test('a first visit registers the service worker later, with the one script that the policy allows, and can be installed', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.url}/login`)
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await page.clock.fastForward(11_000)
  expect(asked, 'before a first press').not.toContain('/sw.js')
  expect(await workers(page)).toEqual({ registrations: 0, caches: 0 })
  await waitAWhile(page)
  await expect.poll(() => isControlled(page)).toBe(true)
  const refused = await page.evaluate(async () => {
    const nameOf = (error: unknown) => (error as Error).name
    return navigator.serviceWorker.register('/sw.js').then(() => 'registered', nameOf)
  })
  expect(refused).toBe('TypeError')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect({ url, errors }).toEqual({ url: `${site.url}/manifest.webmanifest`, errors: [] })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a new version is taken at the next navigation', async ({ page, site }) => {
  const folder = await makeNewBuild()
  await page.clock.install()
  await readList(page, site)
  await waitAWhile(page)
  const before = await fileThatStarted(page)
  await site.stop()
  await site.start({}, folder)
  await updateToNewBuild(page)
  const loaded = page.waitForEvent('load')
  // A navigation before the notice arrives is an ordinary one.
  await expect(async () => {
    await page.getByRole('link', { name: 'Mensagens' }).first().click()
    await page.getByRole('link', { name: 'Oportunidades' }).first().click()
    expect(await fileThatStarted(page)).toContain('NewBuild')
  }).toPass()
  await loaded
  expect(await fileThatStarted(page)).not.toBe(before)
  await expect(page.getByText(newVersion)).toHaveCount(0)
  await rm(folder, { recursive: true })
})

test('a person who has typed sees a notice of the new version, and keeps the files of the old one', async ({
  page,
  site,
}) => {
  const folder = await makeNewBuild()
  await page.clock.install()
  await readList(page, site, otherStudent)
  await waitAWhile(page)
  await firstToApplyTo(page.getByRole('article')).getByRole('link', { name: 'Ver Detalhes' }).click()
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  const letter = page.getByRole('textbox', { name: /Carta de motivação/ })
  await letter.fill('Gosto de ensinar.')
  const before = await fileThatStarted(page)
  await site.stop()
  await site.start({}, folder)
  await updateToNewBuild(page)
  await expect(page.getByText(newVersion)).toBeVisible()
  await expect(letter).toHaveValue('Gosto de ensinar.')
  expect(await fileThatStarted(page)).toBe(before)
  const old = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find(name => !name.includes('-new-')) ?? '')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).find(path => /RedePage-.*js$/.test(path)) ?? ''
  })
  expect((await page.request.get(site.url + old)).status()).toBe(404)
  expect(await page.evaluate(async path => (await fetch(path)).status, old)).toBe(200)
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect.poll(() => fileThatStarted(page)).toContain('NewBuild')
  await rm(folder, { recursive: true })
})

test('what the university sends a browser back with passes it by, and is in no cache', async ({ page, site }) => {
  await installWorker(page, site.url)
  const isFromWorker = async (path: string) => (await page.goto(site.url + path))?.fromServiceWorker()
  expect(await isFromWorker('/login')).toBe(true)
  for (const answer of ['code=segredo&state=segredo', 'error=access_denied&state=segredo']) {
    expect(await isFromWorker(`/entrar/universidade?${answer}`)).toBe(false)
    await expect(page).toHaveURL(`${site.url}/entrar/universidade`)
  }
  const urls = await page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    return (await Promise.all(open.map(cache => cache.keys()))).flat().map(({ url }) => url)
  })
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter(url => url.includes('segredo'))).toEqual([])
})

test('when switched off, it removes itself and its caches without a reload', async ({ page, site }) => {
  await page.clock.install()
  await readList(page, site)
  await waitAWhile(page)
  await site.stop()
  await site.start({ SERVICE_WORKER: 'off' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await update(page)
  await expect.poll(() => workers(page)).toEqual({ registrations: 0, caches: 0 })
  expect(loads).toBe(0)
  await page.goto(`${site.url}/opportunities`)
  await expect(cards(page).first()).toBeVisible()
  const looked = page.waitForResponse(`${site.url}/sw.js`)
  await waitAWhile(page)
  expect((await looked).status()).toBe(404)
  expect(await workers(page)).toEqual({ registrations: 0, caches: 0 })
  expect(loads).toBe(1)
})

test('when switched off, it removes itself although its pages do not start', async ({ page, site }) => {
  await readList(page, site)
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter(key => key.startsWith('mural-site-'))
    const broken = new Response('<p>Broken</p>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open(name)).put('/opportunities', broken)
  })
  await site.stop()
  await site.start({ SERVICE_WORKER: 'off' })
  await page.goto(`${site.url}/opportunities`)
  await expect(page.getByText('Broken')).toBeVisible()
  await expect.poll(() => workers(page)).toEqual({ registrations: 0, caches: 0 })
  await page.goto(`${site.url}/opportunities`)
  await expect(cards(page).first()).toBeVisible()
})
