import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { count, flag, instant, nested, object, requiredInstant } from './wire/fields.ts'

export interface CopiaDosDados {
  situacao: 'PREPARANDO' | 'PRONTA' | 'FALHOU'
  pedidaEm: Date
  /** Null while it cannot be downloaded. */
  expiraEm: Date | null
  bytes: number
}

export interface ExclusaoDaConta {
  pedidaEm: Date
  executarEm: Date
}

/** What a person did with their own data. */
export interface MeusDados {
  copia: CopiaDosDados | null
  exclusao: ExclusaoDaConta | null
  oportunidadesEmAndamento: number
}

const path = '/usuarios/me/dados'
const exclusao = '/usuarios/me/exclusao'

export function createDados(request: Request, extensions: Extensions) {
  return {
    /** Null if the upstream offers neither a copy nor the end of an account. */
    async read(): Promise<MeusDados | null> {
      return (await optional(extensions, 'dados', () => request.get(path, toMeusDados))) ?? null
    },
    async pedirCopia(): Promise<void> {
      await request.change({ method: 'POST', path: `${path}/copia` })
    },
    excluir(senha: string): Promise<Refusal | null> {
      return request.change({ method: 'POST', path: exclusao, json: { password: senha }, refusals: [409, 422] })
    },
    async manter(): Promise<void> {
      await request.change({ method: 'DELETE', path: exclusao })
    },
  }
}

function toMeusDados(body: unknown): MeusDados {
  const row = object(body)
  return {
    copia: nested(row, 'copia', toCopia),
    exclusao: nested(row, 'exclusao', toExclusao),
    oportunidadesEmAndamento: count(row, 'oportunidades_em_andamento'),
  }
}

function toCopia(body: unknown): CopiaDosDados {
  const row = object(body)
  const expiraEm = instant(row, 'expira_em')
  const pendente = flag(row, 'falhou') ? 'FALHOU' : 'PREPARANDO'
  return {
    situacao: expiraEm ? 'PRONTA' : pendente,
    pedidaEm: requiredInstant(row, 'pedida_em'),
    expiraEm,
    bytes: count(row, 'bytes'),
  }
}

function toExclusao(body: unknown): ExclusaoDaConta {
  const row = object(body)
  return { pedidaEm: requiredInstant(row, 'pedida_em'), executarEm: requiredInstant(row, 'executar_em') }
}
