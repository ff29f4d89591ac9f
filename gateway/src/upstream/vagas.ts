import { orConflito } from './conflito.ts'
import type { Conflito } from './conflito.ts'
import { orRead, UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { condicoes, escolhas, toWire } from './models/camposDaVaga.ts'
import type { CampoDaVaga, ValoresDaVaga } from './models/camposDaVaga.ts'
import { toPedidoPayload } from './models/pedido.ts'
import type { NovoPedido } from './models/pedido.ts'
import { toRequisitosPayload } from './models/requisito.ts'
import type { NovosRequisitos } from './models/requisito.ts'
import { toListedVaga, toVaga } from './models/vaga.ts'
import type { StatusDaVaga, Vaga } from './models/vaga.ts'
import type { Contagens } from './contagens.ts'
import type { FiltroDeVagas, OrdemDeVagas } from './filtroDeVagas.ts'
import type { Request, Write } from './transport/request.ts'
import { count, object, rows, text } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'
import { cutWindow, sortRows } from './wholeList.ts'
import type { Order } from './wholeList.ts'

const ordens = new Set<string>(['RECOMENDADAS', 'PRAZO', 'RECENTES'])
const isOrdem = (written: string | undefined): written is OrdemDeVagas => written !== undefined && ordens.has(written)

export interface Vagas extends Pagina<Vaga> {
  recomendadas: number
  /** The search in another spelling; null if there is none. */
  sugestaoDeBusca: string | null
  /** Null if the list has none of these, or the upstream cannot sort. */
  ordem: OrdemDeVagas | null
}

/** A null `prazo` means 31 December of the current year (docs/specification.md §10.1). A draft needs only a title. */
export type NovaVaga = ValoresDaVaga & {
  titulo: string
  rascunho?: boolean | null
  /** A vaga to copy what the form does not have from. */
  copiaDe?: string | null
  /** In place of what a copy has. Only where `OpcaoDeTipo.aceitaPerguntas`. */
  requisitos?: NovosRequisitos | undefined
  pedido?: NovoPedido | undefined
  idempotencyKey?: string | null
}

/** The new deadline was saved, the status was not: why, and the vaga as it is now. */
export interface SemStatus {
  semStatus: Refusal | UpstreamFailure
  vaga: Vaga | Error
}

/** Of an author's open vagas, on their profile. */
const mostOfAnAuthor = 5

const refusals = [400, 409, 422]

export function createVagas(request: Request, contagens: Contagens) {
  /** All vagas of the signed-in professor, newest first. */
  const allOwn = (): Promise<Vaga[]> => request.all('/vagas/professor', toMinhas)

  return {
    list: (window: Window, filtro: FiltroDeVagas) => list(request, contagens, window, filtro),
    abertasDe: (autor: string) => abertasDe(request, autor),
    get: (codigo: string) => vagaCalls(request, codigo).find(),
    /** One window of the signed-in professor's, newest first. */
    own: async (window: Window): Promise<Pagina<Vaga>> => cutWindow(await allOwn(), order, window),
    allOwn,
    /** `hoje`: the day at the university. */
    create(nova: NovaVaga, hoje: string): Promise<Vaga | Refusal | UpstreamFailure> {
      const call: Write = {
        method: 'POST',
        // A path of its own: an upstream that ignored a field would publish the draft.
        path: nova.rascunho ? '/vagas/rascunhos' : '/vagas',
        json: toPayload(nova, hoje),
        idempotencyKey: nova.idempotencyKey,
        refusals,
      }
      return request.write(call, body => toMinha(toVaga(body)))
    },
    /** A null `prazo` keeps the current one, at the cost of a call without `antes`. A conflict costs one more call. */
    async update(codigo: string, { antes, ...edicao }: Edicao): Promise<Vaga | Refusal | Error | Conflito> {
      const calls = vagaCalls(request, codigo)
      const prazo = edicao.prazo ?? (antes ? null : (await calls.get()).prazo)
      const payload = toEdicaoPayload({ ...edicao, prazo })
      const changed = await calls.change({ ...payload, antes: antes && toEdicaoPayload(antes, anulaveis) })
      return orConflito(changed, calls.get)
    },
    /** The result of another write with `antes`. */
    orConflito: <T>(codigo: string, result: T | Refusal) => orConflito(result, vagaCalls(request, codigo).get),
    publish: (codigo: string, prazo: string | null) => vagaCalls(request, codigo).publish(prazo),
    alterarStatus: (codigo: string, status: StatusDaVaga) => vagaCalls(request, codigo).setStatus(status),
    reativar: (codigo: string, status: StatusDaVaga, prazo: string) =>
      reativar(vagaCalls(request, codigo), status, prazo),
    /** Null once it is deleted, or the refusal. */
    remove: (codigo: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: `/vagas/${codigo}`, refusals }),
  }
}

/** The calls for one vaga. A write returns the vaga as it is afterwards, or why it cannot be read. */
function vagaCalls(request: Request, codigo: string) {
  const path = `/vagas/${codigo}`
  const find = (): Promise<Vaga | null> => request.find(path, toVaga)
  const write = (method: 'PUT' | 'POST', to: string, json: object): Promise<Vaga | Refusal | Error> =>
    orRead(request.write({ method, path: to, json, refusals }, toVaga), find)
  return {
    find,
    get: () => request.get(path, toVaga),
    change: (json: object) => write('PUT', path, json),
    setStatus: (status: StatusDaVaga) => write('PUT', `${path}/status`, { status: status.toLowerCase() }),
    publish: (prazo: string | null) => write('POST', `${path}/publicacao`, { prazo: prazo ?? undefined }),
  }
}

/** Sets the deadline first: it alone opens nothing. */
async function reativar(
  calls: ReturnType<typeof vagaCalls>,
  status: StatusDaVaga,
  prazo: string,
): Promise<Vaga | Refusal | Error | SemStatus> {
  const changed = await calls.change(toPrazoPayload(await calls.get(), prazo))
  if ('refused' in changed) return changed
  const moved = await calls.setStatus(status).catch(toFailure)
  if (!('refused' in moved || 'failed' in moved)) return moved
  const now = (await calls.find().catch(() => null)) ?? changed
  // The write succeeded although its response was lost.
  if ('status' in now && now.status === status) return now
  return { semStatus: 'failed' in moved ? moved.failed : moved, vaga: now }
}

function toFailure(failed: unknown): { failed: UpstreamFailure } {
  if (failed instanceof UpstreamFailure) return { failed }
  throw failed
}

/**
 * What is undefined keeps its value, and so does null except in `condicoes`. Only if the vaga's `edicaoCompleta` it may have
 * more than title, description, prazo and interests, and `antes`: the values that the form was opened with.
 */
export type Edicao = ValoresDaVaga & { antes?: ValoresDaVaga | undefined }

/** One window of the student's list. Costs one call, and those of `toQuery`. */
async function list(request: Request, contagens: Contagens, window: Window, filtro: FiltroDeVagas): Promise<Vagas> {
  const query = await contagens.toQuery(filtro)
  if (!query) return { itens: [], total: 0, recomendadas: 0, sugestaoDeBusca: null, ordem: filtro.ordem ?? null }
  return request.get('/vagas', body => toVagas(body, window), {
    skip: window.offset,
    limit: window.limit,
    depois: window.depois,
    ...query,
    ordem: filtro.ordem?.toLowerCase(),
  })
}

/** The newest open vagas of an author; null if the upstream does not know the parameter. */
async function abertasDe(request: Request, autor: string): Promise<Vaga[] | null> {
  const window = { offset: 0, limit: mostOfAnAuthor }
  const query = { autor, ordem: 'recentes', skip: window.offset, limit: window.limit }
  const { itens } = await request.get('/vagas', body => toVagas(body, window), query)
  return itens.every(vaga => vaga.autor?.codigo === autor) ? itens : null
}

function toVagas(body: unknown, window: Window): Vagas {
  const { itens, total, puladas, posicao } = readPagina(body, 'vagas', window, toListedVaga)
  const row = object(body)
  const sugestaoDeBusca = text(row, 'sugestao_de_busca')
  const ordem = text(row, 'ordem')?.toUpperCase()
  return {
    itens,
    total,
    puladas,
    posicao,
    recomendadas: count(row, 'recommended_count'),
    sugestaoDeBusca,
    ordem: isOrdem(ordem) ? ordem : null,
  }
}

/** `{vagas}`, or a bare array. */
function toMinhas(body: unknown): Vaga[] {
  return sortRows(
    rows(body, Array.isArray(body) ? null : 'vagas', row => toMinha(toListedVaga(row))),
    order,
  )
}

const order: Order<Vaga> = {
  newestFirst: true,
  keyOf: ({ criadaEm, codigo }) => ({ instant: criadaEm, codigo }),
}

/** An own vaga. Without a count nobody applied. What else is missing is null: one call for the whole list must do. */
function toMinha(vaga: Vaga): Vaga {
  const { meuPapel = null, primeiraRevisao = null, totalDeCandidatos = 0 } = vaga
  const candidatosNovos = vaga.candidatosNovos ?? (totalDeCandidatos === 0 ? 0 : null)
  return { ...vaga, meuPapel, primeiraRevisao, totalDeCandidatos, candidatosNovos }
}

function toPayload(nova: NovaVaga, hoje: string) {
  return {
    // The base call requires them.
    prazo: `${hoje.slice(0, 4)}-12-31`,
    interesses: [],
    remuneracao: 0,
    horas_complementares: 0,
    desconto: 0,
    ...toWire(nova),
    copia_de: nova.copiaDe ? Number(nova.copiaDe) : undefined,
    requisitos: nova.requisitos && toRequisitosPayload(nova.requisitos),
    ...(nova.pedido && toPedidoPayload(nova.pedido)),
  }
}

/** Former values: a draft may have had no type, department or place. */
const anulaveis = { ...condicoes, ...escolhas }

/** `nulos`: the fields of which null is a value. */
function toEdicaoPayload(edicao: ValoresDaVaga, nulos: Record<string, { wire: string }> = condicoes) {
  const semValor = Object.entries(nulos).filter(([nome]) => edicao[nome as CampoDaVaga] === null)
  return { ...toWire(edicao), ...Object.fromEntries(semValor.map(([, { wire }]) => [wire, null])) }
}

/**
 * Changes only the deadline. The base call requires all other fields unchanged. Interests known only by name cannot be
 * sent, and sending only the others would drop them.
 */
function toPrazoPayload({ edicaoCompleta, titulo, descricao, interesses }: Vaga, prazo: string) {
  if (edicaoCompleta) return { prazo }
  const codigos = interesses.flatMap(({ codigo }) => codigo ?? [])
  return toEdicaoPayload({
    titulo: titulo ?? '',
    descricao: descricao ?? '',
    prazo,
    interesses: codigos.length === interesses.length ? codigos : undefined,
  })
}
