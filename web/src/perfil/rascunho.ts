import * as v from 'valibot'
import {
  esquecerRascunhoDoUsuario,
  guardarRascunhoDoUsuario,
  lerRascunhoDoUsuario,
} from '../sessao/rascunhoDoUsuario.ts'

const schema = v.object({ nome: v.string(), sobre: v.string() })

/** What was typed into the own profile's form and not saved yet. */
export type Rascunho = v.InferOutput<typeof schema>

const nomeDoRascunho = 'perfil'

/** The draft of who is signed in; null where there is none, or it is none of this form. */
export function lerRascunho(): Rascunho | null {
  const read = v.safeParse(schema, lerRascunhoDoUsuario(nomeDoRascunho))
  return read.success ? read.output : null
}

/** `codigo` is whose profile it is: nothing is kept for anybody else. */
export const guardarRascunho = (codigo: string, rascunho: Rascunho): void =>
  guardarRascunhoDoUsuario(nomeDoRascunho, rascunho, codigo)

export const esquecerRascunho = (codigo: string): void => esquecerRascunhoDoUsuario(nomeDoRascunho, codigo)
