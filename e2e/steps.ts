import { type Locator, type Page, type Request, expect, test } from '@playwright/test'

/** Whether it is a GraphQL request, except for the event stream. */
export const isAsked = (request: Request) =>
  request.url().endsWith('/graphql') && request.headers()['accept'] !== 'text/event-stream'

/** Whether it counts the visit of a vaga, which is sent when the browser has nothing else to do. */
export const isStep = (request: Request) => request.postData()?.includes('"passo":') ?? false

/** Disables the event stream of the page, so that events of other tests cause no requests. */
export const holdNews = (page: Page) =>
  page.route('**/graphql', async route => {
    if (isAsked(route.request())) await route.continue()
  })

/** Counts the GraphQL requests of the page during `action`, but for counts of visits. A failed test lists them. */
export async function requestsOf(page: Page, action: () => Promise<void>): Promise<number> {
  const requests: Array<string | undefined> = []
  const note = (request: Request) => {
    if (isAsked(request) && !isStep(request)) requests.push(request.postData()?.slice(0, 90))
  }
  page.on('request', note)
  await action()
  page.off('request', note)
  await test.info().attach('requests', { body: requests.join('\n'), contentType: 'text/plain' })
  return requests.length
}

/** Opens the live stream, and gives a page that missed an event before it the time to refetch. */
export async function awaitNews(page: Page) {
  const isOpen = await page.evaluate(async () => (await navigator.locks.query()).held?.length)
  if (!isOpen) {
    const opened = page.waitForResponse(
      response => response.headers()['content-type']?.startsWith('text/event-stream') ?? false,
    )
    await page.keyboard.press('Shift')
    await opened
  }
  await page.waitForTimeout(500)
}

/** Shows the candidates as a list, a table or a board. On a phone the views are with the filters. */
export async function chooseVisao(page: Page, visao: 'Lista' | 'Tabela' | 'Quadro') {
  const choice = page.getByText(visao, { exact: true })
  if (!(await choice.isVisible())) await page.getByRole('button', { name: /^Filtros/ }).click()
  await choice.click()
}

/** Shows the actions of the professor's vaga besides its next step. */
export const showAcoes = (page: Page) => page.getByRole('button', { name: 'Ações', exact: true }).click()

/** Chooses one of the actions of the professor's vaga. */
export async function chooseAcao(page: Page, name: string) {
  await showAcoes(page)
  await page.getByRole('group', { name: 'Ações' }).getByRole('button', { name }).click()
}

/** Chooses one of the actions by keyboard. */
export async function tabToAcao(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name: 'Ações', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('group', { name: 'Ações' }).getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

/** Presses Tab until the element has the focus. Looks for it again only if it was replaced: to find a role takes longer. */
export async function tabTo(page: Page, target: Locator) {
  let element = await target.elementHandle()
  for (let presses = 0; presses < 160; presses += 1) {
    const state = await element?.evaluate(it => (it.isConnected ? it === document.activeElement : 'replaced'))
    if (state === true) return
    if (state === 'replaced') element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach it')
}

const etapas = /Recebida|Em análise|Entrevista|Aprovada|Lista de espera|Não selecionada|Retirada/

/** The end of a title by `publish`: a vaga of another test, which may require more than a letter. */
const published = /\d{15}/

/** The first card of the list to which the reader can apply: it shows no stage. */
export const firstToApplyTo = (cards: Locator) =>
  cards.filter({ hasNotText: etapas }).filter({ hasNotText: published }).first()

/** The preview in the form of a new vaga. */
export const preview = (page: Page) => page.locator('[inert]')

/** Describes a new vaga, and waits until the preview, which loads late, shows the end of the text. */
export async function describe(page: Page, text: string) {
  await page.getByLabel('Descrição').fill(text)
  await expect(preview(page)).toContainText(text.split('\n').at(-1) ?? '')
}

/** What the API says if its process for a file does not start or end in time, whatever the file. */
const busy = /Tente (novamente|de novo) em instantes\.|pesad[ao] demais/

/** Sends a file, and again while the machine is too busy to read it, until `answer` is visible. Returns how often. */
export async function sendFile(page: Page, send: () => Promise<void>, answer: Locator): Promise<number> {
  const refusal = page.getByRole('alert').filter({ hasText: busy })
  for (let times = 1; ; times += 1) {
    await send()
    await expect(answer.or(refusal).filter({ visible: true }).first()).toBeVisible()
    if (!(await refusal.filter({ visible: true }).first().isVisible()) || (await answer.isVisible())) return times
  }
}
