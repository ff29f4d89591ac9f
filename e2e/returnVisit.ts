import { type Page, expect, test as base } from '@playwright/test'
import { freePort } from '../scripts/freePort.mjs'
import { installWorker } from './serviceWorker.ts'
import { aluna, signIn } from './signIn.ts'
import { startGateway } from './stack.ts'

const api = () => process.env['API_URL'] ?? ''

/** A gateway of this test that can stop, and restart with other settings or another build. */
export class Site {
  readonly url: string
  readonly #port: number
  #program: Awaited<ReturnType<typeof startGateway>> | undefined

  constructor(port: number) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  async start(settings: Record<string, string> = {}, folder?: string) {
    this.#program = await startGateway(api(), this.#port, folder, settings)
  }

  async stop() {
    await this.#program?.kill()
    this.#program = undefined
  }
}

/** With a service worker in every run. */
export const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  site: async ({}, use) => {
    const site = new Site(await freePort())
    await site.start()
    await use(site)
    await site.stop()
  },
})

/** The student's list, loaded with the service worker active. */
export async function readList(page: Page, site: Site, person = aluna) {
  await installWorker(page, site.url)
  await signIn(page, person, site.url)
  await page.goto(`${site.url}/opportunities`)
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain('/opportunities')
}

export const cards = (page: Page) => page.getByRole('link', { name: 'Ver Detalhes' })

/** The paths of the pages that are stored for the session. */
export const kept = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('offlineCopies')
    const { copies = [] }: { copies?: { address: string }[] } = text ? JSON.parse(text) : {}
    return copies.map(({ address }) => address)
  })
