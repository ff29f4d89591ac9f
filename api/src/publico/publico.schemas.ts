import { z } from 'zod'
import { pickCampos } from '../vagas/camposDeVaga.ts'
import { tipoFields } from '../vagas/tipos.ts'

const named = z.object({ id: z.int(), name: z.string() })

const resumoSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  prazo: z.iso.date().describe('The last day for applying, at the university'),
  ...tipoFields,
  department: named,
})

/** A vaga for everybody: nothing that names a person. */
export const vagaPublicaSchema = resumoSchema.extend({
  descricao: z.string().describe('E-mail addresses and the name of its author are replaced'),
  criado_em: z.iso.datetime(),
  location: named,
  ...pickCampos('publica'),
})

export type VagaPublica = z.infer<typeof vagaPublicaSchema>

export const muralSchema = z.object({
  total: z.int().describe('Open vagas'),
  por_tipo: z
    .array(z.object({ ...tipoFields, total: z.int() }))
    .describe('Each type that is offered, also without vagas'),
  vagas: z.array(resumoSchema).describe('The newest six'),
  abertas: z.array(z.object({ id: z.int() })).describe('The newest thousand, for the sitemap'),
})

export type Mural = z.infer<typeof muralSchema>
