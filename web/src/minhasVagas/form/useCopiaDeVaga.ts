import { graphql, useFragment } from 'react-relay'
import { escolhidosPorNome } from '../../interesses/nomes.ts'
import type { perguntasForm_pedido$key } from '../../perguntas/__generated__/perguntasForm_pedido.graphql.ts'
import { pedidoFragment, semPedido, toFormValues as perguntasToFormValues } from '../../perguntas/perguntasForm.ts'
import { readRequisitos } from '../../requisitos/readRequisitos.ts'
import { semRequisitos, toFormValues as requisitosToFormValues } from '../../requisitos/requisitosForm.ts'
import type {
  useCopiaDeVaga_query$data,
  useCopiaDeVaga_query$key,
} from './__generated__/useCopiaDeVaga_query.graphql.ts'
import { type NovaVagaValues, novaVagaVazia } from './novaVaga.ts'
import { useCampos } from './vagaForm.ts'

/**
 * The form filled from the vaga to copy ('Duplicar'), without its days, which are asked for anew; null without one, or
 * if it was not found. `de`: its global id if the viewer manages it, so that the server copies the rest of it.
 */
export function useCopiaDeVaga(
  queryRef: useCopiaDeVaga_query$key,
): { values: NovaVagaValues; de: string | null } | null {
  const query = useFragment(
    graphql`
      fragment useCopiaDeVaga_query on Query @throwOnFieldError {
        vaga(codigo: $de) @include(if: $copiar) {
          id
          meuPapel
          ...vagaForm_vaga
          requisitos {
            ...readRequisitos_requisitos
          }
          pedido {
            ...perguntasForm_pedido
          }
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
  const pedidos = usePedidos(query.vaga)
  if (!query.vaga || !campos) return null
  const values = { ...novaVagaVazia, ...campos, ...semDias, interesses: interessesDe(query.vaga, query) }
  // Of a vaga of somebody else, only what its page shows of the vaga itself.
  return query.vaga.meuPapel ? { values: { ...values, ...pedidos }, de: query.vaga.id } : { values, de: null }
}

/** What the vaga requires of candidates and asks them. Its perguntas are new ones. */
function usePedidos(vaga: Vaga | null | undefined) {
  const pedido = useFragment<perguntasForm_pedido$key>(pedidoFragment, vaga?.pedido ?? null)
  const { perguntas, ...arquivo } = pedido ? perguntasToFormValues(pedido) : semPedido
  return {
    requisitos: vaga?.requisitos ? requisitosToFormValues(readRequisitos(vaga.requisitos)) : semRequisitos,
    pedido: { ...arquivo, perguntas: perguntas.map(pergunta => ({ ...pergunta, id: null })) },
  }
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
