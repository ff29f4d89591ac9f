import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { openVagaWithCandidates } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { sendFile } from './steps.ts'

const pdf = path.join(import.meta.dirname, '../api/src/historicos/testing/pdfs/carta.pdf')
const pergunta = 'Que linguagem você prefere?'

/** The professor adds a required question and an optional PDF. */
async function definePerguntas(page: Page) {
  await page.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await page.getByRole('button', { name: 'Definir perguntas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perguntas aos candidatos' })
  await dialog.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await dialog.getByLabel('Texto da pergunta').fill(pergunta)
  await dialog.getByLabel('Obrigatória').check()
  await dialog.getByLabel('Arquivo').selectOption({ label: 'PDF opcional' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('pede 1 resposta e um PDF opcional')).toBeVisible()
  await page.getByRole('tab', { name: /^Candidatos/ }).click()
}

/** The student answers, sends the PDF, and shares the transcript. */
async function candidatar(student: Page) {
  await student.getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = student.getByRole('dialog', { name: 'Candidatar-se' })
  await dialog.getByLabel(pergunta).fill('Haskell, de longe.')
  const choose = () => dialog.getByLabel('Arquivo em PDF').setInputFiles(pdf)
  await sendFile(student, choose, dialog.getByText(/^carta\.pdf/))
  await dialog.getByLabel('Compartilhar um resumo do meu histórico').check()
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(student.getByRole('heading', { name: 'Você já se candidatou' })).toBeVisible()
}

test('a professor reads answers, PDF and transcript on the page of a candidate until the consent is revoked', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, professora)
  const vaga = await openVagaWithCandidates(page, 1)
  await definePerguntas(page)
  const student = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await signIn(student, aluna)
  await student.goto(vaga.studentUrl)
  await candidatar(student)

  await page.reload()
  const candidates = page.getByRole('region', { name: 'Candidatos (2)' })
  const other = await candidates.getByRole('listitem').getByRole('link').first().textContent()
  await candidates.getByRole('listitem').nth(1).getByRole('link').click()
  await expect(page.getByText(aluna.email)).toBeVisible()
  await page.getByRole('link', { name: 'Abrir página' }).click()
  await expect(page).toHaveURL(/\/candidates\/\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  const historico = page.getByRole('region', { name: 'Histórico escolar' })
  const respostas = page.getByRole('region', { name: 'Respostas' })
  await expect(historico.getByText('Créditos concluídos')).toBeVisible()
  await expect(respostas.getByText('Haskell, de longe.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    respostas.getByRole('button', { name: /^Baixar arquivo/ }).click(),
  ])
  expect((await readFile(await download.path())).equals(await readFile(pdf))).toBe(true)

  await page.getByRole('button', { name: /^Mover para…/ }).click()
  await page.getByRole('menuitem', { name: 'Em análise' }).click()
  await expect(student.getByRole('region', { name: 'Você já se candidatou' })).toContainText('Em análise')
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(String(other))
  await expect(page.getByText('Candidato 1 de 2')).toBeVisible()
  await expect(historico.getByText(/não compartilha o histórico/)).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Candidato 2 de 2')).toBeVisible()
  await expect(historico.getByText('Créditos concluídos')).toBeVisible()
  await student.goto('/applications')
  await student.getByRole('button', { name: `Detalhes da candidatura a ${vaga.titulo}` }).click()
  await student.getByRole('button', { name: /^mudar/ }).click()
  const consent = student
    .getByRole('group', { name: `Histórico na candidatura a ${vaga.titulo}` })
    .getByLabel('Compartilhar um resumo do meu histórico')
  await consent.click()
  await expect(consent).not.toBeChecked()
  await student.context().close()

  // The open page updates live.
  await expect(historico.getByText(/não compartilha o histórico/)).toBeVisible()
  await expect(historico.getByText('Créditos concluídos')).toBeHidden()
})
