import type { Refusal } from './failure.ts'
import { createImportar } from './importacaoDePessoas.ts'
import { toPapeis } from './models/usuario.ts'
import type { PapelDaConta } from './models/usuario.ts'
import type { Request } from './transport/request.ts'
import { count, flag, id, instant, object, requiredText, rows, text } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

const situacoes = ['ATIVA', 'A_VERIFICAR', 'A_CONFIRMAR', 'SUSPENSA'] as const
export type SituacaoDaPessoa = (typeof situacoes)[number]

export interface PessoaAdministrada {
  codigo: string
  nome: string
  email: string
  matricula: string | null
  papeis: PapelDaConta[]
  vinculo: string | null
  situacao: SituacaoDaPessoa
  criadoEm: Date | null
  suspensaAte: Date | null
  motivo: string | null
}

export interface LinhaDaAuditoria {
  codigo: string
  em: Date | null
  acao: string
  ator: string | null
  pessoa: string | null
  objeto: string | null
  antes: string | null
  depois: string | null
  motivo: string | null
}

export interface Ato {
  ato: string
  motivo?: string | null | undefined
  ate?: string | null | undefined
}

export type Filtro = Record<string, string | null | undefined>

/** What administrators read and do. Only a token of an upstream that has these calls names the role. */
export function createAdministracao(request: Request) {
  function page<T>(path: string, window: Window, filtro: Filtro, read: (row: Row) => T): Promise<Pagina<T>> {
    const { limit, depois } = window
    const readBody = (body: unknown) => readPagina(body, 'itens', window, each => read(object(each)))
    return request.get(path, readBody, { limit, depois, ...filtro })
  }
  return {
    visaoGeral: () => request.get('/admin', toVisaoGeral),
    pessoas: (window: Window, filtro: Filtro) => page('/admin/pessoas', window, filtro, toPessoa),
    auditoria: (window: Window, filtro: Filtro) => page('/admin/auditoria', window, filtro, toLinha),
    /** The account after the act, or the refusal. */
    agir(pessoa: string, { ato, motivo, ate }: Ato): Promise<PessoaAdministrada | Refusal | Error> {
      const path = `/admin/pessoas/${pessoa}/atos`
      const json = { ato: ato.toLowerCase(), motivo: motivo ?? undefined, ate: ate ?? undefined }
      return request.write({ method: 'POST', path, json, refusals: [409, 422] }, body => toPessoa(object(body)))
    },
    importar: createImportar(request),
  }
}

function toVisaoGeral(body: unknown) {
  const row = object(body)
  return {
    aConfirmar: count(row, 'a_confirmar'),
    suspensas: count(row, 'suspensas'),
    alunos: count(row, 'alunos'),
    professores: count(row, 'professores'),
    saude: rows(row['saude'], null, each => {
      const parte = object(each)
      return {
        parte: requiredText(parte, 'parte'),
        bem: flag(parte, 'bem') ?? false,
        detalhe: text(parte, 'detalhe') ?? '',
      }
    }),
  }
}

function toPessoa(row: Row): PessoaAdministrada {
  const situacao = requiredText(row, 'situacao').toUpperCase()
  return {
    codigo: id(row, 'id'),
    nome: requiredText(row, 'nome'),
    email: requiredText(row, 'email'),
    matricula: text(row, 'matricula'),
    papeis: toPapeis(row),
    vinculo: text(row, 'vinculo'),
    situacao: situacoes.find(each => each === situacao) ?? 'ATIVA',
    criadoEm: instant(row, 'criado_em'),
    suspensaAte: instant(row, 'suspenso_ate'),
    motivo: text(row, 'motivo'),
  }
}

function toLinha(row: Row): LinhaDaAuditoria {
  return {
    codigo: id(row, 'id'),
    em: instant(row, 'em'),
    acao: requiredText(row, 'acao'),
    ator: text(row, 'ator'),
    pessoa: text(row, 'pessoa'),
    objeto: text(row, 'objeto'),
    antes: text(row, 'antes'),
    depois: text(row, 'depois'),
    motivo: text(row, 'motivo'),
  }
}
