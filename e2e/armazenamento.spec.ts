import { type Page, expect, test } from '@playwright/test'
import { firstToApplyTo } from './steps.ts'

/*
 * A browser that stores nothing: storage is refused, or full.
 */

/** In the page, before its scripts. */
const storages = {
  refused: () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

/** A student without candidaturas, who applies in no other test. */
const ester = 'ester.barbosa@puc.example'

const soNestaPagina = 'Este navegador não deixa guardar a sessão.'

/** Through the form: no token can be put where a reload would find it. */
async function enter(page: Page, voltar = '/opportunities') {
  await page.goto(`/login?voltar=${encodeURIComponent(voltar)}`)
  await page.getByLabel('E-mail').fill(ester)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

const cards = (page: Page) => page.getByRole('region', { name: 'Oportunidades para Você' }).getByRole('article')

for (const [how, refuse] of Object.entries(storages)) {
  test.describe(`with storage ${how}`, () => {
    const errors: string[] = []

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(refuse)
      errors.length = 0
      page.on('pageerror', error => errors.push(error.message))
    })

    test.afterEach(() => expect(errors, 'what nobody caught').toEqual([]))

    test('a visitor can read and navigate', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Entrar como aluno' }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel('E-mail')).toBeVisible()
      await page.goto('/register')
      await page.getByLabel(/^Nome/).fill('Nina')
      await expect(page.getByLabel(/^Nome/)).toHaveValue('Nina')
    })

    test('the theme is kept while the page is open', async ({ page }) => {
      await page.goto('/login')
      // A press before the code of the prerendered form runs does nothing.
      await expect(page.locator('#root[data-skeleton]')).toHaveCount(0)
      await page.getByRole('button', { name: /^Tema: sistema/ }).click()
      await page.getByRole('button', { name: /^Tema: claro/ }).click()
      await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro')
      await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
      await expect(page.getByRole('button', { name: /^Tema: escuro/ })).toBeVisible()
    })

    test('a session lasts as long as the page is open, and the login says so', async ({ page }) => {
      await enter(page)
      await expect(page.getByText(soNestaPagina)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Rede' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /rede/i })).toBeVisible()
      await page.getByRole('button', { name: 'Sair' }).click()
      await expect(page).toHaveURL('/login')
      await page.goBack()
      await expect(page).toHaveURL(/\/login/)
    })

    test('restores the draft of a letter', async ({ page }) => {
      await enter(page)
      await firstToApplyTo(cards(page))
        .getByRole('link', { name: /^Ver Detalhes/ })
        .click()
      await page.getByRole('button', { name: 'Candidatar-se' }).click()
      const letter = page.getByRole('dialog').getByLabel('Carta de motivação')
      await letter.fill('Gosto de ensinar.')
      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(cards(page).first()).toBeVisible()
      await page.goForward()
      await page.getByRole('button', { name: 'Candidatar-se' }).click()
      await expect(letter).toHaveValue('Gosto de ensinar.')
    })

    test('does not show a vaga as saved, and says why', async ({ page }) => {
      await enter(page)
      const save = cards(page)
        .first()
        .getByRole('button', { name: /^Salvar/ })
      await save.click()
      await expect(page.getByText('Este navegador não deixa o site guardar nada.')).toBeVisible()
      await expect(save).toHaveAttribute('aria-pressed', 'false')
    })
  })
}
