import { z } from 'zod'

export const medidas = ['candidaturas', 'vagas', 'estudantes', 'professores'] as const
export type NomeDaMedida = (typeof medidas)[number]

const recortes = ['curso', 'departamento', 'tipo', 'mes'] as const
export type NomeDoRecorte = (typeof recortes)[number]

export const filtroDeNumeros = z.object({
  ano: z.coerce.number().int().min(2000).max(2100).optional().describe('Missing: the newest with data'),
})

const contagem = {
  total: z.int().nullable().describe('Null: hidden'),
  respondidas: z
    .int()
    .nullable()
    .describe('Candidaturas that a manager has moved or written about; null: hidden, or not counted here'),
  mediana: z
    .number()
    .nullable()
    .describe('Days to the first answer, of those that have one; null: hidden, without answers, or not counted here'),
}

export const numerosSchema = z.object({
  ano: z.int(),
  anos: z.array(z.int()).describe('The years with data, the newest first'),
  ate: z.iso.date().nullable().describe('The last day that is counted: the end of a month; null before the first one'),
  medidas: z.array(
    z.object({
      medida: z.enum(medidas),
      ...contagem,
      recortes: z
        .array(
          z.object({
            recorte: z.enum(recortes),
            grupos: z.array(z.object({ nome: z.string(), ...contagem })).describe('By name; months in their order'),
          }),
        )
        .describe('The same total divided in several ways'),
    }),
  ),
})

export type Numeros = z.output<typeof numerosSchema>
