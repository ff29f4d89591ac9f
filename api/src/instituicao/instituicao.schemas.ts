import { z } from 'zod'
import { editaveis } from '../instituicao.ts'
import { aviso } from './avisosDoSistema.ts'

/** What everybody may know. Keys as in the institution's file. */
export const instituicaoPublica = z.object({
  ...editaveis.pick({
    nome: true,
    sigla: true,
    dominiosDeAluno: true,
    dominiosDeProfessor: true,
    emailsDeExcecao: true,
    suporte: true,
    protecaoDeDados: true,
    termos: true,
    prototipo: true,
    cor: true,
    marcaMvp: true,
    fuso: true,
    primeirosMeses: true,
  }).shape,
  cursos: z.array(z.string()),
  locais: z.array(z.object({ id: z.int(), nome: z.string() })),
  avisos: z.array(aviso).describe('The sentences above every page, of today'),
  documentos: z.int().describe('The last publication of privacy notice and terms, to be accepted; 0 without one'),
  logo: z.string().nullable().describe('A URL, relative to the API; null without a logo'),
  entradaPelaUniversidade: z
    .enum(['ao-lado', 'so'])
    .nullable()
    .describe('The sign-in at the university, beside the password or in place of it; null without one'),
})

export const instituicaoAdministrada = z.object({
  versao: z.int(),
  valores: editaveis,
  alterados: z.array(z.string()).describe('Keys that an administrator changed; the others are those of the file'),
  problemas: z
    .array(z.object({ campo: z.string(), frase: z.string() }))
    .describe('Saved values that are not used, because they do not fit to the file any more'),
  logo: z.string().nullable(),
})

export const salvarBody = z.object({
  versao: z.int().min(1).describe('Of the values that the form was opened with'),
  valores: editaveis,
})

export const emailDeTesteBody = z.object({
  remetente: editaveis.shape.remetente.optional().describe('Missing: the one that is saved'),
})

export const emailDeTeste = z.object({
  aceito: z.boolean(),
  resposta: z.string().describe('What the SMTP server answered, word for word'),
})
