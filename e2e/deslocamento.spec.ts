import { type Page, expect, test } from '@playwright/test'
import { readShifts, settled, watchShifts } from './shifts.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { isAsked } from './steps.ts'

/* Layout shifts while a page loads (CLS). The data arrives after the code, and the font after everything else. */

const screens = [
  { viewport: { width: 390, height: 844 }, isMobile: true },
  { viewport: { width: 1280, height: 800 }, isMobile: false },
]

const pages = [
  { path: '/', reader: null, texts: 'ours' },
  { path: '/login', reader: null, texts: 'ours' },
  { path: '/', reader: aluna, texts: 'ours' },
  { path: '/opportunities', reader: aluna, texts: 'ofPeople' },
  { path: '/opportunities/12', reader: aluna, texts: 'ofPeople' },
  { path: '/applications', reader: aluna, texts: 'ofPeople' },
  { path: '/import-curriculum', reader: aluna, texts: 'ours' },
  { path: '/messages', reader: aluna, texts: 'ofPeople' },
  { path: '/network', reader: aluna, texts: 'ofPeople' },
  { path: '/professor', reader: null, texts: 'ours' },
  { path: '/professor', reader: professora, texts: 'ours' },
  { path: '/professor/opportunities/new', reader: professora, texts: 'ours' },
  { path: '/professor/opportunities', reader: professora, texts: 'ofPeople' },
] as const

/**
 * The fallback font has other letter widths, so words move by pixels. In a text that people wrote, a line may break at
 * another word, which moves everything below by one line: 24 of 844 pixels.
 */
const most = { ours: 0.005, ofPeople: 0.03 }

/** Delays requests. The returned function releases them; later requests are not delayed. */
async function hold(page: Page, url: RegExp): Promise<() => boolean> {
  let isHolding = true
  const held: (() => void)[] = []
  await page.route(url, async route => {
    const request = route.request()
    if (isHolding && (!url.test('/graphql') || isAsked(request))) await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  return () => {
    isHolding = false
    held.pop()?.()
    return held.length > 0
  }
}

const untilWhole = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

/** Lets one response after the other through, once the code shows the shape of the page. */
async function receive(page: Page, release: () => boolean) {
  await expect(page.locator('#root:not([data-skeleton])')).toBeVisible()
  await settled(page)
  for (let isMore = true; isMore;) {
    const answered = page.waitForResponse(response => isAsked(response.request()))
    isMore = release()
    await (await answered).finished()
    await settled(page)
  }
}

for (const { viewport, isMobile } of screens)
  test.describe(`at ${viewport.width} pixels`, () => {
    // A first visit: a service worker would have the font.
    test.use({ viewport, isMobile, serviceWorkers: 'block' })

    for (const { path, reader, texts } of pages) {
      const name = `${path} of ${reader?.papel ?? 'a visitor'}`

      test(`${name} has the shape of what comes late, and stays where it is when the font comes last`, async ({
        page,
      }) => {
        if (reader) await signIn(page, reader)
        await watchShifts(page)
        const releaseFont = await hold(page, /\.woff2$/)
        const releaseData = reader && (await hold(page, /\/graphql$/))
        await page.goto(path, { waitUntil: 'commit' })
        if (releaseData) await receive(page, releaseData)
        else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await untilWhole(page)
        await settled(page)
        if (reader) expect(await readShifts(page)).toEqual([])
        expect(await page.evaluate(() => document.fonts.check('1rem Board'))).toBe(false)
        releaseFont()
        await page.waitForFunction(() => document.fonts.check('1rem Board'))
        await settled(page)
        const shifts = await readShifts(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, JSON.stringify(shifts)).toBeLessThan(most[texts])
      })
    }
  })
