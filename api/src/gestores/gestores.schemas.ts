import { z } from 'zod'
import { codigo } from '../http/texto.ts'

export const vagaParams = z.object({ id: codigo })

export const gestorParams = z.object({ id: codigo, gestor: codigo })

export const convidarBody = z
  .object({
    usuario: z.int().min(1).max(2_147_483_647).optional().describe('A professor, with an id of the search of people'),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(320)
      .meta({ format: 'email' })
      .pipe(z.email('Escreva um e-mail válido.'))
      .optional()
      .describe('Instead of `usuario`: its owner is notified if they are a confirmed professor'),
    visivel: z.boolean().default(false).describe('Students see this person once they accept'),
  })
  .refine(({ usuario, email }) => (usuario === undefined) !== (email === undefined), {
    path: ['email'],
    error: 'Escolha uma pessoa ou escreva um e-mail.',
  })

export type Convidado = z.infer<typeof convidarBody>

export const visibilidadeBody = z.object({ visivel: z.boolean() })

export const respostaBody = z.object({ aceitar: z.boolean() })

const pessoa = z.object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })

export const convitesResponse = z.array(
  z.object({
    id: z.int(),
    vaga: z.object({ id: z.int(), titulo: z.string() }),
    convidado_por: pessoa.nullable(),
    visivel: z.boolean().describe('Whether students will see this person'),
    criado_em: z.iso.datetime(),
  }),
)

export type ConviteAnswer = z.infer<typeof convitesResponse>[number]
