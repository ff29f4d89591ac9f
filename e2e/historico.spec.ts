import { readFileSync } from 'node:fs'
import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enviar, field, importar, importarOutro, pdf } from './importacao.ts'
import { aluna, signIn, signInAnew } from './signIn.ts'
import { tabTo } from './steps.ts'

const refusals = {
  'protegido.pdf': 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
  'digitalizado.pdf':
    'Este PDF não tem texto: parece digitalizado. Ele só tem imagens. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
  'bomba.pdf':
    'Este PDF é pesado demais para ser lido. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
  // An image with the extension of a PDF.
  'imagem.pdf': 'Por favor, selecione apenas arquivos PDF.',
}

/** Drags a file from outside the browser onto the upload card. */
async function drop(page: Page, name: string) {
  const content = readFileSync(pdf(name)).toString('base64')
  const dataTransfer = await page.evaluateHandle(
    async ([base64, fileName]) => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], fileName, { type: 'application/pdf' }))
      return transfer
    },
    [content, name] as const,
  )
  for (const type of ['dragenter', 'dragover', 'drop']) await field(page).dispatchEvent(type, { dataTransfer })
}

test('a new student is invited to import a transcript, sees why a file is refused, and drops a valid one', async ({
  page,
}) => {
  await signInAnew(page)
  const banner = page.getByText('Seu histórico acadêmico ainda não foi importado')
  const widget = page.getByRole('region', { name: 'Atividades Complementares' })
  const dismiss = page.getByRole('button', { name: 'Não mostrar novamente' })
  await page.goto('/opportunities')
  await expect(widget).toContainText('Importe seu histórico acadêmico para acompanhar seus créditos.')
  await dismiss.click()
  await page.reload()
  await expect(banner).toBeVisible()
  await expect(dismiss).toBeHidden()

  await page.getByRole('link', { name: 'Histórico', exact: true }).click()
  await expect(page.getByText('Seu histórico acadêmico ainda não foi importado')).toBeVisible()
  for (const [name, words] of Object.entries(refusals)) {
    await importar(page, name, page.getByRole('alert').and(page.getByText(words, { exact: true })))
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await field(page).setInputFiles({
    name: 'grande.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(page.getByRole('alert')).toHaveText('O arquivo deve ter no máximo 10MB.')
  await drop(page, 'quebras.pdf')
  await expect(page.getByText('quebras.pdf', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const imported = page.getByRole('link', { name: 'Ver oportunidades para você' })
  await enviar(page, imported)
  await imported.click()
  await expect(widget).toContainText('Seu histórico ainda não tem registro de atividades complementares.')
  await expect(banner).toBeHidden()

  await page.goto('/import-curriculum')
  await importarOutro(page)
  await importar(page, 'tabela.pdf', imported)
  await imported.click()
  await expect(widget).toContainText('3 de 10 créditos')
  await expect(widget).toContainText('30%')
  await page.getByRole('link', { name: 'Histórico', exact: true }).click()
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('6')

  await page.getByRole('link', { name: 'Candidaturas', exact: true }).click()
  await page.getByRole('link', { name: 'Explorar oportunidades' }).click()
  await expect(page).toHaveURL('/opportunities')
})

test('a transcript is chosen, sent and read by keyboard', async ({ page }) => {
  await signIn(page, { email: 'enzo.medeiros@puc.example', papel: 'ESTUDANTE' })
  // Registered early: the browser needs time before it reports its dialogs to the test.
  const choosing = page.waitForEvent('filechooser')
  await page.goto('/import-curriculum')
  await tabTo(page, page.getByRole('button', { name: 'Importar PDF novo' }))
  await page.keyboard.press('Enter')
  await tabTo(page, field(page))
  await page.keyboard.press('Space')
  await (await choosing).setFiles(pdf('duas-paginas.pdf'))
  await expect(page.getByText('duas-paginas.pdf')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Importar histórico' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Suas recomendações melhoraram')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resultado da importação' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('40')
})

test('the import and the history have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/import-curriculum')
  await expect(page.getByRole('heading', { name: 'Média por período' })).toBeVisible()
  await expectAccessible(page)
  await importarOutro(page)
  await field(page).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toBeVisible()
  await field(page).setInputFiles(pdf('tabela.pdf'))
  await expect(page.getByText('tabela.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver histórico' }).click()
  await expect(page.getByRole('heading', { name: 'Média por período' })).toBeVisible()
})

test(
  'what an import could not read, and no candidaturas, have no accessibility violation',
  { tag: '@axe' },
  async ({ page }) => {
    await signInAnew(page)
    await page.goto('/applications')
    await expect(page.getByRole('link', { name: 'Explorar oportunidades' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/import-curriculum')
    await importar(page, 'linhas-ilegiveis.pdf', page.getByText('Não conseguimos ler 8 linhas'))
    await expectAccessible(page)
  },
)
