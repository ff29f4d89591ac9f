import * as v from 'valibot'
import { countCharacters } from '../../ui/characters.ts'
import type { CadastrarInput } from './__generated__/useCadastrarMutation.graphql.ts'
import { contaRules, type Dominios } from './contaForm.ts'

const text = v.fallback(v.string(), '')

/** The form's values. Parses any draft: an invalid field becomes blank. */
export const rascunhoDoProfessorSchema = v.object({
  nome: text,
  email: text,
  senha: text,
  /** The publication of privacy notice and terms that is accepted; 0: none. */
  documentos: v.fallback(v.number(), 0),
  departamento: text,
  sobre: text,
})

export type CadastroDoProfessorValues = v.InferOutput<typeof rascunhoDoProfessorSchema>

/** The rules of specification §5. */
export const cadastroDoProfessorSchema = (dominios: Dominios) =>
  v.object({
    ...contaRules(dominios),
    departamento: v.pipe(v.string(), v.nonEmpty('Escolha o seu departamento.')),
    sobre: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Escreva uma breve biografia.'),
      v.check(sobre => countCharacters(sobre) <= 2000, 'A biografia deve ter no máximo 2000 caracteres.'),
    ),
  })

export const toCadastrarProfessorInput = ({ documentos, ...values }: CadastroDoProfessorValues): CadastrarInput => ({
  ...values,
  ...(documentos > 0 && { documentos }),
  papel: 'PROFESSOR',
})
