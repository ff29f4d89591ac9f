import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { sendFile } from './steps.ts'

export const pdf = (name: string) => path.join(import.meta.dirname, '../api/src/historicos/testing/pdfs', name)
export const field = (page: Page) => page.getByLabel('Histórico acadêmico em PDF')
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Meu Histórico Acadêmico' })

/** Returns how often it was sent. */
export async function importar(page: Page, name: string, answer: Locator) {
  await field(page).setInputFiles(pdf(name))
  return enviar(page, answer)
}

/** Sends the chosen file. Returns how often. */
export const enviar = (page: Page, answer: Locator) =>
  sendFile(page, () => page.getByRole('button', { name: 'Importar histórico' }).click(), answer)
