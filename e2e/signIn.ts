import { type Page, expect } from '@playwright/test'
import { post } from './ask.ts'
import { installWorker } from './serviceWorker.ts'

/** The demo accounts. */
export const aluna = { email: 'aluna@puc.example', papel: 'ESTUDANTE' }
export const professora = { email: 'professora@inf.puc.example', papel: 'PROFESSOR' }

const document = `mutation Entrar($input: EntrarInput!) {
  entrar(input: $input) { ... on EntrarSuccess { token } ... on Erro { mensagem } }
}`

/** Signs the browser in at `origin` without the login page. */
export async function signIn(page: Page, { email, papel }: typeof aluna, origin = '') {
  await keepToken(page, await askForToken(page, email, papel), papel, origin)
}

const registering = `mutation Cadastrar($input: CadastrarInput!) { cadastrar(input: $input) { __typename } }`
const verifying = `mutation Verificar($input: VerificarEmailInput!) {
  verificarEmail(input: $input) { ... on VerificarEmailSuccess { token } }
}`

/** An account made without the form, with its address verified. Returns a token. */
export async function registerVerified(page: Page, email: string, papel: string): Promise<string> {
  // Without it the verification would delete the password.
  const prova = crypto.randomUUID()
  const about = papel === 'ESTUDANTE' ? { interesses: ['Robótica'] } : { departamento: 'Informática', sobre: 'Grafos.' }
  await post(page, registering, { input: { nome: 'Nina Nova', email, senha: 'demo1234', papel, prova, ...about } })
  const mail = async () => (await (await page.request.get('/_dev/mail')).text()).split('<li>').find(isTo(email)) ?? ''
  await expect.poll(mail, 'the mail with the link').not.toBe('')
  const [, path = ''] = /href="([^"]+)"/.exec(await mail()) ?? []
  const [, token] = /verify-email\?token=([\w-]+)/.exec(await (await page.request.get(path)).text()) ?? []
  const { data } = await post(page, verifying, { input: { token, prova } })
  return data.verificarEmail.token
}

/** Signs the browser in as a new student: no transcript, no candidatura. */
export async function signInAnew(page: Page) {
  const email = `nova${Date.now()}${Math.random().toString().slice(2, 8)}@puc.example`
  await keepToken(page, await registerVerified(page, email, 'ESTUDANTE'), 'ESTUDANTE')
}

/** Signs another browser in with the session of a student's page. */
export async function signInToo(other: Page, page: Page) {
  await keepToken(other, await page.evaluate(() => localStorage.getItem('token') ?? ''), 'ESTUDANTE')
}

const isTo = (email: string) => (item: string) => item.includes(email)

async function keepToken(page: Page, token: string, papel: string, origin = '') {
  // The same tests must pass with a service worker.
  if (process.env['SERVICE_WORKER'] === 'on') await installWorker(page, origin)
  else await page.goto(`${origin}/health`)
  await page.evaluate(
    ([value, ehAluno]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('ehAluno', ehAluno)
    },
    [token, String(papel === 'ESTUDANTE')] as const,
  )
}

async function askForToken(page: Page, email: string, papel: string): Promise<string> {
  const body = await post(page, document, { input: { email, senha: 'demo1234', papel } })
  expect(body, 'the demo account can sign in').toHaveProperty('data.entrar.token')
  return body.data.entrar.token
}
