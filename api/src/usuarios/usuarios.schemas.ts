import { z } from 'zod'
import type { Settings } from '../config.ts'
import { objetivosPrincipais } from '../db/schema.ts'
import { nome, prova, texto } from '../http/texto.ts'
import type { Viva } from '../instituicao.ts'
import { isOferecido } from '../periodos.ts'
import { refuseSenha, toNovaSenha } from '../autenticacao/senhaFraca.ts'
import { refuseEmail } from './cadastro.ts'
import { refuseNomeDeEstudante } from './nomeDeEstudante.ts'

export const usuarioParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const usuario = nome(120)
const sobre = texto(2000).trim()
export const email = z.string().trim().toLowerCase().max(254).meta({ format: 'email' }).pipe(z.email())

const termo = /^\d{4}\.[1-4]$/

export const periodoDeInicio = z
  .string()
  .refine(periodo => isOferecido(periodo), 'Escolha um período de início da lista.')
  .meta({ pattern: termo.source })

/** A student's studies, as the institution offers them now. */
const toEstudos = (instituicao: Viva) =>
  z.object({
    curso: texto(120).refine(
      curso => curso === '' || instituicao.atual.cursos.includes(curso),
      'Escolha um curso da lista.',
    ),
    periodo_inicio: periodoDeInicio,
    objetivo_principal: z.enum(objetivosPrincipais),
  })

type Regras = { instituicao: Viva; senhaMinima: Settings['senhaMinima'] }

/** The fields of a registration. Unknown ones, such as `id` or a role, are dropped. */
const toCadastro = ({ instituicao, senhaMinima }: Regras) => {
  return z.object({
    usuario,
    password: toNovaSenha(senhaMinima),
    ehaluno: z.boolean(),
    email,
    ...toEstudos(instituicao).partial().shape,
    departamento: texto(120).optional().describe("A department's name"),
    sobre: sobre.optional(),
    documentos: z.int().min(0).optional().describe('The publication of notice and terms that the person accepts'),
    prova: prova.describe('A random secret of the browser; a verification with it keeps the password'),
  })
}

const naoAceitos = 'Leia o aviso de privacidade e aceite os termos de uso.'

/** Fields that are invalid by their own rules keep only the sentence of these. */
export const toCreateUsuarioBody = (regras: Regras) => {
  const cadastro = toCadastro(regras)
  const { password: novaSenha } = cadastro.shape
  return cadastro.superRefine(({ password, ...pessoa }, context) => {
    const refuse = (campo: string, message: string | null | false) => {
      if (message) context.addIssue({ code: 'custom', path: [campo], message })
    }
    const atual = regras.instituicao.lida.documentos
    refuse('documentos', pessoa.documentos !== atual && atual > 0 && naoAceitos)
    refuse('usuario', pessoa.ehaluno && refuseNomeDeEstudante(pessoa.usuario))
    refuse('email', email.safeParse(pessoa.email).success && refuseEmail(regras.instituicao.atual, pessoa))
    refuse('password', novaSenha.safeParse(password).success && refuseSenha(password, pessoa))
  })
}

export const createUsuarioResponse = z.object({
  user_id: z.int(),
  interesses_token: z.string().describe('For POST /interesses/usuario, once'),
})

export const toUpdateUsuarioBody = (instituicao: Viva) => {
  const { curso, periodo_inicio, objetivo_principal } = toEstudos(instituicao).shape
  return z.object({
    usuario,
    sobre: sobre.nullable(),
    ehaluno: z.boolean().optional().describe('Ignored: the role is fixed at registration'),
    curso: curso.nullish().describe('Of a student; missing: unchanged'),
    periodo_inicio: periodo_inicio.nullish().describe('Of a student; missing: unchanged'),
    objetivo_principal: objetivo_principal.nullish().describe('Of a student; missing: unchanged'),
  })
}

export type UpdateUsuario = z.infer<ReturnType<typeof toUpdateUsuarioBody>>

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
    .meta({ pattern: termo.source })
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
    .describe("Only for oneself: whether a professor's role is not confirmed"),
  recusa_de_professor: z
    .string()
    .nullable()
    .optional()
    .describe("Only for oneself: why the university refused a professor's role; null if it did not"),
})
