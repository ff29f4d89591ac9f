import type { Refusal } from '../upstream/body.ts'
import type { Candidatura, MinhaCandidatura } from '../upstream/candidaturas.ts'
import type { Vaga } from '../upstream/vaga.ts'
import type { Context } from '../context.ts'
import type { Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import { requireChave } from './chave.ts'
import { toFirstEdge } from './connection.ts'
import { findInvalid, toEntradaInvalida, toError, toMensagem } from './failure.ts'
import { toCodigo, toGlobalId } from './node.ts'

/** An edge of the student's own list. That of a payload has no vaga yet: it is read only when it is asked for. */
export interface CandidaturaEdge {
  cursor: string
  node: Candidatura
  vaga?: Vaga | null
}

/** Whether one student applied to one vaga. */
export interface Situacao {
  usuario: string
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
    id: ({ usuario, vaga }) => toGlobalId('SituacaoDaCandidatura', `${usuario}.${vaga}`),
  },
  Mutation: {
    candidatar: async (_, { input }, context) => {
      const carta = input.cartaDeMotivacao?.trim() || null
      const fits = (carta?.length ?? 0) <= longestLetter
      const invalid = findInvalid([['cartaDeMotivacao', fits, `A carta tem no máximo ${longestLetter} caracteres`]])
      if (invalid) return invalid
      const vaga = toCodigo('Vaga', input.vaga)
      const made = await context.upstream.candidaturas.create(vaga, carta, requireChave(input.chave))
      if ('refused' in made) return toRefusal(made, vaga, context)
      return {
        __typename: 'CandidatarSuccess',
        candidaturaEdge: toFirstEdge(made),
        situacao: toSituacao(context, vaga, true),
      }
    },
    cancelarCandidatura: async (_, { input }, context) => {
      const vaga = toCodigo('Vaga', input.vaga)
      const refusal = await context.upstream.candidaturas.remove(vaga)
      const situacao = toSituacao(context, vaga, false)
      if (!refusal) return { __typename: 'CancelarCandidaturaSuccess', situacao }
      return {
        __typename: 'NaoCandidatado',
        mensagem: toMensagem(refusal, 'Você não se candidatou a esta vaga.'),
        situacao,
      }
    },
  },
}

export function toCandidaturaEdge({ candidatura, vaga }: MinhaCandidatura) {
  return { node: candidatura, vaga }
}

/** The viewer's situation with a vaga, as it is known to be. */
export function toSituacao({ sessao }: Context, vaga: string, candidatado: boolean): Situacao {
  if (!sessao) throw toError('UNAUTHENTICATED')
  return { usuario: sessao.usuario, vaga, candidatado }
}

function toRefusal(refusal: Refusal, vaga: string, context: Context): ResolversTypes['CandidatarResult'] {
  if (refusal.status === 409) {
    const mensagem = toMensagem(refusal, 'Você já se candidatou a esta vaga.')
    return { __typename: 'JaCandidatado', mensagem, situacao: toSituacao(context, vaga, true) }
  }
  if (refusal.campos.length > 0) return toEntradaInvalida(refusal, { carta_motivacao: 'cartaDeMotivacao' })
  return { __typename: 'CandidaturaRecusada', mensagem: toMensagem(refusal, 'Esta vaga não aceita candidaturas.') }
}
