import type {
  DefinirLugaresInput,
  DivulgarResultadoInput,
  EscolherColunasInput,
  FinalizarSelecaoInput,
  MoverCandidaturasInput,
  Resolvers,
  SemDecisaoInput,
} from '../__generated__/resolvers.ts'
import { toEdicaoEmConflito } from '../conflito.ts'
import { findInvalid, toEntradaInvalida, toError, toMensagem } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { checkChave } from '../idempotencyKey.ts'
import { requireId, requireNested, toOwnGlobalId } from '../node.ts'
import { requireAlone, requireReader } from '../rights.ts'
import { requireSessao } from '../usuario.ts'

const names: WireNames<MoverCandidaturasInput> = {
  vaga: 'vaga_id',
  candidaturas: 'movimentos',
  para: 'para',
  palavra: 'palavra',
  reter: 'reter',
  liberar: 'liberar',
  chave: 'idempotency-key',
}

const namesDoFim: WireNames<FinalizarSelecaoInput> = {
  vaga: 'vaga_id',
  divulgar: 'divulgar',
  semDecisao: 'sem_decisao',
  chave: 'idempotency-key',
}

const namesDeLugares: WireNames<DefinirLugaresInput> = { vaga: 'vaga_id', lugares: 'vagas', antes: 'antes' }

export const selecaoResolvers: Resolvers = {
  Selecao: {
    id: ({ vagaCodigo }, _, context) => toOwnGlobalId('Selecao', vagaCodigo, context),
  },
  CandidaturaNaoMovida: {
    mensagem: ({ mensagem }) => mensagem ?? 'Esta candidatura mudou enquanto você a via.',
  },
  NadaADivulgar: {
    selecao: async ({ vaga }, _, { upstream }) => (await upstream.selecao.get(vaga)) ?? toError('NOT_FOUND'),
  },
  Vaga: {
    selecao: (vaga, _, context) => {
      requireReader('Vaga.selecao', vaga, context)
      return context.upstream.selecao.get(vaga.codigo)
    },
  },
  Viewer: {
    colunas: (_, __, { upstream }) => upstream.colunas.list(),
  },
  Candidatura: {
    mudancas: (candidatura, _, context) => {
      requireReader('Candidatura.mudancas', candidatura, context)
      const { mudancas, codigo, vagaCodigo } = candidatura
      if (mudancas !== undefined) return mudancas
      requireAlone(candidatura)
      return context.upstream.selecao.mudancas(codigo, vagaCodigo)
    },
  },
  Mutation: {
    escolherColunas: async (_, { input: { colunas } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.colunas.escolher(colunas)
      if (refusal) return toEntradaInvalida<EscolherColunasInput>(refusal, { colunas: 'colunas' })
      return { __typename: 'EscolherColunasSuccess', viewer }
    },
    moverCandidaturas: async (_, { input }, { upstream }) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const { reter = false, liberar = false, chave: idempotencyKey } = input
      const movimento = toMovimento(input)
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const moved = await upstream.selecao.mover(vaga, { ...movimento, reter, liberar, idempotencyKey })
      if ('refused' in moved) return toEntradaInvalida(moved, names)
      return { __typename: 'MoverCandidaturasSuccess', ...moved }
    },
    finalizarSelecao: async (_, { input }, { upstream }) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const semDecisao = input.semDecisao ? toMovimento(input.semDecisao, 'semDecisao.') : null
      const { divulgar = false, chave: idempotencyKey } = input
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const ended = await upstream.finalizacao.finalizar(vaga, { divulgar, semDecisao, idempotencyKey })
      if ('refused' in ended) return toEntradaInvalida(ended, namesDoFim, { movimentos: 'candidaturas' })
      return { __typename: 'FinalizarSelecaoSuccess', ...ended }
    },
    divulgarResultado: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const released = await upstream.selecao.divulgar(vaga, input.em ?? null)
      if (!('refused' in released)) return { __typename: 'DivulgarResultadoSuccess', ...released }
      if (released.status !== 409)
        return toEntradaInvalida<DivulgarResultadoInput>(released, { vaga: 'vaga_id', em: 'em' })
      return { __typename: 'NadaADivulgar', mensagem: toMensagem(released, 'Não há resultados a divulgar.'), vaga }
    },
    cancelarDivulgacao: async (_, { input }, { upstream }) => {
      const selecao = await upstream.selecao.cancelarDivulgacao(requireId('Vaga', input.vaga, 'vaga'))
      return { __typename: 'CancelarDivulgacaoSuccess', selecao }
    },
    definirLugares: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const antes = input.antes ? { lugares: input.antes.lugares ?? null } : null
      const selecao = await upstream.selecao.definirLugares(vaga, input.lugares ?? null, antes)
      if ('conflito' in selecao) return toEdicaoEmConflito(selecao, namesDeLugares)
      if ('refused' in selecao) return toEntradaInvalida(selecao, namesDeLugares)
      return { __typename: 'DefinirLugaresSuccess', selecao }
    },
  },
}

function toMovimento({ candidaturas, para, palavra }: SemDecisaoInput, within = '') {
  return {
    candidaturas: candidaturas.map(({ candidatura, versao }, index) => ({
      codigo: requireNested('Candidatura', candidatura, `${within}candidaturas.${index}.candidatura`),
      versao,
    })),
    para,
    palavra: palavra?.trim() || null,
  }
}
