import { z } from 'zod'
import { objetivosPrincipais } from '../db/schema.ts'
import { prova, titulo } from '../db/texto.ts'
import { novaSenha, refuseSenha } from '../senhaFraca.ts'

export const usuarioParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const nome = titulo(120).min(1, 'O nome é obrigatório')
const sobre = z.string().trim().max(2000)
const curso = z.string().max(120)
const periodoInicio = z.string().regex(/^\d{4}\.[12]$/)

/** Fields that are not named here, `id` or a role among them, are dropped. */
export const createUsuarioBody = z
  .object({
    usuario: nome,
    password: novaSenha,
    ehaluno: z.boolean(),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    curso: curso.optional(),
    periodo_inicio: periodoInicio.optional(),
    objetivo_principal: z.enum(objetivosPrincipais).optional(),
    departamento: z.string().max(120).optional().describe("A department's name"),
    sobre: sobre.optional(),
    prova: prova.describe('A random secret of the browser; the verification that brings it keeps the password'),
  })
  .superRefine(({ password, ...pessoa }, context) => {
    // A password that is too short has its sentence already.
    const message = novaSenha.safeParse(password).success && refuseSenha(password, pessoa)
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })

export const createUsuarioResponse = z.object({ user_id: z.int() })

export const updateUsuarioBody = z.object({
  usuario: nome,
  sobre: sobre.nullable(),
  ehaluno: z.boolean().optional().describe('Ignored: the role is fixed at registration'),
  curso: curso.nullish().describe('Of a student; left out: stays'),
  periodo_inicio: periodoInicio.nullish().describe('Of a student; left out: stays'),
  objetivo_principal: z.enum(objetivosPrincipais).nullish().describe('Of a student; left out: stays'),
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
  periodo_inicio: z.string().nullable().describe('Of a student, for themselves and for professors'),
  objetivo_principal: z.enum(objetivosPrincipais).nullable().describe('Of a student, as periodo_inicio'),
  departamento: z.string().nullable(),
  titulo: z.string().nullable(),
  interesses: z.array(z.object({ id: z.int(), nome: z.string() })),
  has_curriculum: z.boolean().nullable(),
  edicao_completa: z
    .boolean()
    .optional()
    .describe('Of a student, for themselves: PUT /users/{id} takes course, start period and objective too'),
  professor_a_confirmar: z
    .boolean()
    .optional()
    .describe("Of oneself alone: whether a professor's role is still to be confirmed"),
})
