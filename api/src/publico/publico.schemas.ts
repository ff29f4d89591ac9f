import { z } from 'zod'
import { pickCampos } from '../vagas/camposDeVaga.ts'

const tipo = z.object({ id: z.int(), nome: z.string() })
const named = z.object({ id: z.int(), name: z.string() })

const resumoSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  prazo: z.iso.date().describe('The last day for applying, at the university'),
  tipo,
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
  por_tipo: z.array(z.object({ tipo, total: z.int() })).describe('Each type, also without vagas'),
  vagas: z.array(resumoSchema).describe('The newest six'),
  abertas: z.array(z.object({ id: z.int() })).describe('The newest thousand, for the sitemap'),
})

export type Mural = z.infer<typeof muralSchema>
