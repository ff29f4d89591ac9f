import { readFile } from 'node:fs/promises'
import { type Browser, type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { say, startFaultyUpstream } from './faultyUpstream.ts'
import { publish } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startGateway } from './stack.ts'
import { chooseAcao, holdNews, requestsOf, tabTo, tabToAcao } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, professora))

/** A student in another browser context who has applied to the vaga; the demo student by default. */
async function candidate(browser: Browser, vaga: string, quem = aluna) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, quem)
  await ask(page, 'mutation ($vaga: ID!) { candidatar(input: { vaga: $vaga }) { __typename } }', { vaga })
  return page
}

/** The texts of the professor's messages to the student. */
async function messagesOf(student: Page, professor: Page): Promise<string[]> {
  const { viewer } = await ask(professor, '{ viewer { usuario { codigo } } }')
  const data = await ask(
    student,
    'query ($com: ID!) { viewer { mensagens(codigo: $com) { edges { node { conteudo } } } } }',
    { com: viewer.usuario.codigo },
  )
  return data.viewer.mensagens.edges.map(({ node }: { node: { conteudo: string } }) => node.conteudo)
}

const andamento = (page: Page) => page.getByRole('region', { name: 'Andamento' })

/** Ends the selection of a vaga with one candidate. */
async function finalize(page: Page) {
  await page.getByRole('button', { name: 'Finalizar seleção' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finalizar seleção' })
  await expect(dialog).toContainText('1 candidato será avisado')
  // It comes with code of its own, and moves the button.
  await expect(dialog.getByRole('group', { name: 'E quem ficou sem decisão?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Finalizar seleção' }).click()
}

/** The vaga, as loaded by a student who has applied to it, is not finalised. */
async function expectEmAndamento(student: Page) {
  const candidatura = student.getByRole('region', { name: 'Você já se candidatou' })
  await expect(candidatura).toContainText('Assim que a análise começar, avisamos você.')
  await expect(student.getByText('Finalizada')).toHaveCount(0)
}

test('a professor searches and sorts the candidates, and exports them all', async ({ page }) => {
  await holdNews(page)
  await page.goto('/professor/opportunities?ordem=-candidatos')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const candidates = page.getByRole('region', { name: /^Candidatos \(\d+\)/ })
  await page.getByRole('tab', { name: 'Métricas' }).click()
  await expect(page.getByRole('img', { name: /^Candidaturas: / })).toBeVisible()
  await page.getByRole('tab', { name: /^Candidatos/ }).click()
  // The columns of the table have loaded what they show.
  await expect(candidates.getByLabel('Ordenar por')).toBeVisible()
  await expect(candidates.getByText('Ainda não carregado')).toHaveCount(0)
  const requests = await requestsOf(page, async () => {
    await candidates.getByLabel('Ordenar por').selectOption('Nome')
    await candidates.getByRole('button', { name: 'Exportar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      candidates.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^candidatos-[\w-]+\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    const total = /\d+/.exec((await candidates.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0]
    expect(csv.match(/@puc\.example";/g)).toHaveLength(Number(total))
    await candidates.getByLabel('Buscar candidatos').fill('zzz')
    await expect(candidates.getByText('Nenhum candidato encontrado com esta busca.')).toBeVisible()
  })
  // The answers of the exported file.
  expect(requests).toBe(1)
})

test('a professor ends a selection and notifies once, even after a lost response', async ({ page, browser }) => {
  test.slow()
  const vaga = await publish(page, 'Monitoria de Topologia')
  const student = await candidate(browser, vaga.id)
  await student.goto(vaga.studentUrl)
  await expectEmAndamento(student)

  await page.goto(vaga.url)
  await finalize(page)
  await expect(page.getByText('Status atualizado')).toBeVisible({ timeout: 30_000 })
  await chooseAcao(page, 'Enviar comunicado')
  const dialog = page.getByRole('dialog', { name: 'Avisar os candidatos por mensagem?' })
  await expect(dialog.getByLabel('Mensagem')).toHaveValue(/foi finalizada/)
  const words = `Obrigada a todos. ${vaga.titulo}`
  await dialog.getByLabel('Mensagem').fill(words)
  await page.route('**/graphql', async route => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Enviar comunicado' }).click()
  await expect(page.getByRole('alert').getByText('Falha ao enviar 1 mensagens')).toBeVisible()
  await page.unroute('**/graphql')

  await page.reload()
  await chooseAcao(page, 'Continuar comunicado')
  await expect(page.getByLabel('Mensagem')).toHaveValue(words)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Comunicado enviado!')).toBeVisible()
  expect((await messagesOf(student, page)).filter(text => text === words)).toHaveLength(1)
  await student.reload()
  await expect(student.getByText('Finalizada').first()).toBeVisible()
  await student.goto(`/opportunities?busca=${encodeURIComponent(vaga.titulo)}`)
  await expect(student.getByText('Nenhuma oportunidade encontrada com os filtros atuais.')).toBeVisible()
  await student.context().close()
})

test('ending a selection notifies nobody while it can be undone, and is sent when the page is left', async ({
  page,
  browser,
}) => {
  test.slow()
  const vaga = await publish(page, 'Monitoria de Módulos')
  const student = await candidate(browser, vaga.id)
  await page.clock.install()
  await page.goto(vaga.url)
  await finalize(page)
  await expect(andamento(page).getByText('Será finalizada em 10 s')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(andamento(page).getByText('Em andamento')).toBeVisible()
  expect(await page.locator('#avisos ol').evaluate(list => getComputedStyle(list).pointerEvents)).toBe('none')
  await finalize(page)
  // The ten seconds must not end before the student's page has loaded.
  await page.clock.pauseAt(Date.now() + 1_000)
  await student.goto(vaga.studentUrl)
  await expectEmAndamento(student)
  await page.goto('about:blank')
  await expect(async () => {
    await student.reload()
    await expect(student.getByText('Finalizada').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await student.context().close()
})

test('a professor writes to the candidates and deletes a vaga by keyboard', async ({ page, browser }) => {
  test.slow()
  const [vaga, gone] = [await publish(page, 'Monitoria de Anéis'), await publish(page, 'Monitoria de Corpos')]
  const student = await candidate(browser, vaga.id)
  await holdNews(page)
  await page.goto(vaga.url)
  await tabToAcao(page, 'Enviar comunicado')
  await tabTo(page, page.getByLabel('Mensagem'))
  await page.keyboard.type(`Sem mouse. ${vaga.titulo}`)
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Enviar comunicado' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 candidato recebeu.')).toBeVisible()
  expect(await messagesOf(student, page)).toContain(`Sem mouse. ${vaga.titulo}`)
  await student.context().close()
  await page.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Excluir oportunidade' })).toBeDisabled()

  await page.goto('/professor/opportunities')
  await page.getByRole('link', { name: gone.titulo, exact: true }).click()
  await tabTo(page, page.getByRole('tab', { name: /^Candidatos/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Entrevistas' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Excluir oportunidade' }))
  await page.keyboard.press('Enter')
  const requests = await requestsOf(page, async () => {
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: vaga.titulo, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: gone.titulo, exact: true })).toBeHidden()
  })
  expect(requests).toBe(1)
})

test('a comunicado that failed for one of two candidates is retried for that one', async ({ page, browser }) => {
  const vaga = await publish(page, 'Monitoria de Medida')
  const leticia = { email: 'leticia.soares@puc.example', papel: 'ESTUDANTE' }
  const students = [await candidate(browser, vaga.id), await candidate(browser, vaga.id, leticia)]
  const upstream = await startFaultyUpstream(process.env['API_URL'] ?? '')
  const gateway = await startGateway(upstream.url)
  await signIn(page, professora, gateway.url)
  await page.goto(gateway.url + vaga.url)
  const words = `A sala mudou. ${vaga.titulo}`
  await chooseAcao(page, 'Enviar comunicado')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mensagem').fill(words)
  // Only the first of them fails.
  upstream.break('POST /mensagens', (response, request) => {
    upstream.break('POST /mensagens', undefined)
    say(500, '{"detail": "no"}')(response, request)
  })
  await dialog.getByRole('button', { name: 'Enviar comunicado' }).click()
  await expect(dialog.getByRole('alert').getByText('Falha ao enviar 1 mensagens')).toBeVisible()
  const counts = async () => {
    const texts = await Promise.all(students.map(student => messagesOf(student, page)))
    return texts.map(all => all.filter(text => text === words).length)
  }
  expect((await counts()).join()).toMatch(/^(0,1|1,0)$/)
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('1 candidato recebeu.')).toBeVisible()
  expect(await counts()).toEqual([1, 1])
  for (const student of students) await student.context().close()
  await gateway.stop()
  await upstream.stop()
})

test('a professor goes from a candidate to page, profile, messages, and back to the list', async ({ page }) => {
  const read = '/professor/opportunities?ordem=-candidatos'
  await page.goto(read)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const candidates = page.getByRole('region', { name: /^Candidatos \(\d+\)/ })
  const first = candidates.getByRole('listitem').first().getByRole('link')
  const nome = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\?candidato=\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeFocused()
  await page.getByRole('link', { name: 'Abrir página' }).click()
  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await page.getByRole('link', { name: 'Ver perfil' }).click()
  await expect(page).toHaveURL(/\/professor\/profile\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  await page.getByRole('link', { name: `Enviar mensagem a ${nome}` }).click()
  await expect(page).toHaveURL('/professor/messages')
  await expect(page.getByRole('main').locator('header', { hasText: nome })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\?candidato=\d+$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Minhas Oportunidades' }).click()
  await expect(page).toHaveURL(read)
})

test('a professor edits a vaga, and searches and exports candidates by keyboard', async ({ page, browser }) => {
  test.slow()
  const vaga = await publish(page, 'Monitoria de Matrizes')
  await (await candidate(browser, vaga.id)).context().close()
  await page.goto(vaga.url)
  await tabToAcao(page, 'Editar')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Título', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type(' revista')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${vaga.titulo} revista` })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Finalizar seleção' }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Finalizar seleção' }))
  await page.keyboard.press('Enter')
  await expect(andamento(page).getByText('Será finalizada em 10 s')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer mudança' })).toBeFocused()

  const candidates = page.getByRole('region', { name: 'Candidatos (1)' })
  await tabTo(page, candidates.getByLabel('Buscar candidatos'))
  await page.keyboard.type('zzz')
  await expect(candidates.getByText('Nenhum candidato encontrado com esta busca.')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('aluna@')
  await expect(candidates.getByRole('listitem')).toHaveCount(1)
  await tabTo(page, candidates.getByRole('button', { name: 'Exportar', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, candidates.getByRole('button', { name: 'CSV' }))
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(await readFile(await download.path(), 'utf8')).toContain(aluna.email)
})

test('the dialog of a comunicado has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/professor/opportunities?candidatos=10')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await chooseAcao(page, 'Enviar comunicado')
  await page.getByLabel('Mensagem').fill('Oi')
  await page.route('**/graphql', route => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar comunicado' }).click()
  await expect(page.getByRole('alert').getByText(/^Falha ao enviar \d+ mensagens$/)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})

test('the confirmation dialogs have no accessibility violation', { tag: '@axe' }, async ({ page, browser }) => {
  const vaga = await publish(page, 'Monitoria de Limites')
  await page.goto(`${vaga.url}?aba=vaga`)
  await page.getByRole('button', { name: 'Excluir oportunidade' }).click()
  await expect(page.getByRole('dialog').getByText(/não volta/)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await (await candidate(browser, vaga.id)).context().close()
  await page.reload()
  await page.getByRole('button', { name: 'Finalizar seleção' }).click()
  await expect(page.getByRole('dialog').getByText(/1 candidato será avisado/)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})
