import type { Refusal } from '../upstream/failure.ts'
import type {
  AbrirDesafioInput,
  AdicionarSegundoFatorInput,
  ConfirmarEntradaInput,
  FimDoDesafio,
  RemoverSegundoFatorInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { toEntradaInvalida, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'
import { refuseDoor, toSuspensa } from './sessao.ts'
import { requireSessao } from './usuario.ts'

const fins: Record<FimDoDesafio, 'aplicativo' | 'chave' | 'confirmacao'> = {
  APLICATIVO: 'aplicativo',
  CHAVE: 'chave',
  CONFIRMACAO: 'confirmacao',
}

const expirada = 'Esta entrada expirou. Entre de novo.'

const prova = { desafio: 'desafio', codigo: 'codigo', chave: 'chave' }

/** A refusal of a field at the field; any other one is about the challenge or the factors. */
const refuse = <Input extends object>(refusal: Refusal, names: WireNames<Input>) =>
  refusal.campos.length > 0
    ? toEntradaInvalida<Input>(refusal, names)
    : { __typename: 'SegundoFatorRecusado' as const, mensagem: toMensagem(refusal) }

export const segundoFatorResolvers: Resolvers = {
  Viewer: {
    segundoFator: (_, __, { upstream }) => upstream.segundoFator.read(),
  },
  Mutation: {
    confirmarEntrada: async (_, { input }, { upstream, keepDispositivo }) => {
      const entrada = await upstream.sessao.confirmar(input)
      if ('refused' in entrada) {
        if (entrada.status === 423) return toSuspensa(entrada, expirada)
        if (entrada.status !== 422) return { __typename: 'TokenRecusado', mensagem: toMensagem(entrada, expirada) }
        return toEntradaInvalida<ConfirmarEntradaInput>(entrada, { ...prova, papel: 'papel' })
      }
      const { token, papel, dispositivo, exclusaoEm } = entrada
      if (dispositivo !== null) keepDispositivo(dispositivo)
      const refused = input.papel ? refuseDoor(entrada, input.papel) : null
      return refused ?? { __typename: 'ConfirmarEntradaSuccess', token, papel, exclusaoEm }
    },
    abrirDesafio: async (_, { input }, context) => {
      requireSessao(context)
      const desafio = await context.upstream.segundoFator.abrir(fins[input.para], input.senha)
      if ('refused' in desafio) return refuse<AbrirDesafioInput>(desafio, { para: 'para', senha: 'senha' })
      return { __typename: 'AbrirDesafioSuccess', ...desafio }
    },
    adicionarSegundoFator: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const made = await context.upstream.segundoFator.adicionar(input)
      if ('refused' in made) return refuse<AdicionarSegundoFatorInput>(made, { ...prova, nome: 'nome' })
      return { __typename: 'AdicionarSegundoFatorSuccess', codigos: made.codigos, viewer }
    },
    removerSegundoFator: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.segundoFator.remover(input.fator ?? null, input)
      if (refusal) return refuse<RemoverSegundoFatorInput>(refusal, { ...prova, fator: 'fator' })
      return { __typename: 'RemoverSegundoFatorSuccess', viewer }
    },
    renovarCodigos: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const made = await context.upstream.segundoFator.renovar(input)
      if ('refused' in made) return refuse(made, prova)
      return { __typename: 'RenovarCodigosSuccess', codigos: made.codigos ?? [], viewer }
    },
  },
}
