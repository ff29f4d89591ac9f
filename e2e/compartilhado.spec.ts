import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { pdf } from './importacao.ts'
import { test } from './returnVisit.ts'
import { installWorker } from './serviceWorker.ts'
import { aluna, signIn } from './signIn.ts'

/*
 * The transcript that another app shares with the installed one.
 */

/** Sends the form that a phone sends for what its reader shares, from no page of the site. */
async function share(page: Page, origin: string, name: string) {
  await page.goto('about:blank')
  const content = readFileSync(pdf(name)).toString('base64')
  await page.evaluate(
    ([text, nome, site]) => {
      const form = Object.assign(document.createElement('form'), { method: 'POST', enctype: 'multipart/form-data' })
      form.action = `${site}/import-curriculum`
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'arquivo' })
      const files = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0))
      files.items.add(new File([bytes], nome, { type: 'application/pdf' }))
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [content, name, origin] as const,
  )
  await page.waitForURL(`${origin}/**`)
}

const held = (page: Page) => page.evaluate(async () => (await caches.keys()).includes('mural-compartilhado'))

test('it waits for the sign-in, is chosen on the page of the import, and is kept no longer', async ({ page, site }) => {
  await installWorker(page, site.url)
  await share(page, site.url, 'carta.pdf')
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(await held(page)).toBe(true)
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('carta.pdf')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/import-curriculum`)
  expect(await held(page)).toBe(false)
})

test('without the service worker the page says that it did not arrive', async ({ page, site }) => {
  await signIn(page, aluna, site.url)
  await share(page, site.url, 'carta.pdf')
  await expect(page.getByText('O arquivo compartilhado não chegou aqui.')).toBeVisible()
})
