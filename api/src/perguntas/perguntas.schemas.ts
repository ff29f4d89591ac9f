import { z } from 'zod'
import { perguntasFields } from './perguntas.ts'
import { respostasFields } from './respostas.ts'
import { pedidos, tiposDePergunta } from '../db/schema/perguntas.ts'
import { codigo, titulo } from '../http/texto.ts'

export const params = z.object({ id: codigo })

const opcao = titulo(80).min(1, 'Escreva a opção.')

const pergunta = z
  .object({
    id: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .nullish()
      .describe('Of an existing question; without it, the question is new'),
    texto: titulo(300).min(3, 'A pergunta tem de 3 a 300 caracteres.'),
    tipo: z.enum(tiposDePergunta),
    obrigatoria: z.boolean(),
    opcoes: z
      .array(opcao)
      .max(10, 'São no máximo 10 opções.')
      .default([])
      .describe('2 to 10 different ones, only for an `escolha`'),
  })
  .refine(({ tipo, opcoes }) => tipo !== 'escolha' || opcoes.length >= 2, {
    path: ['opcoes'],
    error: 'Escreva de 2 a 10 opções.',
  })
  .refine(({ opcoes }) => new Set(opcoes).size === opcoes.length, {
    path: ['opcoes'],
    error: 'Há duas opções iguais.',
  })
  .transform(({ opcoes, ...rest }) => ({ ...rest, opcoes: rest.tipo === 'escolha' ? opcoes : [] }))

/** As stored, by rules that may have changed since: only compared. */
const anteriores = z.object({
  perguntas: z
    .array(
      z.object({
        texto: z.string().max(1000),
        tipo: z.enum(tiposDePergunta),
        obrigatoria: z.boolean(),
        opcoes: z.array(z.string().max(1000)).max(50).default([]),
      }),
    )
    .max(50),
  arquivo: z.object({ pedido: z.enum(pedidos), instrucao: z.string().max(1000).nullable() }),
})

/** What a vaga asks of candidates, besides the letter. */
export const pedidoFields = {
  perguntas: z.array(pergunta).max(5, 'São no máximo 5 perguntas.').describe('The whole list, in order'),
  arquivo: z.object({
    pedido: z.enum(pedidos),
    instrucao: titulo(200)
      .nullish()
      .transform(value => value || null),
  }),
}

export const perguntasBody = z.object({
  ...pedidoFields,
  antes: anteriores
    .optional()
    .describe('The questions that the form was opened with: 409 if somebody else has changed them to third ones'),
})

export type PerguntasBody = z.infer<typeof perguntasBody>

export const perguntasResponse = z.object(perguntasFields)

export const respostasResponse = z.object(respostasFields)

export type RespostasAnswer = z.infer<typeof respostasResponse>

export const todasResponse = z.array(respostasResponse)
