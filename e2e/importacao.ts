import path from 'node:path'
import { type Locator, type Page, expect } from '@playwright/test'

export const pdf = (name: string) => path.join(import.meta.dirname, '../api/src/historicos/testing/pdfs', name)
export const field = (page: Page) => page.getByLabel('Histórico acadêmico em PDF')
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Meu Histórico Acadêmico' })

export async function importar(page: Page, name: string, answer: Locator) {
  await field(page).setInputFiles(pdf(name))
  await enviar(page, answer)
}

/** Sends the chosen file, and retries while the machine reads too many files at once. */
export async function enviar(page: Page, answer: Locator) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Importar histórico' }).click()
    await expect(answer).toBeVisible({ timeout: 6_000 })
  }).toPass()
}
