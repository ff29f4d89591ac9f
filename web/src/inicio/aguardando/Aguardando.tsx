import Coffee from 'lucide-react/icons/coffee'
import MessagesSquare from 'lucide-react/icons/messages-square'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { hasFailed } from '../../relay/failure.ts'
import { Button } from '../../ui/form/Button.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Colunas } from '../Colunas.tsx'
import { Secao } from '../hoje/Secao.tsx'
import { Linha, Linhas, LinhaSemLink } from '../Linha.tsx'
import { NaoCarregou } from '../NaoCarregou.tsx'
import type { Aguardando_viewer$data, Aguardando_viewer$key } from './__generated__/Aguardando_viewer.graphql.ts'
import { Abertas } from './Abertas.tsx'
import { LinhaDaVaga } from './LinhaDaVaga.tsx'
import { esperaPorVaga, type VagaQueEspera } from './porVaga.ts'
import { abertasDe, semTitulo } from './vagas.ts'

const fragment = graphql`
  fragment Aguardando_viewer on Viewer @throwOnFieldError {
    pendencias @catch(to: RESULT) {
      ...porVaga_pendencias
    }
    convites @catch(to: NULL) {
      vaga {
        codigo
        titulo
      }
      convidadoPor {
        nome
      }
    }
    naoLidas {
      mensagens @catch(to: NULL)
    }
    # The newest: older ones are seldom open.
    minhasVagas(first: 50) @catch(to: RESULT) {
      edges {
        node {
          ...vagas_vaga
        }
      }
    }
  }
`

type Props = {
  viewerRef: Aguardando_viewer$key
  /** Below the first steps, where one row says that nothing waits. */
  emLinha?: boolean
}

/** What waits for the professor, and the vagas that are open. */
export const Aguardando = ({ viewerRef, emLinha = false }: Props) => {
  const { convites, naoLidas, ...viewer } = useFragment(fragment, viewerRef)
  // A professor who is not confirmed sees no candidates.
  const carregou = !hasFailed(viewer.pendencias) && !hasFailed(viewer.minhasVagas)
  const pendencias = viewer.pendencias.ok ? viewer.pendencias.value : null
  const abertas = abertasDe(
    viewer.minhasVagas.ok ? (viewer.minhasVagas.value?.edges.map(({ node }) => node) ?? []) : [],
  )
  const { vencem, devidas, comNovas, outrasNovas } = esperaPorVaga(pendencias, abertas.fecham)
  const toLinha = (vaga: VagaQueEspera) => <LinhaDaVaga key={vaga.codigo} vaga={vaga} />
  const rows = [
    ...vencem.map(toLinha),
    ...linhasDeConvites(convites),
    ...linhasDeMensagens(naoLidas.mensagens),
    ...devidas.map(toLinha),
    ...comNovas.map(toLinha),
    ...linhasDeOutras(outrasNovas),
  ]
  const secao = (
    <Secao title="Aguardando você">
      {carregou ? null : <NaoCarregou title="Erro ao carregar o que espera por você" />}
      {rows.length > 0 ? <PrimeirasLinhas rows={rows} /> : carregou ? <Livre emLinha={emLinha} /> : null}
    </Secao>
  )
  if (abertas.outras.length === 0) return secao
  return <Colunas aside={<Abertas vagas={abertas.outras} />}>{secao}</Colunas>
}

/** As many as one reads at a glance. */
const most = 6

const PrimeirasLinhas = ({ rows }: { rows: readonly ReactNode[] }) => {
  const id = useId()
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Linhas dense id={id}>
        {aberto ? rows : rows.slice(0, most)}
      </Linhas>
      {rows.length > most ? (
        <div>
          <Button
            look="quiet"
            shape="compact"
            aria-expanded={aberto}
            aria-controls={id}
            onClick={() => setAberto(!aberto)}
          >
            {aberto ? 'Ver menos' : `Ver tudo (${rows.length})`}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const linhasDeConvites = (convites: Aguardando_viewer$data['convites']) =>
  (convites ?? []).flatMap(({ vaga, convidadoPor }) =>
    vaga ? (
      <Linha
        key={`convite ${vaga.codigo}`}
        to={paths.professor.vagas()}
        icon={<UserRoundPlus size={18} />}
        tone="violet"
        title={vaga.titulo ?? semTitulo}
        detail={`Convite de ${convidadoPor?.nome ?? 'um professor'}`}
        end="Responder"
      />
    ) : (
      []
    ),
  )

const linhasDeMensagens = (quantas: number | null | undefined) =>
  quantas
    ? [
        <Linha
          key="mensagens"
          to={paths.professor.mensagens()}
          icon={<MessagesSquare size={18} />}
          tone="info"
          title={quantas === 1 ? '1 mensagem não lida' : `${quantas} mensagens não lidas`}
          end="Ler"
        />,
      ]
    : []

/** New letters to vagas that have no row. */
const linhasDeOutras = (quantas: number) =>
  quantas > 0
    ? [
        <Linha
          key="outras"
          to={paths.professor.vagas()}
          icon={<UsersRound size={18} />}
          tone="accent"
          title={quantas === 1 ? 'Mais 1 nova carta' : `Mais ${quantas} novas cartas`}
          end="Ver"
        />,
      ]
    : []

const livre = 'Nada espera por você hoje.'
const depois = 'Novas candidaturas, convites, mensagens e prazos aparecem aqui.'

const Livre = ({ emLinha }: { emLinha: boolean }) =>
  emLinha ? (
    <Linhas>
      <LinhaSemLink icon={<Coffee size={18} />} tone="success" title={livre} detail={depois} />
    </Linhas>
  ) : (
    <EmptyState icon={<Coffee size={28} />} title={livre}>
      {depois}
    </EmptyState>
  )
