import { z } from 'zod'
import { meuPapel } from '../gestores/gestao.ts'
import { atendimentoSchema, requisitosSchema } from '../requisitos/requisitos.schemas.ts'
import { modalidades, statusDeVaga } from '../db/schema.ts'
import { cursorFields, cursorQuery } from '../http/cursor.ts'
import { codigo, palavras, texto, titulo, windowQuery } from '../http/texto.ts'
import { today } from '../prazos/today.ts'
import { perguntasFields } from '../perguntas/perguntas.ts'
import { vagaDetalhadaSchema, vagaSchema } from './vaga.ts'

export const vagaParams = z.object({ id: codigo })

const beneficios = ['remuneracao', 'desconto_mensalidade', 'horas_complementares'] as const

const ordens = ['recomendadas', 'prazo', 'recentes'] as const

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
  beneficios: orBlank(commaList(z.enum(beneficios))).describe('Comma-separated benefits: all of them'),
  autor: orBlank(codigo).describe('Extension: user id of the author'),
  ordem: orBlank(z.enum(ordens)).describe(
    'Extension: recommended first (the default), first prazo or newest. Ignored with `busca`',
  ),
  busca: orBlank(palavras(100)).describe('Words; accents and endings do not matter, and the last may be incomplete'),
})

export type ListQuery = z.infer<typeof listQuery>

export const tiposResponse = z.array(
  z.object({
    id: z.int(),
    nome: z.string(),
    aceita_rascunho: z.boolean().describe('Extension: a vaga of this type can be kept as a draft'),
  }),
)

export const listResponse = z.object({
  vagas: z.array(vagaSchema),
  ...cursorFields,
  total: z.int(),
  recommended_count: z.int().describe('How many of `total` are recommended to the reader'),
  ordem: z.enum(ordens).nullable().describe('Extension: the order of the list; null with `busca`'),
  sugestao_de_busca: z
    .string()
    .nullable()
    .describe('Extension: a search in another spelling that finds something, if `busca` finds nothing; otherwise null'),
})

export const contagensQuery = listQuery.pick({ tipos: true, departamento: true, beneficios: true, busca: true })

export type ContagensQuery = z.infer<typeof contagensQuery>

export const contagensResponse = z.object({
  tipos: z
    .array(z.object({ tipo: z.object({ id: z.int(), nome: z.string() }), total: z.int() }))
    .describe('With each type instead of `tipos`, also types without vagas'),
  departamentos: z
    .array(z.object({ id: z.int(), total: z.int() }))
    .describe('With each department instead of `departamento`, without those that have none'),
  beneficios: z
    .array(z.object({ beneficio: z.enum(beneficios), total: z.int() }))
    .describe('With each benefit besides `beneficios`'),
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

const upTo = (max: number) => {
  const message = `Escreva um número inteiro de 0 a ${max}.`
  return z.int(message).min(0, message).max(max, message)
}

const benefit = (max: number) =>
  upTo(max)
    .nullish()
    .transform(value => value || null)

const quantasVagas = 'São pelo menos 1 e no máximo 1000 vagas.'

const quantasHoras = 'São pelo menos 1 e no máximo 60 horas por semana.'

const isDay = (day: string) => z.iso.date().safeParse(day).success

const isInstant = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success

/** A timestamp is the day at the university when it is an instant, else the day that it is written with. */
const toDay = (value: string) => (isInstant(value) ? today(new Date(value)) : value.slice(0, 10))

/** A day or a timestamp; '' and null come from an untouched form field. */
const dia = (message: string) =>
  texto(40)
    .meta({ format: 'date' })
    .nullable()
    .transform(value => (value?.trim() ? toDay(value.trim()) : null))
    .refine(value => value === null || isDay(value), message)

const prazo = dia('O prazo deve ser uma data válida.')
  .optional()
  .transform(value => value ?? null)

/** Extensions; null is no answer of the professor. */
const condicoes = {
  lugares: z.int(quantasVagas).min(1, quantasVagas).max(1000, quantasVagas).nullable(),
  horas_semanais: z.int(quantasHoras).min(1, quantasHoras).max(60, quantasHoras).nullable(),
  modalidade: z.enum(modalidades, { error: 'Escolha a modalidade da lista.' }).nullable(),
  resposta_ate: dia('A data da resposta deve ser uma data válida.'),
}

const tituloDeVaga = titulo(200).min(5, 'O título deve ter pelo menos 5 caracteres')
const descricao = texto(10_000).trim().min(20, 'A descrição deve ter pelo menos 20 caracteres')
const interesses = z.array(z.int().min(1).max(2_147_483_647)).max(30, 'Escolha no máximo 30 interesses.')

/** An id of a closed list; `message` if it is missing. */
const chosen = (message: string) => z.int({ error: message }).min(1, message).max(2_147_483_647)

export const createVagaBody = z.object({
  titulo: tituloDeVaga,
  descricao,
  prazo: prazo.describe('A timestamp counts as its day. Blank: 31 December of the current year'),
  interesses: interesses.default([]),
  department_id: chosen('O departamento é obrigatório'),
  location_id: chosen('A localização é obrigatória'),
  tipo_id: chosen('O tipo de oportunidade é obrigatório'),
  remuneracao: benefit(1_000_000),
  desconto: benefit(100),
  horas_complementares: benefit(10_000),
  lugares: condicoes.lugares.default(null).describe('Extension: how many can be selected'),
  horas_semanais: condicoes.horas_semanais.default(null).describe('Extension: hours a week'),
  modalidade: condicoes.modalidade.default(null).describe('Extension'),
  resposta_ate: condicoes.resposta_ate
    .default(null)
    .describe('Extension: the last day by which candidates are promised an answer, not before `prazo`'),
})

export type CreateVaga = z.infer<typeof createVagaBody>

export const novaVagaBody = createVagaBody.extend({
  copia_de: codigo
    .nullish()
    .describe(
      'Extension: a vaga that the professor manages, whose requirements, questions and link are copied, and co-managers invited',
    ),
})

export type NovaVaga = z.infer<typeof novaVagaBody>

export const publicationBody = z.object({
  prazo: prazo
    .refine(value => value === null || value >= today(), 'O prazo não pode estar no passado.')
    .describe('A new deadline. A timestamp counts as its day. Blank: unchanged'),
})

/** Missing: unchanged; null or 0: none. */
const benefitChange = (max: number) =>
  upTo(max)
    .nullable()
    .transform(value => value || null)
    .optional()

export const updateVagaBody = z.object({
  titulo: tituloDeVaga.optional().describe('Missing: unchanged'),
  descricao: descricao.optional().describe('Missing: unchanged'),
  prazo: prazo.describe('A timestamp counts as its day. Blank: unchanged'),
  interesses: interesses.optional().describe('Missing: unchanged'),
  department_id: chosen('O departamento é obrigatório').optional().describe('Missing: unchanged'),
  location_id: chosen('A localização é obrigatória').optional().describe('Missing: unchanged'),
  tipo_id: chosen('O tipo de oportunidade é obrigatório').optional().describe('Missing: unchanged'),
  remuneracao: benefitChange(1_000_000).describe('Missing: unchanged; null or 0: none'),
  desconto: benefitChange(100).describe('Missing: unchanged; null or 0: none'),
  horas_complementares: benefitChange(10_000).describe('Missing: unchanged; null or 0: none'),
  lugares: condicoes.lugares.optional().describe('Extension: missing: unchanged'),
  horas_semanais: condicoes.horas_semanais.optional().describe('Extension: missing: unchanged'),
  modalidade: condicoes.modalidade.optional().describe('Extension: missing: unchanged'),
  resposta_ate: condicoes.resposta_ate
    .optional()
    .describe('Extension: missing: unchanged; not before `prazo`, nor changed to a day in the past'),
})

export type UpdateVaga = z.infer<typeof updateVagaBody>

/** As long as any text in the database. Former values are only compared. */
const textoAnterior = z.string().max(20_000).optional()

export const edicaoBody = updateVagaBody.extend({
  antes: updateVagaBody
    .extend({ titulo: textoAnterior, descricao: textoAnterior })
    .optional()
    .describe(
      'Extension: the values that the form was opened with. A field of the body that is the same in `antes` is kept as it is; 409 if another one has changed to a third value',
    ),
})

export type Edicao = z.infer<typeof edicaoBody>

export const statusBody = z.object({ status: z.enum(statusDeVaga) })

export const ownResponse = z.object({
  vagas: z.array(
    vagaSchema.extend({
      candidates: z.int().describe('The number of candidates, without those who withdrew'),
      candidatos_novos: z.int().describe('The number of candidates that nobody has moved from the first stage'),
      meu_papel: meuPapel,
    }),
  ),
})
