import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Actions } from '../../ui/layout/Actions.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { diasAte } from '../../tags/prazo.ts'
import { StatusTag } from '../../tags/StatusTag.tsx'
import type {
  Andamento_candidaturas$data,
  Andamento_candidaturas$key,
} from './__generated__/Andamento_candidaturas.graphql.ts'
import type { Andamento_selecao$key } from './__generated__/Andamento_selecao.graphql.ts'
import type { Andamento_vaga$data, Andamento_vaga$key, StatusDaVaga } from './__generated__/Andamento_vaga.graphql.ts'
import { AlterarStatus } from '../status/AlterarStatus.tsx'
import { countAvisados } from '../status/mudanca.ts'
import type { Para } from '../../selecao/comunicado/comunicado.ts'
import { Comunicado } from '../../selecao/comunicado/Comunicado.tsx'
import { useComunicadoDialog } from '../../selecao/comunicado/useComunicadoDialog.ts'
import { useFocusMovedCard } from '../../selecao/movimentos/useFocusMovedCard.ts'
import { AprovadasDemais, Situacao } from '../../selecao/Situacao.tsx'
import * as styles from './Andamento.css.ts'

/** Loaded on demand: most visits find no promise that has passed. */
const RespostaAtrasada = lazy(() =>
  import('./RespostaAtrasada.tsx').then(module => ({ default: module.RespostaAtrasada })),
)

/** Loaded after the page, beside the selecao: an upstream without etapas never needs it. */
const SemResposta = lazy(() =>
  import('../../selecao/SemResposta.tsx').then(module => ({ default: module.SemResposta })),
)

const semTitulo = 'Título não especificado'

const fragment = graphql`
  fragment Andamento_vaga on Vaga @throwOnFieldError {
    id
    titulo
    status
    prazo
    respostaAte
  }
`

/** A separate fragment: payloads that change the status need not include the candidaturas. */
const candidaturasFragment = graphql`
  fragment Andamento_candidaturas on Vaga {
    # The same connection as in useTodosOsCandidatos.
    candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
      total
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          etapa
          comunicadoHoje
          candidato {
            pessoa {
              id
              nome
            }
          }
        }
      }
    }
  }
`

/** Null on an upstream without etapas. */
const selecaoFragment = graphql`
  fragment Andamento_selecao on Vaga {
    selecao @catch(to: NULL) {
      ...Situacao_selecao
    }
    ...SemResposta_vaga
    # Read by the dialog of AlterarStatus.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SemDecisao_vaga
  }
`

/** Opens the comunicado, addressed to some. */
export type DeAndamento = { escrever: (para: Para) => void }

type Props = {
  ref: Ref<DeAndamento>
  vagaRef: Andamento_vaga$key & Andamento_candidaturas$key & Andamento_selecao$key
}

/** The bar above the tabs: the status of a vaga, its selecao in one line, and the actions on both. */
export const Andamento = ({ ref, vagaRef }: Props) => {
  const { id, titulo, status, prazo, respostaAte } = useFragment<Andamento_vaga$key>(fragment, vagaRef)
  const { candidaturas } = useFragment<Andamento_candidaturas$key>(candidaturasFragment, vagaRef)
  const { selecao, ...vaga } = useFragment<Andamento_selecao$key>(selecaoFragment, vagaRef)
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useFocusMovedCard(root, heading)
  const comunicado = useComunicadoDialog(id)
  useImperativeHandle(ref, () => ({ escrever: comunicado.open }))
  const fim = `Olá! A seleção para “${titulo ?? semTitulo}” foi finalizada. Agradecemos sua candidatura.`
  const handleAlterado = (alterado: StatusDaVaga) => comunicado.setSuggestion(alterado === 'FINALIZADA' ? fim : '')
  return (
    <section ref={root} aria-labelledby="andamento" className={styles.root}>
      <div className={styles.linha}>
        <div className={styles.situacao}>
          <VisuallyHidden as="div">
            <Heading level={2} look="label" id="andamento" ref={heading}>
              Andamento
            </Heading>
          </VisuallyHidden>
          <span role="status">{status ? <StatusTag status={status} /> : 'Não informado'}</span>
          {selecao ? <Situacao vaga={id} selecaoRef={selecao} focus={focus} /> : null}
          <Suspense>{selecao ? <SemResposta vagaRef={vaga} /> : null}</Suspense>
        </div>
        <Actions>
          <AlterarStatus
            vaga={{ id, status, prazo }}
            vagaRef={vaga}
            avisados={toAvisados(candidaturas)}
            onAlterado={handleAlterado}
          />
          <Comunicado vaga={id} candidatos={toDestinatarios(candidaturas)} dialog={comunicado} />
        </Actions>
      </div>
      {selecao ? <AprovadasDemais selecaoRef={selecao} /> : null}
      <Atraso respostaAte={respostaAte} candidaturas={candidaturas} />
    </section>
  )
}

type AtrasoProps = Pick<Andamento_vaga$data, 'respostaAte'> & Pick<Andamento_candidaturas$data, 'candidaturas'>

/** Loaded only once a promised answer is late. */
const Atraso = ({ respostaAte, candidaturas }: AtrasoProps) =>
  respostaAte && diasAte(respostaAte) < 0 && candidaturas ? (
    <Suspense>
      <RespostaAtrasada respostaAte={respostaAte} candidaturas={candidaturas} />
    </Suspense>
  ) : null

/** How many people a change of the status notifies; null if they failed to load. */
const toAvisados = (candidaturas: Andamento_candidaturas$data['candidaturas']) =>
  candidaturas &&
  countAvisados(
    candidaturas.total,
    candidaturas.edges.map(({ node }) => node.etapa),
  )

/** The candidates to write to; null if they failed to load. */
function toDestinatarios(candidaturas: Andamento_candidaturas$data['candidaturas']) {
  if (!candidaturas) return null
  const pessoas = candidaturas.edges.flatMap(({ node: { id: candidatura, candidato, etapa, comunicadoHoje } }) =>
    candidato && etapa !== 'RETIRADA'
      ? [
          {
            id: candidato.pessoa.id,
            nome: candidato.pessoa.nome,
            etapa,
            candidatura,
            recebeuHoje: comunicadoHoje ?? null,
          },
        ]
      : [],
  )
  return { pessoas, faltam: candidaturas.pageInfo.hasNextPage }
}
