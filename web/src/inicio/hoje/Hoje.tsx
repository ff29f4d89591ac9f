import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { hasFailed } from '../../relay/failure.ts'
import { Optional } from '../../ui/state/Optional.tsx'
import { Colunas } from '../Colunas.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type { Hoje_query$data, Hoje_query$key } from './__generated__/Hoje_query.graphql.ts'
import type { Recomendadas_vagas$key } from './__generated__/Recomendadas_vagas.graphql.ts'
import { Quadro } from '../Quadro.tsx'
import { Agenda } from './Agenda.tsx'
import { compromissosDe } from './compromissos.ts'
import { BoaNoticia } from './BoaNoticia.tsx'
import { MinhasCandidaturas } from './MinhasCandidaturas.tsx'
import { PassosDoAluno } from './PassosDoAluno.tsx'
import { isToApply, prazosDe } from './prazos.ts'
import { Recomendadas } from './Recomendadas.tsx'
import { Secao } from './Secao.tsx'

/** Loaded on demand: it is last, and few readers have any. */
const NovasNasBuscas = lazy(() => import('./NovasNasBuscas.tsx').then(module => ({ default: module.NovasNasBuscas })))

const fragment = graphql`
  fragment Hoje_query on Query @throwOnFieldError {
    viewer {
      usuario @catch(to: NULL) {
        ...PassosDoAluno_usuario
      }
      candidaturas(first: 20) @catch(to: RESULT) {
        total
        edges {
          node {
            ...compromissos_candidatura
            ...BoaNoticia_candidaturas
            ...MinhasCandidaturas_candidaturas
          }
        }
      }
      progressoComplementar @catch(to: NULL) {
        estado
        creditosConcluidos
        creditosExigidos
        percentual
      }
      buscasSalvas @catch(to: NULL) {
        novas
      }
      ...NovasNasBuscas_viewer
      naoLidas {
        mensagens @catch(to: NULL)
      }
    }
    # The recommended ones come first.
    vagas(first: 12) @catch(to: RESULT) {
      edges {
        node {
          id
          recomendacao {
            __typename
          }
          ...prazos_vaga
          ...Recomendadas_vagas
        }
      }
    }
    nodes(ids: $salvas) @catch(to: NULL) {
      ...prazos_vaga @alias(as: "vaga")
    }
  }
`

/** More are in the list. */
const mostRecomendadas = 3

/** What the day has for the student: only what there is. */
export const Hoje = ({ queryRef }: { queryRef: Hoje_query$key }) => {
  const { viewer, vagas, nodes } = useFragment(fragment, queryRef)
  if (!viewer) return null
  const { usuario } = viewer
  const carregou = !hasFailed(viewer.candidaturas) && !hasFailed(vagas)
  const candidaturas = viewer.candidaturas.ok ? viewer.candidaturas.value : null
  const minhas = candidaturas?.edges.map(({ node }) => node) ?? []
  const recomendadas = (vagas.ok ? (vagas.value?.edges ?? []) : []).flatMap(({ node }) =>
    node.recomendacao ? [node] : [],
  )
  const salvas = (nodes ?? []).flatMap(node => node?.vaga ?? [])
  const prazos = prazosDe(salvas, recomendadas)
  const aSeguir = recomendadas
    .filter(vaga => isToApply(vaga) && prazos.every(({ id }) => id !== vaga.id))
    .slice(0, mostRecomendadas)
  const total = candidaturas?.total ?? null
  const passos = usuario ? <PassosDoAluno usuarioRef={usuario} candidaturas={total} /> : null
  const isNovo = total === 0
  return (
    <Colunas aside={<Aside viewer={viewer} recomendadas={aSeguir} isNovo={isNovo} />}>
      {minhas.length > 0 ? <BoaNoticia candidaturasRef={minhas} /> : null}
      {isNovo ? passos : null}
      <Agenda compromissos={compromissosDe(minhas)} prazos={prazos} carregou={carregou} />
      {minhas.length > 0 ? <MinhasCandidaturas candidaturasRef={minhas} total={total ?? minhas.length} /> : null}
      {isNovo ? null : passos}
      {viewer.buscasSalvas?.some(({ novas }) => novas > 0) ? (
        <Optional>
          <NovasNasBuscas viewerRef={viewer} />
        </Optional>
      ) : null}
    </Colunas>
  )
}

type AsideProps = {
  viewer: NonNullable<Hoje_query$data['viewer']>
  recomendadas: Recomendadas_vagas$key
  isNovo: boolean
}

const Aside = ({ viewer: { progressoComplementar: progresso, naoLidas }, recomendadas, isNovo }: AsideProps) => (
  <>
    {isNovo ? <Quadro /> : null}
    {recomendadas.length > 0 ? <Recomendadas vagasRef={recomendadas} /> : null}
    {/* Without a transcript, the first steps ask for it. */}
    {progresso?.estado === 'EM_PROGRESSO' ? <Progresso {...progresso} /> : null}
    {naoLidas.mensagens ? <MensagensNaoLidas quantas={naoLidas.mensagens} /> : null}
  </>
)

type ProgressoProps = Record<'creditosConcluidos' | 'creditosExigidos' | 'percentual', number>

const Progresso = ({ creditosConcluidos, creditosExigidos, percentual }: ProgressoProps) => (
  <Secao title="Atividades Complementares">
    <Linhas>
      <Linha
        to={paths.importarHistorico()}
        icon={<GraduationCap size={18} />}
        tone="success"
        title={`${creditosConcluidos} de ${creditosExigidos} créditos`}
        end={`${percentual}%`}
        endLook="plain"
      />
    </Linhas>
  </Secao>
)

const MensagensNaoLidas = ({ quantas }: { quantas: number }) => (
  <Secao title="Mensagens">
    <Linhas>
      <Linha
        to={paths.mensagens()}
        icon={<MessagesSquare size={18} />}
        tone="info"
        title={quantas === 1 ? '1 mensagem não lida' : `${quantas} mensagens não lidas`}
        end="Ler"
      />
    </Linhas>
  </Secao>
)
