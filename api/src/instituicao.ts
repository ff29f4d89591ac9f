import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { campos } from './historicos/titulos.ts'
import { desfechos } from './situacoes/situacao.ts'

const texto = z.string().trim().min(1).max(200)
const dominio = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)

const instituicaoSchema = z
  .object({
    nome: texto,
    sigla: texto,
    dominiosDeAluno: z.array(dominio).min(1),
    dominiosDeProfessor: z.array(dominio).min(1),
    /**
     * An e-mail of these domains proves a professor; with any other domain the role needs a confirmation (npm run
     * professor).
     */
    dominiosQueProvamProfessor: z.array(dominio).default([]),
    emailsDeExcecao: z.array(z.email()).default([]),
    locais: z.array(texto).min(1),
    atividadesComplementares: z.object({ codigo: texto, creditos: z.int().positive() }),
    cursos: z.array(texto).min(1),
    /** Titles of columns and codes of situations in this institution's transcripts: docs/transcripts.md. */
    titulos: z.partialRecord(z.enum(campos), z.array(texto)).default({}),
    situacoes: z.record(texto, z.enum(desfechos)).default({}),
    /** Groups of words that mean the same to a search, besides the common ones: docs/vocabulary.md. */
    sinonimos: z.array(z.array(texto).min(2).max(12)).max(200).default([]),
  })
  .refine(
    given =>
      given.dominiosQueProvamProfessor.every(
        one => given.dominiosDeProfessor.includes(one) && !given.dominiosDeAluno.includes(one),
      ),
    { path: ['dominiosQueProvamProfessor'], message: 'must be domains of professors that are none of students' },
  )

export type Instituicao = z.infer<typeof instituicaoSchema>

/** src/ and dist/ have the same depth. */
const folder = new URL('../../institutions/', import.meta.url)

/**
 * Reads institutions/<name>.json, or the file of a path.
 * @throws Error with a sentence if the file does not exist or has another shape
 */
export const loadInstituicao = (nameOrPath: string): Instituicao => {
  const isName = /^[\w-]+$/.test(nameOrPath)
  const shown = isName ? `institutions/${nameOrPath}.json` : nameOrPath
  let content: unknown
  try {
    content = JSON.parse(readFileSync(isName ? new URL(`${nameOrPath}.json`, folder) : resolve(nameOrPath), 'utf8'))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Error(`INSTITUTION: ${isMissing ? `there is no file ${shown}` : `${shown} cannot be read as JSON`}`, {
      cause: error,
    })
  }
  const parsed = instituicaoSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`INSTITUTION: ${shown}: ${issue?.path.join('.')}: ${issue?.message}`)
}
