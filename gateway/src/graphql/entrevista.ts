import type { Context } from '../context.ts'
import type { Refusal } from '../upstream/failure.ts'
import type { OferecerHorariosInput, Resolvers } from './__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from './failure.ts'
import type { WireNames } from './failure.ts'
import { checkChave } from './idempotencyKey.ts'
import { requireCodigo, requireId, requireNested, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const names: WireNames<OferecerHorariosInput> = { vaga: 'vaga_id', horarios: 'horarios', chave: 'idempotency-key' }

export const entrevistaResolvers: Resolvers = {
  Horario: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Horario', `${vagaCodigo}.${codigo}`),
  },
  Viewer: {
    entrevistas: (_, { vaga }, { upstream }) => upstream.entrevistas.list(requireCodigo('Vaga', vaga)),
  },
  Mutation: {
    oferecerHorarios: async (_, { input }, context) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const horarios = input.horarios.map(({ inicio, minutos, local, link }) => ({
        inicio,
        minutos,
        local: local?.trim() || null,
        link: link?.trim() || null,
      }))
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await context.upstream.entrevistas.oferecer(vaga, horarios, input.chave)
      if (refusal) return toEntradaInvalida(refusal, names)
      return { __typename: 'OferecerHorariosSuccess', viewer: requireSessao(context) }
    },
    retirarHorario: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      await context.upstream.entrevistas.retirar(vaga, requireNested('Horario', input.horario, 'horario', vaga))
      return { __typename: 'RetirarHorarioSuccess', viewer: requireSessao(context) }
    },
    escolherHorario: async (_, { input }, context) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await context.upstream.entrevistas.escolher(
        vaga,
        requireNested('Horario', input.horario, 'horario', vaga),
      )
      if (refusal) return toRecusado(refusal, 'Este horário acabou de ser escolhido. Escolha outro.', context)
      return { __typename: 'EscolherHorarioSuccess', viewer: requireSessao(context) }
    },
    devolverHorario: async (_, { input }, context) => {
      const refusal = await context.upstream.entrevistas.devolver(requireId('Vaga', input.vaga, 'vaga'))
      if (refusal) return toRecusado(refusal, 'Este horário não pode mais ser devolvido.', context)
      return { __typename: 'DevolverHorarioSuccess', viewer: requireSessao(context) }
    },
  },
}

function toRecusado(refusal: Refusal, otherwise: string, context: Context) {
  const mensagem = toMensagem(refusal, otherwise)
  return { __typename: 'HorarioRecusado' as const, mensagem, viewer: requireSessao(context) }
}
