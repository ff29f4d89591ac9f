import { z } from 'zod'
import { avaliacaoFields } from './avaliacao.ts'
import { isBlank } from '../http/caracteres.ts'
import { codigo, texto, titulo } from '../http/texto.ts'

/** Per candidatura. */
export const mostAnotacoes = 100

export const params = z.object({ id: codigo })

export const anotacaoParams = params.extend({ anotacao: codigo })

/** Labels that differ only in case are one. */
export const keepFirst = (etiquetas: string[]): string[] =>
  [...new Map(etiquetas.toReversed().map(each => [each.toLocaleLowerCase('pt-BR'), each])).values()].toReversed()

const notaMessage = 'A nota vai de 1 a 5.'

const nota = z.int(notaMessage).min(1, notaMessage).max(5, notaMessage)

const etiqueta = titulo(30)
  .min(1, 'Escreva a etiqueta.')
  .transform(each => each.replace(/\s+/g, ' '))

/** Per candidatura. */
export const mostEtiquetas = 10

export const avaliacaoBody = z.object({
  nota: nota.nullable().describe('Null for none'),
  etiquetas: z
    .array(etiqueta)
    .max(mostEtiquetas, `São no máximo ${mostEtiquetas} etiquetas.`)
    .transform(keepFirst)
    .describe("The professor's labels, the whole list"),
})

export type AvaliacaoBody = z.infer<typeof avaliacaoBody>

export const avaliacaoResponse = z.object(avaliacaoFields)

export type AvaliacaoAnswer = z.infer<typeof avaliacaoResponse>

export const avaliacoesBody = z
  .object({
    candidaturas: z
      .array(z.int().min(1).max(2_147_483_647))
      .min(1, 'Escolha pelo menos uma candidatura.')
      .max(500, 'Escolha no máximo 500 candidaturas de uma vez.'),
    nota: nota.nullish().describe('The new rating of each; without one, the ratings stay'),
    etiqueta: etiqueta.nullish().describe('A label that each gets beside its own'),
  })
  .refine(({ nota: dada, etiqueta: nova }) => (dada ?? nova) != null, {
    path: ['nota'],
    error: 'Escolha a nota ou a etiqueta.',
  })

export type AvaliacoesBody = z.infer<typeof avaliacoesBody>

export const avaliacoesResponse = z.object({
  avaliadas: z.array(z.object({ candidatura: z.int(), ...avaliacaoFields })),
  recusadas: z.array(z.object({ candidatura: z.int(), detail: z.string().describe('Why it was not rated') })),
})

export type AvaliacoesAnswer = z.infer<typeof avaliacoesResponse>

export const anotacaoBody = z.object({
  texto: texto(2000)
    .transform(value => value.trim())
    .refine(value => !isBlank(value), 'Escreva a anotação.'),
})

export const anotacaoResponse = z.object({
  id: z.int(),
  texto: z.string(),
  criado_em: z.iso.datetime(),
  autor: z
    .object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })
    .nullable()
    .describe('Null if the account was deleted'),
})

export type AnotacaoAnswer = z.infer<typeof anotacaoResponse>

export const anotacoesResponse = z.array(anotacaoResponse)
