import { useRef, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '../../ui/text/Heading.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { diasAte } from '../../tags/prazo.ts'
import { StatusTag } from '../../tags/StatusTag.tsx'
import type {
  Andamento_candidaturas$data,
  Andamento_candidaturas$key,
} from './__generated__/Andamento_candidaturas.graphql.ts'
import type { Andamento_selecao$key } from './__generated__/Andamento_selecao.graphql.ts'
import type { Andamento_vaga$key, StatusDaVaga } from './__generated__/Andamento_vaga.graphql.ts'
import { countAvisados } from '../status/mudanca.ts'
import { Espera } from '../status/StatusButton.tsx'
import { useStatusDaVaga } from '../status/useStatusDaVaga.ts'
import type { Dialogo } from '../../selecao/divulgacao/Divulgacao.tsx'
import { useComunicadoDialog } from '../../selecao/comunicado/useComunicadoDialog.ts'
import { useFocusMovedCard } from '../../selecao/movimentos/useFocusMovedCard.ts'
import { SemResposta } from '../../selecao/SemResposta.tsx'
import { Situacao, useSituacao } from '../../selecao/Situacao.tsx'
import * as styles from './Andamento.css.ts'
import { RespostaAtrasada } from './RespostaAtrasada.tsx'

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
          retida
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
    # Read by the dialog of the status.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SemDecisao_vaga
  }
`

export type AndamentoKey = Andamento_vaga$key & Andamento_candidaturas$key & Andamento_selecao$key

/** Where the selecao of a vaga is, and the state of what is done with it. Its parts are in several places of the page's head. */
export function useAndamento(vagaRef: AndamentoKey) {
  const { id, titulo, status, prazo, respostaAte } = useFragment<Andamento_vaga$key>(fragment, vagaRef)
  const { candidaturas } = useFragment<Andamento_candidaturas$key>(candidaturasFragment, vagaRef)
  const { selecao, ...selecaoRef } = useFragment<Andamento_selecao$key>(selecaoFragment, vagaRef)
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useFocusMovedCard(root, heading)
  const comunicado = useComunicadoDialog(id)
  const fim = `Olá! A seleção para “${titulo ?? semTitulo}” foi finalizada. Agradecemos sua candidatura.`
  const handleAlterado = (alterado: StatusDaVaga) => {
    comunicado.setSuggestion(alterado === 'FINALIZADA' ? fim : '')
    // Its button is among the other actions now.
    focus.lost()
  }
  return {
    id,
    respostaAte,
    candidaturas,
    situacao: useSituacao(selecao ?? null),
    selecaoRef,
    root,
    heading,
    focus,
    comunicado,
    divulgacao: useDialogo(),
    status: useStatusDaVaga({
      vaga: { id, status, prazo },
      avisados: toAvisados(candidaturas),
      onAlterado: handleAlterado,
    }),
    nome: status,
  }
}

export type DeAndamento = ReturnType<typeof useAndamento>

/** Which dialog of the divulgacao is open. Their code is loaded with the first. */
function useDialogo() {
  const [aberto, setAberto] = useState<Dialogo | 'never opened' | null>('never opened')
  const [abrindo, startLoading] = useTransition()
  return {
    aberto: aberto === 'never opened' ? null : aberto,
    foiAberto: aberto !== 'never opened',
    abrindo,
    abrir: (dialogo: Dialogo) => startLoading(() => setAberto(dialogo)),
    onClose: () => setAberto(null),
  }
}

/** The status of a vaga and its selecao, among the facts above the title. */
export const Andamento = ({ nome, situacao, selecaoRef, status, root, heading, ...rest }: DeAndamento) => (
  <section ref={root} aria-labelledby="andamento" className={styles.root}>
    <VisuallyHidden as="div">
      <Heading level={2} look="label" id="andamento" ref={heading}>
        Andamento
      </Heading>
    </VisuallyHidden>
    <span role="status">{nome ? <StatusTag status={nome} /> : 'Não informado'}</span>
    {status.passo === 'espera' && status.acao ? <Espera>{status.acao.espera}</Espera> : null}
    {situacao ? (
      <>
        <Situacao {...situacao} />
        <SemResposta vagaRef={selecaoRef} />
      </>
    ) : null}
    <Atraso {...rest} />
  </section>
)

const Atraso = ({ respostaAte, candidaturas }: Pick<DeAndamento, 'respostaAte' | 'candidaturas'>) =>
  respostaAte && diasAte(respostaAte) < 0 && candidaturas ? (
    <RespostaAtrasada respostaAte={respostaAte} candidaturas={candidaturas} />
  ) : null

type Candidaturas = Andamento_candidaturas$data['candidaturas']

/** How many people a change of the status notifies; null if they failed to load. */
const toAvisados = (candidaturas: Candidaturas) =>
  candidaturas &&
  countAvisados(
    candidaturas.total,
    candidaturas.edges.map(({ node }) => node.etapa),
  )

/** The candidates to write to; null if they failed to load. */
export function toDestinatarios(candidaturas: Candidaturas) {
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

/** Whose decisions are held; without those that are not loaded. */
export const toRetidos = (candidaturas: Candidaturas) =>
  (candidaturas?.edges ?? []).flatMap(({ node: { etapa, retida, candidato } }) =>
    retida && etapa ? [{ etapa, nome: candidato?.pessoa.nome ?? null }] : [],
  )
