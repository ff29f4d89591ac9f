import { z } from 'zod'
import { objetivosPrincipais } from '../db/schema.ts'
import { nome, prova, texto } from '../http/texto.ts'
import { refuseSenha, toNovaSenha } from '../autenticacao/senhaFraca.ts'
import { refuseNomeDeEstudante } from './nomeDeEstudante.ts'

export const usuarioParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const usuario = nome(120)
const sobre = texto(2000).trim()
const curso = texto(120)
const periodo = /^\d{4}\.[12]$/
const periodoInicio = z.string().regex(periodo)

/** Unknown fields, such as `id` or a role, are dropped. */
export const toCreateUsuarioBody = (novaSenha: NovaSenha) =>
  z
    .object({
      usuario,
      password: novaSenha,
      ehaluno: z.boolean(),
      email: z.string().trim().toLowerCase().max(254).meta({ format: 'email' }).pipe(z.email('Email inválido')),
      curso: curso.optional(),
      periodo_inicio: periodoInicio.optional(),
      objetivo_principal: z.enum(objetivosPrincipais).optional(),
      departamento: texto(120).optional().describe("A department's name"),
      sobre: sobre.optional(),
      prova: prova.describe('A random secret of the browser; a verification with it keeps the password'),
    })
    .superRefine(({ password, ...pessoa }, context) => {
      const semTitulo = pessoa.ehaluno && refuseNomeDeEstudante(pessoa.usuario)
      if (semTitulo) context.addIssue({ code: 'custom', path: ['usuario'], message: semTitulo })
      // A short password already has its own sentence.
      const message = novaSenha.safeParse(password).success && refuseSenha(password, pessoa)
      if (message) context.addIssue({ code: 'custom', path: ['password'], message })
    })

type NovaSenha = ReturnType<typeof toNovaSenha>

export const createUsuarioResponse = z.object({
  user_id: z.int(),
  interesses_token: z.string().describe('For POST /interesses/usuario, once'),
})

export const updateUsuarioBody = z.object({
  usuario,
  sobre: sobre.nullable(),
  ehaluno: z.boolean().optional().describe('Ignored: the role is fixed at registration'),
  curso: curso.nullish().describe('Of a student; missing: unchanged'),
  periodo_inicio: periodoInicio.nullish().describe('Of a student; missing: unchanged'),
  objetivo_principal: z.enum(objetivosPrincipais).nullish().describe('Of a student; missing: unchanged'),
})

export const usuarioResponse = z.object({
  id: z.int(),
  usuario: z.string(),
  nome: z.string(),
  email: z.string().meta({ format: 'email' }).nullable(),
  ehaluno: z.boolean(),
  is_student: z.boolean(),
  sobre: z.string().nullable(),
  avatar: z.string().nullable().describe('A URL, absolute or relative to the API'),
  criado_em: z.iso.datetime({ offset: true }),
  curso: z.string().nullable(),
  periodo_inicio: z
    .string()
    .meta({ pattern: periodo.source })
    .nullable()
    .describe('Of a student, visible to themselves and to professors'),
  objetivo_principal: z.enum(objetivosPrincipais).nullable().describe('Of a student, as periodo_inicio'),
  departamento: z.string().nullable(),
  titulo: z.string().nullable(),
  interesses: z.array(z.object({ id: z.int(), nome: z.string() })),
  has_curriculum: z.boolean().nullable(),
  edicao_completa: z
    .boolean()
    .optional()
    .describe('Of a student, for themselves: PUT /users/{id} accepts course, start period and objective too'),
  professor_a_confirmar: z
    .boolean()
    .optional()
    .describe("Only for oneself: whether a professor's role is still to be confirmed"),
})
