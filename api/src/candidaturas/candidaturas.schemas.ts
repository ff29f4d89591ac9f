import { z } from 'zod'
import { avaliacaoFields } from '../avaliacoes/avaliacao.ts'
import { historicoEscolarSchema } from '../historicos/historicoEscolar.ts'
import { respostasBody } from '../perguntas/respostas.ts'
import { etapas } from '../db/schema.ts'
import { blankIsNull } from '../http/caracteres.ts'
import { codigo, palavra, texto, windowQuery } from '../http/texto.ts'
import { vagaSchema } from '../vagas/vaga.ts'
import { diferencaSchema } from '../vagas/versoesDeVaga.ts'

export const vagaParams = z.object({ id: codigo })

export const ownQuery = z.object({
  ...windowQuery,
  vaga: codigo.optional().describe('Only the candidatura to this vaga'),
})

const etapa = z.enum(etapas)

const temRespostas = z.boolean().describe('The candidatura has answers or a file')

export const statusResponse = z.object({
  has_applied: z.boolean(),
  etapa: etapa.nullable().describe('The stage that the student may see; null without a candidatura'),
  compartilha_historico: z.boolean().describe("The student's consent; false without a candidatura"),
  tem_respostas: temRespostas,
})

/** The letter may be missing, null or blank, and so may the whole body. */
export const candidatarBody = z
  .object({
    carta_motivacao: texto(2000).nullish().transform(blankIsNull),
    compartilhar_historico: z
      .boolean()
      .nullish()
      .describe('Consents that the managers of the vaga read a summary of the transcript'),
    ...respostasBody,
  })
  .nullish()

const fields = { id: z.int(), criado_em: z.iso.datetime(), carta_motivacao: z.string().nullable() }

const compartilhaHistorico = z
  .boolean()
  .describe('The student consents that the managers of the vaga read a summary of the transcript')

export const candidaturaResponse = z.object({ ...fields, etapa, compartilha_historico: compartilhaHistorico })

export type CandidaturaAnswer = z.infer<typeof candidaturaResponse>

const andamento = z.object({
  de: etapa,
  para: etapa,
  criado_em: z.iso.datetime().describe('When a decision that was held back was released'),
  palavra: z.string().nullable(),
  retida: z.literal(false),
  por: z.null(),
})

export type Andamento = z.infer<typeof andamento>

const entrevista = z.object({
  id: z.int(),
  inicio: z.iso.datetime(),
  minutos: z.int(),
  local: z.string().nullable(),
  link: z.string().nullable(),
})

export const ownRow = candidaturaResponse.extend({
  tem_respostas: temRespostas,
  respostas_faltando: z
    .int()
    .describe(
      'Obligatory questions of the vaga without an answer, and its obligatory file if that was not sent; 0 once the candidatura or the selection is over',
    ),
  vaga: vagaSchema,
  vaga_original: diferencaSchema
    .nullable()
    .describe(
      'The fields of the vaga that were edited since the student applied, with their former values; null if none was',
    ),
  historico: z.array(andamento).describe('The changes that the student may see, oldest first; the last 200'),
  entrevista: entrevista.nullable().describe('The horario of the student; null without one, and at any other stage'),
  pode_escolher_horario: z.boolean().describe('At the interviews without a horario, and there are free ones'),
})

export const retiradaBody = z.object({ palavra: palavra.describe('For the professor') }).nullish()

export const compartilhamentoBody = z.object({ compartilhar: z.boolean() })

export const ownResponse = z.object({
  candidaturas: z.array(ownRow),
  total: z.int(),
  por_etapa: z
    .array(z.object({ etapa, total: z.int() }))
    .describe('How many of the total are at each stage that the student may see; stages without one are left out'),
})

const doProfessor = {
  ...fields,
  etapa: etapa.describe('The stage that the professor sees'),
  retida: z.boolean().describe('The student does not see this decision yet'),
  versao: z.int().describe('Counts the changes: a move names the version that it was decided on'),
}

const candidato = z.object({
  id: z.int(),
  usuario: z.string(),
  email: z.string().meta({ format: 'email' }),
  avatar: z.string().nullable(),
})

export const candidatosResponse = z.array(z.object({ ...doProfessor, candidato }))

const comCurso = z.object({
  ...doProfessor,
  ...avaliacaoFields,
  compartilha_historico: compartilhaHistorico,
  respondida_em: z.iso
    .datetime()
    .nullable()
    .describe('When a manager of the vaga last moved it, or wrote to the student since they applied'),
  comunicado_hoje: z.boolean().describe('The student got a comunicado of the vaga today, at the university'),
  lida: z.boolean().describe('A manager of the vaga has opened it'),
  candidato: candidato.extend({
    curso: z.string().nullable(),
    periodo_inicio: z.string().nullable().describe("As '2024.1', from the profile"),
  }),
})

export const candidaturasResponse = z.array(comCurso)

export const recebidaResponse = comCurso.extend({
  vaga_id: z.int(),
  historico_escolar: historicoEscolarSchema
    .nullable()
    .describe('The current transcript; null without consent or without a transcript'),
})
