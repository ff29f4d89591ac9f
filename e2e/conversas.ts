import type { Browser, Page } from '@playwright/test'
import { type aluna, signIn } from './signIn.ts'

export const list = (page: Page) => page.getByRole('complementary', { name: 'Conversas' })
export const thread = (page: Page) => page.getByRole('region', { name: 'Mensagens' })
export const last = (page: Page) => thread(page).getByRole('listitem').last()
export const box = (page: Page) => page.getByRole('textbox', { name: /^Mensagem/ })

/** A text that is unique across tests and runs. */
export const newText = (words: string) => `${words} ${Date.now()}${Math.random().toString().slice(2, 6)}`

/** REST id of the signed-in person, from the token. */
export const idOf = (page: Page) =>
  page.evaluate(() => String(JSON.parse(atob(localStorage.getItem('token')?.split('.')[1] ?? '')).user_id))

export async function openAs(browser: Browser, who: typeof aluna) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, who)
  return page
}
