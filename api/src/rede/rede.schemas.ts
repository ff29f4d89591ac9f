import { z } from 'zod'
import { codigo, palavras, texto, windowQuery } from '../http/texto.ts'

const papeis = ['estudante', 'professor', 'ex-aluno'] as const
export const secoes = ['conhecer', 'professores', 'recomendacoes'] as const

const busca = palavras(100)
  .default('')
  .describe('Words of a name, a course, a department or interests; accents do not matter')

export const conexoesQuery = z.object({ busca, ...windowQuery })

export const sugestoesQuery = z.object({
  busca,
  papeis: texto(60)
    .default('')
    .transform(written => written.split(',').filter(Boolean))
    .pipe(z.array(z.enum(papeis)))
    .describe(`Comma-separated list of ${papeis.join(', ')}; empty: all`),
  ...windowQuery,
})

export const conexaoParams = z.object({ user_id: codigo })

const pessoa = z.object({
  id: z.int(),
  nome: z.string(),
  papel: z.enum(papeis),
  departamento: z.string().nullable().describe("A professor's department, a student's course"),
  avatar: z.string().nullable(),
  tags: z.array(z.string()).describe('Interests, by name'),
  conectado: z.boolean(),
  motivo: z.string().nullable().describe('Why they are suggested; null for a match without a reason'),
  secao: z.enum(secoes).nullable().describe('The heading of a suggestion; null on connections'),
  vagas_abertas: z.int().describe('Open vagas that they published'),
})

export type PessoaDaRede = z.infer<typeof pessoa>

export const redeResponse = z.object({ pessoas: z.array(pessoa), total: z.int() })
