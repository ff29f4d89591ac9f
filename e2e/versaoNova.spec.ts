import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { signIn } from './signIn.ts'
import { firstToApplyTo, isAsked } from './steps.ts'

/*
 * What a page of an older version shows when the gateway no longer knows its documents, or its code is gone.
 */

/** A student who applies in no other test. */
const ester = { email: 'ester.barbosa@puc.example', papel: 'ESTUDANTE' }

/** From now on the gateway knows no document. Returns how often the page has loaded since then. */
async function forgetDocuments(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const errors = [{ message: 'Há uma versão nova do mural.', extensions: { code: 'UNKNOWN_DOCUMENT' } }]
  await page.route('**/graphql', route =>
    isAsked(route.request()) ? route.fulfill({ status: 400, json: { errors } }) : route.continue(),
  )
  return () => loads
}

async function openLetter(page: Page) {
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  return page.getByRole('textbox', { name: /Carta de motivação/ })
}

/** A vaga to which the reader can apply, with an unsent letter. */
async function writeLetter(page: Page) {
  await signIn(page, ester)
  await page.goto('/opportunities')
  await firstToApplyTo(page.getByRole('article')).getByRole('link', { name: 'Ver Detalhes' }).click()
  await (await openLetter(page)).fill('Gosto de ensinar.')
}

test('the notice loads the new version and keeps position and draft', async ({ page }) => {
  await writeLetter(page)
  const address = page.url()
  const loads = await forgetDocuments(page)
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByText('Há uma versão nova do mural.')).toBeVisible()
  expect(loads()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(await openLetter(page)).toHaveValue('Gosto de ensinar.')
})

test('the notice of a new version @axe', async ({ page }) => {
  await writeLetter(page)
  await forgetDocuments(page)
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByRole('button', { name: 'Atualizar agora' })).toBeVisible()
  await expectAccessible(page)
})

test('a page with an unknown document reloads once into the new version', async ({ page }) => {
  await signIn(page, ester)
  const loads = await forgetDocuments(page)
  await page.goto('/opportunities?busca=redes')
  await expect(page.getByRole('heading', { name: 'Versão nova do mural' })).toBeVisible()
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('button', { name: 'Atualizar agora' })).toBeVisible()
  await expectAccessible(page)
  expect(loads()).toBe(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(page.getByRole('heading', { name: 'Oportunidades para Você' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?busca=redes')
})

test.describe('without a service worker, which would have the code', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose code did not load, since the connection broke, loads again by itself', async ({ page }) => {
    await signIn(page, ester)
    await page.route(/\/assets\/RedePage-[^/]*\.js$/, route => route.abort('connectionreset'), { times: 1 })
    await page.goto('/network')
    await expect(page.getByRole('heading', { level: 1, name: /rede/i })).toBeVisible()
  })

  test('a page whose code is gone reloads into the new version', async ({ page }) => {
    await signIn(page, ester)
    await page.goto('/opportunities')
    await expect(page.getByRole('heading', { name: 'Oportunidades para Você' })).toBeVisible()
    // As after a release: another entry, and no old code.
    let isNew = false
    await page.route(/\/assets\/RedePage-[^/]*\.js$/, route =>
      isNew ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.route('/', async route => {
      isNew = true
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(/index-[\w-]+\.js/g, 'index-new.js') })
    })
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Rede' }).first().click()
    await loaded
    await expect(page.getByRole('heading', { level: 1, name: /rede/i })).toBeVisible()
  })
})
