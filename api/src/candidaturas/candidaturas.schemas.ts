import { z } from 'zod'
import { avaliacaoFields } from '../db/avaliacao.ts'
import { respostasBody } from '../db/respostas.ts'
import { etapas } from '../db/schema.ts'
import { codigo, palavra, texto, windowQuery } from '../db/texto.ts'
import { vagaSchema } from '../db/vaga.ts'

export const vagaParams = z.object({ id: codigo })

export const ownQuery = z.object({ ...windowQuery, vaga: codigo.optional().describe('The one to this vaga alone') })

const etapa = z.enum(etapas)

export const statusResponse = z.object({
  has_applied: z.boolean(),
  etapa: etapa.nullable().describe('As far as the student may know; null without a candidatura'),
})

/** The letter may be left out, null or blank, and so may the whole body. */
export const candidatarBody = z
  .object({
    carta_motivacao: texto(2000)
      .nullish()
      .transform(value => value?.trim() || null),
    ...respostasBody,
  })
  .nullish()

const fields = { id: z.int(), criado_em: z.iso.datetime(), carta_motivacao: z.string().nullable() }

export const candidaturaResponse = z.object({ ...fields, etapa })

export type CandidaturaAnswer = z.infer<typeof candidaturaResponse>

const andamento = z.object({
  de: etapa,
  para: etapa,
  criado_em: z.iso.datetime().describe('Of a decision that was held back: when it was released'),
  palavra: z.string().nullable(),
  retida: z.literal(false),
  por: z.null(),
})

export type Andamento = z.infer<typeof andamento>

export const ownRow = candidaturaResponse.extend({
  vaga: vagaSchema,
  historico: z.array(andamento).describe('Each change that the student may know, oldest first; the last 200'),
})

export const retiradaBody = z.object({ palavra: palavra.describe('For the professor') }).nullish()

export const ownResponse = z.object({
  candidaturas: z.array(ownRow),
  total: z.int(),
})

const doProfessor = {
  ...fields,
  etapa: etapa.describe('As its professor sees it'),
  retida: z.boolean().describe('The stage is a decision that the student does not know yet'),
  versao: z.int().describe('Counts its changes: a move names the one that it was decided on'),
}

const candidato = z.object({ id: z.int(), usuario: z.string(), email: z.string(), avatar: z.string().nullable() })

export const candidatosResponse = z.array(z.object({ ...doProfessor, candidato }))

export const candidaturasResponse = z.array(
  z.object({
    ...doProfessor,
    ...avaliacaoFields,
    candidato: candidato.extend({ curso: z.string().nullable() }),
  }),
)
