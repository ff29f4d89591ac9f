import type { PapelDaConta } from '../upstream/models/usuario.ts'
import type { AgirSobrePessoaInput, ImportarPessoasInput, Resolvers } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import { isCodigo, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const papeis: Record<PapelDaConta, string> = {
  ESTUDANTE: 'aluno',
  PROFESSOR: 'professor',
  ADMINISTRADOR: 'administrador',
}

/** The API decides again; a refusal here costs no call. */
export const administracaoResolvers: Resolvers = {
  Viewer: {
    administracao: ({ papeis: daConta }) => (daConta.includes('ADMINISTRADOR') ? {} : toError('FORBIDDEN')),
  },
  Administracao: {
    visaoGeral: (_, __, { upstream }) => upstream.administracao.visaoGeral(),
    pessoas: async (_, { busca, papel, situacao, ...args }, { upstream }) => {
      const window = readWindow(args)
      const filtro = { busca, papel: papel && papeis[papel], situacao: situacao?.toLowerCase() }
      return toConnection(await upstream.administracao.pessoas(window, filtro), window)
    },
    auditoria: async (_, { first, after, ...filtro }, { upstream }) => {
      const window = readWindow({ first, ...(after != null && { after }) })
      return toConnection(await upstream.administracao.auditoria(window, filtro), window)
    },
  },
  PessoaAdministrada: {
    id: ({ codigo }) => toGlobalId('PessoaAdministrada', codigo),
  },
  LinhaDaAuditoria: {
    id: ({ codigo }) => toGlobalId('LinhaDaAuditoria', codigo),
  },
  Mutation: {
    agirSobrePessoa: async (_, { input: { pessoa: codigo, ...ato } }, context) => {
      requireSessao(context)
      if (!isCodigo(codigo)) throw toError('NOT_FOUND')
      const pessoa = await context.upstream.administracao.agir(codigo, ato)
      if (!('refused' in pessoa)) return { __typename: 'AgirSobrePessoaSuccess', pessoa }
      return toEntradaInvalida<AgirSobrePessoaInput>(pessoa, { pessoa: 'id', ato: 'ato', motivo: 'motivo', ate: 'ate' })
    },
    importarPessoas: async (_, { input: { arquivo, ...opcoes } }, context) => {
      requireSessao(context)
      const importacao = await context.upstream.administracao.importar(arquivo, opcoes)
      if (!('refused' in importacao)) return { __typename: 'ImportarPessoasSuccess', importacao }
      return toEntradaInvalida<ImportarPessoasInput>(importacao, {
        arquivo: 'file',
        aplicar: 'aplicar',
        vincular: 'vincular',
        suspenderMuitos: 'suspender_muitos',
        depoisDe: 'depois_de',
      })
    },
  },
}
