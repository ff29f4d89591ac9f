import type { Refusal } from '../upstream/failure.ts'
import type { MudarBuscaInput, Resolvers, SalvarBuscaInput, SeguirInput } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toError, toMensagem } from './failure.ts'
import { requireOwnId, toOwnGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'
import { toFiltro } from './vaga.ts'

export const buscaResolvers: Resolvers = {
  BuscaSalva: {
    id: ({ codigo }, _, context) => toOwnGlobalId('BuscaSalva', codigo, context),
  },
  Viewer: {
    buscasSalvas: (_, __, context) =>
      requireSessao(context).papel === 'ESTUDANTE' ? context.upstream.buscas.list() : null,
    seguidores: (_, __, context) =>
      requireSessao(context).papel === 'PROFESSOR' ? context.upstream.buscas.seguidores() : null,
  },
  Mutation: {
    salvarBusca: async (_, { input: { nome, modo, filtro } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.buscas.salvar({ nome, modo, filtro: toFiltro(filtro) })
      if (!refusal) return { __typename: 'SalvarBuscaSuccess', viewer }
      const names = { nome: 'nome', modo: 'modo', filtro: 'filtro' }
      return refusal.status === 409 ? toCheias(refusal) : toEntradaInvalida<SalvarBuscaInput>(refusal, names)
    },
    seguir: async (_, { input: { tipo, alvo } }, context) => {
      const viewer = requireSessao(context)
      if (tipo === 'BUSCA') throw toError('BAD_USER_INPUT')
      const refusal = await context.upstream.buscas.seguir(tipo, alvo)
      if (!refusal) return { __typename: 'SeguirSuccess', viewer }
      if (refusal.status === 409) return toCheias(refusal)
      return refusal.status === 404
        ? { __typename: 'AlvoInexistente', mensagem: toMensagem(refusal, 'Não encontramos o que você quer seguir.') }
        : toEntradaInvalida<SeguirInput>(refusal, { tipo: 'tipo', alvo: 'alvo' })
    },
    mudarBusca: async (_, { input: { busca, ...mudanca } }, context) => {
      const viewer = requireSessao(context)
      const codigo = requireOwnId('BuscaSalva', busca, 'busca', context)
      const refusal = await context.upstream.buscas.mudar(codigo, mudanca)
      if (!refusal) return { __typename: 'MudarBuscaSuccess', viewer }
      const names = { busca: 'id', nome: 'nome', modo: 'modo', vista: 'vista' }
      return refusal.status === 404 ? toInexistente(refusal) : toEntradaInvalida<MudarBuscaInput>(refusal, names)
    },
    apagarBusca: async (_, { input: { busca } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.buscas.apagar(requireOwnId('BuscaSalva', busca, 'busca', context))
      return refusal ? toInexistente(refusal) : { __typename: 'ApagarBuscaSuccess', viewer }
    },
  },
}

function toCheias(refusal: Refusal) {
  return { __typename: 'BuscasCheias' as const, mensagem: toMensagem(refusal, 'Você já salvou buscas demais.') }
}

function toInexistente(refusal: Refusal) {
  return { __typename: 'BuscaInexistente' as const, mensagem: toMensagem(refusal, 'Não encontramos esta busca.') }
}
