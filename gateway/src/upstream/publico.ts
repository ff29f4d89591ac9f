import { UpstreamFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import { readCampos } from './models/camposDaVaga.ts'
import type { CamposLidos } from './models/camposDaVaga.ts'
import { toDepartamento } from './models/departamento.ts'
import { countKinds, readProprio, toTipoDeVaga } from './tipos.ts'
import type { ContagemPorTipo, TipoDeVaga } from './tipos.ts'
import type { Request } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { count, day, id, instant, nested, object, rows, text } from './wire/fields.ts'

/* What everybody may read, with types of its own: no field leads to a person, nor to a vaga with its private fields. */

export interface VagaDoMural {
  codigo: string
  titulo: string | null
  tipo: TipoDeVaga
  nomeDoTipo: string | null
  nomeDoDepartamento: string | null
  /** A day as `2026-12-31`. */
  prazo: string | null
}

export interface VagaPublica extends VagaDoMural, CamposLidos {
  criadaEm: Date | null
  nomeDoLocal: string | null
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

/** An upstream without these calls may also refuse their paths without a token. */
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

const toNomeDoTipo = (body: unknown) => text(object(body), 'nome')

const toNome = (body: unknown) => text(object(body), 'name')

function toVagaDoMural(body: unknown): VagaDoMural {
  const row = object(body)
  const nomeDoTipo = nested(row, 'tipo', toNomeDoTipo)
  return {
    codigo: id(row, 'id'),
    titulo: text(row, 'titulo'),
    tipo: toTipoDeVaga(nomeDoTipo, readProprio(row)),
    nomeDoTipo,
    nomeDoDepartamento: nested(row, 'department', toDepartamento)?.nome ?? null,
    prazo: day(row, 'prazo'),
  }
}

function toVagaPublica(body: unknown): VagaPublica {
  const row = object(body)
  return {
    ...toVagaDoMural(row),
    ...readCampos(row),
    criadaEm: instant(row, 'criado_em'),
    nomeDoLocal: nested(row, 'location', toNome),
  }
}
