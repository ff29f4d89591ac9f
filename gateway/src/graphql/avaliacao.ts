import type { AnotarCandidaturaInput, AvaliarCandidaturaInput, Resolvers } from './__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida } from './failure.ts'
import type { WireNames } from './failure.ts'
import { requireIdempotencyKey } from './idempotencyKey.ts'
import type { Excluida } from './models.ts'
import { requireAnotacao, requireCandidatura, toGlobalId } from './node.ts'

const bestNota = 5
const mostEtiquetas = 10
const longestEtiqueta = 30
const longestAnotacao = 2000

const names: { avaliar: WireNames<AvaliarCandidaturaInput>; anotar: WireNames<AnotarCandidaturaInput> } = {
  avaliar: { candidatura: 'candidatura_id', nota: 'nota', etiquetas: 'etiquetas' },
  anotar: { candidatura: 'candidatura_id', texto: 'texto', chave: 'idempotency-key' },
}

export const avaliacaoResolvers: Resolvers = {
  Avaliacao: {
    id: ({ candidatura }) => toGlobalId('Avaliacao', candidatura),
  },
  Anotacao: {
    id: anotacao => toAnotacaoId(anotacao),
  },
  AnotarCandidaturaSuccess: {
    avaliacao: ({ candidatura }, _, { upstream }) => upstream.avaliacoes.get(candidatura),
  },
  ExcluirAnotacaoSuccess: {
    anotacao: anotacao => toAnotacaoId(anotacao),
    avaliacao: ({ candidatura }, _, { upstream }) => upstream.avaliacoes.get(candidatura),
  },
  Viewer: {
    anotacoesDaCandidatura: (_, { candidatura }, { upstream }) => {
      const { codigo, vaga } = requireCandidatura(candidatura)
      return upstream.avaliacoes.anotacoes(codigo, vaga)
    },
  },
  Mutation: {
    avaliarCandidatura: async (_, { input }, { upstream }) => {
      const nota = input.nota ?? null
      const etiquetas = input.etiquetas.map(etiqueta => etiqueta.trim())
      const fits = etiquetas.every(({ length }) => length >= 1 && length <= longestEtiqueta)
      const invalid = findInvalid([
        ['nota', nota === null || (nota >= 1 && nota <= bestNota), `A nota vai de 1 a ${bestNota}`],
        ['etiquetas', etiquetas.length <= mostEtiquetas, `São no máximo ${mostEtiquetas} etiquetas`],
        ['etiquetas', fits, `Cada etiqueta tem de 1 a ${longestEtiqueta} caracteres`],
      ])
      if (invalid) return invalid
      const { codigo } = requireCandidatura(input.candidatura)
      const avaliacao = await upstream.avaliacoes.avaliar(codigo, { nota, etiquetas })
      if ('refused' in avaliacao) return toEntradaInvalida(avaliacao, names.avaliar)
      return { __typename: 'AvaliarCandidaturaSuccess', avaliacao }
    },
    anotarCandidatura: async (_, { input }, { upstream }) => {
      const texto = input.texto.trim()
      const fits = texto.length >= 1 && texto.length <= longestAnotacao
      const invalid = findInvalid([['texto', fits, `A anotação tem de 1 a ${longestAnotacao} caracteres`]])
      if (invalid) return invalid
      const idempotencyKey = requireIdempotencyKey(input.chave)
      const { codigo: candidatura } = requireCandidatura(input.candidatura)
      const anotacao = await upstream.avaliacoes.anotar(candidatura, texto, idempotencyKey)
      if ('refused' in anotacao) return toEntradaInvalida(anotacao, names.anotar)
      return { __typename: 'AnotarCandidaturaSuccess', candidatura, anotacao }
    },
    excluirAnotacao: async (_, { input }, { upstream }) => {
      const { codigo: candidatura } = requireCandidatura(input.candidatura)
      const codigo = requireAnotacao(input.anotacao, candidatura)
      await upstream.avaliacoes.excluirAnotacao(candidatura, codigo)
      return { __typename: 'ExcluirAnotacaoSuccess', candidatura, codigo }
    },
  },
}

/** The global id contains the candidatura: the note's id alone does not lead to it. */
function toAnotacaoId({ candidatura, codigo }: Excluida): string {
  return toGlobalId('Anotacao', `${candidatura}.${codigo}`)
}
