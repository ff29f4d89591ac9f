import { setTimeout as wait } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { aluna } from './signIn.ts'
import { startStack } from './stack.ts'

/** One stack for each worker, so that no test sees what another worker changes. playwright.config.ts reads STACKS. */
export default async function globalSetup({ workers }: FullConfig) {
  const stacks = await Promise.all(Array.from({ length: workers }, () => startStack()))
  await Promise.all(stacks.map(warmUp))
  process.env['STACKS'] = JSON.stringify(stacks)
  return async () => void (await Promise.all(stacks.map(stack => stack.stop())))
}

const entrar = `mutation {
  entrar(input: { email: "${aluna.email}", senha: "demo1234", papel: ESTUDANTE }) { ... on EntrarSuccess { token } }
}`

/**
 * The first list of a program that has compiled nothing may take longer than the gateway waits, on a busy machine, where the
 * API also refuses requests for a moment after its start.
 */
export async function warmUp({ url }: { url: string }) {
  const post = async (query: string, headers = {}) => {
    const body = JSON.stringify({ query })
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    for (let left = 100; ; left -= 1) {
      const answer = await (await fetch(`${url}/graphql`, init)).json()
      if (!answer.errors) return answer
      if (left === 0) throw new Error(`The stack does not serve: ${JSON.stringify(answer.errors)}`)
      await wait(200)
    }
  }
  const { data } = await post(entrar)
  await post('{ vagas(first: 8) { edges { node { titulo } } } }', { authorization: `Bearer ${data.entrar.token}` })
}
