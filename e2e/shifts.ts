import type { Page } from '@playwright/test'

/* Layout shifts of a page (CLS). */

type Shift = { value: number; what: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records every layout shift that no input caused, with the elements that moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    type Rect = { x: number; y: number; width: number; height: number }
    type Source = { node: Node | null; previousRect: Rect; currentRect: Rect }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const toText = ({ x, y, width, height }: Rect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)}: ${toText(previousRect)} to ${toText(currentRect)}`,
        )
        if (!hadRecentInput) window.shifts.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const readShifts = (page: Page) => page.evaluate(() => window.shifts)

/** After two frames and a task the browser has reported the shifts of a change. */
export const settled = (page: Page) =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )
