import { type Page, expect, test } from '@playwright/test'
import { ask } from '../ask.ts'
import { box, idOf, last, list, newText, openAs } from '../conversas.ts'
import { professora, signIn } from '../signIn.ts'
import { requestsOf } from '../steps.ts'

/** A student who signs in in no other test, so nothing else arrives. */
const rafaela = { email: 'rafaela.carvalho@puc.example', papel: 'ESTUDANTE' }

/** The unread count in the header. */
async function unread(page: Page) {
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Mensagens/ })
  return Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0)
}

async function send(page: Page, texto: string) {
  await box(page).fill(texto)
  await page.keyboard.press('Enter')
  await expect(last(page)).toContainText(texto)
}

/** How many streams the tabs of a browser hold open. */
function streamsOf(pages: Page[]) {
  const open = new Map<unknown, Page>()
  for (const page of pages) {
    // Only the page's own stream: another page may take over before this event arrives.
    page.on('close', () => open.forEach((of, request) => of === page && open.delete(request)))
    page.on('request', request => {
      if (request.headers()['accept'] === 'text/event-stream') open.set(request, page)
    })
    page.on('requestfinished', request => open.delete(request))
    page.on('requestfailed', request => open.delete(request))
  }
  return open
}

test('a student and a professor talk to each other, live, in two tabs over one stream', async ({ page, browser }) => {
  test.slow()
  const tab = await page.context().newPage()
  const streams = streamsOf([page, tab])
  await signIn(page, rafaela)
  const professor = await openAs(browser, professora)
  await page.goto('/messages')
  await expect.poll(() => streams.size).toBe(1)
  // The stream restarts for a new tab, which then follows it.
  const restart = page.waitForRequest(request => request.headers()['accept'] === 'text/event-stream')
  await tab.goto('/')
  await restart
  await professor.goto(`/professor/messages?userId=${await idOf(page)}`)
  await expect(professor).toHaveURL('/professor/messages')
  const before = await unread(page)

  // The other person's open pages update: list, dot and counts, in both tabs.
  const pergunta = newText('Podemos falar sobre a monitoria?')
  await send(professor, pergunta)
  const row = list(page).getByRole('link').first()
  await expect(row).toContainText(pergunta)
  await expect(row).toContainText('não lida')
  await expect.poll(() => unread(tab)).toBe(before + 1)

  // Opening it marks it read, in the other tab too.
  await row.click()
  await expect(last(page)).toContainText(pergunta)
  await expect(row).not.toContainText('não lida')
  await expect.poll(() => unread(tab)).toBeLessThanOrEqual(before)

  const resposta = newText('Claro! Amanhã às 10h?')
  await send(page, resposta)
  await expect(last(professor)).toContainText(resposta)
  expect(streams.size).toBe(1)

  // The tab with the stream closes, and the other one takes over.
  await page.close()
  await expect.poll(() => streams.size).toBe(1)
  const left = await unread(tab)
  await send(professor, newText('Ainda aí?'))
  await expect.poll(() => unread(tab)).toBe(left + 1)
  await professor.context().close()
})

/** People whose notifications no other test reads. */
const otavio = { email: 'otavio.leal@inf.puc.example', papel: 'PROFESSOR' }
const jose = { email: 'jose.magalhaes@puc.example', papel: 'ESTUDANTE' }

type Vaga = { id: string; encerrada: boolean }

/** Global id of a vaga of the professor that accepts candidaturas. */
async function findVaga(page: Page): Promise<string> {
  const { viewer } = await ask(page, '{ viewer { minhasVagas { edges { node { id encerrada } } } } }')
  const edges: { node: Vaga }[] = viewer.minhasVagas.edges
  const aberta = edges.find(({ node }) => !node.encerrada)
  if (!aberta) throw new Error('the professor has no open vaga')
  return aberta.node.id
}

test('a professor is notified of a candidatura live, reads it, and marks the rest read in both tabs', async ({
  page,
  browser,
}) => {
  const tab = await page.context().newPage()
  const aluno = await (await browser.newContext()).newPage()
  await signIn(page, otavio)
  const vaga = await findVaga(page)
  for (const each of [page, tab]) {
    await each.goto('/professor/notifications')
    await expect(each.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }
  await signIn(aluno, jose)
  await ask(aluno, `mutation { cancelarCandidatura(input: { vaga: "${vaga}" }) { __typename } }`)
  await ask(aluno, `mutation { candidatar(input: { vaga: "${vaga}" }) { __typename } }`)
  await aluno.context().close()
  for (const each of [page, tab]) {
    const newest = each.getByRole('main').getByRole('listitem').first()
    await expect(newest).toContainText('José')
    await expect(newest).toContainText('(não lida)')
    await expect(each.getByRole('link', { name: /^Notificações \d+ não lidas?/ })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Candidaturas' }).check()
  await expect(page).toHaveURL('/professor/notifications?tipo=candidatura')
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText('José')
  await first.getByRole('link', { name: /^Ver candidat/ }).click()
  await expect(page).toHaveURL(/\/professor\/opportunities\/\d+\/candidates\/\d+$/)
  await page.goBack()
  // The page of the candidate has lists too, and is shown until the notifications are there.
  await expect(first).toContainText('José')
  await expect(first.getByText('(não lida)')).toHaveCount(0)

  const requests = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(page.getByRole('link', { name: 'Notificações', exact: true })).toBeVisible()
  })
  expect(requests).toBe(1)
  await expect(tab.getByText('(não lida)')).toHaveCount(0)
  await expect(tab.getByRole('link', { name: 'Notificações', exact: true })).toBeVisible()
  await page.reload()
  await expect(first).toBeVisible()
  await expect(page.getByText('(não lida)')).toHaveCount(0)
})
