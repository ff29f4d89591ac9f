import { type Page, expect, test } from '@playwright/test'
import { sendMensagem } from './ask.ts'
import { launchOptions } from './launchOptions.ts'
import { routes } from './routes.ts'
import { aluna, professora, signIn, signInAnew } from './signIn.ts'

/*
 * Back and forward from the browser's cache (bfcache): the page is restored as it was left.
 * Playwright switches it off, because its own goBack() waits for a page that loads.
 */
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const readers = { 'a visitor': null, 'a student': aluna, 'a professor': professora }

/** Waits until the page's code runs and, if signed in, holds the lock of the stream. */
async function settle(page: Page, isSignedIn: boolean) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // A page that is left while its code loads is not kept.
  await expect(page.locator('#root:is([data-prerendered], [data-skeleton])')).toHaveCount(0)
  if (isSignedIn) {
    // The stream opens at the first press.
    await page.keyboard.press('Shift')
    await expect.poll(() => locksOf(page)).toBe(1)
  }
  await page.evaluate(() => Object.assign(window, { kept: true }))
}

const locksOf = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held?.length)

/** Navigates to another document and stays there for a while. */
const leave = (page: Page) => page.goto('/health')

async function goBack(page: Page) {
  await page.evaluate(() => window.history.back())
  await expect(page).not.toHaveURL('/health')
}

/** Why the browser reloaded the page; empty if it was restored from the cache. */
const reasonsOf = (page: Page) =>
  page.evaluate(() => {
    if ('kept' in window) return []
    const [entry] = performance.getEntriesByType('navigation')
    const told = entry && 'notRestoredReasons' in entry ? JSON.stringify(entry.notRestoredReasons) : 'unknown'
    return [told]
  })

/** The reader of a route: the guards redirect everybody else. */
function readersOf(route: string): string[] {
  if (/login|register|password|verify/.test(route)) return ['a visitor']
  if (route.startsWith('/admin')) return []
  const own = route.startsWith('/professor') ? 'a professor' : 'a student'
  return route === '/' || route === '/professor' ? ['a visitor', own] : [own]
}

for (const [reader, account] of Object.entries(readers)) {
  test(`every page comes back to ${reader} as it was left`, async ({ page }) => {
    test.slow()
    if (account) await signIn(page, account)
    for (const { route, address } of routes.filter(each => readersOf(each.route).includes(reader)))
      await test.step(route, async () => {
        await page.goto(address)
        await settle(page, account !== null)
        await expect(page).toHaveURL(address)
        await leave(page)
        await goBack(page)
        expect(await reasonsOf(page), route).toEqual([])
      })
  })
}

test('going forward restores a page from the back/forward cache, too', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/opportunities')
  await settle(page, true)
  await page.goto('/network')
  await settle(page, true)
  await goBack(page)
  await expect(page).toHaveURL('/opportunities')
  await page.evaluate(() => window.history.forward())
  await expect(page).toHaveURL('/network')
  expect(await reasonsOf(page)).toEqual([])
})

/** REST id of the signed-in person, from the token. */
const idOf = (page: Page) =>
  page.evaluate(() => String(JSON.parse(atob(localStorage.getItem('token')?.split('.')[1] ?? '')).user_id))

test('a restored page shows events that it missed, and later ones', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await signInAnew(page)
  await signInAnew(other)
  const [reader, writer] = [await idOf(page), await idOf(other)]
  await sendMensagem(other, reader, 'Antes.')
  await page.goto(`/messages?userId=${writer}`)
  const thread = page.getByRole('region', { name: 'Mensagens' })
  await expect(thread.getByText('Antes.')).toBeVisible()
  await settle(page, true)
  await leave(page)
  await sendMensagem(other, reader, 'Enquanto isso.')
  await goBack(page)
  await expect(thread.getByText('Enquanto isso.')).toBeVisible()
  await expect.poll(() => locksOf(page)).toBe(1)
  await sendMensagem(other, reader, 'Depois.')
  await expect(thread.getByText('Depois.')).toBeVisible()
  expect(await reasonsOf(page)).toEqual([])
  await other.context().close()
})

/** Records across the next load whether anything is painted once the page is restored. */
const watchReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', () => {
      sessionStorage.setItem('drawn', String(document.querySelector('h1')?.checkVisibility()))
    })
  })

const drawn = (page: Page) => page.evaluate(() => sessionStorage.getItem('drawn'))

test('a restored page of an ended session shows no data and leads to the login', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/profile')
  await settle(page, true)
  await watchReturn(page)
  await leave(page)
  const tab = await page.context().newPage()
  await tab.goto('/applications')
  await settle(tab, true)
  await tab.getByRole('button', { name: 'Sair' }).click()
  await expect(tab).toHaveURL('/login')
  await tab.close()
  await goBack(page)
  await expect(page).toHaveURL('/login?voltar=%2Fprofile')
  expect(await drawn(page)).toBe('false')
})

test('a restored page shows no data of the previous account', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/')
  await settle(page, true)
  await watchReturn(page)
  await signIn(page, professora)
  await goBack(page)
  await expect(page).toHaveURL('/professor')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drawn(page)).toBe('false')
})
