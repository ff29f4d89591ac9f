/** The demo accounts of the seed. */
export const accounts = {
  aluna: { email: 'aluna@puc.example', papel: 'ESTUDANTE' },
  professora: { email: 'professora@inf.puc.example', papel: 'PROFESSOR' },
}

/** The token of a new session. */
export async function signIn(origin: string, who: keyof typeof accounts): Promise<string> {
  const query =
    'mutation Entrar($input: EntrarInput!) { entrar(input: $input) { ... on EntrarSuccess { token } ... on Erro { mensagem } } }'
  const body = JSON.stringify({ query, variables: { input: { ...accounts[who], senha: 'demo1234' } } })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data?: { entrar?: { token?: string; mensagem?: string } } }
  if (!data?.entrar?.token) throw new Error(data?.entrar?.mensagem ?? `status ${response.status}`)
  return data.entrar.token
}
