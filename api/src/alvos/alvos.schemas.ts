import { z } from 'zod'
import { codigo } from '../http/texto.ts'
import { conversaSchema } from '../mensagens/mensagem.ts'
import { vagaSchema } from '../vagas/vaga.ts'

/** As many as a window of notificacoes has. */
const mostIds = 100

export const alvosQuery = z.object({
  ids: z
    .string()
    .max(mostIds * 11)
    .default('')
    .transform(value => value.split(',').filter(Boolean))
    .pipe(z.array(codigo).max(mostIds))
    .describe(`A comma-separated list of notifications, at most ${mostIds}; those of others are ignored`),
})

export const alvosResponse = z.object({
  vagas: z.array(vagaSchema),
  conversas: z.array(conversaSchema),
  pessoas: z.array(z.object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })),
})
