import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../upstream/failure.ts'
import type { Horario } from '../../upstream/models/horario.ts'
import type { OferecerHorariosInput, Resolvers } from '../__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { checkChave } from '../idempotencyKey.ts'
import type { DaVaga } from '../models.ts'
import { requireId, requireNested, toGlobalId } from '../node.ts'
import { readVaga } from '../reference.ts'
import { requireAlone, requireReader } from '../rights.ts'

const names: WireNames<OferecerHorariosInput> = { vaga: 'vaga_id', horarios: 'horarios', chave: 'idempotency-key' }

export const entrevistaResolvers: Resolvers = {
  Horario: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Horario', `${vagaCodigo}.${codigo}`),
  },
  Vaga: {
    entrevistas: (vaga, _, context) => {
      requireReader('Vaga.entrevistas', vaga, context)
      return context.upstream.entrevistas.list(vaga.codigo)
    },
  },
  Candidatura: {
    // One call for all candidaturas to a vaga.
    entrevista: async (candidatura, _, context) => {
      requireReader('Candidatura.entrevista', candidatura, context)
      if (candidatura.entrevista !== undefined) return candidatura.entrevista
      const ownVagas = context.sessao?.papeis.includes('ESTUDANTE')
      if (ownVagas) requireAlone(candidatura)
      const horarios = await context.upstream.entrevistas.list(candidatura.vagaCodigo)
      const isIts = (horario: Horario) => (ownVagas ? horario.minha : horario.candidatura === candidatura.codigo)
      return horarios?.find(isIts) ?? null
    },
  },
  OferecerHorariosSuccess: { vaga: readItsVaga },
  RetirarHorarioSuccess: { vaga: readItsVaga },
  EscolherHorarioSuccess: { vaga: readItsVaga },
  DevolverHorarioSuccess: { vaga: readItsVaga },
  HorarioRecusado: { vaga: readItsVaga },
  Mutation: {
    oferecerHorarios: async (_, { input }, { upstream }) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const horarios = input.horarios.map(({ inicio, minutos, local, link }) => ({
        inicio,
        minutos,
        local: local?.trim() || null,
        link: link?.trim() || null,
      }))
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await upstream.entrevistas.oferecer(vaga, horarios, input.chave)
      if (refusal) return toEntradaInvalida(refusal, names)
      return { __typename: 'OferecerHorariosSuccess', codigo: vaga }
    },
    retirarHorario: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      await upstream.entrevistas.retirar(vaga, requireNested('Horario', input.horario, 'horario', vaga))
      return { __typename: 'RetirarHorarioSuccess', codigo: vaga }
    },
    escolherHorario: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const horario = requireNested('Horario', input.horario, 'horario', vaga)
      const refusal = await upstream.entrevistas.escolher(vaga, horario)
      if (refusal) return toRecusado(refusal, 'Este horário acabou de ser escolhido. Escolha outro.', vaga)
      return { __typename: 'EscolherHorarioSuccess', codigo: vaga }
    },
    devolverHorario: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await upstream.entrevistas.devolver(vaga)
      if (refusal) return toRecusado(refusal, 'Este horário não pode mais ser devolvido.', vaga)
      return { __typename: 'DevolverHorarioSuccess', codigo: vaga }
    },
  },
}

function toRecusado(refusal: Refusal, otherwise: string, vaga: string) {
  return { __typename: 'HorarioRecusado' as const, mensagem: toMensagem(refusal, otherwise), codigo: vaga }
}

/** The vaga of a payload, whose horarios are usually all that is selected. */
function readItsVaga({ codigo }: DaVaga, _: unknown, context: Context, info: GraphQLResolveInfo) {
  return readVaga(codigo, context, info)
}
