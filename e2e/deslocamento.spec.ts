import { type Page, expect, test } from '@playwright/test'
import { aluna, professora, signIn } from './signIn.ts'
import { isAsked } from './steps.ts'

/* What moves on its own while a page loads. Fonts and data are held back until the rest is there. */

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

const screens = [
  { viewport: { width: 390, height: 844 }, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
]

/** Where each page is, who reads it, and what is there once it is whole. */
const pages = [
  { path: '/', reader: null },
  { path: '/', reader: aluna },
  { path: '/opportunities', reader: aluna },
  { path: '/opportunities/12', reader: aluna },
  { path: '/messages', reader: aluna },
  { path: '/network', reader: aluna },
  { path: '/professor', reader: professora },
  { path: '/professor/opportunities', reader: professora },
]

/** Keeps every shift of the layout that nobody's input caused. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName} ${node.textContent}`.slice(0, 60) : `${node?.parentElement?.tagName} "${node?.textContent}"`)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${nameOf(node)} ${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Holds what `isHeld` says back. Returns the way to let it go. */
async function hold(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(isHeld, async route => {
    if (isHeld(new URL(route.request().url())) && (!route.request().url().endsWith('/graphql') || isAsked(route.request()))) await released
    await route.continue()
  })
  return release
}

const isFont = (url: URL) => url.pathname.endsWith('.woff2')
const isData = (url: URL) => url.pathname === '/graphql'

/** Two frames after it, the browser has reported what a change moved. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )

async function untilWhole(page: Page) {
  await expect(page.locator('#root:not([data-skeleton]):not([data-prerendered]) h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('load')
  await settled(page)
}

for (const screen of screens)
  test.describe(`at ${screen.viewport.width}`, () => {
    test.use(screen)

    for (const { path, reader } of pages) {
      const title = `${path} of ${reader?.papel ?? 'a visitor'}`
      test(`${title} stays as it is when the font comes`, async ({ page }) => {
        if (reader) await signIn(page, reader)
        await watchShifts(page)
        const release = await hold(page, isFont)
        await page.goto(path, { waitUntil: 'commit' })
        if (reader) await expect(page.locator('#root:not([data-skeleton]):not([data-prerendered]) h1').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await settled(page)
        await page.evaluate(() => void (window.shifts = []))
        const loaded = page.waitForResponse(response => isFont(new URL(response.url())))
        release()
        await loaded
        await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('1rem Board'))
        await settled(page)
        const shifts = await page.evaluate(() => window.shifts)
        console.log('FONT', screen.viewport.width, title, shifts.reduce((s, { value }) => s + value, 0).toFixed(5), JSON.stringify(shifts, null, 1))
      })

      if (reader)
        test(`${title} has the shape of what comes`, async ({ page }) => {
          await signIn(page, reader)
          await watchShifts(page)
          const release = await hold(page, isData)
          await page.goto(path)
          await expect(page.locator('#root:not([data-skeleton])')).toBeVisible()
          await settled(page)
          release()
          await untilWhole(page)
          const shifts = await page.evaluate(() => window.shifts)
          console.log('DATA', screen.viewport.width, title, shifts.reduce((s, { value }) => s + value, 0).toFixed(5), JSON.stringify(shifts, null, 1))
        })
    }
  })
