import { z } from 'zod'
import { toChave, toCodigo } from './codigo.ts'
import { codigo, palavras, texto } from '../http/texto.ts'
import type { Viva } from '../instituicao.ts'

/** The code of a course as `toCodigo` reads it, in a response. */
export const codigoLido = z.string().meta({ maxLength: 20, pattern: String.raw`^[A-Z\d]+(?:[ ./-][A-Z\d]+)*$` })

export const requisitosSchema = z.object({
  cr_minimo: z.number().nullable().describe('0 to 10: the mean of the grades of the transcript'),
  disciplinas: z.array(
    z.object({
      codigo: codigoLido,
      nome: z.string().nullable().describe('As in transcripts; null if too few have it'),
      equivalentes: z.array(codigoLido).describe('Codes that count as this one'),
    }),
  ),
  periodo_de: z.int().nullable().describe("Term of the student's course, the first is 1"),
  periodo_ate: z.int().nullable(),
  cursos: z.array(z.string()).describe('Any of them; empty for all'),
  fechada: z.boolean().describe('Only students who meet all requirements may apply'),
})

export type RequisitosAnswer = z.infer<typeof requisitosSchema>

export const atendimentoSchema = z.object({
  atende: z.int().describe('How many are met'),
  de: z.int().describe('How many there are'),
  itens: z.array(
    z.object({
      tipo: z.enum(['cr', 'disciplina', 'periodo', 'curso']),
      texto: z.string().describe('The reason, for the person who reads it'),
      atendido: z.boolean().nullable().describe('Null if unknown: that counts as not met'),
    }),
  ),
})

export const params = z.object({ id: codigo })

const invalida = 'Escreva o código como INF1007.'

const codigoDeDisciplina = texto(20).transform((value, context) => {
  const lido = toCodigo(value.trim().toUpperCase())
  if (lido === null) context.addIssue(invalida)
  return lido ?? z.NEVER
})

const pedida = z
  .object({
    codigo: codigoDeDisciplina,
    equivalentes: z.array(codigoDeDisciplina).max(5, 'São no máximo 5 equivalentes por disciplina.').default([]),
  })
  .transform(({ codigo, equivalentes }) => ({
    codigo,
    equivalentes: [...new Set(equivalentes)].filter(each => each !== codigo),
  }))

/** Missing, null and 0 are no requirement. */
const orNull = (value: number | null | undefined) => value || null

/** As stored, by rules that may have changed since: only compared. */
const anteriores = z.object({
  cr_minimo: z.number().nullish().transform(orNull),
  disciplinas: z
    .array(z.object({ codigo: z.string().max(20), equivalentes: z.array(z.string().max(20)).max(20).default([]) }))
    .max(50)
    .default([]),
  periodo_de: z.int().nullish().transform(orNull),
  periodo_ate: z.int().nullish().transform(orNull),
  cursos: z.array(z.string().max(1000)).max(200).default([]),
  fechada: z.boolean().default(false),
})

const crMessage = 'O CR vai de 0 a 10, com uma casa decimal.'
const periodoMessage = 'O período vai de 1 a 20.'
const periodo = z.int(periodoMessage).min(1, periodoMessage).max(20, periodoMessage).nullish().transform(orNull)

const toFields = (instituicao: Viva) => {
  const curso = texto(200).refine(given => instituicao.atual.cursos.includes(given), {
    error: ({ input }) => `Não há um curso “${String(input)}”.`,
  })
  return {
    cr_minimo: z
      .number(crMessage)
      .min(0, crMessage)
      .max(10, crMessage)
      .refine(value => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, crMessage)
      .nullish()
      .transform(orNull)
      .describe('Null or 0: none'),
    disciplinas: z
      .array(pedida)
      .max(10, 'São no máximo 10 disciplinas.')
      .refine(
        all => new Set(all.map(({ codigo }) => toChave(codigo))).size === all.length,
        'Há uma disciplina repetida.',
      )
      .default([]),
    periodo_de: periodo.describe("Term of the student's course, the first is 1"),
    periodo_ate: periodo,
    cursos: z.array(curso).max(20, 'São no máximo 20 cursos.').default([]).describe("The institution's names"),
    fechada: z.boolean().default(false).describe('Only students who meet all requirements may apply'),
  }
}

type Periodos = { periodo_de: number | null; periodo_ate: number | null }

const isInOrder = ({ periodo_de, periodo_ate }: Periodos) => (periodo_de ?? 1) <= (periodo_ate ?? 20)

const outOfOrder = { path: ['periodo_ate'], message: 'O último período vem antes do primeiro.' }

/** The requirements of a new vaga. */
export const toNovosRequisitos = (instituicao: Viva) => z.object(toFields(instituicao)).refine(isInOrder, outOfOrder)

export const toRequisitosBody = (instituicao: Viva) =>
  z
    .object({
      ...toFields(instituicao),
      antes: anteriores
        .optional()
        .describe(
          'The requirements that the form was opened with: 409 that names those that somebody else has changed',
        ),
    })
    .refine(isInOrder, outOfOrder)
    .describe('Replaces all requirements: what is missing, null or empty is not required')

export type RequisitosBody = z.infer<ReturnType<typeof toRequisitosBody>>

export const disciplinasQuery = z.object({
  busca: palavras(60).default('').describe('The beginning of a code, or part of a name; accents do not matter'),
  limit: z.coerce.number().int().min(1).max(20).default(10),
})

export const disciplinasResponse = z.array(z.object({ codigo: codigoLido, nome: z.string() }))

export type DisciplinaAnswer = z.infer<typeof disciplinasResponse>[number]

export const atendimentoDaCandidaturaResponse = z.object({
  curso: z.string().nullable().describe("Declared in the student's profile"),
  periodo_inicio: z.string().nullable().describe("Declared in the student's profile, as '2024.1'"),
  compartilha_historico: z.boolean().describe('The student shares the transcript with the professor'),
  atendimento: atendimentoSchema
    .nullable()
    .describe('From the transcript; null without consent, or without requirements'),
})

export const atendimentosResponse = z.array(
  z.object({
    candidatura: z.int(),
    cr: z.number().nullable().describe('Null without a grade'),
    atende: z.int().describe('How many of the requirements they meet'),
    de: z.int().describe('How many requirements the vaga has'),
  }),
)
