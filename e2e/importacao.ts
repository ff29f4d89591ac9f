import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { sendFile } from './steps.ts'

export const pdf = (name: string) => path.join(import.meta.dirname, '../api/src/historicos/testing/pdfs', name)
export const field = (page: Page) => page.getByLabel('Histórico acadêmico em PDF')

/** Shows the import in place of the transcript, for a student who has one. */
export const importarOutro = (page: Page) => page.getByRole('button', { name: 'Importar PDF novo' }).click()

/** Returns how often it was sent. */
export async function importar(page: Page, name: string, answer: Locator) {
  await field(page).setInputFiles(pdf(name))
  return enviar(page, answer)
}

/** Sends the chosen file. Returns how often. */
export const enviar = (page: Page, answer: Locator) =>
  sendFile(page, () => page.getByRole('button', { name: 'Importar histórico' }).click(), answer)
