import { asc, eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { pedidos, pedidosDeArquivo, perguntas, tiposDePergunta } from '../db/schema/perguntas.ts'

const perguntaSchema = z.object({
  id: z.int(),
  texto: z.string(),
  tipo: z.enum(tiposDePergunta),
  obrigatoria: z.boolean(),
  opcoes: z.array(z.string()).describe('Only for an `escolha`'),
})

export type Pergunta = z.infer<typeof perguntaSchema>

/** The questions of a vaga and its request for a file. */
export const perguntasFields = {
  perguntas: z.array(perguntaSchema),
  arquivo: z.object({
    pedido: z.enum(pedidos).describe('Whether a PDF is asked for'),
    instrucao: z.string().nullable().describe('What the PDF should contain'),
  }),
}

const perguntasSchema = z.object(perguntasFields)

export type PerguntasDaVaga = z.infer<typeof perguntasSchema>

export const nenhumArquivo: PerguntasDaVaga['arquivo'] = { pedido: 'nao', instrucao: null }

const { vagaId: _, ordem: __, ...colunas } = getTableColumns(perguntas)

export const findPerguntas = async (db: Db, vagaId: number): Promise<PerguntasDaVaga> => {
  const rows = await db
    .select(colunas)
    .from(perguntas)
    .where(eq(perguntas.vagaId, vagaId))
    .orderBy(asc(perguntas.ordem))
  const [arquivo] = await db
    .select({ pedido: pedidosDeArquivo.pedido, instrucao: pedidosDeArquivo.instrucao })
    .from(pedidosDeArquivo)
    .where(eq(pedidosDeArquivo.vagaId, vagaId))
  return { perguntas: rows, arquivo: arquivo ?? nenhumArquivo }
}
