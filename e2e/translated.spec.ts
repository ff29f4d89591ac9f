import { type Page, expect, test } from '@playwright/test'
import { box, last, list } from './conversas.ts'
import { importar } from './importacao.ts'
import { publish } from './selecao.ts'
import { aluna, professora, signIn, signInAnew } from './signIn.ts'
import { chooseAcao } from './steps.ts'

/** Replaces every text node as the translation of Chrome does, now and whenever one appears. */
function translate() {
  const untranslated = 'font, script, style, textarea, title, option, svg'
  const wrap = (node: Node) => {
    if (node instanceof Text) {
      if (!node.data.trim() || node.parentElement?.closest(untranslated)) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      if (outer.firstElementChild) outer.firstElementChild.textContent = node.data
      node.replaceWith(outer)
    } else for (const child of Array.from(node.childNodes)) wrap(child)
  }
  new MutationObserver(records => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text && target.isConnected) wrap(target)
      for (const node of addedNodes) if (node.isConnected) wrap(node)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate)
})

test.afterEach(async ({ page }) => {
  await expect(page.getByText('Algo deu errado')).toHaveCount(0)
})

const vagas = (page: Page) => page.getByRole('region', { name: 'Oportunidades para Você' })
const aplicados = (page: Page) => page.getByText('Filtros Aplicados', { exact: true })

async function openList(page: Page) {
  await page.goto('/opportunities')
  await expect(vagas(page).getByRole('article').first()).toBeVisible()
}

test('a translated page signs in, after a wrong password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('errada123')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Credenciais inválidas ou email não verificado').first()).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('a translated list filters, searches, changes pages and resets', async ({ page }) => {
  await signIn(page, aluna)
  await openList(page)
  await page.getByRole('button', { name: 'Monitoria', exact: true }).click()
  await expect(page.getByText('Filtros Selecionados')).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click()
  await expect(aplicados(page)).toBeVisible()
  await expect(page.getByText(/encontrada\(s\) com os filtros aplicados/)).toBeVisible()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Página 2 de')).toBeVisible()
  await page.getByPlaceholder('Buscar oportunidades...').fill('calculo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/busca=calculo/)
  await page.getByRole('button', { name: 'Limpar Filtros' }).click()
  await expect(aplicados(page)).toBeHidden()
})

test('a translated list shows saved vagas, and a card can be saved', async ({ page }) => {
  await signInAnew(page)
  await openList(page)
  await vagas(page)
    .getByRole('button', { name: /^Salvar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Salvas', exact: true }).click()
  await expect(vagas(page).getByRole('article')).toHaveCount(1)
})

test('a student applies on a translated page, and cancels', async ({ page, browser }) => {
  const professor = await (await browser.newContext()).newPage()
  await signIn(professor, professora)
  const vaga = await publish(professor)
  await signInAnew(page)
  await page.goto(vaga.studentUrl)
  await page.getByRole('button', { name: 'Candidatar-se' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('region', { name: 'Você já se candidatou' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar candidatura' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar candidatura' }).click()
  await expect(page.getByRole('button', { name: 'Candidatar-se' }).first()).toBeVisible()
})

test('a transcript is imported on a translated page', async ({ page }) => {
  await signInAnew(page)
  await page.goto('/import-curriculum')
  await importar(page, 'tabela.pdf', page.getByRole('link', { name: 'Ver oportunidades para você' }))
})

test('a translated network connects, and disconnects', async ({ page }) => {
  await signInAnew(page)
  await page.goto('/network')
  const conectar = page.getByRole('button', { name: /^Conectar com/ }).first()
  const nome = ((await conectar.textContent()) ?? '').replace('Conectar com ', '')
  const conectado = page.getByRole('button', { name: `Conectado com ${nome}`, exact: true })
  await conectar.click()
  await expect(conectado).toBeVisible()
  // A press is ignored while the previous one is being sent.
  await expect(async () => {
    if (await conectado.isVisible()) await conectado.click()
    await expect(page.getByRole('button', { name: `Conectar com ${nome}`, exact: true })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
})

test('a translated conversation sends a message', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/messages')
  await list(page).getByRole('link').first().click()
  const text = `Boa tarde ${Date.now()}`
  await box(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(last(page)).toContainText(text)
})

test('a translated table of a professor filters by status, and sorts', async ({ page }) => {
  await signIn(page, professora)
  await page.goto('/professor/opportunities')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Finalizada', exact: true }).click()
  await expect(page).toHaveURL(/status=/)
  await page.getByRole('button', { name: 'Candidatos', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a professor edits a vaga on a translated page', async ({ page }) => {
  await signIn(page, professora)
  const vaga = await publish(page)
  await page.goto(vaga.url)
  await chooseAcao(page, 'Editar')
  await page.getByRole('dialog').getByLabel('Título').fill(`${vaga.titulo} revista`)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Oportunidade atualizada!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${vaga.titulo} revista` })).toBeVisible()
})

test('a translated profile is edited', async ({ page }) => {
  await signInAnew(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByLabel('Nome').fill('Nina Traduzida')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nina Traduzida' })).toBeVisible()
})
