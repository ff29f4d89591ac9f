import type { Page } from '@playwright/test'

/* Where the texts of a page are, from its first paint on. */

/** A text, and each place that it had: milliseconds since the navigation, and pixels from the top of the document. */
type Track = { text: string; places: { at: number; top: number }[] }

declare global {
  interface Window {
    tracks: Map<string, Track['places']>
    /** When a text was last seen in a new place. */
    lastMove: number
  }
}

/** Records, in each frame, the place of every text of <main> that is in the first screen. */
export const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    window.tracks = new Map()
    window.lastMove = 0
    /** The boxes of the visible texts; null for a text that is there twice. */
    const readTexts = () => {
      const found = new Map<string, number | null>()
      const main = document.querySelector('main')
      const walker = document.createTreeWalker(main ?? document.createElement('main'), NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const range = document.createRange()
        range.selectNodeContents(node)
        const { top, width, height } = range.getBoundingClientRect()
        const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true })
        // One pixel: hidden from the eye, and read by screen readers.
        const isSeen = isShown && text.length > 1 && width > 2 && height > 2 && top > 0 && top < innerHeight
        if (isSeen) found.set(text, found.has(text) ? null : Math.round(top + scrollY))
      }
      return found
    }
    const look = () => {
      for (const [text, top] of readTexts()) {
        const places = window.tracks.get(text) ?? []
        if (top !== null && places.at(-1)?.top !== top) {
          places.push({ at: Math.round(performance.now()), top })
          window.lastMove = performance.now()
        }
        window.tracks.set(text, places)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Until no text has come or moved for a second. */
export const untilStill = (page: Page) => page.waitForFunction(() => performance.now() - window.lastMove > 1000)

/** The texts that were in more than one place, the farthest first. */
export async function readMoved(page: Page): Promise<(Track & { pixels: number })[]> {
  const tracks = await page.evaluate(() => [...window.tracks].map(([text, places]) => ({ text, places })))
  return tracks
    .map(({ text, places }) => {
      const tops = places.map(({ top }) => top)
      return { text: text.slice(0, 60), places, pixels: tops.length > 1 ? Math.max(...tops) - Math.min(...tops) : 0 }
    })
    .filter(({ pixels }) => pixels > 1)
    .toSorted((one, other) => other.pixels - one.pixels)
}
