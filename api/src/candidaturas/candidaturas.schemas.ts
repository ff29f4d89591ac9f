import { z } from 'zod'
import { codigo, texto, windowQuery } from '../db/texto.ts'
import { vagaSchema } from '../db/vaga.ts'

export const vagaParams = z.object({ id: codigo })

export const ownQuery = z.object(windowQuery)

export const statusResponse = z.object({ has_applied: z.boolean() })

/** The letter may be left out, null or blank, and so may the whole body. */
export const candidatarBody = z
  .object({
    carta_motivacao: texto(2000)
      .nullish()
      .transform(value => value?.trim() || null),
  })
  .nullish()

const fields = { id: z.int(), criado_em: z.iso.datetime(), carta_motivacao: z.string().nullable() }

export const candidaturaResponse = z.object(fields)

export type CandidaturaAnswer = z.infer<typeof candidaturaResponse>

export const ownResponse = z.object({
  candidaturas: z.array(z.object({ ...fields, vaga: vagaSchema })),
  total: z.int(),
})

const candidato = z.object({ id: z.int(), usuario: z.string(), email: z.string(), avatar: z.string().nullable() })

export const candidatosResponse = z.array(z.object({ ...fields, candidato }))

export const candidaturasResponse = z.array(
  z.object({ ...fields, candidato: candidato.extend({ curso: z.string().nullable() }) }),
)
