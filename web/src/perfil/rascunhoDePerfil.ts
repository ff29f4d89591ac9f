import * as v from 'valibot'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'

const schema = v.object(
  v.entriesFromList(['nome', 'sobre', 'curso', 'periodoDeInicio', 'objetivoPrincipal'], v.string()),
)

/** What was typed into the own profile's form and not saved yet. */
export type Rascunho = v.InferOutput<typeof schema>

export const rascunhoDePerfil = () => rascunhoDoUsuario('perfil', stored => v.is(schema, stored))
