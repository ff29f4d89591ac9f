import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { countCharacters } from '../../ui/characters.ts'
import type { CriarVagaInput, Modalidade } from './__generated__/useCriarVagaMutation.graphql.ts'
import type { vagaForm_query$key } from './__generated__/vagaForm_query.graphql.ts'
import type { vagaForm_vaga$key } from './__generated__/vagaForm_vaga.graphql.ts'
import { today } from '../../ui/brasiliaTime.ts'

const texto = (min: number, tooShort: string, max: number, tooLong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, tooShort),
    v.check(text => countCharacters(text) <= max, tooLong),
  )

/** Days compare as texts, '2026-10-31'; blank means the default deadline. */
const naoPassou = (prazo: string): boolean => !prazo || prazo >= today()

/** The benefits: the names of checkbox and value, and what is refused. The value has its name in the mutation. */
export const beneficios = [
  ['temRemuneracao', 'remuneracao', 1_000_000, 'Use um número inteiro, sem centavos'],
  ['temDesconto', 'desconto', 100, 'Use um número inteiro de 0 a 100'],
  ['temHorasComplementares', 'horasComplementares', 10_000, 'Use um número inteiro de horas'],
] as const

type Tem = (typeof beneficios)[number][0]
type Valor = (typeof beneficios)[number][1]

/** An object with an entry for the checkbox and one for the value of each benefit. */
const porBeneficio = <A, B>(toTem: (valor: Valor) => A, toValor: (valor: Valor) => B) =>
  // The type of Object.fromEntries has no names.
  Object.fromEntries(
    beneficios.flatMap(([tem, valor]) => [
      [tem, toTem(valor)],
      [valor, toValor(valor)],
    ]),
  ) as Record<Tem, A> & Record<Valor, B>

const camposDeBeneficios = porBeneficio(
  () => v.boolean(),
  () => v.string(),
)

const datas = { prazo: v.string(), respostaAte: v.string() }

/** An object of these entries and of the benefits. A ticked benefit needs its value; the answer comes after the prazo. */
export const comBeneficios = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object({ ...entries, ...camposDeBeneficios }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      // As below.
      const value = dataset.value as v.InferOutput<v.ObjectSchema<typeof datas, undefined>>
      const { prazo, respostaAte } = value
      if (!prazo || !respostaAte || respostaAte >= prazo) return
      const path = [{ type: 'object', origin: 'value', input: value, key: 'respostaAte', value: respostaAte }] as const
      addIssue({ message: 'A resposta não pode ser antes do prazo', path: [...path] })
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      // TypeScript cannot infer the type of the spread.
      const value = dataset.value as v.InferOutput<v.ObjectSchema<typeof camposDeBeneficios, undefined>>
      for (const [tem, valor, max, refusal] of beneficios) {
        const text = value[valor]
        if (!value[tem] || (inteiro(text) > 0 && inteiro(text) <= max)) continue
        const message = inteiro(text) === 0 ? 'Informe o valor, ou desmarque o benefício' : refusal
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key: valor, value: text }] })
      }
    }),
  )

const interessesEscolhidos = v.array(v.object({ id: v.string(), nome: v.string() }))

/** A number that may be left out. */
const numero = (max: number) =>
  v.pipe(
    v.string(),
    v.check(text => inteiro(text) >= 0 && inteiro(text) <= max, `Use um número inteiro de 1 a ${max}`),
  )

/** Rules that hold for a published vaga too. */
export const numeros = { lugares: numero(1000), horasSemanais: numero(60) }

const toNumero = (text: string) => inteiro(text) || null

const trim = (text: string) => text.trim()
const same = (text: string) => text

/**
 * Every field of the form but the benefits: what it is when blank, the rule for publishing (specification §5, with its
 * texts and the server's limits), and its value in the mutation. Defaults, draft, copy, payload and correction read this
 * table. Fields have the names of the input, so a refusal of the server finds its field.
 */
const campos = {
  titulo: {
    blank: '',
    rule: texto(5, 'O título deve ter pelo menos 5 caracteres', 200, 'O título deve ter no máximo 200 caracteres'),
    toInput: trim,
  },
  departamento: {
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'O departamento é obrigatório')),
    toInput: same,
  },
  local: {
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'A localização é obrigatória')),
    toInput: same,
  },
  tipo: {
    blank: '',
    rule: v.pipe(v.string(), v.minLength(1, 'O tipo de oportunidade é obrigatório')),
    toInput: same,
  },
  prazo: {
    blank: '',
    rule: v.pipe(v.string(), v.check(naoPassou, 'O prazo não pode estar no passado')),
    toInput: (prazo: string) => prazo || null,
  },
  lugares: { blank: '', rule: numeros.lugares, toInput: toNumero },
  horasSemanais: { blank: '', rule: numeros.horasSemanais, toInput: toNumero },
  modalidade: {
    blank: '',
    rule: v.string(),
    // The options of its select.
    toInput: (modalidade: string) => (modalidade || null) as Modalidade | null,
  },
  respostaAte: { blank: '', rule: v.string(), toInput: (dia: string) => dia || null },
  interesses: {
    blank: [],
    rule: v.pipe(interessesEscolhidos, v.maxLength(30, 'Escolha no máximo 30 interesses')),
    toInput: (interesses: v.InferOutput<typeof interessesEscolhidos>) => interesses.map(({ id }) => id),
  },
  descricao: {
    blank: '',
    rule: texto(
      20,
      'A descrição deve ter pelo menos 20 caracteres',
      10_000,
      'A descrição deve ter no máximo 10000 caracteres',
    ),
    toInput: trim,
  },
} as const

type Campos = typeof campos
type Campo = keyof Campos

/** An object with an entry for each field of the table; the caller names the types of the entries. */
const porCampo = (toEntry: (campo: Campo) => unknown) =>
  Object.fromEntries((Object.keys(campos) as Campo[]).map(campo => [campo, toEntry(campo)])) as Record<Campo, unknown>

/** What is checked before the form is sent for a new vaga. */
export const vagaFormSchema = comBeneficios(
  porCampo(campo => campos[campo].rule) as { [K in Campo]: Campos[K]['rule'] },
)

/** The form as it is typed: texts, until `toCriarVagaInput`. */
export type VagaFormValues = v.InferInput<typeof vagaFormSchema>

export const vagaFormVazio: VagaFormValues = {
  ...(porCampo(campo => campos[campo].blank) as Pick<VagaFormValues, Campo>),
  ...porBeneficio(
    () => false,
    () => '',
  ),
}

type SemRegra<K extends Campo> = K extends 'interesses' ? typeof interessesEscolhidos : v.StringSchema<undefined>

/** The types of the fields without the rules for publishing: for a draft, and for a vaga that is already published. */
export const camposSemRegras = porCampo(campo => (campo === 'interesses' ? interessesEscolhidos : v.string())) as {
  [K in Campo]: SemRegra<K>
}

/** Everything of the form that a draft may have. */
export const rascunhoSchema = v.partial(v.object({ ...camposSemRegras, ...camposDeBeneficios }))

/** The whole number of a text, as '1.200'; blank is 0 (specification §5); NaN when it is no whole number. */
function inteiro(text: string): number {
  const digits = text.trim().replaceAll(/\.(?=\d{3}(\D|$))/g, '')
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN
}

/** The payload of a new vaga. A benefit that is not ticked, or 0, is null. */
export function toCriarVagaInput(values: VagaFormValues): CriarVagaInput {
  // Each field's `toInput` takes what its `rule` accepts; TypeScript cannot pair the two over all fields.
  const toInput = (campo: Campo) => (campos[campo].toInput as (value: unknown) => unknown)(values[campo])
  return {
    ...(porCampo(toInput) as { [K in Campo]: ReturnType<Campos[K]['toInput']> }),
    ...Object.fromEntries(
      beneficios.map(([tem, valor]) => [valor, values[tem] ? inteiro(values[valor]) || null : null]),
    ),
  }
}

/** Fields that every upstream lets a professor change; `useEdicao` sends them by rules of their own. */
const sempreMutaveis: readonly string[] = ['titulo', 'descricao', 'prazo', 'interesses'] satisfies Campo[]

/** The other fields of a published vaga that differ from `antes`, as the mutation takes them. A removed benefit is 0. */
export function toCorrecao(typed: VagaFormValues, antes: VagaFormValues): Partial<CriarVagaInput> {
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
export function toAntes(enviados: object, antes: VagaFormValues): Partial<CriarVagaInput> {
  const semValor = (campo: string) => (beneficios.some(([, valor]) => valor === campo) ? 0 : null)
  const sent = Object.entries(toCriarVagaInput(antes)).filter(([campo]) => campo in enviados)
  return Object.fromEntries(sent.map(([campo, value]) => [campo, value ?? semValor(campo)]))
}

/**
 * The form's values of a vaga, without its interests; null without a vaga. The type is found by its name, else by its kind.
 */
export function useCampos(vagaRef: vagaForm_vaga$key | null | undefined, queryRef: vagaForm_query$key) {
  const vaga = useVaga(vagaRef)
  const { tiposDeVaga, locais } = useOpcoes(queryRef)
  if (!vaga) return null
  const tipo =
    tiposDeVaga.find(({ nome }) => nome === vaga.nomeDoTipo) ?? tiposDeVaga.find(one => one.tipo === vaga.tipo)
  const { remuneracao, desconto, horasComplementares } = vaga
  const valores = { remuneracao, desconto, horasComplementares }
  return {
    titulo: vaga.titulo ?? '',
    descricao: vaga.descricao ?? '',
    departamento: vaga.departamento?.id ?? '',
    local: locais.find(({ id }) => id === vaga.local?.id)?.id ?? '',
    tipo: tipo?.id ?? '',
    prazo: vaga.prazo ?? '',
    lugares: escrever(vaga.lugares),
    horasSemanais: escrever(vaga.horasSemanais),
    modalidade: vaga.modalidade ?? '',
    respostaAte: vaga.respostaAte ?? '',
    ...porBeneficio(
      valor => Boolean(valores[valor]),
      valor => escrever(valores[valor]),
    ),
  } satisfies Omit<VagaFormValues, 'interesses'>
}

const escrever = (value: number | null | undefined): string => (value ? String(Math.round(value)) : '')

const useVaga = (vagaRef: vagaForm_vaga$key | null | undefined) =>
  useFragment(
    graphql`
      fragment vagaForm_vaga on Vaga @throwOnFieldError {
        titulo
        descricao
        prazo
        departamento {
          id
        }
        local {
          id
        }
        tipo
        nomeDoTipo
        remuneracao
        desconto
        horasComplementares
        lugares
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )

function useOpcoes(queryRef: vagaForm_query$key) {
  const { tiposDeVaga, instituicao } = useFragment(
    graphql`
      fragment vagaForm_query on Query {
        tiposDeVaga @catch(to: NULL) {
          id
          nome
          tipo
        }
        instituicao {
          locais {
            id
          }
        }
      }
    `,
    queryRef,
  )
  return { tiposDeVaga: tiposDeVaga ?? [], locais: instituicao.locais }
}
