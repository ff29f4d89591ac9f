import type { PapelDaConta } from '../upstream/models/usuario.ts'
import type {
  AgirSobrePessoaInput,
  ConfirmarPrazoInput,
  ImportarPessoasInput,
  PublicarAvisoDoSistemaInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import { isCodigo, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const papeis: Record<PapelDaConta, string> = {
  ESTUDANTE: 'aluno',
  PROFESSOR: 'professor',
  ADMINISTRADOR: 'administrador',
  MODERADOR: 'moderador',
  ENCARREGADO: 'encarregado',
}

/** The API decides again; a refusal here costs no call. */
export const administracaoResolvers: Resolvers = {
  Viewer: {
    // The API refuses an encarregado all fields but `auditoria`.
    administracao: ({ papeis: daConta }) =>
      daConta.includes('ADMINISTRADOR') || daConta.includes('ENCARREGADO') ? {} : toError('FORBIDDEN'),
    avisosDoSistema: ({ papel }, _, { instituicao }) =>
      instituicao.avisos.filter(({ para }) => para === null || para === papel),
  },
  Administracao: {
    visaoGeral: (_, __, { upstream }) => upstream.administracao.visaoGeral(),
    pessoas: async (_, { busca, papel, situacao, ordem, ...args }, { upstream }) => {
      const window = readWindow(args)
      const filtro = {
        busca,
        papel: papel && papeis[papel],
        situacao: situacao?.toLowerCase(),
        ordem: ordem?.toLowerCase(),
      }
      return toConnection(await upstream.administracao.pessoas(window, filtro), window)
    },
    avisosDoSistema: (_, __, { upstream }) => upstream.administracao.avisos(),
    auditoria: async (_, { first, after, ...filtro }, { upstream }) => {
      const window = readWindow({ first, ...(after != null && { after }) })
      return toConnection(await upstream.administracao.auditoria(window, filtro), window)
    },
    retencao: (_, __, { upstream }) => upstream.administracao.retencao(),
    numeros: (_, { ano }, { upstream }) => upstream.administracao.numeros(ano ?? null),
  },
  AvisoDoSistema: {
    id: ({ codigo }) => toGlobalId('AvisoDoSistema', codigo),
  },
  PessoaAdministrada: {
    id: ({ codigo }) => toGlobalId('PessoaAdministrada', codigo),
  },
  LinhaDaAuditoria: {
    id: ({ codigo }) => toGlobalId('LinhaDaAuditoria', codigo),
  },
  RegraDeRetencao: {
    id: ({ regra }) => toGlobalId('RegraDeRetencao', regra),
  },
  Mutation: {
    confirmarPrazo: async (_, { input: { regra, dias } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.administracao.confirmarPrazo(regra, dias)
      if (!refusal) return { __typename: 'ConfirmarPrazoSuccess', viewer }
      return toEntradaInvalida<ConfirmarPrazoInput>(refusal, { regra: 'regra', dias: 'dias' })
    },
    agirSobrePessoa: async (_, { input: { pessoa: codigo, ...ato } }, context) => {
      requireSessao(context)
      if (!isCodigo(codigo)) throw toError('NOT_FOUND')
      const pessoa = await context.upstream.administracao.agir(codigo, ato)
      if (!('refused' in pessoa)) return { __typename: 'AgirSobrePessoaSuccess', pessoa }
      return toEntradaInvalida<AgirSobrePessoaInput>(pessoa, { pessoa: 'id', ato: 'ato', motivo: 'motivo', ate: 'ate' })
    },
    publicarAvisoDoSistema: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      if (input.codigo != null && !isCodigo(input.codigo)) throw toError('NOT_FOUND')
      const refusal = await context.upstream.administracao.publicarAviso(input)
      if (!refusal) return { __typename: 'PublicarAvisoDoSistemaSuccess', viewer }
      const campos = { codigo: 'id', texto: 'texto', para: 'para', de: 'de', ate: 'ate' } as const
      return toEntradaInvalida<PublicarAvisoDoSistemaInput>(refusal, campos)
    },
    retirarAvisoDoSistema: async (_, { input: { codigo } }, context) => {
      const viewer = requireSessao(context)
      if (!isCodigo(codigo)) throw toError('NOT_FOUND')
      await context.upstream.administracao.retirarAviso(codigo)
      return { __typename: 'RetirarAvisoDoSistemaSuccess', viewer }
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
