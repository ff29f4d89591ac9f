import { graphql, useFragment } from 'react-relay'
import { escolhidosPorNome } from '../../interesses/nomes.ts'
import type {
  useCopiaDeVaga_query$data,
  useCopiaDeVaga_query$key,
} from './__generated__/useCopiaDeVaga_query.graphql.ts'
import { today } from '../today.ts'
import { useCampos, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/** The form filled from the vaga to copy ('Duplicar'); null without one, or if it was not found. */
export function useCopiaDeVaga(queryRef: useCopiaDeVaga_query$key): VagaFormValues | null {
  const query = useFragment(
    graphql`
      fragment useCopiaDeVaga_query on Query @throwOnFieldError {
        vaga(codigo: $de) @include(if: $copiar) {
          ...vagaForm_vaga
          interesses {
            nome
          }
        }
        ...vagaForm_query
        categoriasDeInteresse @catch(to: NULL) {
          interesses {
            id
            codigo
            nome
          }
        }
      }
    `,
    queryRef,
  )
  const campos = useCampos(query.vaga, query)
  if (!query.vaga || !campos) return null
  // A deadline that has passed is left out.
  const prazo = campos.prazo >= today() ? campos.prazo : ''
  return { ...vagaFormVazio, ...campos, prazo, interesses: interessesDe(query.vaga, query) }
}

type Vaga = NonNullable<useCopiaDeVaga_query$data['vaga']>
type Opcoes = Pick<useCopiaDeVaga_query$data, 'categoriasDeInteresse'>

function interessesDe(vaga: Vaga, { categoriasDeInteresse }: Opcoes) {
  const todos =
    categoriasDeInteresse?.flatMap(({ interesses }) =>
      interesses.map(({ id, codigo, nome }) => ({ id, codigo, nome })),
    ) ?? []
  return escolhidosPorNome(
    todos,
    vaga.interesses.map(({ nome }) => nome),
  )
}
