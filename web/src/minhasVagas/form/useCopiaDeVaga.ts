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
import { useCampos } from './useCampos.ts'

const fragment = graphql`
  fragment useCopiaDeVaga_query on Query @throwOnFieldError {
    vaga(codigo: $de) {
      id
      meuPapel
      ...useCampos_vaga
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
    ...useCampos_query
    departamentos @catch(to: NULL) {
      id
    }
    tiposDeVaga @catch(to: NULL) {
      id
    }
    instituicao {
      locais {
        id
      }
    }
    categoriasDeInteresse @catch(to: NULL) {
      interesses {
        id
        codigo
        nome
      }
    }
  }
`

/** `de`: the vaga's global id if the viewer manages it, so that the server copies the rest of it. */
export type Copia = { values: NovaVagaValues; de: string | null }

/**
 * The form filled from the vaga to copy ('Duplicar'), without its days and what is not offered any more, which are asked
 * for anew; null if it was not found.
 */
export function useCopiaDeVaga(queryRef: useCopiaDeVaga_query$key): Copia | null {
  const query = useFragment(fragment, queryRef)
  const campos = useCampos(query.vaga, query)
  const pedidos = usePedidos(query.vaga)
  if (!query.vaga || !campos) return null
  const values = {
    ...novaVagaVazia,
    ...campos,
    ...semArquivados(campos, query),
    ...semDias,
    interesses: interessesDe(query.vaga, query),
  }
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

type Listas = Pick<useCopiaDeVaga_query$data, 'departamentos' | 'tiposDeVaga' | 'instituicao'>
type Escolhas = Record<'departamento' | 'tipo' | 'local', string>

/** What is not offered any more is chosen anew; without a list, it stays. */
function semArquivados(escolhas: Escolhas, { departamentos, tiposDeVaga, instituicao }: Listas): Escolhas {
  const ofertado = (id: string, lista: readonly { id: string }[] | null | undefined) =>
    !lista || lista.some(each => each.id === id) ? id : ''
  return {
    departamento: ofertado(escolhas.departamento, departamentos),
    tipo: ofertado(escolhas.tipo, tiposDeVaga),
    local: ofertado(escolhas.local, instituicao.locais),
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
