import type {
  DefinirVagasInput,
  DivulgarResultadoInput,
  MoverCandidaturasInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { checkPalavra } from './candidatura.ts'
import { findInvalid, toEntradaInvalida, toError, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'
import { requireIdempotencyKey } from './idempotencyKey.ts'
import { requireCandidatura, requireCodigo, toOwnGlobalId } from './node.ts'

const mostAtOnce = 500
const mostVagas = 1000
const mostDays = 180
const day = 24 * 60 * 60 * 1000

const names: WireNames<MoverCandidaturasInput> = {
  vaga: 'vaga_id',
  candidaturas: ['movimentos', 'candidatura'],
  para: 'para',
  palavra: 'palavra',
  reter: 'reter',
  chave: 'idempotency-key',
}

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
  Viewer: {
    selecao: (_, { vaga }, { upstream }) => upstream.selecao.get(requireCodigo('Vaga', vaga)),
    historicoDaCandidatura: (_, { candidatura }, { upstream }) => {
      const { codigo, vaga } = requireCandidatura(candidatura)
      return upstream.selecao.historico(codigo, vaga)
    },
  },
  Mutation: {
    moverCandidaturas: async (_, { input }, { upstream }) => {
      const palavra = input.palavra?.trim() || null
      const quantas = input.candidaturas.length
      const fits = quantas >= 1 && quantas <= mostAtOnce
      const invalid = findInvalid([
        ['candidaturas', fits, `Escolha de 1 a ${mostAtOnce} candidaturas`],
        ...checkPalavra(palavra),
      ])
      if (invalid) return invalid
      const { para, reter = false } = input
      const idempotencyKey = requireIdempotencyKey(input.chave)
      const candidaturas = input.candidaturas.map(({ candidatura, versao }) => {
        const { codigo } = requireCandidatura(candidatura)
        return { codigo, versao }
      })
      const vaga = requireCodigo('Vaga', input.vaga)
      const moved = await upstream.selecao.mover(vaga, { candidaturas, para, palavra, reter, idempotencyKey })
      if ('refused' in moved) return toEntradaInvalida(moved, names)
      return { __typename: 'MoverCandidaturasSuccess', ...moved }
    },
    divulgarResultado: async (_, { input }, { upstream }) => {
      const em = input.em ?? null
      const away = em === null ? null : em.getTime() - Date.now()
      const invalid = findInvalid([
        ['em', away === null || away > 0, 'Escolha um momento que ainda não passou'],
        ['em', away === null || away <= mostDays * day, `Escolha um momento dentro de ${mostDays} dias`],
      ])
      if (invalid) return invalid
      const vaga = requireCodigo('Vaga', input.vaga)
      const released = await upstream.selecao.divulgar(vaga, em)
      if (!('refused' in released)) return { __typename: 'DivulgarResultadoSuccess', ...released }
      if (released.status !== 409)
        return toEntradaInvalida<DivulgarResultadoInput>(released, { vaga: 'vaga_id', em: 'em' })
      return { __typename: 'NadaADivulgar', mensagem: toMensagem(released, 'Não há resultados a divulgar.'), vaga }
    },
    cancelarDivulgacao: async (_, { input }, { upstream }) => {
      const selecao = await upstream.selecao.cancelarDivulgacao(requireCodigo('Vaga', input.vaga))
      return { __typename: 'CancelarDivulgacaoSuccess', selecao }
    },
    definirVagas: async (_, { input }, { upstream }) => {
      const vagas = input.vagas ?? null
      const fits = vagas === null || (vagas >= 1 && vagas <= mostVagas)
      const invalid = findInvalid([['vagas', fits, `O número de vagas vai de 1 a ${mostVagas}`]])
      if (invalid) return invalid
      const selecao = await upstream.selecao.definirVagas(requireCodigo('Vaga', input.vaga), vagas)
      if ('refused' in selecao)
        return toEntradaInvalida<DefinirVagasInput>(selecao, { vaga: 'vaga_id', vagas: 'vagas' })
      return { __typename: 'DefinirVagasSuccess', selecao }
    },
  },
}
