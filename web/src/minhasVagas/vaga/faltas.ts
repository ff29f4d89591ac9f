import { graphql, useFragment } from 'react-relay'
import { type Exigido, exigidos } from '../form/emRascunho.ts'
import { campos } from '../form/vagaForm.ts'
import type { faltas_vaga$key } from './__generated__/faltas_vaga.graphql.ts'

const lista = new Intl.ListFormat('pt-BR')

/** What a draft lacks to be published, in the order of its form. */
export function useFaltas(vagaRef: faltas_vaga$key): readonly Exigido[] {
  const { departamento, local, nomeDoTipo, descricao } = useFragment(
    graphql`
      fragment faltas_vaga on Vaga @throwOnFieldError {
        departamento {
          __typename
        }
        local {
          __typename
        }
        nomeDoTipo
        descricao
      }
    `,
    vagaRef,
  )
  const valores = { departamento, local, tipo: nomeDoTipo, descricao }
  return exigidos.filter(campo => !valores[campo])
}

/** As 'Falta: Tipo e Descrição.' */
export const formatFaltas = (faltas: readonly Exigido[]): string =>
  `${faltas.length > 1 ? 'Faltam' : 'Falta'}: ${lista.format(faltas.map(campo => campos[campo].label))}.`
