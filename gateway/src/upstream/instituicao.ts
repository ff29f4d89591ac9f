import { fusoPadrao, isFuso } from '../fuso.ts'
import { toPrimeirosMeses } from '../periodos.ts'
import { toAviso } from './models/instituicao.ts'
import type { Instituicao } from './models/instituicao.ts'
import { OperationCancellation } from './transport/cancellation.ts'
import type { Incoming, Send } from './transport/send.ts'
import { discard, toChunks } from './transport/send.ts'
import { flag, id, list, object, requiredText, text, whole } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

/** Milliseconds for which an answer is used before the next request asks again. */
const fresh = 1000
/** Milliseconds after the last request for which it goes on asking, so that the next request has what is true now. */
const inUse = 60_000
/** Milliseconds until it asks an upstream again that said that it has no such call. */
const freshWithout = 60_000
const deadline = 2000
/** Of the body, in bytes: hundreds of courses and places. */
const most = 1024 * 1024

/**
 * The institution as the upstream has it now. `now` returns what is known; in the background it is asked for again, at
 * most once a second and while it is in use: no request waits. `first` waits for the first answer. Before one, and over
 * an upstream without the call, it is that of the file.
 */
export function createInstituicaoDeAgora(send: Send, arquivo: Instituicao) {
  let known = arquivo
  let etag: string | undefined
  let askAgainAt = 0
  let usedAt = -Infinity
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    const headers = { accept: 'application/json', 'if-none-match': etag }
    const cancellation = new OperationCancellation(null, deadline)
    const incoming = await send({ method: 'GET', path: '/instituicao', headers, cancellation, most })
    if (incoming.status === 200) {
      known = { ...arquivo, ...toInstituicao(await readBody(incoming)) }
      etag = incoming.etag
      return
    }
    await discard(incoming)
    if (incoming.status !== 404) return
    known = arquivo
    askAgainAt = performance.now() + freshWithout
  }

  function refresh(): Promise<void> {
    if (asking || performance.now() < askAgainAt) return asking ?? Promise.resolve()
    askAgainAt = performance.now() + fresh
    // An upstream that is down, or answers with something else, changes nothing: what was known last stays.
    asking = ask()
      .catch(() => {})
      .finally(() => {
        asking = null
        if (performance.now() - usedAt < inUse) setTimeout(() => void refresh(), fresh).unref()
      })
    return asking
  }

  return {
    first: refresh,
    now: (): Instituicao => {
      usedAt = performance.now()
      void refresh()
      return known
    },
  }
}

async function readBody(incoming: Incoming): Promise<Row> {
  const chunks = []
  for await (const chunk of toChunks(incoming)) chunks.push(chunk)
  return object(JSON.parse(Buffer.concat(chunks).toString()))
}

const texts = (row: Row, key: string) => list(row, key, String)

function toInstituicao(row: Row): Omit<Instituicao, 'atividadesComplementares'> {
  return {
    nome: requiredText(row, 'nome'),
    sigla: requiredText(row, 'sigla'),
    dominiosDeAluno: texts(row, 'dominiosDeAluno'),
    dominiosDeProfessor: texts(row, 'dominiosDeProfessor'),
    emailsDeExcecao: texts(row, 'emailsDeExcecao'),
    prototipo: text(row, 'prototipo'),
    suporte: text(row, 'suporte'),
    protecaoDeDados: text(row, 'protecaoDeDados'),
    termos: text(row, 'termos'),
    cursos: texts(row, 'cursos'),
    locais: list(row, 'locais', each => {
      const local = object(each)
      return { codigo: id(local, 'id'), nome: requiredText(local, 'nome') }
    }),
    cor: text(row, 'cor'),
    marcaMvp: flag(row, 'marcaMvp') ?? true,
    fuso: toFuso(text(row, 'fuso')),
    primeirosMeses: toPrimeirosMeses(row['primeirosMeses']),
    logo: toLogo(text(row, 'logo')),
    entradaPelaUniversidade: toEntrada(text(row, 'entradaPelaUniversidade')),
    avisos: list(row, 'avisos', toAviso),
    documentos: whole(row, 'documentos') ?? 0,
  }
}

/** One that this process does not know would fail each request. */
const toFuso = (fuso: string | null) => (fuso !== null && isFuso(fuso) ? fuso : fusoPadrao)

/** Only the API's own path is served on this origin. */
const toLogo = (logo: string | null) => (logo !== null && /^\/instituicao\/logo\?v=\d+$/.test(logo) ? logo : null)

const toEntrada = (entrada: string | null) => (entrada === 'ao-lado' || entrada === 'so' ? entrada : null)
