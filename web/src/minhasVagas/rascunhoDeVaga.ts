import * as v from 'valibot'
import {
  esquecerRascunhoDoUsuario,
  guardarRascunhoDoUsuario,
  lerRascunhoDoUsuario,
} from '../sessao/rascunhoDoUsuario.ts'
import type { VagaFormValues } from './vagaForm.ts'

/** What makes a form again, right or not: the rules are for publishing. */
const schema = v.object({
  ...v.entriesFromList(
    ['titulo', 'departamento', 'local', 'tipo', 'prazo', 'remuneracao', 'desconto', 'horasComplementares', 'descricao'],
    v.string(),
  ),
  ...v.entriesFromList(['temRemuneracao', 'temDesconto', 'temHorasComplementares'], v.boolean()),
  interesses: v.array(v.object({ codigo: v.string(), nome: v.string() })),
})

/** A draft for the blank form, and one for the copy of each vaga. */
const nomeDe = (de: string | null): string => (de ? `vaga:${de}` : 'vaga')

/** The draft that the form left behind; null where there is none, or it is none of this form. */
export function lerRascunho(de: string | null): VagaFormValues | null {
  const read = v.safeParse(schema, lerRascunhoDoUsuario(nomeDe(de)))
  return read.success ? read.output : null
}

/** Keeps what differs from how the form began; a form as it began is no draft. */
export function guardarRascunho(de: string | null, values: VagaFormValues, inicial: VagaFormValues): void {
  const same = Object.entries(inicial).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(values[field as keyof VagaFormValues]),
  )
  if (same) esquecerRascunhoDoUsuario(nomeDe(de))
  else guardarRascunhoDoUsuario(nomeDe(de), values)
}

export function esquecerRascunho(de: string | null): void {
  esquecerRascunhoDoUsuario(nomeDe(de))
  esquecerRascunhoDoUsuario(nomeDaChave(de))
}

const chaveSchema = v.object({ conteudo: v.string(), chave: v.string() })
type Chave = v.InferOutput<typeof chaveSchema>

const nomeDaChave = (de: string | null): string => `chave:${nomeDe(de)}`

/** The key of the last attempt to publish, with the content that it stands for; null where there was none. */
export function lerChave(de: string | null): Chave | null {
  const read = v.safeParse(chaveSchema, lerRascunhoDoUsuario(nomeDaChave(de)))
  return read.success ? read.output : null
}

export const guardarChave = (de: string | null, chave: Chave): void => guardarRascunhoDoUsuario(nomeDaChave(de), chave)
