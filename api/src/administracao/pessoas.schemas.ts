import { z } from 'zod'
import { codigo, palavras, texto } from '../http/texto.ts'

const papeisDePessoa = ['aluno', 'professor', 'administrador', 'moderador', 'encarregado'] as const

/** `ativa` is what none of the others is. */
export const situacoesDePessoa = ['ativa', 'a_verificar', 'a_confirmar', 'recusado', 'suspensa'] as const

export const filtrosDePessoas = z.object({
  busca: palavras(100)
    .default('')
    .describe('Words of a name, course, department or interest, an e-mail or a matrícula'),
  papel: z.enum(papeisDePessoa).optional(),
  situacao: z.enum(situacoesDePessoa).optional(),
  ordem: z.enum(['recentes', 'nome']).default('recentes').describe('The newest first, or by name'),
})

export type FiltrosDePessoas = z.output<typeof filtrosDePessoas>

export const pessoaAdministrada = z.object({
  id: z.int(),
  nome: z.string(),
  email: z.string(),
  matricula: z.string().nullable().describe("The registration number, a professor's SIAPE; null if no import named it"),
  papeis: z.array(z.enum(papeisDePessoa)),
  vinculo: z.string().nullable().describe("A student's course, a professor's department"),
  situacao: z.enum(situacoesDePessoa),
  criado_em: z.iso.datetime(),
  suspenso_ate: z.iso.datetime().nullable(),
  motivo: z.string().nullable().describe('Why it is suspended, or refused as a professor; null if neither'),
})

export type PessoaAdministrada = z.output<typeof pessoaAdministrada>

export const pessoaParams = z.object({ id: codigo })

const motivo = texto(500).trim().min(3, 'Escreva o motivo, com ao menos 3 caracteres.')

/** What an administrator does with an account. */
export const atoBody = z.discriminatedUnion('ato', [
  z.object({ ato: z.literal('confirmar_professor') }),
  z.object({ ato: z.literal('recusar_professor'), motivo }),
  z.object({ ato: z.literal('revogar_professor'), motivo }),
  z.object({
    ato: z.literal('suspender'),
    motivo,
    ate: z.iso.date('Escolha uma data válida.').describe('The last day of the suspension, at most five years from now'),
  }),
  z.object({ ato: z.literal('reativar'), motivo }),
  z.object({ ato: z.literal('encerrar_sessoes') }),
  z.object({ ato: z.literal('enviar_link_de_senha') }),
  z.object({ ato: z.literal('tornar_administrador'), motivo }),
  z.object({ ato: z.literal('retirar_administrador'), motivo }),
  z.object({ ato: z.literal('tornar_moderador'), motivo }),
  z.object({ ato: z.literal('retirar_moderador'), motivo }),
  z.object({ ato: z.literal('tornar_encarregado'), motivo }),
  z.object({ ato: z.literal('retirar_encarregado'), motivo }),
])

export type Ato = z.output<typeof atoBody>
