import type { Page } from '@playwright/test'

/** Sets the clock of the page, and the time of the server's responses, from which days are counted. */
export async function setTime(page: Page, time: number): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.route('**/graphql', async route => {
    // The stream of events does not end.
    if (route.request().headers()['accept']?.includes('text/event-stream')) return route.continue()
    // Null for one that is under way when the test ends.
    const response = await route.fetch().catch(() => null)
    if (!response) return
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } })
  })
}
