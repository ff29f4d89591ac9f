import { createHmac, randomUUID } from 'node:crypto'

/** A student with a token, and the recipient. All ids are REST ids. */
export type Sender = { token: string; eu: number; para: number }

/** Signs the token of a student of the seed with the API's secret. `issuer` is its PUBLIC_URL, `eu` a REST id. */
export function issueToken(secret: string, issuer: string, eu: number): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { iss: issuer, aud: 'api', user_id: eu, is_student: true, versao: 0, jti: randomUUID(), exp }
  const signed = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** This many students, each with another recipient. */
export const createSenders = (secret: string, issuer: string, count: number): Sender[] =>
  Array.from({ length: count }, (_, index) => ({
    token: issueToken(secret, issuer, 10 + index),
    eu: 10 + index,
    para: 60 + index,
  }))

const enviar = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) {
  __typename ... on EnviarMensagemSuccess { mensagemEdge { node { conteudo } } } ... on Erro { mensagem } } }`

/** Sends through the gateway at `url`. Returns whether it was acknowledged. Throws on a refusal, which the tests never expect. */
export async function send(url: string, { token, para }: Sender, message: { conteudo: string; chave: string }) {
  const input = { para: Buffer.from(`Pessoa:${para}`).toString('base64url'), ...message }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: enviar, variables: { input } }),
    signal: AbortSignal.timeout(12_000),
  }).catch(() => null)
  const body = await response?.json().catch(() => null)
  const answer = body?.data?.enviarMensagem
  if (answer && answer.__typename !== 'EnviarMensagemSuccess') throw new Error(JSON.stringify(answer))
  if (body?.errors?.[0]?.extensions.code === 'UNAUTHENTICATED') throw new Error(JSON.stringify(body))
  return Boolean(answer)
}

/** The messages of a thread that begin with `words`, oldest first, from the API at `url`. */
export async function readSent(url: string, { token, para }: Sender, words: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/mensagens/conversa/${para}`, { headers })
  const thread: { conteudo: string }[] = await response.json()
  return thread.map(({ conteudo }) => conteudo).filter(conteudo => conteudo.startsWith(words))
}
