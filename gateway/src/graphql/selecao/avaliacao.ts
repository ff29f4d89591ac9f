import type {
  AnotarCandidaturaInput,
  AvaliarCandidaturaInput,
  AvaliarCandidaturasInput,
  Resolvers,
} from '../__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { checkChave } from '../idempotencyKey.ts'
import type { Excluida } from '../models.ts'
import { requireId, requireNested, toGlobalId } from '../node.ts'
import { requireReader } from '../rights.ts'

const names: {
  avaliar: WireNames<AvaliarCandidaturaInput>
  avaliarVarias: WireNames<AvaliarCandidaturasInput>
  anotar: WireNames<AnotarCandidaturaInput>
} = {
  avaliar: { candidatura: 'candidatura_id', nota: 'nota', etiquetas: 'etiquetas' },
  avaliarVarias: { vaga: 'vaga_id', candidaturas: 'candidaturas', nota: 'nota', etiqueta: 'etiqueta' },
  anotar: { candidatura: 'candidatura_id', texto: 'texto', chave: 'idempotency-key' },
}

export const avaliacaoResolvers: Resolvers = {
  Avaliacao: {
    id: ({ candidatura }) => toGlobalId('Avaliacao', candidatura),
  },
  CandidaturaNaoAvaliada: {
    idDaCandidatura: ({ vaga, candidatura }) => toGlobalId('Candidatura', `${vaga}.${candidatura}`),
    mensagem: ({ mensagem }) => mensagem ?? 'Esta candidatura não foi avaliada.',
  },
  Anotacao: {
    id: anotacao => toAnotacaoId(anotacao),
  },
  AnotarCandidaturaSuccess: {
    avaliacao: ({ candidatura }, _, { upstream }) => upstream.avaliacoes.get(candidatura),
  },
  ExcluirAnotacaoSuccess: {
    idDaAnotacao: anotacao => toAnotacaoId(anotacao),
    avaliacao: ({ candidatura }, _, { upstream }) => upstream.avaliacoes.get(candidatura),
  },
  Candidatura: {
    anotacoes: (candidatura, _, context) => {
      requireReader('Candidatura.anotacoes', candidatura, context)
      return context.upstream.avaliacoes.anotacoes(candidatura.codigo, candidatura.vagaCodigo)
    },
  },
  Mutation: {
    avaliarCandidatura: async (_, { input }, { upstream }) => {
      const nota = input.nota ?? null
      const etiquetas = input.etiquetas.map(etiqueta => etiqueta.trim())
      const codigo = requireNested('Candidatura', input.candidatura, 'candidatura')
      const avaliacao = await upstream.avaliacoes.avaliar(codigo, { nota, etiquetas })
      if ('refused' in avaliacao) return toEntradaInvalida(avaliacao, names.avaliar)
      return { __typename: 'AvaliarCandidaturaSuccess', avaliacao }
    },
    avaliarCandidaturas: async (_, { input }, { upstream }) => {
      const { nota = null, etiqueta = null } = input
      const candidaturas = input.candidaturas.map(id => requireNested('Candidatura', id, 'candidaturas'))
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const avaliadas = await upstream.avaliacoes.avaliarVarias(vaga, { candidaturas, nota, etiqueta })
      if ('refused' in avaliadas) return toEntradaInvalida(avaliadas, names.avaliarVarias)
      return { __typename: 'AvaliarCandidaturasSuccess', ...avaliadas }
    },
    anotarCandidatura: async (_, { input }, { upstream }) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const texto = input.texto.trim()
      const candidatura = requireNested('Candidatura', input.candidatura, 'candidatura')
      const anotacao = await upstream.avaliacoes.anotar(candidatura, texto, input.chave)
      if ('refused' in anotacao) return toEntradaInvalida(anotacao, names.anotar)
      return { __typename: 'AnotarCandidaturaSuccess', candidatura, anotacao }
    },
    excluirAnotacao: async (_, { input }, { upstream }) => {
      const candidatura = requireNested('Candidatura', input.candidatura, 'candidatura')
      const codigo = requireNested('Anotacao', input.anotacao, 'anotacao', candidatura)
      await upstream.avaliacoes.excluirAnotacao(candidatura, codigo)
      return { __typename: 'ExcluirAnotacaoSuccess', candidatura, codigo }
    },
  },
}

/** The global id contains the candidatura: the note's id alone does not lead to it. */
function toAnotacaoId({ candidatura, codigo }: Excluida): string {
  return toGlobalId('Anotacao', `${candidatura}.${codigo}`)
}
