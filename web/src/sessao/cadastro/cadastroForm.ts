import * as v from 'valibot'
import type { CadastrarInput } from './__generated__/useCadastrarMutation.graphql.ts'
import { objetivos } from './objetivos.ts'
import { contaRules, type Dominios } from './contaForm.ts'

const text = v.fallback(v.string(), '')

/** The form's values, with the step. Parses any draft: an invalid field becomes blank. */
export const rascunhoSchema = v.object({
  passo: v.fallback(v.picklist([1, 2, 3]), 1),
  nome: text,
  email: text,
  senha: text,
  /** The publication of privacy notice and terms that is accepted; 0: none. */
  documentos: v.fallback(v.number(), 0),
  curso: text,
  periodoDeInicio: text,
  objetivoPrincipal: v.fallback(v.picklist(objetivos.map(({ value }) => value)), 'REDE_DE_CONTATOS'),
  interesses: v.fallback(v.array(v.object({ id: v.string(), nome: v.string() })), []),
})

export type CadastroValues = v.InferOutput<typeof rascunhoSchema>

/** The rules of specification §5 for step 1; the other steps have none. */
export const cadastroSchema = (dominios: Dominios) =>
  v.object({
    ...rascunhoSchema.entries,
    ...contaRules(dominios),
    curso: v.pipe(v.string(), v.nonEmpty('Escolha o seu curso.')),
    periodoDeInicio: v.pipe(v.string(), v.nonEmpty('Escolha o seu período de início.')),
  })

/** The input of the mutation: everything but the step. */
export const toCadastrarInput = (values: CadastroValues): CadastrarInput => ({
  nome: values.nome,
  email: values.email,
  senha: values.senha,
  papel: 'ESTUDANTE',
  ...(values.documentos > 0 && { documentos: values.documentos }),
  curso: values.curso,
  periodoDeInicio: values.periodoDeInicio,
  objetivoPrincipal: values.objetivoPrincipal,
  interesses: values.interesses.map(({ nome }) => nome),
})
