import type { Candidatura } from '../upstream/candidaturas.ts'
import type { Refusal } from '../upstream/body.ts'
import type { Vaga } from '../upstream/vaga.ts'
import type { Context } from '../context.ts'
import type { Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import { requireChave } from './chave.ts'
import { toFirstEdge } from './connection.ts'
import { findInvalid, toEntradaInvalida, toMensagem } from './failure.ts'
import { toCodigo, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

/** The vaga of a payload is read only when it is asked for. */
export type CandidaturaModel = Omit<Candidatura, 'vaga'> & { vaga: Vaga | null | (() => Promise<Vaga | null>) }

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
    vaga: ({ vaga }) => (typeof vaga === 'function' ? vaga() : vaga),
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
      const candidatura = { ...made, vaga: () => context.upstream.vagas.get(vaga) }
      return {
        __typename: 'CandidatarSuccess',
        candidaturaEdge: toFirstEdge(candidatura),
        situacao: toSituacao(context, vaga, true),
        viewer: requireSessao(context),
      }
    },
    cancelarCandidatura: async (_, { input }, context) => {
      const vaga = toCodigo('Vaga', input.vaga)
      const refusal = await context.upstream.candidaturas.remove(vaga)
      const now = { situacao: toSituacao(context, vaga, false), viewer: requireSessao(context) }
      if (!refusal) return { __typename: 'CancelarCandidaturaSuccess', ...now }
      const mensagem = toMensagem(refusal, 'Você não se candidatou a esta vaga.')
      return { __typename: 'NaoCandidatado', mensagem, ...now }
    },
  },
}

/** The viewer's situation with a vaga, as it is known to be. */
export function toSituacao(context: Context, vaga: string, candidatado: boolean): Situacao {
  return { usuario: requireSessao(context).usuario, vaga, candidatado }
}

function toRefusal(refusal: Refusal, vaga: string, context: Context): ResolversTypes['CandidatarResult'] {
  if (refusal.status === 409) {
    const mensagem = toMensagem(refusal, 'Você já se candidatou a esta vaga.')
    return { __typename: 'JaCandidatado', mensagem, situacao: toSituacao(context, vaga, true) }
  }
  if (refusal.campos.length > 0) return toEntradaInvalida(refusal, { carta_motivacao: 'cartaDeMotivacao' })
  return { __typename: 'CandidaturaRecusada', mensagem: toMensagem(refusal, 'Esta vaga não aceita candidaturas.') }
}
