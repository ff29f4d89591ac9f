import * as v from 'valibot'
import type { CriarVagaInput } from './__generated__/useCriarVagaMutation.graphql.ts'
import { hoje } from './hoje.ts'

const texto = (min: number, tooShort: string, max: number, tooLong: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(min, tooShort), v.maxLength(max, tooLong))

/** Days compare as texts, '2026-10-31'; blank is no deadline of one's own. */
const naoPassou = (prazo: string): boolean => !prazo || prazo >= hoje()

/** A checkbox and a value for each benefit. */
const camposDeBeneficios = {
  temRemuneracao: v.boolean(),
  remuneracao: v.string(),
  temDesconto: v.boolean(),
  desconto: v.string(),
  temHorasComplementares: v.boolean(),
  horasComplementares: v.string(),
}

const limites = [
  ['temRemuneracao', 'remuneracao', 1_000_000, 'Use um número inteiro, sem centavos'],
  ['temDesconto', 'desconto', 100, 'Use um número inteiro de 0 a 100'],
  ['temHorasComplementares', 'horasComplementares', 10_000, 'Use um número inteiro de horas'],
] as const

/** An object of these entries and of what benefits have; what is ticked needs its value. */
export const comBeneficios = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object({ ...entries, ...camposDeBeneficios }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      // TypeScript does not see through the spread.
      const value = dataset.value as v.InferOutput<v.ObjectSchema<typeof camposDeBeneficios, undefined>>
      for (const [tem, valor, max, mensagem] of limites) {
        const text = value[valor]
        if (!value[tem] || (inteiro(text) > 0 && inteiro(text) <= max)) continue
        const message = inteiro(text) === 0 ? 'Informe o valor, ou desmarque o benefício' : mensagem
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key: valor, value: text }] })
      }
    }),
  )

/** The rules of specification §5 with its texts, and the server's limits before it has to say them. */
export const vagaFormSchema = comBeneficios({
  titulo: texto(5, 'O título deve ter pelo menos 5 caracteres', 200, 'O título deve ter no máximo 200 caracteres'),
  departamento: v.pipe(v.string(), v.minLength(1, 'O departamento é obrigatório')),
  local: v.pipe(v.string(), v.minLength(1, 'A localização é obrigatória')),
  tipo: v.pipe(v.string(), v.minLength(1, 'O tipo de oportunidade é obrigatório')),
  prazo: v.pipe(v.string(), v.check(naoPassou, 'O prazo não pode estar no passado')),
  interesses: v.pipe(
    v.array(v.object({ codigo: v.string(), nome: v.string() })),
    v.maxLength(30, 'Escolha no máximo 30 interesses'),
  ),
  descricao: texto(
    20,
    'A descrição deve ter pelo menos 20 caracteres',
    10_000,
    'A descrição deve ter no máximo 10000 caracteres',
  ),
})

/** The form as it is typed: texts, until `toCriarVagaInput`. Fields bear the names of the input. */
export type VagaFormValues = v.InferInput<typeof vagaFormSchema>

export const vagaFormVazio: VagaFormValues = {
  titulo: '',
  departamento: '',
  local: '',
  tipo: '',
  prazo: '',
  temRemuneracao: false,
  remuneracao: '',
  temDesconto: false,
  desconto: '',
  temHorasComplementares: false,
  horasComplementares: '',
  interesses: [],
  descricao: '',
}

/** The whole number of a text, as '1.200'; blank is 0 (specification §5); NaN when it is no whole number. */
function inteiro(text: string): number {
  const digits = text.trim().replaceAll(/\.(?=\d{3}(\D|$))/g, '')
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN
}

/** What the mutation takes; a benefit that is not ticked, or 0, is null. */
export function toCriarVagaInput(values: VagaFormValues): CriarVagaInput {
  return {
    titulo: values.titulo.trim(),
    descricao: values.descricao.trim(),
    departamento: values.departamento,
    local: values.local === 'REMOTO' ? 'REMOTO' : 'PUC',
    tipo: values.tipo,
    prazo: values.prazo || null,
    remuneracao: values.temRemuneracao ? inteiro(values.remuneracao) || null : null,
    desconto: values.temDesconto ? inteiro(values.desconto) || null : null,
    horasComplementares: values.temHorasComplementares ? inteiro(values.horasComplementares) || null : null,
    interesses: values.interesses.map(({ codigo }) => codigo),
  }
}
