import * as v from 'valibot'
import { toFormSchema } from './formSchema.ts'
import { type Campo, regras } from './vagaForm.ts'

/** Blank, or by the rule: what a draft lacks is asked for when it is published. */
const opcional = <Rule extends v.GenericSchema<string, string>>(rule: Rule) =>
  v.lazy(input => (typeof input === 'string' && input.trim() === '' ? v.string() : rule))

/** What a vaga needs to be published and a draft may lack, in the order of the form. */
export const opcionais = {
  departamento: opcional(regras.departamento),
  tipo: opcional(regras.tipo),
  descricao: opcional(regras.descricao),
  local: opcional(regras.local),
} satisfies { [K in Campo]?: unknown }

export type Exigido = keyof typeof opcionais

export const exigidos = Object.keys(opcionais) as Exigido[]

/** What is checked before the form is saved as a draft: the title, and what is filled in. */
export const emRascunhoSchema = toFormSchema({ ...regras, ...opcionais })
