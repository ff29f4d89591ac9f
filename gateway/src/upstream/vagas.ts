import * as z from 'zod'
import type { Refusal } from './body.ts'
import type { Request } from './request.ts'
import type { TipoDeVaga, Tipos } from './tipos.ts'
import { wireVaga } from './vaga.ts'
import type { Beneficio, StatusDaVaga, Vaga } from './vaga.ts'
import type { Window } from './window.ts'
import { count, dayInSaoPaulo, list, whole } from './wire.ts'

export interface Vagas {
  itens: Vaga[]
  total: number
  recomendadas: number
}

export interface FiltroDeVagas {
  tipos?: TipoDeVaga[] | null
  departamento?: string | null
  beneficios?: Beneficio[] | null
  busca?: string | null
}

export interface NovaVaga {
  titulo: string
  descricao: string
  departamento: string
  local: 'REMOTO' | 'PUC'
  tipo: string
  /** Null means 31 December of the current year (design.md §5.1). */
  prazo?: string | null
  remuneracao?: number | null
  desconto?: number | null
  horasComplementares?: number | null
  interesses?: string[] | null
  chave?: string | null
}

const wirePage = z.object({ vagas: list(wireVaga), total: whole, recommended_count: count })
const wireOwn = z.union([z.array(wireVaga), z.object({ vagas: list(wireVaga) }).transform(page => page.vagas)])

export type VagasUpstream = ReturnType<typeof createVagas>

export function createVagas(request: Request, tipos: Tipos) {
  async function change(
    method: 'POST' | 'PUT',
    path: string,
    json: unknown,
    key?: string | null,
  ): Promise<Vaga | Refusal> {
    const answer = await request.write({ method, path, json, key, answer: wireVaga, refusals: [400, 409, 422] })
    return answer.ok ? answer.data : answer.refusal
  }

  return {
    /** One window of the student's list: one call, and one for the types when the filter names kinds. */
    async list(window: Window, filtro: FiltroDeVagas): Promise<Vagas> {
      const codigos = filtro.tipos?.length ? await toCodigos(tipos, filtro.tipos) : []
      if (filtro.tipos?.length && codigos.length === 0) return { itens: [], total: 0, recomendadas: 0 }
      const { vagas, total, recommended_count } = await request.get('/vagas', wirePage, {
        skip: window.offset,
        limit: window.limit,
        tipos: codigos.join(','),
        departamento: filtro.departamento,
        beneficios: filtro.beneficios?.join(',').toLowerCase(),
        busca: filtro.busca?.trim(),
      })
      const itens = vagas.slice(0, window.limit)
      return { itens, total: total ?? window.offset + itens.length, recomendadas: recommended_count }
    },
    get: (codigo: string): Promise<Vaga | null> => request.find(`/vagas/${codigo}`, wireVaga),
    /** All vagas of the signed-in professor, newest first. */
    async own(): Promise<Vaga[]> {
      const vagas = await request.get('/vagas/professor', wireOwn)
      return vagas
        .map(vaga => ({ ...vaga, totalDeCandidatos: vaga.totalDeCandidatos ?? 0 }))
        .toSorted((one, other) => (other.criadaEm?.getTime() ?? 0) - (one.criadaEm?.getTime() ?? 0))
    },
    async create(nova: NovaVaga): Promise<Vaga | Refusal> {
      const vaga = await change('POST', '/vagas', toPayload(nova), nova.chave)
      return 'refused' in vaga ? vaga : { ...vaga, totalDeCandidatos: vaga.totalDeCandidatos ?? 0 }
    },
    /** Keeps the deadline that stands when `prazo` is null, which costs one more call. */
    async update(codigo: string, { titulo, descricao, prazo, interesses }: Edicao): Promise<Vaga | Refusal> {
      const kept = prazo ?? (await request.get(`/vagas/${codigo}`, wireVaga)).prazo
      return change('PUT', `/vagas/${codigo}`, {
        titulo,
        descricao,
        prazo: kept ?? undefined,
        interesses: interesses.map(Number),
      })
    },
    alterarStatus: (codigo: string, status: StatusDaVaga): Promise<Vaga | Refusal> =>
      change('PUT', `/vagas/${codigo}/status`, { status: status.toLowerCase() }),
    /** Null once it is gone, or why the upstream keeps it. */
    async remove(codigo: string): Promise<Refusal | null> {
      const answer = await request.write({ method: 'DELETE', path: `/vagas/${codigo}`, refusals: [400, 409, 422] })
      return answer.ok ? null : answer.refusal
    },
  }
}

export interface Edicao {
  titulo: string
  descricao: string
  prazo?: string | null
  interesses: string[]
}

async function toCodigos(tipos: Tipos, wanted: TipoDeVaga[]): Promise<string[]> {
  const opcoes = await tipos.list()
  return opcoes.filter(opcao => wanted.includes(opcao.tipo)).map(opcao => opcao.codigo)
}

function toPayload(nova: NovaVaga) {
  return {
    titulo: nova.titulo,
    descricao: nova.descricao,
    prazo: nova.prazo ?? `${dayInSaoPaulo(new Date()).slice(0, 4)}-12-31`,
    interesses: (nova.interesses ?? []).map(Number),
    location_id: nova.local === 'REMOTO' ? 1 : 2,
    department_id: Number(nova.departamento),
    remuneracao: nova.remuneracao ?? 0,
    horas_complementares: nova.horasComplementares ?? 0,
    desconto: nova.desconto ?? 0,
    tipo_id: Number(nova.tipo),
  }
}
