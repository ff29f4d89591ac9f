import { type Page, expect, test } from '@playwright/test'
import { createUniversidade } from '../api/src/provedor/testing/createUniversidade.ts'
import { freePort } from '../scripts/freePort.mjs'
import { idOf } from './conversas.ts'
import { aluna, signIn } from './signIn.ts'
import { startStackAt } from './stack.ts'

/* The sign-in at the university: the built programs over a real OpenID Connect provider, which is another site. */

test.describe.configure({ mode: 'default' })
/** The host is a name, and that of the provider a number. */
let url: string
let universidade: Awaited<ReturnType<typeof createUniversidade>>
let stack: Awaited<ReturnType<typeof startStackAt>>
test.beforeAll(async () => {
  url = `http://localhost:${await freePort()}`
  const aluno = { email_verified: true, papel: 'aluno' }
  const bia = { ...aluno, name: 'Bia Reis', email: 'bia.reis@puc.example' }
  const ana = { ...aluno, name: 'Ana Souza', email: aluna.email }
  universidade = await createUniversidade({ publicUrl: url, pessoas: { bia, ana } })
  const { issuer, clientId, clientSecret } = universidade.oidc
  stack = await startStackAt(url, {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  })
})
test.afterAll(async () => {
  await stack.stop()
  await universidade.close()
})

const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const naUniversidade = (page: Page) => page.getByRole('heading', { name: 'Entrar na universidade' })

/** From the login to the university, and back as this person. */
async function enter(page: Page, nome: string, login = '/login') {
  await page.goto(url + login)
  await botao(page, 'Entrar com a conta da universidade').click()
  await expect(naUniversidade(page)).toBeVisible()
  await page.getByRole('link', { name: nome }).click()
}

/** The addresses of the board in the history of the tab. */
const addresses = (page: Page) => page.evaluate(() => window.navigation.entries().map(entry => entry.url ?? ''))

test('a first sign-in makes an account and goes on where it began, and a sign-out ends both sessions', async ({
  page,
}) => {
  await enter(page, 'Bia Reis', '/login?voltar=%2Fopportunities%3Fbusca%3Dgrafos')
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(`${url}/opportunities?busca=grafos`)
  expect((await addresses(page)).filter(address => /[?&](code|state)=/.test(address))).toEqual([])
  await page.goto(`${url}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bia Reis' })).toBeVisible()
  await botao(page, 'Sair').click()
  await botao(page, 'Sair da universidade').click()
  await expect(page.getByText('Você saiu.')).toBeVisible()
  // The university asks who it is again.
  await botao(page, 'Entrar com a conta da universidade').click()
  await expect(naUniversidade(page)).toBeVisible()
})

test('a first sign-in with the address of an account joins it', async ({ page, browser }) => {
  const outra = await browser.newPage({ baseURL: url })
  await signIn(outra, aluna)
  await enter(page, 'Ana Souza')
  await expect(page).toHaveURL(`${url}/`)
  expect(await idOf(page)).toBe(await idOf(outra))
  await outra.close()
})

test('an answer to another browser, and an ID token of another key, sign nobody in', async ({ page }) => {
  const recusa = page.getByRole('alert')
  await page.goto(`${url}/entrar/universidade?code=alheio&state=alheio`)
  await expect(recusa).toContainText('Esta entrada começou em outro navegador ou há mais de dez minutos.')
  await expect(page).toHaveURL(`${url}/entrar/universidade`)
  await universidade.signWithAnother()
  await botao(page, 'Tentar de novo').click()
  await page.getByRole('link', { name: 'Bia Reis' }).click()
  await expect(recusa).toContainText('A universidade não confirmou a sua entrada. Tente de novo.')
  await expect(page).toHaveURL(`${url}/entrar/universidade`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
