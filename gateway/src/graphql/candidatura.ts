import type { Refusal } from '../upstream/body.ts'
import type { Candidatura, MinhaCandidatura } from '../upstream/candidaturas.ts'
import type { Vaga } from '../upstream/vaga.ts'
import type { Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import { requireChave } from './chave.ts'
import { toFirstEdge } from './connection.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from './failure.ts'
import { requireCodigo, toGlobalId, toOwnGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

/** An edge of the student's own list. That of a payload has no vaga yet: it is read only when it is asked for. */
export interface CandidaturaEdge {
  cursor: string
  node: Candidatura
  vaga?: Vaga | null
}

/** Whether the viewer applied to one vaga. */
export interface Situacao {
  vaga: string
  candidatado: boolean
}

const longestLetter = 2000

export const candidaturaResolvers: Resolvers = {
  Candidatura: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Candidatura', `${vagaCodigo}.${codigo}`),
  },
  CandidaturaEdge: {
    vaga: ({ vaga, node }, _, { upstream }) => (vaga === undefined ? upstream.vagas.get(node.vagaCodigo) : vaga),
  },
  SituacaoDaCandidatura: {
    id: ({ vaga }, _, context) => toOwnGlobalId('SituacaoDaCandidatura', vaga, context),
  },
  Mutation: {
    candidatar: async (_, { input }, context) => {
      const carta = input.cartaDeMotivacao?.trim() || null
      const fits = (carta?.length ?? 0) <= longestLetter
      const invalid = findInvalid([['cartaDeMotivacao', fits, `A carta tem no máximo ${longestLetter} caracteres`]])
      if (invalid) return invalid
      const vaga = requireCodigo('Vaga', input.vaga)
      const made = await context.upstream.candidaturas.create(vaga, carta, requireChave(input.chave))
      if ('refused' in made) return toRefusal(made, vaga)
      return {
        __typename: 'CandidatarSuccess',
        candidaturaEdge: made instanceof Error ? made : toFirstEdge(made),
        situacao: { vaga, candidatado: true },
        viewer: requireSessao(context),
      }
    },
    cancelarCandidatura: async (_, { input }, context) => {
      const vaga = requireCodigo('Vaga', input.vaga)
      const refusal = await context.upstream.candidaturas.remove(vaga)
      const now = { situacao: { vaga, candidatado: false }, viewer: requireSessao(context) }
      if (!refusal) return { __typename: 'CancelarCandidaturaSuccess', ...now }
      const mensagem = toMensagem(refusal, 'Você não se candidatou a esta vaga.')
      return { __typename: 'NaoCandidatado', mensagem, ...now }
    },
  },
}

export function toCandidaturaEdge({ candidatura, vaga }: MinhaCandidatura) {
  return { node: candidatura, vaga }
}

function toRefusal(refusal: Refusal, vaga: string): ResolversTypes['CandidatarResult'] {
  if (refusal.status === 409) {
    const mensagem = toMensagem(refusal, 'Você já se candidatou a esta vaga.')
    return { __typename: 'JaCandidatado', mensagem, situacao: { vaga, candidatado: true } }
  }
  if (refusal.campos.length > 0) return toEntradaInvalida(refusal, { carta_motivacao: 'cartaDeMotivacao' })
  return { __typename: 'CandidaturaRecusada', mensagem: toMensagem(refusal, 'Esta vaga não aceita candidaturas.') }
}
