import { z } from 'zod'
import { normalizarCodigo } from '../db/atender.ts'
import { atendimentoSchema } from '../db/requisitos.ts'
import { codigo, texto } from '../db/texto.ts'

export const params = z.object({ id: codigo })

const invalida = 'Escreva o código como INF1007.'

const codigoDeDisciplina = texto(20)
  .transform(normalizarCodigo)
  .refine(value => /^[A-Z]{2,4}\d{3,4}[A-Z]?$/.test(value), invalida)

const pedida = z
  .object({
    codigo: codigoDeDisciplina,
    equivalentes: z.array(codigoDeDisciplina).max(5, 'São no máximo 5 equivalentes por disciplina.').default([]),
  })
  .transform(({ codigo, equivalentes }) => ({
    codigo,
    equivalentes: [...new Set(equivalentes)].filter(each => each !== codigo),
  }))

const crMessage = 'O CR vai de 0 a 10, com uma casa decimal.'
const periodoMessage = 'O período vai de 1 a 20.'
const periodo = z.int(periodoMessage).min(1, periodoMessage).max(20, periodoMessage).nullish()

export const requisitosBody = z
  .object({
    cr_minimo: z
      .number(crMessage)
      .min(0, crMessage)
      .max(10, crMessage)
      .refine(value => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, crMessage)
      .nullish()
      .describe('Null or 0: none'),
    disciplinas: z
      .array(pedida)
      .max(10, 'São no máximo 10 disciplinas.')
      .refine(all => new Set(all.map(({ codigo }) => codigo)).size === all.length, 'Há uma disciplina repetida.')
      .default([]),
    periodo_de: periodo.describe("Term of the student's course, the first is 1"),
    periodo_ate: periodo,
    cursos: z.array(texto(200)).max(20, 'São no máximo 20 cursos.').default([]).describe("The institution's names"),
    fechada: z.boolean().default(false).describe('Only students who meet all may apply'),
  })
  .refine(({ periodo_de, periodo_ate }) => (periodo_de ?? 1) <= (periodo_ate ?? 20), {
    path: ['periodo_ate'],
    message: 'O último período vem antes do primeiro.',
  })
  .describe('The whole of it: what is left out, null or empty is not asked for')

export type RequisitosBody = z.infer<typeof requisitosBody>

export const disciplinasQuery = z.object({
  busca: texto(60).default('').describe('The beginning of a code, or part of a name; accents do not matter'),
  limit: z.coerce.number().int().min(1).max(20).default(10),
})

export const disciplinasResponse = z.array(z.object({ codigo: z.string(), nome: z.string() }))

export type DisciplinaAnswer = z.infer<typeof disciplinasResponse>[number]

export const atendimentoDaCandidaturaResponse = z.object({
  curso: z.string().nullable().describe("Declared in the student's profile"),
  periodo_inicio: z.string().nullable().describe("Declared in the student's profile, as '2024.1'"),
  compartilha_historico: z.boolean().describe('The student lets the professor read what the transcript says'),
  atendimento: atendimentoSchema
    .nullable()
    .describe('From the transcript; null without the consent, and where the vaga asks for nothing'),
})
