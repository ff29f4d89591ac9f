import * as v from 'valibot'
import { countCharacters } from '../../ui/characters.ts'
import type { Condicoes } from '../../tags/camposDaVaga.ts'
import { modalidades } from '../../tags/modalidades.ts'
import { today } from '../../ui/fuso.ts'
import { formatDay } from '../../ui/dates.ts'
import type { AtualizarVagaInput, VagaAntesInput } from './__generated__/useAtualizarVagaMutation.graphql.ts'
import type { CriarVagaInput, Modalidade } from './__generated__/useCriarVagaMutation.graphql.ts'
import { beneficios, camposDeBeneficios, inteiro, porBeneficio, toFormSchema, type Valor } from './formSchema.ts'

const texto = (min: number, tooShort: string, max: number, tooLong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, tooShort),
    v.check(text => countCharacters(text) <= max, tooLong),
  )

/** Days compare as texts, '2026-10-31'; blank means the default deadline. */
const naoPassou = (prazo: string): boolean => !prazo || prazo >= today()

const interessesEscolhidos = v.array(v.object({ id: v.string(), nome: v.string() }))

/** A number that may be left out. */
const numero = (max: number) =>
  v.pipe(
    v.string(),
    v.check(text => inteiro(text) >= 0 && inteiro(text) <= max, `Use um número inteiro de 1 a ${max}`),
  )

const toNumero = (text: string) => inteiro(text) || null

const trim = (text: string) => text.trim()
const toTextoOuNada = (text: string) => text || null
const same = (text: string) => text

/** The fields of all inputs of a vaga, without the benefits. */
type Escrito = Exclude<keyof CriarVagaInput & keyof AtualizarVagaInput & keyof VagaAntesInput, Valor>

/*
 * Every field of the form but the benefits: its label, what it is when blank, its rule (specification §5, with its texts and
 * the server's limits), its value in the mutation, and how a value that was typed reads. Defaults, draft, copy, payload,
 * correction, conflict and labels read these tables. Fields have the names of the input, so a refusal of the server finds
 * its field.
 */

/** The rules are for publishing. */
const daBase = {
  titulo: {
    label: 'Título',
    blank: '',
    rule: texto(5, 'O título deve ter pelo menos 5 caracteres', 200, 'O título deve ter no máximo 200 caracteres'),
    toInput: trim,
    format: same,
  },
  departamento: {
    label: 'Departamento',
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'O departamento é obrigatório')),
    toInput: toTextoOuNada,
    format: same,
  },
  local: {
    label: 'Localização',
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'A localização é obrigatória')),
    toInput: toTextoOuNada,
    format: same,
  },
  tipo: {
    label: 'Tipo',
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'O tipo de oportunidade é obrigatório')),
    toInput: toTextoOuNada,
    format: same,
  },
  prazo: {
    label: 'Prazo',
    blank: '',
    rule: v.pipe(v.string(), v.check(naoPassou, 'O prazo não pode estar no passado')),
    toInput: toTextoOuNada,
    format: formatDay,
  },
  interesses: {
    label: 'Interesses',
    blank: [],
    rule: v.pipe(interessesEscolhidos, v.maxLength(30, 'Escolha no máximo 30 interesses')),
    toInput: (interesses: v.InferOutput<typeof interessesEscolhidos>) => interesses.map(({ id }) => id),
  },
  descricao: {
    label: 'Descrição',
    blank: '',
    rule: texto(
      20,
      'A descrição deve ter pelo menos 20 caracteres',
      10_000,
      'A descrição deve ter no máximo 10000 caracteres',
    ),
    toInput: trim,
    format: same,
  },
} satisfies { [K in Escrito]?: unknown }

/** May be left out; the rules hold for a published vaga too. */
const condicoes = {
  lugares: { label: 'Número de vagas', blank: '', rule: numero(1000), toInput: toNumero, format: same },
  horasSemanais: { label: 'Horas por semana', blank: '', rule: numero(60), toInput: toNumero, format: same },
  modalidade: {
    label: 'Modalidade',
    blank: '',
    rule: v.string(),
    // The options of its select.
    toInput: (modalidade: string) => (modalidade || null) as Modalidade | null,
    format: (modalidade: string) => modalidades[modalidade as Modalidade],
  },
  respostaAte: {
    label: 'Resposta até',
    blank: '',
    rule: v.string(),
    toInput: toTextoOuNada,
    format: formatDay,
  },
} satisfies Record<Escrito & keyof Condicoes, unknown>

export const campos = { ...daBase, ...condicoes } satisfies Record<Escrito, unknown>

type Campos = typeof campos
export type Campo = keyof Campos

/** A field of the mutations. */
export type CampoEscrito = Campo | Valor

export const isValor = (campo: string): campo is Valor => beneficios.some(([, valor]) => valor === campo)

export const isEscrito = (campo: string): campo is CampoEscrito => campo in campos || isValor(campo)

/** An object with an entry for each field of the table; the caller names the types of the entries. */
const porCampo = (toEntry: (campo: Campo) => unknown) =>
  Object.fromEntries((Object.keys(campos) as Campo[]).map(campo => [campo, toEntry(campo)])) as Record<Campo, unknown>

export const regras = porCampo(campo => campos[campo].rule) as { [K in Campo]: Campos[K]['rule'] }

/** What is checked before the form is sent for a new vaga. */
export const vagaFormSchema = toFormSchema(regras)

/** The form as it is typed: texts, until `toCriarVagaInput`. */
export type VagaFormValues = v.InferInput<typeof vagaFormSchema>

export const vagaFormVazio: VagaFormValues = {
  ...(porCampo(campo => campos[campo].blank) as Pick<VagaFormValues, Campo>),
  ...porBeneficio(
    () => false,
    () => '',
  ),
}

const semRegra = (campo: Campo) => (campo === 'interesses' ? interessesEscolhidos : v.string())

type SemRegra = { [K in Campo]: K extends 'interesses' ? typeof interessesEscolhidos : v.StringSchema<undefined> }

/** The fields of a vaga that is already published: only the rules of `condicoes` hold. */
export const camposPublicados = porCampo(campo =>
  campo in condicoes ? campos[campo].rule : semRegra(campo),
) as SemRegra

/** Everything of the form that a draft may have. */
export const rascunhoSchema = v.partial(v.object({ ...(porCampo(semRegra) as SemRegra), ...camposDeBeneficios }))

type Escritos = { [K in Campo]: ReturnType<Campos[K]['toInput']> } & Record<Valor, number | null>

/** The payload of a new vaga. A benefit that is not ticked, or 0, is null. */
export function toCriarVagaInput(values: VagaFormValues): Escritos {
  // Each field's `toInput` takes what its `rule` accepts; TypeScript cannot pair the two over all fields.
  const toInput = (campo: Campo) => (campos[campo].toInput as (value: unknown) => unknown)(values[campo])
  return {
    ...(porCampo(toInput) as { [K in Campo]: ReturnType<Campos[K]['toInput']> }),
    ...(Object.fromEntries(
      beneficios.map(([tem, valor]) => [valor, values[tem] ? inteiro(values[valor]) || null : null]),
    ) as Record<Valor, number | null>),
  }
}

/** Fields that every upstream lets a professor change; `useEdicao` sends them by rules of their own. */
const sempreMutaveis: readonly string[] = ['titulo', 'descricao', 'prazo', 'interesses'] satisfies Campo[]

/** The other fields of a published vaga that differ from `antes`, as the mutation takes them. A removed benefit is 0. */
export function toCorrecao(typed: VagaFormValues, antes: VagaFormValues): Partial<Escritos> {
  const [now, before] = [toCriarVagaInput(typed), toCriarVagaInput(antes)]
  const mudados = (Object.keys(campos) as Campo[]).filter(
    campo => !sempreMutaveis.includes(campo) && typed[campo] !== antes[campo],
  )
  const valores = beneficios.map(([, valor]) => valor).filter(valor => now[valor] !== before[valor])
  return Object.fromEntries([
    ...mudados.map(campo => [campo, now[campo]]),
    ...valores.map(valor => [valor, now[valor] ?? 0]),
  ])
}

/** The former values of the fields of an edit, as the mutation takes them. */
export function toAntes(enviados: object, antes: VagaFormValues): VagaAntesInput {
  const semValor = (campo: string) => (isValor(campo) ? 0 : null)
  const sent = Object.entries(toCriarVagaInput(antes)).filter(([campo]) => campo in enviados)
  return Object.fromEntries(sent.map(([campo, value]) => [campo, value ?? semValor(campo)]))
}
