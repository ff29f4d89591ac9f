import type { Locator, Page, Request } from '@playwright/test'

/** Whether it asks the gateway for something; the stream of what arrives does not. */
export const isAsked = (request: Request) =>
  request.url().endsWith('/graphql') && request.headers()['accept'] !== 'text/event-stream'

/** Nothing arrives by itself on the page, as while its stream is down: what other walks do makes no request of it. */
export const holdNews = (page: Page) =>
  page.route('**/graphql', async route => {
    if (isAsked(route.request())) await route.continue()
  })

/** How many GraphQL requests the page makes while something is done. */
export async function requestsOf(page: Page, action: () => Promise<void>): Promise<number> {
  let requests = 0
  const count = (request: Request) => {
    if (isAsked(request)) requests += 1
  }
  page.on('request', count)
  await action()
  page.off('request', count)
  return requests
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 160; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach it')
}

const etapas = /Recebida|Em análise|Entrevista|Aprovada|Lista de espera|Não selecionada|Retirada/

/** The end of a title by `publish`: another walk's vaga, which may ask for more than a letter. */
const published = /\d{15}/

/** The first card of the list whose vaga the reader can apply to: it shows no stage. */
export const firstToApplyTo = (cards: Locator) =>
  cards.filter({ hasNotText: etapas }).filter({ hasNotText: published }).first()
