import { EventSourceParserStream } from 'eventsource-parser/stream'
import type * as documents from './__generated__/operations.ts'

/* A client without Relay and without this repository's code: it only follows docs/clients.md. */

/** The documents of ./documents, which the gateway knows by their file names. */
interface Operations {
  Entrar: { variables: documents.EntrarMutationVariables; data: documents.EntrarMutation }
  Cadastrar: { variables: documents.CadastrarMutationVariables; data: documents.CadastrarMutation }
  VerificarEmail: { variables: documents.VerificarEmailMutationVariables; data: documents.VerificarEmailMutation }
  Sair: { variables: documents.SairMutationVariables; data: documents.SairMutation }
  Vagas: { variables: documents.VagasQueryVariables; data: documents.VagasQuery }
  Candidatar: { variables: documents.CandidatarMutationVariables; data: documents.CandidatarMutation }
  ImportarHistorico: { variables: { arquivo: null }; data: documents.ImportarHistoricoMutation }
  Novidades: { variables: documents.NovidadesSubscriptionVariables; data: documents.NovidadesSubscription }
}

type Name = keyof Operations
type Vaga = Whole<documents.VagasQuery>['vagas']['edges'][number]['node']

/** Each document has one root field, which is null if it failed. */
type Whole<Data> = { [Field in keyof Data]: NonNullable<Data[Field]> }

interface Result<Data> {
  data?: Data | null
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[]
}

/** A response without data. `retryAfter` is in seconds, if the gateway sends it. */
class Failure extends Error {
  readonly code: string
  readonly retryAfter: number | undefined

  constructor({ errors: [error] = [] }: Result<unknown>) {
    super(error?.message)
    this.code = error?.extensions.code ?? 'NO_DATA'
    this.retryAfter = error?.extensions.retryAfter
  }
}

export function createClient(url: string) {
  let token: string | null = null

  function send(body: string | FormData, signal?: AbortSignal): Promise<Response> {
    const headers = {
      accept: signal ? 'text/event-stream' : 'application/graphql-response+json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : { 'x-graphql-yoga-csrf': '1' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return fetch(`${url}/graphql`, { method: 'POST', headers, body, ...(signal && { signal }) })
  }

  async function ask<N extends Name>(documentId: N, variables: Operations[N]['variables'], file?: Blob) {
    const operation = JSON.stringify({ documentId, variables })
    const response = await send(file ? toForm(operation, file) : operation)
    return toData<Operations[N]['data']>(await response.json())
  }

  /** The refusal's sentence; null once signed in. */
  async function entrar(input: documents.EntrarInput): Promise<string | null> {
    const { entrar } = await ask('Entrar', { input })
    if (entrar.__typename !== 'EntrarSuccess') return entrar.mensagem
    token = entrar.token
    return null
  }

  /** The refusal's sentence; null once the mail with the code is on its way. */
  async function cadastrar(input: documents.CadastrarInput): Promise<string | null> {
    const { cadastrar } = await ask('Cadastrar', { input })
    return cadastrar.__typename === 'CadastrarSuccess' ? null : cadastrar.mensagem
  }

  /** The refusal's sentence; else whether a new password must be chosen, with this token. Signs in if it can. */
  async function verificarEmail(input: documents.VerificarEmailInput) {
    const { verificarEmail } = await ask('VerificarEmail', { input })
    if (verificarEmail.__typename !== 'VerificarEmailSuccess') return { mensagem: verificarEmail.mensagem }
    token = verificarEmail.token ?? null
    return { tokenDeSenha: verificarEmail.tokenDeSenha ?? null }
  }

  /** Whether the token was revoked. It is forgotten either way. */
  async function sair(): Promise<boolean> {
    const { sair } = await ask('Sair', {})
    token = null
    return sair.revogado
  }

  /** All matching vagas, one window at a time. */
  async function* vagas(filtro: documents.VagaFiltro, first = 20): AsyncGenerator<Vaga> {
    let after: string | null = null
    do {
      const { vagas }: Whole<documents.VagasQuery> = await ask('Vagas', { first, after, filtro })
      for (const { node } of vagas.edges) yield node
      after = vagas.pageInfo.hasNextPage ? vagas.pageInfo.endCursor : null
    } while (after !== null)
  }

  /** The refusal's sentence; null once applied. After a failure, retry with the same `chave`. */
  async function candidatar(vaga: string, cartaDeMotivacao: string, chave: string): Promise<string | null> {
    const { candidatar } = await ask('Candidatar', { input: { vaga, cartaDeMotivacao, chave } })
    return candidatar.__typename === 'CandidatarSuccess' ? null : candidatar.mensagem
  }

  /**
   * The refusal's sentence, or the number of imported courses; null if the import succeeded but the number is unknown.
   */
  async function importarHistorico(pdf: Blob): Promise<string | number | null> {
    const { importarHistorico } = await ask('ImportarHistorico', { arquivo: null }, pdf)
    return importarHistorico.__typename === 'ImportarHistoricoSuccess'
      ? importarHistorico.total
      : importarHistorico.mensagem
  }

  /** Live events until the stream ends or `signal` aborts. */
  async function* novidades(signal: AbortSignal) {
    const { body } = await send(JSON.stringify({ documentId: 'Novidades' }), signal)
    if (!body) return
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, data } of events) {
      if (event === 'next') yield toData<documents.NovidadesSubscription>(JSON.parse(data)).novidades
    }
  }

  return { entrar, cadastrar, verificarEmail, sair, vagas, candidatar, importarHistorico, novidades }
}

/** Data is present even if one of its fields failed: that field is null. */
function toData<Data extends object>({ data, ...result }: Result<Data>): Whole<Data> {
  if (!data || Object.values(data).includes(null)) throw new Failure(result)
  return data as Whole<Data>
}

function toForm(operation: string, file: Blob): FormData {
  const form = new FormData()
  form.append('operations', operation)
  form.append('map', '{ "0": ["variables.arquivo"] }')
  form.append('0', file)
  return form
}
