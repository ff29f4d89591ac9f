import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, kept, readList, test } from './returnVisit.ts'
import { signIn } from './signIn.ts'

/*
 * Pages that can be read without a connection, and who can read them.
 */

const otherStudent = { email: 'ester.barbosa@puc.example', papel: 'ESTUDANTE' }

const list = 'Oportunidades Acadêmicas'
const offline = 'Sem conexão: o que você vê é de'

test('offline, what was read is shown with its age, the rest says so, and the list refetches later', async ({
  page,
  site,
}) => {
  await readList(page, site)
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  await cards(page).first().click()
  await page.waitForURL(/\/opportunities\/\d+$/)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(1)
  await site.stop()

  // A page that was never opened lists what can be read.
  await page.goto(`${site.url}/network`)
  await expect(page.getByText('Verifique sua conexão com a internet e tente de novo.')).toBeVisible()
  await expect(page.getByRole('link', { name: list })).toHaveAttribute('href', '/opportunities')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(offline)).toBeVisible()

  // An address that is not cached shows the offline page.
  await page.goto(`${site.url}/nowhere`)
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await page.getByRole('link', { name: 'Última lista de oportunidades' }).click()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.getByRole('heading', { name: list })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles)
  await site.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(offline)).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

test('the offline states @axe', async ({ page, site }) => {
  await readList(page, site)
  await site.stop()
  for (const path of ['/opportunities', '/network', '/nowhere']) {
    await page.goto(site.url + path)
    await expect(page.getByText(/Sem conexão|Enquanto isso/).first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('signing out deletes the offline copies, and another person cannot see what was left behind', async ({
  page,
  site,
}) => {
  await readList(page, site)
  const text = await page.evaluate(() => localStorage.getItem('offlineCopies') ?? '')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(await kept(page)).toEqual([])
  await signIn(page, otherStudent, site.url)
  await page.evaluate(left => localStorage.setItem('offlineCopies', left), text)
  await site.stop()
  await page.goto(`${site.url}/opportunities`)
  await expect(page.getByText('Verifique sua conexão com a internet e tente de novo.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('Enquanto isso')).toHaveCount(0)
})
