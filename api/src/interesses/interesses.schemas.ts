import { z } from 'zod'
import { nome } from '../http/texto.ts'

const nomeDeInteresse = nome(60)
const nomes = z.array(nomeDeInteresse).max(100, 'Escolha no máximo 100 interesses.')

export const interesse = z.object({ id: z.int(), nome: z.string() })

export const gruposResponse = z
  .record(z.string(), z.array(interesse))
  .describe('Interests by the name of their category')

export const createInteresseBody = z.object({ nome: nomeDeInteresse })

export const primeirosInteressesBody = z.object({
  usuario_id: z.int().min(1).max(2_147_483_647),
  interesses: nomes,
  interesses_token: z.string().max(200).optional().describe('What POST /users returned; 403 without it'),
})

export const interessesBody = nomes

export const interessesResponse = z.object({ interesses: z.array(interesse) })

export const usuarioParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
