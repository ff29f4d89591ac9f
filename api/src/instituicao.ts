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
import { contrasteDe, menorContraste, tomClaro } from '@board/http/cor'
import { fusoPadrao, isFuso } from './fuso.ts'
import { campos } from './historicos/titulos.ts'
import { hasBidiControls } from './http/bidi.ts'
import { titulo } from './http/texto.ts'
import { primeirosMesesPadrao } from './periodos.ts'
import { desfechos } from './situacoes/situacao.ts'

const texto = titulo(200).min(1)
const dominio = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
const email = z.email().max(254)
const endereco = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine(url => !hasBidiControls(url))
const dominios = z.array(dominio).max(500)

/** What an administrator may change while the board runs, too: what was saved wins over the file, key by key. */
export const editaveis = z.object({
  nome: texto,
  sigla: texto,
  dominiosDeAluno: dominios.min(1),
  dominiosDeProfessor: dominios.min(1),
  /** An e-mail of these domains proves a professor; with any other domain the role needs a confirmation. */
  dominiosQueProvamProfessor: dominios,
  emailsDeExcecao: z.array(email).max(5000),
  /** The sender of all mails. SPF and DKIM of its domain must name the server of SMTP_URL. */
  remetente: z
    .object({ nome: texto.nullable().default(null), email, responderPara: email.nullable().default(null) })
    .nullable(),
  suporte: email.nullable(),
  protecaoDeDados: email.nullable(),
  termos: endereco.nullable(),
  prototipo: endereco.nullable(),
  /** The accent on the light ground (http/cor.js). */
  cor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase()
    .nullable(),
  marcaMvp: z.boolean(),
  /** A name of the IANA database: which day it is at the university, and the hours that people read (fuso.ts). */
  fuso: texto,
  /** The month in which each term of a year begins (periodos.ts). */
  primeirosMeses: z
    .array(z.int().min(1).max(12))
    .min(2)
    .max(4)
    .default([...primeirosMesesPadrao]),
  /** The first vaga of a professor, and that of a department, wait for a moderator (vagas/primeiraRevisao.ts). */
  primeiraRevisaoDeProfessor: z.boolean().default(false),
  primeiraRevisaoDeDepartamento: z.boolean().default(false),
})

const { shape } = editaveis

type Issue = { path: (string | number)[]; message: string; frase: string }

/** Rules that need more than the shape of one key. `frase`: for a screen. */
const conflitosEntre = (given: z.infer<typeof editaveis>): Issue[] => {
  const issues: Issue[] = []
  const { dominiosDeAluno, dominiosDeProfessor, dominiosQueProvamProfessor, cor, fuso, primeirosMeses } = given
  if (dominiosQueProvamProfessor.some(one => !dominiosDeProfessor.includes(one) || dominiosDeAluno.includes(one)))
    issues.push({
      path: ['dominiosQueProvamProfessor'],
      message: 'must be domains of professors that are none of students',
      frase: 'Use domínios de professores que nenhum estudante tem.',
    })
  if (cor !== null && contrasteDe(cor, 'claro') < menorContraste)
    issues.push({
      path: ['cor'],
      message: `is too light: ${tomClaro(cor)} is the nearest shade that can be read`,
      frase: `Esta cor não se lê sobre o fundo claro. A mais próxima que se lê é ${tomClaro(cor)}.`,
    })
  if (!isFuso(fuso))
    issues.push({
      path: ['fuso'],
      message: 'is no name of a time zone, such as America/Manaus',
      frase: 'Não conhecemos este fuso horário.',
    })
  if (primeirosMeses.some((mes, index) => mes <= (primeirosMeses[index - 1] ?? 0)))
    issues.push({
      path: ['primeirosMeses'],
      message: 'must be ascending months',
      frase: 'Cada período começa num mês depois do anterior.',
    })
  return issues
}

/** The kinds of every board (specification §3). */
const osSeis = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório']

const fold = (nome: string): string => nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const instituicaoSchema = z
  .object({
    ...shape,
    dominiosQueProvamProfessor: shape.dominiosQueProvamProfessor.default([]),
    emailsDeExcecao: shape.emailsDeExcecao.default([]),
    remetente: shape.remetente.default(null),
    suporte: shape.suporte.default(null),
    protecaoDeDados: shape.protecaoDeDados.default(null),
    termos: shape.termos.default(null),
    prototipo: shape.prototipo.default(null),
    cor: shape.cor.default(null),
    marcaMvp: shape.marcaMvp.default(true),
    fuso: shape.fuso.default(fusoPadrao),
    locais: z.array(texto).min(1),
    atividadesComplementares: z.object({ codigo: texto, creditos: z.int().positive() }),
    cursos: z.array(texto).min(1),
    /** Read once, at the first start (listas.ts). */
    departamentos: z
      .array(z.object({ nome: texto, cursos: z.array(texto).max(50).default([]) }))
      .max(500)
      .default([]),
    /** Kinds of vaga besides the six. Read once, too. */
    tiposDeVaga: z.array(titulo(40).min(1)).max(24).default([]),
    /** Interests by category. Read once, too. */
    interesses: z.record(texto, z.array(texto).max(200)).default({}),
    /** Titles of columns and codes of situations in this institution's transcripts: docs/transcripts.md. */
    titulos: z.partialRecord(z.enum(campos), z.array(texto)).default({}),
    situacoes: z.record(texto, z.enum(desfechos)).default({}),
    /** Groups of words that mean the same to a search, besides the common ones: docs/vocabulary.md. */
    sinonimos: z.array(z.array(texto).min(2).max(12)).max(200).default([]),
  })
  .superRefine((given, context) => {
    const { departamentos, cursos, tiposDeVaga } = given
    const chaves = [...osSeis, ...tiposDeVaga].map(fold)
    const repetido = chaves.findIndex((chave, index) => chaves.indexOf(chave) < index)
    if (repetido >= 0)
      context.addIssue({ code: 'custom', path: ['tiposDeVaga', repetido - osSeis.length], message: 'is there twice' })
    for (const [index, departamento] of departamentos.entries()) {
      const path = ['departamentos', index]
      if (departamentos.findIndex(({ nome }) => nome === departamento.nome) < index)
        context.addIssue({ code: 'custom', path: [...path, 'nome'], message: 'is there twice' })
      const unknown = departamento.cursos.findIndex(curso => !cursos.includes(curso))
      if (unknown >= 0)
        context.addIssue({ code: 'custom', path: [...path, 'cursos', unknown], message: 'is not one of cursos' })
    }
    for (const { path, message, frase } of conflitosEntre(given))
      context.addIssue({ code: 'custom', path, message, params: { frase } })
  })

export type Instituicao = z.infer<typeof instituicaoSchema>

export type Editaveis = z.infer<typeof editaveis>

/** What an administrator saved, by key. Of an older or a newer release it may have keys that this one does not know. */
export type Valores = Partial<Record<keyof Editaveis, unknown>>

export type ProblemaDeValor = { campo: keyof Editaveis; frase: string }

export type Lugar = { id: number; nome: string }

/** What the database says of the institution. */
/** A sentence of the administration above every page. `para`: who sees it; null is everybody. Days as '2026-12-31'. */
export type AvisoDoSistema = { id: number; texto: string; para: 'aluno' | 'professor' | null; de: string; ate: string }

export type Lida = {
  instituicao: Instituicao
  versao: number
  valores: Valores
  problemas: readonly ProblemaDeValor[]
  temLogo: boolean
  /** The places of work, with those that the file does not name. */
  locais: readonly Lugar[]
  /** The sentences above every page, of today. */
  avisos: readonly AvisoDoSistema[]
  /** The number of the last publication of privacy notice and terms; 0 without one. */
  documentos: number
}

/** What the board is called, whom it lets register and how it looks, as of now. */
export type Viva = {
  /** As it was last read. */
  readonly atual: Instituicao
  readonly lida: Lida
  /** Reads it again, unless that was less than a second ago. A hook of every route, and what queues begin with. */
  refresh: () => Promise<void>
  /** Lets the next `refresh` read it, after a change by this process. */
  expire: () => void
}

/**
 * The institution with what was saved in place of the keys of its file. A value that does not fit, also to what the file
 * says now, is not used: it is a problem.
 */
export const withValores = (
  arquivo: Instituicao,
  valores: Valores,
): { instituicao: Instituicao; problemas: ProblemaDeValor[] } => {
  const parsed = instituicaoSchema.safeParse({ ...arquivo, ...valores })
  if (parsed.success) return { instituicao: parsed.data, problemas: [] }
  const problemas = parsed.error.issues.map(issue => ({
    campo: String(issue.path[0]) as keyof Editaveis,
    frase: issue.code === 'custom' ? String(issue.params?.['frase']) : issue.message,
  }))
  const bad = new Set<string>(problemas.map(({ campo }) => campo))
  const others = Object.fromEntries(Object.entries(valores).filter(([key]) => !bad.has(key)))
  const rest = instituicaoSchema.safeParse({ ...arquivo, ...others })
  return { instituicao: rest.success ? rest.data : arquivo, problemas }
}

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
