import { z } from 'zod'
import { codigo, palavras, titulo } from '../http/texto.ts'
import { nomesDeListas } from './listas.ts'

export const listaParams = z.object({ lista: z.enum(nomesDeListas, 'Não há esta lista.') })
export const entradaParams = listaParams.extend({ id: codigo })
export const juncaoParams = z.object({ id: codigo })

export const filtrosDaLista = z.object({
  busca: palavras(100).default('').describe('A part of the name, without case and accents'),
  situacao: z
    .enum(['ativas', 'arquivadas', 'todas'])
    .default('ativas')
    .describe('Whether they are offered, or archived'),
})

export type FiltrosDaLista = z.output<typeof filtrosDaLista>

export const entradaDeLista = z.object({
  id: z.int(),
  nome: z.string(),
  posicao: z
    .int()
    .nullable()
    .describe('Its place among those that are offered, of an interest in its category; null: it has none'),
  categoria_id: z.int().nullable().describe('Of an interest'),
  categoria: z.string().nullable(),
  cursos: z.array(z.string()).describe('Of a department'),
  fixa: z
    .boolean()
    .describe(
      'Whether the board itself uses its name: it is not renamed, archived or joined into another one. Of a kind of vaga it has no place to change, either',
    ),
  arquivado_em: z.iso.datetime().nullable().describe('Since when it is offered to nobody; null: it is offered'),
})

export type EntradaDeLista = z.output<typeof entradaDeLista>

/** Of any list: each has a limit of its own besides. A name may begin with a sign: the export escapes it. */
const mostLetras = 120

/** The most courses of a department, as in the institution's file. */
const mostCursos = 50

export const nomeDeEntrada = titulo(mostLetras)
  .min(1, 'O nome é obrigatório.')
  .refine(value => value === '' || /[\p{L}\p{N}]/u.test(value), 'Escreva um nome com letras.')
  .transform(value => value.replace(/\s+/g, ' '))

/** The file of the list joins the courses of a department by commas. */
const curso = nomeDeEntrada.refine(value => !value.includes(','), 'O nome de um curso não tem vírgula.')

export const cursosDeEntrada = z.array(curso).max(mostCursos, `São no máximo ${mostCursos} cursos.`).optional()

export const novaEntradaBody = z.object({
  nome: nomeDeEntrada,
  categoria_id: codigo.optional().describe('Of an interest; missing: Outros'),
  cursos: cursosDeEntrada.describe('Of a department'),
})

export type NovaEntrada = z.output<typeof novaEntradaBody>

const semLugar = 'A posição é um número de 1 a 10000.'

export const mudancaDeEntradaBody = z.object({
  nome: nomeDeEntrada.optional(),
  posicao: z
    .int(semLugar)
    .min(1, semLugar)
    .max(10_000, semLugar)
    .optional()
    .describe('A new place among those that are offered; 1 is the first'),
  arquivado: z.boolean().optional().describe('Archives or restores it'),
  categoria_id: codigo.optional().describe('Of an interest'),
  cursos: cursosDeEntrada.describe('Of a department: replaces all'),
})

export type MudancaDeEntrada = z.output<typeof mudancaDeEntradaBody>

const tiposDeUso = ['vagas', 'pessoas', 'interesses', 'cursos', 'buscas'] as const

export const usoResponse = z.object({
  uso: z.array(z.object({ tipo: z.enum(tiposDeUso), total: z.int() })).describe('How many of each kind use it'),
})

export const juntarBody = z.object({ em: codigo.describe('The id of the entry that stays') })

export const juncao = z.object({
  id: z.int(),
  lista: z.enum(nomesDeListas),
  de: z.string().describe('The name of the entry that is gone'),
  em: z.string().describe('The name of the one that stayed, at the time'),
  linhas: z.int().describe('How many uses it moved'),
  feita_em: z.iso.datetime(),
  desfeita_em: z.iso.datetime().nullable(),
})

export type Juncao = z.output<typeof juncao>

export const juncoesQuery = z.object({ lista: z.enum(nomesDeListas).optional() })

export const juncoesResponse = z.object({ juncoes: z.array(juncao) })

export const desfazerResponse = z.object({
  juncao,
  ficaram: z
    .array(z.object({ tipo: z.enum(tiposDeUso), total: z.int() }))
    .describe('The uses of each kind that were not brought back, because they have changed since'),
})

/** The most lines and letters of a file. */
export const mostLinhas = 5000
const mostTexto = 500_000

export const importacaoBody = z.object({
  texto: z
    .string()
    .max(mostTexto, 'O arquivo é grande demais: são no máximo 500 KB.')
    .describe("A CSV file with ';' or ',' and a line of titles, as the export of the list"),
  aplicar: z.boolean().default(false).describe('False: only says what it would do'),
})

export const linhaDaImportacao = z.object({
  linha: z.int().describe('The line of the file, from 1'),
  situacao: z.enum(['nova', 'mudada', 'igual', 'recusada']),
  codigo: z.int().nullable(),
  nome: z.string(),
  antes: z.string().nullable().describe('The name that a line changes; null without one'),
  motivo: z.string().nullable().describe('Why it is refused'),
})

export type LinhaDaImportacao = z.output<typeof linhaDaImportacao>

const total = z.int()

export const importacaoResponse = z.object({
  aplicada: z.boolean(),
  novas: total,
  mudadas: total,
  iguais: total,
  recusadas: total,
  linhas: z.array(linhaDaImportacao).describe('The lines that are not the same, the first 500'),
})

export type Importacao = z.output<typeof importacaoResponse>
