import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type ParseError,
  type Segment,
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { z } from 'zod'
import { campos } from './historicos/titulos.ts'
import { desfechos } from './situacoes/situacao.ts'

const texto = z.string().trim().min(1).max(200)
const dominio = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)

/** Of other programs, which read the same file. */
const doGateway = {
  prototipo: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  suporte: z.email().nullable().default(null),
  termos: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
}

const instituicaoSchema = z
  .object({
    ...doGateway,
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
    /** Read once, at the first start (listas.ts). */
    departamentos: z
      .array(z.object({ nome: texto, cursos: z.array(texto).max(50).default([]) }))
      .max(500)
      .default([]),
    /** Interests by category. Read once, too. */
    interesses: z.record(texto, z.array(texto).max(200)).default({}),
    /** The sender of all mails. SPF and DKIM of its domain must name the server of SMTP_URL. */
    remetente: z.object({ nome: texto.optional(), email: z.email(), responderPara: z.email().optional() }).optional(),
    /** Titles of columns and codes of situations in this institution's transcripts: docs/transcripts.md. */
    titulos: z.partialRecord(z.enum(campos), z.array(texto)).default({}),
    situacoes: z.record(texto, z.enum(desfechos)).default({}),
    /** Groups of words that mean the same to a search, besides the common ones: docs/vocabulary.md. */
    sinonimos: z.array(z.array(texto).min(2).max(12)).max(200).default([]),
  })
  .superRefine(({ departamentos, cursos }, context) => {
    for (const [index, departamento] of departamentos.entries()) {
      const path = ['departamentos', index]
      if (departamentos.findIndex(({ nome }) => nome === departamento.nome) < index)
        context.addIssue({ code: 'custom', path: [...path, 'nome'], message: 'is there twice' })
      const unknown = departamento.cursos.findIndex(curso => !cursos.includes(curso))
      if (unknown >= 0)
        context.addIssue({ code: 'custom', path: [...path, 'cursos', unknown], message: 'is not one of cursos' })
    }
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

/** What is wrong with a file, by line (from 1). A key that no program reads is wrong here, and ignored at the start. */
export const checkInstituicao = (text: string): { line: number; message: string }[] => {
  const broken: ParseError[] = []
  const root = parseTree(text, broken)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  if (!root || broken.length > 0)
    return broken.map(({ error, offset }) => ({ line: lineAt(offset), message: printParseErrorCode(error) }))
  const lineOf = (path: readonly PropertyKey[]) => {
    // What is missing has no line of its own: that of its parent.
    const found = path.map((_, index) => findNodeAtLocation(root, path.slice(0, path.length - index) as Segment[]))
    return lineAt((found.find(Boolean) ?? root).offset)
  }
  const given: unknown = getNodeValue(root)
  const { error } = instituicaoSchema.safeParse(given)
  const known = new Set(Object.keys(instituicaoSchema.shape))
  const unread = Object.keys(Object(given)).filter(key => !known.has(key) && !key.startsWith('$'))
  return [
    ...(error?.issues ?? []).map(({ path, message }) => ({
      line: lineOf(path),
      message: `${path.join('.')}: ${message}`,
    })),
    ...unread.map(key => ({ line: lineOf([key]), message: `${key}: no key of this file` })),
  ].toSorted((one, other) => one.line - other.line)
}
