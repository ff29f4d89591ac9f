import { orConflito } from './conflito.ts'
import type { Conflito } from './conflito.ts'
import { orRead, UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import type { Condicoes } from './models/condicoes.ts'
import { toListedVaga, toVaga } from './models/vaga.ts'
import type { Beneficio, StatusDaVaga, Vaga } from './models/vaga.ts'
import type { TipoDeVaga, Tipos } from './tipos.ts'
import type { Request, Write } from './transport/request.ts'
import { count, object, rows, text } from './wire/fields.ts'
import { today } from './wire/saoPaulo.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'
import { cutWindow, sortRows } from './wholeList.ts'
import type { Order } from './wholeList.ts'

export type OrdemDeVagas = 'RECOMENDADAS' | 'PRAZO' | 'RECENTES'

const ordens = new Set<string>(['RECOMENDADAS', 'PRAZO', 'RECENTES'])
const isOrdem = (written: string | undefined): written is OrdemDeVagas => written !== undefined && ordens.has(written)

export interface Vagas extends Pagina<Vaga> {
  recomendadas: number
  /** The search in another spelling; null if there is none. */
  sugestaoDeBusca: string | null
  /** Null if the list has none of these, or the upstream cannot sort. */
  ordem: OrdemDeVagas | null
}

export interface FiltroDeVagas {
  tipos?: TipoDeVaga[] | null
  departamento?: string | null
  beneficios?: Beneficio[] | null
  busca?: string | null
  /** Null for the upstream's own. */
  ordem?: OrdemDeVagas | null
}

/** Null is no value. */
type Ditas = { [K in keyof Condicoes]?: Condicoes[K] | undefined }

export interface NovaVaga extends Ditas {
  titulo: string
  descricao: string
  departamento: string
  local: string
  tipo: string
  /** Null means 31 December of the current year (docs/specification.md §10.1). */
  prazo?: string | null
  remuneracao?: number | null
  desconto?: number | null
  horasComplementares?: number | null
  interesses?: string[] | null | undefined
  rascunho?: boolean | null
  /** A vaga to copy what the form does not have from. */
  copiaDe?: string | null
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

export function createVagas(request: Request, tipos: Tipos) {
  /** All vagas of the signed-in professor, newest first. */
  const allOwn = (): Promise<Vaga[]> => request.all('/vagas/professor', toMinhas)

  return {
    list: (window: Window, filtro: FiltroDeVagas) => list(request, tipos, window, filtro),
    abertasDe: (autor: string) => abertasDe(request, autor),
    get: (codigo: string) => callsOf(request, codigo).find(),
    /** One window of the signed-in professor's, newest first. */
    own: async (window: Window): Promise<Pagina<Vaga>> => cutWindow(await allOwn(), order, window),
    allOwn,
    create(nova: NovaVaga): Promise<Vaga | Refusal | UpstreamFailure> {
      const call: Write = {
        method: 'POST',
        // A path of its own: an upstream that ignored a field would publish the draft.
        path: nova.rascunho ? '/vagas/rascunhos' : '/vagas',
        json: toPayload(nova),
        idempotencyKey: nova.idempotencyKey,
        refusals,
      }
      return request.write(call, body => toMinha(toVaga(body)))
    },
    /** A null `prazo` keeps the current one, at the cost of a call without `antes`. A conflict costs one more call. */
    async update(codigo: string, { antes, ...edicao }: EdicaoDe): Promise<Vaga | Refusal | Error | Conflito> {
      const calls = callsOf(request, codigo)
      const prazo = edicao.prazo ?? (antes ? null : (await calls.get()).prazo)
      const payload = toEdicaoPayload({ ...edicao, prazo })
      const changed = await calls.change({ ...payload, antes: antes && toEdicaoPayload(antes) })
      return orConflito(changed, calls.get)
    },
    /** The result of another write with `antes`. */
    orConflito: <T>(codigo: string, result: T | Refusal) => orConflito(result, callsOf(request, codigo).get),
    publish: (codigo: string, prazo: string | null) => callsOf(request, codigo).publish(prazo),
    async alterarStatus(codigo: string, status: StatusDaVaga, prazo: string | null) {
      const calls = callsOf(request, codigo)
      return prazo === null ? calls.setStatus(status) : reativar(calls, status, prazo)
    },
    /** Null once it is deleted, or the refusal. */
    remove: (codigo: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: `/vagas/${codigo}`, refusals }),
  }
}

/** The calls for one vaga. A write returns the vaga as it is afterwards, or why it cannot be read. */
function callsOf(request: Request, codigo: string) {
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
  calls: ReturnType<typeof callsOf>,
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

/** The fields of `Ditas` keep their values if they are undefined. */
export interface Edicao extends Ditas {
  titulo: string
  descricao: string
  prazo?: string | null
  /** Undefined if no ids are known: the embedded API then keeps the current ones. */
  interesses?: string[] | undefined
  /** From here on only if the vaga's `edicaoCompleta`; null keeps the current value, 0 means none. */
  departamento?: string | null
  local?: string | null
  tipo?: string | null
  remuneracao?: number | null
  desconto?: number | null
  horasComplementares?: number | null
}

/** `antes`: the values that the form was opened with, only if `edicaoCompleta`. */
export type EdicaoDe = Edicao & { antes?: Partial<Edicao> | undefined }

/** One window of the student's list. Costs one call, and one for the types if the filter names kinds. */
async function list(request: Request, tipos: Tipos, window: Window, filtro: FiltroDeVagas): Promise<Vagas> {
  const query = await toQuery(tipos, filtro)
  if (!query) return { itens: [], total: 0, recomendadas: 0, sugestaoDeBusca: null, ordem: filtro.ordem ?? null }
  return request.get('/vagas', body => toVagas(body, window), {
    skip: window.offset,
    limit: window.limit,
    depois: window.depois,
    ...query,
    ordem: filtro.ordem?.toLowerCase(),
  })
}

/** The filter as parameters; null if the upstream has none of its types. Costs a call if it names kinds. */
export async function toQuery(tipos: Tipos, filtro: FiltroDeVagas) {
  const codigos = filtro.tipos?.length ? await toCodigos(tipos, filtro.tipos) : []
  if (filtro.tipos?.length && codigos.length === 0) return null
  return {
    tipos: codigos.join(','),
    departamento: filtro.departamento,
    beneficios: filtro.beneficios?.join(',').toLowerCase(),
    busca: filtro.busca?.trim(),
  }
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

/** An own vaga. Without a count nobody applied. Without meu_papel it is null: one call for the whole list must do. */
function toMinha(vaga: Vaga): Vaga {
  const { meuPapel = null, totalDeCandidatos = 0 } = vaga
  const candidatosNovos = vaga.candidatosNovos ?? (totalDeCandidatos === 0 ? 0 : null)
  return { ...vaga, meuPapel, totalDeCandidatos, candidatosNovos }
}

async function toCodigos(tipos: Tipos, wanted: TipoDeVaga[]): Promise<string[]> {
  const opcoes = await tipos.list()
  return opcoes.filter(opcao => wanted.includes(opcao.tipo)).map(opcao => opcao.codigo)
}

function toPayload(nova: NovaVaga) {
  return {
    titulo: nova.titulo,
    descricao: nova.descricao,
    prazo: nova.prazo ?? `${today().slice(0, 4)}-12-31`,
    interesses: (nova.interesses ?? []).map(Number),
    location_id: Number(nova.local),
    department_id: Number(nova.departamento),
    remuneracao: nova.remuneracao ?? 0,
    horas_complementares: nova.horasComplementares ?? 0,
    desconto: nova.desconto ?? 0,
    tipo_id: Number(nova.tipo),
    // The base call has none of these.
    lugares: nova.lugares ?? undefined,
    horas_semanais: nova.horasSemanais ?? undefined,
    modalidade: nova.modalidade?.toLowerCase(),
    resposta_ate: nova.respostaAte ?? undefined,
    copia_de: nova.copiaDe ? Number(nova.copiaDe) : undefined,
  }
}

/** Undefined fields are not sent. */
function toEdicaoPayload(edicao: Partial<Edicao>) {
  const { titulo, descricao, prazo, interesses, departamento, local, tipo } = edicao
  return {
    titulo,
    descricao,
    prazo: prazo ?? undefined,
    interesses: interesses?.map(Number),
    department_id: departamento ? Number(departamento) : undefined,
    location_id: local ? Number(local) : undefined,
    tipo_id: tipo ? Number(tipo) : undefined,
    remuneracao: edicao.remuneracao ?? undefined,
    desconto: edicao.desconto ?? undefined,
    horas_complementares: edicao.horasComplementares ?? undefined,
    lugares: edicao.lugares,
    horas_semanais: edicao.horasSemanais,
    modalidade: edicao.modalidade && edicao.modalidade.toLowerCase(),
    resposta_ate: edicao.respostaAte,
  }
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
