import * as v from 'valibot'
import * as perguntas from '../../perguntas/perguntasForm.ts'
import type { PerguntasFormValues } from '../../perguntas/perguntasForm.ts'
import type { RequisitosFormValues } from '../../requisitos/requisitosForm.ts'
import * as requisitos from '../../requisitos/requisitosForm.ts'
import { opcionais } from './emRascunho.ts'
import { toFormSchema } from './formSchema.ts'
import type { Refusal } from './refusal.ts'
import { rascunhoSchema, regras, toCriarVagaInput, vagaFormVazio } from './vagaForm.ts'

/* The form of a new vaga: its fields, what it requires of candidates and what it asks them. */

/** The values of another form as a field, with that form's errors at their paths. */
const comErros = <Values extends object>(
  isValues: (stored: unknown) => stored is Values,
  validate: (values: Values) => Partial<Record<string, string>>,
) =>
  v.pipe(
    v.custom<Values>(isValues),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const [campo, message = ''] of Object.entries(validate(value))) {
        const path = campo
          .split('.')
          .map(key => ({ type: 'unknown', origin: 'value', input: value, key, value }) as const)
        addIssue({ message, path: path as [(typeof path)[number]] })
      }
    }),
  )

const pedidos = {
  requisitos: comErros(requisitos.isFormValues, requisitos.validate),
  pedido: comErros(perguntas.isFormValues, perguntas.validate),
}

/** What is checked before the vaga is published, and before it is kept as a draft. */
export const novaVagaSchema = toFormSchema({ ...regras, ...pedidos })
export const novoRascunhoSchema = toFormSchema({ ...regras, ...opcionais, ...pedidos })

export type NovaVagaValues = v.InferInput<typeof novaVagaSchema>

export const semPedidos = { requisitos: requisitos.semRequisitos, pedido: perguntas.semPedido }

export const novaVagaVazia: NovaVagaValues = { ...vagaFormVazio, ...semPedidos }

/** What a stored draft may have, valid or not. */
export const novaVagaNoNavegador = v.object({
  ...rascunhoSchema.entries,
  requisitos: v.optional(v.custom<RequisitosFormValues>(requisitos.isFormValues)),
  pedido: v.optional(v.custom<PerguntasFormValues>(perguntas.isFormValues)),
})

/** The payload. `comPedidos`: the upstream takes requirements and questions with the vaga. */
export function toNovaVagaInput(values: NovaVagaValues, comPedidos: boolean) {
  const nova = toCriarVagaInput(values)
  if (!comPedidos) return nova
  const { perguntas: feitas, ...arquivo } = perguntas.toInput(values.pedido)
  const novas = feitas.map(({ texto, tipo, obrigatoria, opcoes }) => ({ texto, tipo, obrigatoria, opcoes }))
  return { ...nova, requisitos: requisitos.toInput(values.requisitos), perguntas: novas, ...arquivo }
}

/** The server's refusal by the names of the form. */
export function toRecusa({ mensagem, campos }: Refusal): Refusal {
  const doForm = campos.flatMap(({ campo, mensagem: frase }) => {
    const [raiz = '', ...resto] = campo.split('.')
    if (raiz === 'perguntas' || raiz === 'instrucao') return { campo: `pedido.${campo}`, mensagem: frase }
    if (raiz !== 'requisitos') return { campo, mensagem: frase }
    const erros = requisitos.toErros([{ campo: resto.join('.'), mensagem: frase }])
    return Object.keys(erros).map(nome => ({ campo: `requisitos.${nome}`, mensagem: frase }))
  })
  return { mensagem, campos: doForm }
}
