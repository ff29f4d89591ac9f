import { graphql, useFragment } from 'react-relay'
import { escolhidosPorNome } from '../../interesses/nomes.ts'
import type {
  useCopiaDeVaga_query$data,
  useCopiaDeVaga_query$key,
} from './__generated__/useCopiaDeVaga_query.graphql.ts'
import { useCampos, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/**
 * The form filled from the vaga to copy ('Duplicar'), without its days, which are asked for anew; null without one, or
 * if it was not found. `de`: its global id if the viewer manages it, so that the server copies the rest of it.
 */
export function useCopiaDeVaga(
  queryRef: useCopiaDeVaga_query$key,
): { values: VagaFormValues; de: string | null } | null {
  const query = useFragment(
    graphql`
      fragment useCopiaDeVaga_query on Query @throwOnFieldError {
        vaga(codigo: $de) @include(if: $copiar) {
          id
          meuPapel
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
  const values = { ...vagaFormVazio, ...campos, ...semDias, interesses: interessesDe(query.vaga, query) }
  return { values, de: query.vaga.meuPapel ? query.vaga.id : null }
}

/** The days of a vaga are of one semester. */
const semDias = { prazo: '', respostaAte: '' }

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
