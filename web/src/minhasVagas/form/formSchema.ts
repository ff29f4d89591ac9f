import * as v from 'valibot'

/** The benefits: the names of checkbox and value, and what is refused. The value has its name in the mutation. */
export const beneficios = [
  ['temRemuneracao', 'remuneracao', 1_000_000, 'Use um número inteiro, sem centavos'],
  ['temDesconto', 'desconto', 100, 'Use um número inteiro de 0 a 100'],
  ['temHorasComplementares', 'horasComplementares', 10_000, 'Use um número inteiro de horas'],
] as const

export type TemBeneficio = (typeof beneficios)[number][0]
export type Valor = (typeof beneficios)[number][1]

/** An object with an entry for the checkbox and one for the value of each benefit. */
export const porBeneficio = <A, B>(toTem: (valor: Valor) => A, toValor: (valor: Valor) => B) =>
  // Object.fromEntries returns any string as a key.
  Object.fromEntries(
    beneficios.flatMap(([tem, valor]) => [
      [tem, toTem(valor)],
      [valor, toValor(valor)],
    ]),
  ) as Record<TemBeneficio, A> & Record<Valor, B>

export const camposDeBeneficios = porBeneficio(
  () => v.boolean(),
  () => v.string(),
)

const datas = { prazo: v.string(), respostaAte: v.string() }

/** An object of these entries and of the benefits. A ticked benefit needs its value; the answer comes after the prazo. */
export const toFormSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object({ ...entries, ...camposDeBeneficios }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      // TypeScript cannot infer the type of the spread.
      const value = dataset.value as v.InferOutput<v.ObjectSchema<typeof datas, undefined>>
      const { prazo, respostaAte } = value
      if (!prazo || !respostaAte || respostaAte >= prazo) return
      const path = [{ type: 'object', origin: 'value', input: value, key: 'respostaAte', value: respostaAte }] as const
      addIssue({ message: 'A resposta não pode ser antes do prazo', path: [...path] })
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const value = dataset.value as v.InferOutput<v.ObjectSchema<typeof camposDeBeneficios, undefined>>
      for (const [tem, valor, max, refusal] of beneficios) {
        const text = value[valor]
        if (!value[tem] || (inteiro(text) > 0 && inteiro(text) <= max)) continue
        const message = inteiro(text) === 0 ? 'Informe o valor, ou desmarque o benefício' : refusal
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key: valor, value: text }] })
      }
    }),
  )

/** The whole number of a text, as '1.200'; blank is 0 (specification §5); NaN if it is no whole number. */
export function inteiro(text: string): number {
  const digits = text.trim().replaceAll(/\.(?=\d{3}(\D|$))/g, '')
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN
}
