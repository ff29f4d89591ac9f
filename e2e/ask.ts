import { type Page, expect } from '@playwright/test'

/** Sends a GraphQL operation with the session of the page. Errors fail the test. */
export async function ask(page: Page, query: string, variables: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data
}

/** Sends a message to the person with this REST id. */
export const sendMensagem = (page: Page, para: string, conteudo: string) =>
  ask(
    page,
    `mutation ($para: ID!, $conteudo: String!) {
      enviarMensagem(input: { para: $para, conteudo: $conteudo }) { ... on EnviarMensagemSuccess { mensagemEdge { cursor } } }
    }`,
    { para, conteudo },
  )
