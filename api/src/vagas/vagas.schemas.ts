import { z } from 'zod'
import { meuPapel } from '../gestores/gestao.ts'
import { atendimentoSchema, requisitosSchema, toNovosRequisitos } from '../requisitos/requisitos.schemas.ts'
import { modalidades, statusDeVaga } from '../db/schema.ts'
import { beneficiosDeVaga, ordensDeVagas } from '../db/schema/buscas.ts'
import { cursorFields, cursorQuery } from '../http/cursor.ts'
import { codigo, palavras, texto, titulo, windowQuery } from '../http/texto.ts'
import { today } from '../prazos/today.ts'
import type { Viva } from '../instituicao.ts'
import { perguntasFields } from '../perguntas/perguntas.ts'
import { pedidoFields } from '../perguntas/perguntas.schemas.ts'
import { pickCampos } from './camposDeVaga.ts'
import { dia } from './dia.ts'
import { primeiraRevisaoSchema } from './primeiraRevisao.ts'
import { tipoFields } from './tipos.ts'
import { vagaDetalhadaSchema, vagaGeridaSchema, vagaSchema } from './vaga.ts'

export const vagaParams = z.object({ id: codigo })

/** The steps of the weekly hours that are counted. */
export const passosDeHoras = [10, 20, 30] as const

const horasMinimas = 'O mínimo de horas por semana é um número inteiro de 1 a 60.'

/** 'a,b' as a list; blanks between commas are ignored. */
const commaList = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(200)
    .transform(value =>
      value
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(50))

/** An untouched form field sends ''. */
const orBlank = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(given => (given === '' ? undefined : given), value.optional())

export const listQuery = z.object({
  ...windowQuery,
  ...cursorQuery,
  tipos: orBlank(commaList(codigo)).describe('Comma-separated type ids: any of them'),
  departamento: orBlank(codigo).describe('Department id'),
  beneficios: orBlank(commaList(z.enum(beneficiosDeVaga))).describe('Comma-separated benefits: all of them'),
  modalidades: orBlank(commaList(z.enum(modalidades, 'Escolha a modalidade da lista.'))).describe(
    'Extension: comma-separated modalities: any of them. Without a modality, a vaga counts by its place: Remoto is remoto, any other presencial',
  ),
  horas_minimas: orBlank(
    z.coerce.number<string>(horasMinimas).int(horasMinimas).min(1, horasMinimas).max(60, horasMinimas),
  ).describe('Extension: at least so many hours a week; excludes vagas that do not say them'),
  autor: orBlank(codigo).describe('Extension: user id of the author'),
  ordem: orBlank(z.enum(ordensDeVagas)).describe(
    'Extension: recommended first (the default), first prazo or newest. Ignored with `busca`',
  ),
  busca: orBlank(palavras(100)).describe('Words; accents and endings do not matter, and the last may be incomplete'),
})

export type ListQuery = z.infer<typeof listQuery>

export const parecidasResponse = z.object({ vagas: z.array(vagaSchema) })

export const tiposResponse = z.array(
  z.object({
    id: z.int(),
    nome: z.string(),
    proprio: tipoFields.tipo_proprio,
    aceita_rascunho: z.boolean().describe('Extension: a vaga of this type can be kept as a draft'),
    aceita_perguntas: z
      .boolean()
      .describe('Extension: a vaga of this type can be created with `requisitos`, `perguntas` and `arquivo`'),
  }),
)

export const listResponse = z.object({
  vagas: z.array(vagaSchema),
  ...cursorFields,
  total: z.int(),
  recommended_count: z.int().describe('How many of `total` are recommended to the reader'),
  ordem: z.enum(ordensDeVagas).nullable().describe('Extension: the order of the list; null with `busca`'),
  sugestao_de_busca: z
    .string()
    .nullable()
    .describe('Extension: a search in another spelling that finds something, if `busca` finds nothing; otherwise null'),
})

export const contagensQuery = listQuery.pick({
  tipos: true,
  departamento: true,
  beneficios: true,
  modalidades: true,
  horas_minimas: true,
  busca: true,
})

export type ContagensQuery = z.infer<typeof contagensQuery>

export const contagensResponse = z.object({
  tipos: z
    .array(z.object({ ...tipoFields, total: z.int() }))
    .describe('With each type instead of `tipos`, also types without vagas'),
  departamentos: z
    .array(z.object({ id: z.int(), total: z.int() }))
    .describe('With each department instead of `departamento`, without those that have none'),
  beneficios: z
    .array(z.object({ beneficio: z.enum(beneficiosDeVaga), total: z.int() }))
    .describe('With each benefit besides `beneficios`'),
  modalidades: z
    .array(z.object({ modalidade: z.enum(modalidades), total: z.int() }))
    .describe('Extension: with each modality instead of `modalidades`'),
  horas_minimas: z
    .array(z.object({ horas: z.int(), total: z.int() }))
    .describe('Extension: with each of some minimums instead of `horas_minimas`'),
})

export type Contagens = z.infer<typeof contagensResponse>

export const detailResponse = vagaDetalhadaSchema.extend({
  ...perguntasFields,
  publica: z.boolean().describe('Whether everybody may read it, at GET /publico/vagas/{id}'),
  requisitos: requisitosSchema.describe('The requirements'),
  atendimento: atendimentoSchema
    .nullable()
    .describe('How far the reading student meets them; null without requirements, and for a professor'),
})

const prazo = dia('O prazo deve ser uma data válida.')
  .optional()
  .transform(value => value ?? null)

const tituloDeVaga = titulo(200).min(5, 'O título deve ter pelo menos 5 caracteres')
const descricaoDeVaga = texto(10_000).trim()
const menorDescricao = 20
const interesses = z.array(z.int().min(1).max(2_147_483_647)).max(30, 'Escolha no máximo 30 interesses.')

/** What a published vaga must have, and how a missing one is refused. A draft may lack them. */
export const exigidos = {
  descricao: `A descrição deve ter pelo menos ${menorDescricao} caracteres`,
  department_id: 'O departamento é obrigatório',
  location_id: 'A localização é obrigatória',
  tipo_id: 'O tipo de oportunidade é obrigatório',
}

const descricao = descricaoDeVaga.min(menorDescricao, exigidos.descricao)

/** Blank, or as long as that of a published vaga. */
const descricaoDeRascunho = descricaoDeVaga.refine(
  value => value === '' || value.length >= menorDescricao,
  exigidos.descricao,
)

/** An id of a closed list. */
const chosen = (campo: 'department_id' | 'location_id' | 'tipo_id') =>
  z.int({ error: exigidos[campo] }).min(1, exigidos[campo]).max(2_147_483_647)

const referencias = {
  department_id: chosen('department_id'),
  location_id: chosen('location_id'),
  tipo_id: chosen('tipo_id'),
}

export const createVagaBody = z.object({
  titulo: tituloDeVaga,
  descricao,
  prazo: prazo.describe('A timestamp counts as its day. Blank: 31 December of the current year'),
  interesses: interesses.default([]),
  ...referencias,
  ...pickCampos('nova'),
})

export const novaVagaBody = createVagaBody.extend({
  copia_de: codigo
    .nullish()
    .describe(
      'Extension: a vaga that the professor manages, whose requirements, questions and link are copied, and co-managers invited',
    ),
})

/** With what it requires of candidates and asks them: of a copy, in place of what is copied. */
export const toNovaVagaBody = (instituicao: Viva) =>
  novaVagaBody.extend({
    requisitos: toNovosRequisitos(instituicao).optional().describe('Extension: its requirements'),
    perguntas: pedidoFields.perguntas.optional().describe('Extension: its questions, in order'),
    arquivo: pedidoFields.arquivo.optional().describe('Extension: whether it asks for a PDF; only with `perguntas`'),
  })

const aindaNao = 'Missing or null: not chosen yet'

/** What a draft may lack: only the title is required. */
const opcionais = {
  descricao: descricaoDeRascunho.default('').describe('Blank: not written yet'),
  department_id: referencias.department_id.nullable().default(null).describe(aindaNao),
  location_id: referencias.location_id.nullable().default(null).describe(aindaNao),
  tipo_id: referencias.tipo_id.nullable().default(null).describe(aindaNao),
}

export const toRascunhoBody = (instituicao: Viva) => toNovaVagaBody(instituicao).extend(opcionais)

/** To be published, or to be kept as a draft. */
export type NovaVaga = z.infer<ReturnType<typeof toRascunhoBody>>

export const publicationBody = z.object({
  prazo: prazo
    .refine(value => value === null || value >= today(), 'O prazo não pode estar no passado.')
    .describe('A new deadline. A timestamp counts as its day. Blank: unchanged'),
})

export const updateVagaBody = z.object({
  titulo: tituloDeVaga.optional().describe('Missing: unchanged'),
  descricao: descricaoDeRascunho.optional().describe('Missing: unchanged. Blank only of a draft'),
  prazo: prazo.describe('A timestamp counts as its day. Blank: unchanged'),
  interesses: interesses.optional().describe('Missing: unchanged'),
  department_id: referencias.department_id.optional().describe('Missing: unchanged'),
  location_id: referencias.location_id.optional().describe('Missing: unchanged'),
  tipo_id: referencias.tipo_id.optional().describe('Missing: unchanged'),
  ...pickCampos('edicao'),
})

export type UpdateVaga = z.infer<typeof updateVagaBody>

/** As long as any text in the database. Former values are only compared. */
const textoAnterior = z.string().max(20_000).optional()
const semEscolha = 'Missing: not compared; null: a draft had none'

export const edicaoBody = updateVagaBody.extend({
  antes: updateVagaBody
    .extend({
      titulo: textoAnterior,
      descricao: textoAnterior,
      department_id: referencias.department_id.nullish().describe(semEscolha),
      location_id: referencias.location_id.nullish().describe(semEscolha),
      tipo_id: referencias.tipo_id.nullish().describe(semEscolha),
    })
    .optional()
    .describe(
      'Extension: the values that the form was opened with. A field of the body that is the same in `antes` is kept as it is; 409 if another one has changed to a third value',
    ),
})

export type Edicao = z.infer<typeof edicaoBody>

export const statusBody = z.object({ status: z.enum(statusDeVaga) })

export const ownResponse = z.object({
  vagas: z.array(
    vagaGeridaSchema.extend({
      candidates: z.int().describe('The number of candidates, without those who withdrew'),
      candidatos_novos: z.int().describe('The number of candidates that nobody has moved from the first stage'),
      primeira_revisao: primeiraRevisaoSchema,
      meu_papel: meuPapel,
    }),
  ),
})
