import { type Page, expect } from '@playwright/test'

/** Asks the gateway as whoever is signed in on the page; errors fail the test. */
export async function ask(page: Page, query: string, variables: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data
}

/** Writes to the person of that REST id. */
export const escrever = (page: Page, para: string, conteudo: string) =>
  ask(
    page,
    `mutation ($para: ID!, $conteudo: String!) {
      enviarMensagem(input: { para: $para, conteudo: $conteudo }) { ... on EnviarMensagemSuccess { mensagemEdge { cursor } } }
    }`,
    { para, conteudo },
  )
