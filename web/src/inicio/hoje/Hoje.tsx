import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { hasFailed } from '../../relay/failure.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type { Hoje_query$data, Hoje_query$key } from './__generated__/Hoje_query.graphql.ts'
import type { Recomendadas_vagas$key } from './__generated__/Recomendadas_vagas.graphql.ts'
import { Agenda } from './Agenda.tsx'
import { compromissosDe } from './compromissos.ts'
import { MinhasCandidaturas } from './MinhasCandidaturas.tsx'
import { isToApply, prazosDe } from './prazos.ts'
import { PrimeirosPassos } from './PrimeirosPassos.tsx'
import { Recomendadas } from './Recomendadas.tsx'
import { Secao } from './Secao.tsx'

const fragment = graphql`
  fragment Hoje_query on Query @throwOnFieldError {
    viewer {
      usuario @catch(to: NULL) {
        ...PrimeirosPassos_usuario
      }
      candidaturas(first: 20) @catch(to: RESULT) {
        total
        edges {
          node {
            ...compromissos_candidatura
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
  return (
    <section aria-labelledby="hoje">
      <Split side="end" aside={<AoLado viewer={viewer} recomendadas={aSeguir} />}>
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="hoje">
              Hoje
            </Heading>
            <Agenda compromissos={compromissosDe(minhas)} prazos={prazos} carregou={carregou} />
          </Stack>
          {usuario ? <PrimeirosPassos usuarioRef={usuario} candidaturas={candidaturas?.total ?? null} /> : null}
          {candidaturas && minhas.length > 0 ? (
            <MinhasCandidaturas candidaturasRef={minhas} total={candidaturas.total} />
          ) : null}
        </Stack>
      </Split>
    </section>
  )
}

type AoLadoProps = {
  viewer: NonNullable<Hoje_query$data['viewer']>
  recomendadas: Recomendadas_vagas$key
}

const AoLado = ({ viewer: { progressoComplementar: progresso, naoLidas }, recomendadas }: AoLadoProps) => (
  <Stack gap="large">
    {recomendadas.length > 0 ? <Recomendadas vagasRef={recomendadas} /> : null}
    {/* Without a transcript, the first steps ask for it. */}
    {progresso?.estado === 'EM_PROGRESSO' ? <Progresso {...progresso} /> : null}
    {naoLidas.mensagens ? <MensagensNaoLidas quantas={naoLidas.mensagens} /> : null}
  </Stack>
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
