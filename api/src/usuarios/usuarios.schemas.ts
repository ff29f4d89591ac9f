import { z } from 'zod'
import { objetivosPrincipais } from '../db/schema.ts'

export const usuarioParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const nome = z.string().trim().min(1, 'O nome é obrigatório').max(120)
const sobre = z.string().trim().max(2000)

/** Fields that are not named here, `id` or a role among them, are dropped. */
export const createUsuarioBody = z.object({
  usuario: nome,
  password: z.string().min(6, 'A senha deve ter pelo menos 6 caracteres.').max(200),
  ehaluno: z.boolean(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  curso: z.string().max(120).optional(),
  periodo_inicio: z
    .string()
    .regex(/^\d{4}\.[12]$/)
    .optional(),
  objetivo_principal: z.enum(objetivosPrincipais).optional(),
  departamento: z.string().max(120).optional().describe("A department's name"),
  sobre: sobre.optional(),
})

export const createUsuarioResponse = z.object({ user_id: z.int() })

export const updateUsuarioBody = z.object({
  usuario: nome,
  sobre: sobre.nullable(),
  ehaluno: z.boolean().optional().describe('Ignored: the role is fixed at registration'),
})

export const usuarioResponse = z.object({
  id: z.int(),
  usuario: z.string(),
  nome: z.string(),
  email: z.string().nullable(),
  ehaluno: z.boolean(),
  is_student: z.boolean(),
  sobre: z.string().nullable(),
  avatar: z.string().nullable().describe('A URL, absolute or relative to the API'),
  criado_em: z.iso.datetime({ offset: true }),
  curso: z.string().nullable(),
  departamento: z.string().nullable(),
  titulo: z.string().nullable(),
  interesses: z.array(z.object({ id: z.int(), nome: z.string() })),
  has_curriculum: z.boolean().nullable(),
})
