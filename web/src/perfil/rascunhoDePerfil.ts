import * as v from 'valibot'
import { rascunhoDoUsuario } from '../sessao/rascunho.ts'

const schema = v.object(
  v.entriesFromList(['nome', 'sobre', 'curso', 'periodoDeInicio', 'objetivoPrincipal'], v.string()),
)

/** The unsaved values of the profile's form. */
export type Rascunho = v.InferOutput<typeof schema>

export const rascunhoDePerfil = () => rascunhoDoUsuario('perfil', stored => v.is(schema, stored))
