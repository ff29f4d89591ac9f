import { type Page, expect } from '@playwright/test'

/** The demo accounts of design §2. */
export const aluna = { email: 'aluna@puc.example', papel: 'ESTUDANTE' }
export const professora = { email: 'professora@inf.puc.example', papel: 'PROFESSOR' }

const document = `mutation Entrar($input: EntrarInput!) {
  entrar(input: $input) { ... on EntrarSuccess { token } ... on Erro { mensagem } }
}`

/** Signs the browser in at `origin` without the login page: for tests that are about what comes after it. */
export async function signIn(page: Page, { email, papel }: typeof aluna, origin = '') {
  const token = await askForToken(page, email, papel)
  await page.goto(`${origin}/health`)
  await page.evaluate(
    ([value, ehAluno]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('ehAluno', ehAluno)
    },
    [token, String(papel === 'ESTUDANTE')] as const,
  )
}

async function askForToken(page: Page, email: string, papel: string): Promise<string> {
  const variables = { input: { email, senha: 'demo1234', papel } }
  const answer = await page.request.post('/graphql', { data: { query: document, variables } })
  const body = await answer.json()
  expect(body, 'the demo account can sign in').toHaveProperty('data.entrar.token')
  return body.data.entrar.token
}
