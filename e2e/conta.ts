import { type Page, expect } from '@playwright/test'
import { requestsOf, tabTo } from './steps.ts'

/** An e-mail address or title that is unique across tests and runs. */
export const unique = () => `${Date.now()}${Math.random().toString().slice(2, 6)}`

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Moves to a field by keyboard and types. In a select, typing chooses the option that begins with the text. */
export async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

export async function press(page: Page, name: string) {
  await tabTo(page, button(page, name))
  await page.keyboard.press('Enter')
}

export async function fillConta(page: Page, nome: string, email: string) {
  await typeInto(page, 'Nome completo', nome)
  await typeInto(page, 'E-mail institucional', email)
  await typeInto(page, 'Senha', 'segredo1')
}

/** The link in the newest mail to an address, from the outbox page, once it has so many. */
export async function linkOfMail(page: Page, email: string, count = 1): Promise<string> {
  const mails = page.getByRole('listitem').filter({ hasText: email }).getByRole('link')
  await expect(async () => {
    await page.goto('/_dev/mail')
    await expect(mails.nth(count - 1)).toBeVisible({ timeout: 500 })
  }).toPass()
  await tabTo(page, mails.first())
  await page.keyboard.press('Enter')
  return (await page.getByRole('link', { name: /^http/ }).getAttribute('href')) ?? ''
}

export async function registerProfessor(page: Page, email: string) {
  await page.goto('/professor/register')
  await fillConta(page, 'Rui Lima', email)
  await expect(page.getByRole('option', { name: 'Informática' })).toBeAttached()
  await typeInto(page, 'Departamento', 'Inf')
  await typeInto(page, 'Breve biografia', 'Pesquiso grafos e ensino algoritmos.')
  await press(page, 'Cadastrar')
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/professor/login')
}

export async function registerStudent(page: Page, email: string) {
  await page.goto('/register')
  await fillConta(page, 'Ana Souza', email)
  await typeInto(page, 'Curso', 'Teo')
  await typeInto(page, 'Período de início', '2024.2')
  await press(page, 'Próximo passo')
  await expect(page.getByRole('heading', { name: 'Objetivo principal' })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: /^Rede de contatos/ }))
  await page.keyboard.press('ArrowDown')
  await press(page, 'Próximo passo')
  await expect(page.getByRole('heading', { name: 'Interesses' })).toBeFocused()
  await tabTo(page, page.locator('summary', { hasText: 'Computação' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Robótica', { exact: true }))
  await page.keyboard.press('Space')
  const requests = await requestsOf(page, async () => {
    await press(page, 'Finalizar cadastro')
    await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
  expect(requests).toBe(1)
}
