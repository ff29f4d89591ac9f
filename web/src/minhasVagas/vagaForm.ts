import { formatISO } from 'date-fns'
import * as v from 'valibot'
import type { CriarVagaInput } from './__generated__/useCriarVagaMutation.graphql.ts'

const texto = (min: number, tooShort: string, max: number, tooLong: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(min, tooShort), v.maxLength(max, tooLong))

/** Days compare as texts, '2026-10-31'; blank is no deadline of one's own. */
const naoPassou = (prazo: string): boolean => !prazo || prazo >= formatISO(new Date(), { representation: 'date' })

const semValor = 'Informe o valor, ou desmarque o benefício'

/** A checkbox and a value for each benefit; what is ticked needs its value. */
export const beneficiosSchema = v.pipe(
  v.object({
    temRemuneracao: v.boolean(),
    remuneracao: v.string(),
    temDesconto: v.boolean(),
    desconto: v.string(),
    temHorasComplementares: v.boolean(),
    horasComplementares: v.string(),
  }),
  v.forward(
    v.check(({ temRemuneracao, remuneracao }) => !temRemuneracao || inteiro(remuneracao) !== 0, semValor),
    ['remuneracao'],
  ),
  v.forward(
    v.check(
      ({ temRemuneracao, remuneracao }) => !temRemuneracao || cabe(remuneracao, 1_000_000),
      'Use um número inteiro, sem centavos',
    ),
    ['remuneracao'],
  ),
  v.forward(
    v.check(({ temDesconto, desconto }) => !temDesconto || inteiro(desconto) !== 0, semValor),
    ['desconto'],
  ),
  v.forward(
    v.check(({ temDesconto, desconto }) => !temDesconto || cabe(desconto, 100), 'Use um número inteiro de 0 a 100'),
    ['desconto'],
  ),
  v.forward(
    v.check(
      ({ temHorasComplementares, horasComplementares }) =>
        !temHorasComplementares || inteiro(horasComplementares) !== 0,
      semValor,
    ),
    ['horasComplementares'],
  ),
  v.forward(
    v.check(
      ({ temHorasComplementares, horasComplementares }) => !temHorasComplementares || cabe(horasComplementares, 10_000),
      'Use um número inteiro de horas',
    ),
    ['horasComplementares'],
  ),
)

/** The rules of specification §5 with its texts, and the server's limits before it has to say them. */
export const vagaFormSchema = v.intersect([
  v.object({
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
  }),
  beneficiosSchema,
])

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

const cabe = (text: string, max: number): boolean => inteiro(text) <= max

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

/** What of a published vaga is otherwise than it was, for the mutation; a benefit that is gone is 0. */
export function toCorrecao(typed: VagaFormValues, antes: VagaFormValues) {
  const [now, before] = [toCriarVagaInput(typed), toCriarVagaInput(antes)]
  return {
    ...(typed.departamento !== antes.departamento && { departamento: now.departamento }),
    ...(typed.local !== antes.local && { local: now.local }),
    ...(typed.tipo !== antes.tipo && { tipo: now.tipo }),
    ...(now.remuneracao !== before.remuneracao && { remuneracao: now.remuneracao ?? 0 }),
    ...(now.desconto !== before.desconto && { desconto: now.desconto ?? 0 }),
    ...(now.horasComplementares !== before.horasComplementares && {
      horasComplementares: now.horasComplementares ?? 0,
    }),
  }
}
