import type { DefinirRequisitosInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import type { WireNames } from './failure.ts'
import { requireId, toGlobalId } from './node.ts'
import { readVaga, readWhole } from './reference.ts'
import { requireReader } from './rights.ts'

const mostDisciplinas = 20
const longestBusca = 60

const names: WireNames<DefinirRequisitosInput> = {
  vaga: 'vaga_id',
  crMinimo: 'cr_minimo',
  disciplinas: 'disciplinas',
  periodoDe: 'periodo_de',
  periodoAte: 'periodo_ate',
  cursos: 'cursos',
  fechada: 'fechada',
}

export const requisitoResolvers: Resolvers = {
  Vaga: {
    requisitos: async (vaga, _, context) =>
      (vaga.requisitos === undefined ? await readWhole(vaga, context) : vaga)?.requisitos ?? null,
    atendimento: async (vaga, _, context) =>
      (vaga.atendimento === undefined ? await readWhole(vaga, context) : vaga)?.atendimento ?? null,
    atendimentos: (vaga, _, context) => {
      requireReader('Vaga.atendimentos', vaga, context)
      return context.upstream.requisitos.daVaga(vaga.codigo)
    },
  },
  AtendimentoNaVaga: {
    idDaCandidatura: ({ vaga, candidatura }) => toGlobalId('Candidatura', `${vaga}.${candidatura}`),
  },
  Candidatura: {
    atendimento: (candidatura, _, context) => {
      requireReader('Candidatura.atendimento', candidatura, context)
      return context.upstream.requisitos.atendimento(candidatura)
    },
  },
  Viewer: {
    disciplinas: (_, { busca, first }, { upstream }) => {
      const limit = first ?? mostDisciplinas
      if (busca.length > longestBusca || limit < 1 || limit > mostDisciplinas) throw toError('BAD_USER_INPUT')
      return upstream.requisitos.disciplinas(busca.trim(), limit)
    },
  },
  Mutation: {
    definirRequisitos: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const refusal = await upstream.requisitos.definir(vaga, {
        crMinimo: input.crMinimo ?? null,
        disciplinas: input.disciplinas.map(({ codigoDaDisciplina, equivalentes }) => ({
          codigo: codigoDaDisciplina,
          equivalentes,
        })),
        periodoDe: input.periodoDe ?? null,
        periodoAte: input.periodoAte ?? null,
        cursos: input.cursos,
        fechada: input.fechada,
      })
      if (refusal) return toEntradaInvalida(refusal, names, { codigo: 'codigoDaDisciplina' })
      return { __typename: 'DefinirRequisitosSuccess', codigo: vaga }
    },
  },
  DefinirRequisitosSuccess: {
    vaga: ({ codigo }, _, context, info) => readVaga(codigo, context, info),
  },
}
