import type { DefinirRequisitosInput, RequisitosAntesInput, Resolvers } from '../__generated__/resolvers.ts'
import { toEdicaoEmConflito } from '../conflito.ts'
import { toEntradaInvalida, toError } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { requireId, toGlobalId } from '../node.ts'
import { readVaga, readWhole } from '../reference.ts'
import { requireReader } from '../rights.ts'

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
  antes: 'antes',
}

/** The input's names of what the wire names otherwise, where the requirements are a part of another input. */
export const camposDosRequisitos = {
  cr_minimo: 'crMinimo',
  periodo_de: 'periodoDe',
  periodo_ate: 'periodoAte',
  codigo: 'codigoDaDisciplina',
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
      const antes = input.antes ? toNovosRequisitos(input.antes) : null
      const refusal = await upstream.requisitos.definir(vaga, toNovosRequisitos(input), antes)
      if (!refusal) return { __typename: 'DefinirRequisitosSuccess', codigo: vaga }
      if ('conflito' in refusal) return toEdicaoEmConflito(refusal, names)
      return toEntradaInvalida(refusal, names, { codigo: 'codigoDaDisciplina' })
    },
  },
  DefinirRequisitosSuccess: {
    vaga: ({ codigo }, _, context, info) => readVaga(codigo, context, info),
  },
}

/** As the upstream's write takes them. */
export function toNovosRequisitos({
  crMinimo,
  disciplinas,
  periodoDe,
  periodoAte,
  cursos,
  fechada,
}: RequisitosAntesInput) {
  return {
    crMinimo: crMinimo ?? null,
    disciplinas: disciplinas.map(({ codigoDaDisciplina: codigo, equivalentes }) => ({ codigo, equivalentes })),
    periodoDe: periodoDe ?? null,
    periodoAte: periodoAte ?? null,
    cursos,
    fechada,
  }
}
