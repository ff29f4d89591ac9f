import { graphql, useFragment } from 'react-relay'
import { PerguntasCard } from '../../perguntas/PerguntasCard.tsx'
import { RequisitosCard } from '../../requisitos/RequisitosCard.tsx'
import type { Candidato } from '../../selecao/candidatos/candidatos.ts'
import { GestoresCard } from '../../selecao/gestores/GestoresCard.tsx'
import { LugaresCard } from '../../selecao/LugaresCard.tsx'
import type { GestaoDaVaga_vaga$key } from './__generated__/GestaoDaVaga_vaga.graphql.ts'
import { ExcluirVaga } from './ExcluirVaga.tsx'

type Props = { vagaRef: GestaoDaVaga_vaga$key; candidatos: readonly Candidato[] }

/** What the managers of a vaga set, and the way to delete it. */
export const GestaoDaVaga = ({ vagaRef, candidatos }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment GestaoDaVaga_vaga on Vaga @throwOnFieldError {
        id
        status
        selecao @catch(to: NULL) {
          ...LugaresCard_selecao
        }
        pedido @catch(to: NULL) {
          ...PerguntasCard_pedido
        }
        ...RequisitosCard_vaga
        ...GestoresCard_vaga
        ...ExcluirVaga_vaga
      }
    `,
    vagaRef,
  )
  const aguardam = vaga.status === 'FINALIZADA' ? 0 : candidatos.filter(isEmAndamento).length
  return (
    <>
      {vaga.selecao ? <LugaresCard vaga={vaga.id} selecaoRef={vaga.selecao} /> : null}
      <RequisitosCard vagaRef={vaga} />
      {vaga.pedido ? <PerguntasCard vaga={vaga.id} pedidoRef={vaga.pedido} aguardam={aguardam} /> : null}
      <GestoresCard vagaRef={vaga} />
      <ExcluirVaga vagaRef={vaga} temCandidatos={candidatos.length > 0} />
    </>
  )
}

const concluidas: readonly Candidato['etapa'][] = ['APROVADA', 'NAO_SELECIONADA', 'RETIRADA']

/** As the candidate sees it. */
const isEmAndamento = ({ etapa, retida }: Candidato) => retida || !concluidas.includes(etapa)
