import type { Tone } from '../../ui/tones.ts'
import type { PessoasPageQuery } from './__generated__/PessoasPageQuery.graphql.ts'

type Variables = PessoasPageQuery['variables']
export type Papel = NonNullable<Variables['papel']>
export type Situacao = NonNullable<Variables['situacao']>

export const papeis: Record<Papel, string> = {
  ESTUDANTE: 'Estudante',
  PROFESSOR: 'Professor',
  ADMINISTRADOR: 'Administrador',
}

export const situacoes: Record<Situacao, { rotulo: string; tone: Tone }> = {
  ATIVA: { rotulo: 'Ativa', tone: 'success' },
  A_VERIFICAR: { rotulo: 'E-mail a verificar', tone: 'neutral' },
  A_CONFIRMAR: { rotulo: 'Papel a confirmar', tone: 'warning' },
  SUSPENSA: { rotulo: 'Suspensa', tone: 'danger' },
}

/** How the address writes a choice: as the file of the list does. */
export const papeisNoEndereco: Record<string, Papel> = {
  aluno: 'ESTUDANTE',
  professor: 'PROFESSOR',
  administrador: 'ADMINISTRADOR',
}
export const situacoesNoEndereco: Record<string, Situacao> = {
  ativa: 'ATIVA',
  a_verificar: 'A_VERIFICAR',
  a_confirmar: 'A_CONFIRMAR',
  suspensa: 'SUSPENSA',
}

const own = <Value>(values: Record<string, Value>, key: string | null): Value | null =>
  key !== null && Object.hasOwn(values, key) ? (values[key] ?? null) : null

/** The variables of an address. */
export const toVariables = (search: URLSearchParams): Variables => ({
  busca: search.get('busca')?.trim().slice(0, 100) || null,
  papel: own(papeisNoEndereco, search.get('papel')),
  situacao: own(situacoesNoEndereco, search.get('situacao')),
})
