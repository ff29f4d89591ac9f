import { setTimeout as wait } from 'node:timers/promises'
import { type Page, expect } from '@playwright/test'

/** Sends a GraphQL operation. Repeats it while a busy API refuses it with OVERLOADED: nothing was executed. */
export async function post(page: Page, query: string, variables: object, headers: Record<string, string> = {}) {
  for (let left = 100; ; left -= 1) {
    const body = await (await page.request.post('/graphql', { data: { query, variables }, headers })).json()
    if (left === 0 || body.errors?.[0]?.extensions?.code !== 'OVERLOADED') return body
    await wait(500)
  }
}

/** Sends a GraphQL operation with the session of the page. Errors fail the test. */
export async function ask(page: Page, query: string, variables: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { data, errors } = await post(page, query, variables, { authorization: `Bearer ${token}` })
  expect(errors).toBeUndefined()
  return data
}

/** Sends a message to the person with this REST id. */
export async function sendMensagem(page: Page, codigo: string, conteudo: string) {
  const { usuario } = await ask(page, 'query ($codigo: ID!) { usuario(codigo: $codigo) { id } }', { codigo })
  await ask(
    page,
    `mutation ($para: ID!, $conteudo: String!) {
      enviarMensagem(input: { para: $para, conteudo: $conteudo }) { ... on EnviarMensagemSuccess { mensagemEdge { cursor } } }
    }`,
    { para: usuario.id, conteudo },
  )
}
