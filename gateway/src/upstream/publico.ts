import { UpstreamFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import { toCondicoes } from './models/condicoes.ts'
import type { Condicoes } from './models/condicoes.ts'
import { toDepartamento } from './models/departamento.ts'
import { countKinds, toTipoDeVaga } from './tipos.ts'
import type { ContagemPorTipo, TipoDeVaga } from './tipos.ts'
import type { Request } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { count, day, id, instant, nested, number, object, rows, text, whole } from './wire/fields.ts'

/* What everybody may read, with types of its own: no field leads to a person, nor to a vaga with its private fields. */

export interface VagaDoMural {
  codigo: string
  titulo: string | null
  tipo: TipoDeVaga
  nomeDoDepartamento: string | null
  /** A day as `2026-12-31`. */
  prazo: string | null
}

export interface VagaPublica extends VagaDoMural, Condicoes {
  descricao: string | null
  criadaEm: Date | null
  nomeDoLocal: string | null
  remuneracao: number | null
  desconto: number | null
  horasComplementares: number | null
}

export interface Mural {
  total: number
  porTipo: ContagemPorTipo[]
  vagas: VagaDoMural[]
  /** Those of the sitemap; none if the upstream does not list them. */
  abertas: string[]
}

/** `request` sends no token either, but ends with its client. */
export function createPublico(anonymous: () => Request, request: Request, kept: Shared<Mural | null>) {
  return {
    /** Cached for a minute; null if the vagas are not public. */
    mural: () => kept.get(() => orNull(anonymous().get('/publico/mural', toMural))),
    /** Null if it is not public. */
    vaga: (codigo: string) => orNull(request.get(`/publico/vagas/${codigo}`, toVagaPublica)),
  }
}

/** An upstream without these calls may also refuse their paths to whoever has no token. */
const closed = new Set<FailureKind>(['not-found', 'unsupported', 'unauthenticated', 'forbidden'])

function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof UpstreamFailure && closed.has(error.kind)) return null
    throw error
  })
}

function toMural(body: unknown): Mural {
  const row = object(body)
  return {
    total: count(row, 'total'),
    porTipo: countKinds(row, 'por_tipo'),
    vagas: rows(row, 'vagas', toVagaDoMural),
    abertas: row['abertas'] === undefined ? [] : rows(row, 'abertas', toCodigo),
  }
}

const toCodigo = (body: unknown) => id(object(body), 'id')

const toTipo = (body: unknown) => toTipoDeVaga(text(object(body), 'nome'))

const toNome = (body: unknown) => text(object(body), 'name')

function toVagaDoMural(body: unknown): VagaDoMural {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    titulo: text(row, 'titulo'),
    tipo: nested(row, 'tipo', toTipo) ?? toTipoDeVaga(null),
    nomeDoDepartamento: nested(row, 'department', toDepartamento)?.nome ?? null,
    prazo: day(row, 'prazo'),
  }
}

function toVagaPublica(body: unknown): VagaPublica {
  const row = object(body)
  return {
    ...toVagaDoMural(row),
    descricao: text(row, 'descricao'),
    criadaEm: instant(row, 'criado_em'),
    nomeDoLocal: nested(row, 'location', toNome),
    remuneracao: number(row, 'remuneracao') || null,
    desconto: number(row, 'desconto') || null,
    horasComplementares: whole(row, 'horas_complementares') || null,
    ...toCondicoes(row),
  }
}
