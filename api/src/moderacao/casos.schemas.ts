import { z } from 'zod'
import { blankIsNull } from '../http/caracteres.ts'
import { codigo, texto } from '../http/texto.ts'
import * as guardados from '../db/schema/moderacao.ts'
import { motivosDeDenuncia, situacoesDeCaso } from '../db/schema/moderacao.ts'

/** 'publicacao': a vaga that waits for its first look. */
const tiposDeCaso = [...guardados.tiposDeCaso, 'publicacao'] as const

/** Those of a report, and the two of a first look. */
const atosDeModeracao = [...guardados.atosDeModeracao, 'liberar', 'devolver'] as const

export type Tipo = (typeof tiposDeCaso)[number]
export type Ato = (typeof atosDeModeracao)[number]

/** A comunicado is reported as the message that one person got of it. */
const tiposDenunciaveis = ['vaga', 'perfil', 'mensagem'] as const

export const denunciaBody = z
  .object({
    tipo: z.enum(tiposDenunciaveis),
    id: z.int().min(1).max(2_147_483_647).describe('Of the vaga, the person or the message'),
    motivo: z.enum(motivosDeDenuncia),
    texto: texto(1000)
      .nullish()
      .transform(value => blankIsNull(value)),
  })
  .refine(({ motivo, texto: escrito }) => motivo !== 'outro' || escrito !== null, {
    path: ['texto'],
    message: 'Conte o que houve.',
  })

export type Denuncia = z.output<typeof denunciaBody>

export const filtrosDeCasos = z.object({
  situacao: z.enum(situacoesDeCaso).optional(),
  tipo: z.enum(tiposDeCaso).optional(),
})

export type FiltrosDeCasos = z.output<typeof filtrosDeCasos>

const ato = z.enum(atosDeModeracao)

export const casoSchema = z.object({
  id: z.int(),
  tipo: z.enum(tiposDeCaso),
  objeto: z.int().describe('The vaga, the person, or the first message'),
  titulo: z
    .string()
    .describe(
      "Its title when it was first reported, of a 'publicacao' as it is now; a message has none, and no part of its text here",
    ),
  pessoa_id: z.int().describe('Whose it is'),
  pessoa: z.string(),
  situacao: z.enum(situacoesDeCaso),
  ato: ato.nullable().describe('The last decision; null before the first'),
  denuncias: z.int().describe('How many reports'),
  criado_em: z.iso.datetime(),
})

export type Caso = z.output<typeof casoSchema>

const conteudo = z.object({ titulo: z.string(), texto: z.string(), retrato: z.string().nullable() })

export const casoDetalhado = casoSchema.extend({
  copias: z.array(conteudo.extend({ em: z.iso.datetime() })).describe('What was reported, once for each text'),
  agora: conteudo.nullable().describe('What it is now, also while it is hidden; null once it is gone'),
  oculto: z.boolean(),
  motivos: z.array(z.object({ motivo: z.enum(motivosDeDenuncia), texto: z.string().nullable(), em: z.iso.datetime() })),
  decisoes: z.array(
    z.object({
      ato,
      motivo: z.string(),
      ate: z.iso.date().nullable(),
      por: z.string().nullable().describe('Who decided; null for a deleted account'),
      em: z.iso.datetime(),
    }),
  ),
  contestacao: z.object({ texto: z.string(), em: z.iso.datetime() }).nullable(),
  outros: z.array(casoSchema).describe("The person's other cases, the newest first"),
  atos: z.array(ato).describe('What the reader can decide now'),
  impedimento: z.string().nullable().describe('Why the reader cannot decide; null if they can'),
})

export type CasoDetalhado = z.output<typeof casoDetalhado>

export const casoParams = z.object({ id: codigo })

const motivo = texto(500).trim().min(3, 'Escreva o motivo, com ao menos 3 caracteres.')

export const decisaoBody = z.discriminatedUnion('ato', [
  z.object({ ato: z.enum(atosDeModeracao).exclude(['suspender', 'liberar']), motivo }),
  z.object({ ato: z.literal('liberar'), motivo: texto(500).trim().describe('May be blank') }),
  z.object({
    ato: z.literal('suspender'),
    motivo,
    ate: z.iso.date('Escolha uma data válida.').describe('The last day of the suspension, at most five years from now'),
  }),
])

export type Decisao = z.output<typeof decisaoBody>

export const contestacaoBody = z.object({
  texto: texto(2000)
    .trim()
    .refine(value => blankIsNull(value) !== null, 'Escreva por que você contesta.'),
})

export const contestacaoPorLinkBody = contestacaoBody.extend({ token: texto(200).min(1) })

/** A decision as those whom it concerns read it: without the reports, and without who decided. */
export const decisaoRecebida = z.object({
  caso: z.int(),
  tipo: z.enum(tiposDeCaso),
  ato,
  motivo: z.string(),
  ate: z.iso.date().nullable(),
  em: z.iso.datetime(),
  copia: conteudo,
  contestacao: z.object({ texto: z.string(), em: z.iso.datetime() }).nullable(),
  situacao: z.enum(situacoesDeCaso),
  contestar_ate: z.iso.datetime().nullable().describe('Until when the reader may object; null if they may not'),
})

export type DecisaoRecebida = z.output<typeof decisaoRecebida>
