import { z } from 'zod'
import { avaliacaoFields } from './avaliacao.ts'
import { isBlank } from '../http/caracteres.ts'
import { codigo, texto, titulo } from '../http/texto.ts'

/** Per candidatura. */
export const mostAnotacoes = 100

export const params = z.object({ id: codigo })

export const anotacaoParams = params.extend({ anotacao: codigo })

/** Labels that differ only in case are one. */
const keepFirst = (etiquetas: string[]): string[] =>
  [...new Map(etiquetas.toReversed().map(each => [each.toLocaleLowerCase('pt-BR'), each])).values()].toReversed()

const notaMessage = 'A nota vai de 1 a 5.'

export const avaliacaoBody = z.object({
  nota: z.int(notaMessage).min(1, notaMessage).max(5, notaMessage).nullable().describe('Null for none'),
  etiquetas: z
    .array(
      titulo(30)
        .min(1, 'Escreva a etiqueta.')
        .transform(each => each.replace(/\s+/g, ' ')),
    )
    .max(10, 'São no máximo 10 etiquetas.')
    .transform(keepFirst)
    .describe("The professor's labels, the whole list"),
})

export type AvaliacaoBody = z.infer<typeof avaliacaoBody>

export const avaliacaoResponse = z.object(avaliacaoFields)

export type AvaliacaoAnswer = z.infer<typeof avaliacaoResponse>

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
