import * as v from 'valibot'
import { rascunhoDoUsuario } from '../sessao/rascunho.ts'

/** The fields of the profile's form have the names of the mutation. */
export const campos = ['nome', 'sobre', 'curso', 'periodoDeInicio', 'objetivoPrincipal'] as const

const schema = v.object(v.entriesFromList(campos, v.string()))

/** The unsaved values of the profile's form. */
export type Rascunho = v.InferOutput<typeof schema>

export const rascunhoDePerfil = () => rascunhoDoUsuario('perfil', stored => v.is(schema, stored))
