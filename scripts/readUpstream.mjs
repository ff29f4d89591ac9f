import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { findDifferences } from './upstreamFields.mjs'

const { paths } = JSON.parse(readFileSync(path.join(root, 'api/openapi.json'), 'utf8'))

/** Those that every upstream has: the base calls of docs/rest-contract.md. */
export const baseCalls = new Set([
  '/users/{id}',
  '/interesses',
  '/vagas/tipo',
  '/departamentos',
  '/vagas',
  '/vagas/{id}',
  '/vagas/professor',
  '/api/candidaturas/vaga/{id}/candidatura-status',
  '/vagas/{id}/candidatos',
  '/candidaturas/vaga/{id}',
  '/mensagens/conversas',
  '/mensagens/conversa/{id}',
  '/historicos',
  '/historicos/status',
])

/** The gateway calls these with a slash at the end. */
const slashed = new Set(['/interesses', '/departamentos', '/historicos'])

/**
 * Reads each GET of the contract once. Resolves `findings`, sentences that begin with a call, and `unread`, the calls that
 * could not be compared with their reason. `token` is null for the calls that need none.
 */
export async function readUpstream(url, token) {
  const [findings, unread] = [[], []]
  const ids = { users: token && readUser(token) }
  for (const [template, schema] of callsInOrder()) {
    const call = `GET ${template}`
    const id = ids[ownerOf(template)]
    if (template.includes('{') && !id) {
      unread.push(`${call}: no id is known`)
      continue
    }
    const { status, body } = await read(url, template.replace(/\{\w+\}/, id), token)
    if (status === 200 && body !== undefined) {
      findings.push(...findDifferences(schema, body).map(difference => `${call}: ${difference}`))
      noteIds(ids, template, body)
    } else if (status === 200) findings.push(`${call}: the body is not JSON`)
    else if (baseCalls.has(template) && [404, 405, 501].includes(status)) findings.push(`${call}: status ${status}`)
    else unread.push(`${call}: status ${status}`)
  }
  return { findings, unread }
}

/** The JSON calls with their schema, lists first: the others need ids of these. */
function callsInOrder() {
  const calls = Object.entries(paths).flatMap(([template, { get }]) => {
    const schema = get?.responses[200]?.content?.['application/json']?.schema
    return schema ? [[template, schema]] : []
  })
  return calls.toSorted(([one], [other]) => rankOf(one) - rankOf(other))
}

/** A candidatura's id is read from the candidates of a vaga. */
const rankOf = template => (template.includes('{') ? (ownerOf(template) === 'candidaturas' ? 2 : 1) : 0)

/** What a path's id is of: `vagas` of `/vagas/{id}/selecao`. */
const ownerOf = template => {
  const [, owner] = /(\w+)\/\{/.exec(template) ?? []
  return owner === 'vaga' ? 'vagas' : owner
}

function noteIds(ids, template, body) {
  const rows = Array.isArray(body) ? body : Object.values(body ?? {}).find(Array.isArray)
  const first = rows?.[0]
  if (template === '/vagas' || template === '/vagas/professor') ids.vagas = first?.id ?? ids.vagas
  if (template === '/vagas/{id}/candidatos') ids.candidaturas = first?.id
  if (template === '/mensagens/conversas') ids.conversa = first?.usuario_id
}

async function read(url, template, token) {
  const slash = slashed.has(template) ? '/' : ''
  const response = await fetch(`${url.replace(/\/+$/, '')}${template}${slash}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    return { status: response.status, body: undefined }
  }
}

/** The person of a token, or undefined. */
function readUser(token) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).user_id
  } catch {
    return undefined
  }
}

/** Signs in. Throws a sentence if that is refused. */
export async function signIn(url, email, password) {
  const response = await fetch(`${url.replace(/\/+$/, '')}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(10_000),
  })
  const { access_token: token } = await response.json().catch(() => ({}))
  if (!token) throw new Error(`POST /users/login returned ${response.status} without an access_token`)
  return token
}
