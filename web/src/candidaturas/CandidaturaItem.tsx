import type { ReactNode } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { paths, sobreVaga } from '../paths.ts'
import { MinhasRespostas } from '../perguntas/MinhasRespostas.tsx'
import { usePrefetch } from '../relay/prefetch.ts'
import { useOnPageStale } from '../relay/staleness.ts'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { PrazoTag } from '../tags/PrazoTag.tsx'
import { isFinal, StatusTag } from '../tags/StatusTag.tsx'
import { tipos } from '../tags/tipos.ts'
import { TipoTag } from '../tags/TipoTag.tsx'
import type {
  CandidaturaItem_candidatura$data,
  CandidaturaItem_candidatura$key,
} from './__generated__/CandidaturaItem_candidatura.graphql.ts'
import type {
  CandidaturaItem_vaga$data,
  CandidaturaItem_vaga$key,
} from './__generated__/CandidaturaItem_vaga.graphql.ts'
import type { CandidaturaItemQuery } from './__generated__/CandidaturaItemQuery.graphql.ts'
import type { EtapaDaCandidatura } from './__generated__/LinhaDoTempo_candidatura.graphql.ts'
import { CandidaturaEnvio } from './CandidaturaEnvio.tsx'
import { CompartilhamentoDoHistorico } from './CompartilhamentoDoHistorico.tsx'
import { EntrevistaDaCandidatura } from './entrevista/EntrevistaDaCandidatura.tsx'
import { EtapaAtual } from './candidatura/EtapaAtual.tsx'
import { nomeDaSaida, type Saida, saidaDe } from './candidatura/etapaDoAluno.ts'
import { LinhaDoTempo } from './LinhaDoTempo.tsx'
import { VagaMudou } from './VagaMudou.tsx'

type Props = {
  candidaturaRef: CandidaturaItem_candidatura$key
  onSair: (vaga: { id: string; codigo: string }, saida: Saida) => void
}

/** One candidatura: its vaga, its stage, when it was sent and with which letter. */
export const CandidaturaItem = ({ candidaturaRef, onSair }: Props) => {
  const candidatura = useFragment(
    graphql`
      fragment CandidaturaItem_candidatura on Candidatura @throwOnFieldError {
        etapa
        temRespostas
        vaga {
          ...CandidaturaItem_vaga
        }
        ...CandidaturaEnvio_candidatura
        ...CompartilhamentoDoHistorico_candidatura
        ...LinhaDoTempo_candidatura
        ...VagaMudou_candidatura
      }
    `,
    candidaturaRef,
  )
  const { etapa, temRespostas } = candidatura
  const vaga = useVaga(candidatura.vaga)
  useSeguir(vaga?.codigo ?? null, etapa !== null)
  const conteudo = <Conteudo candidatura={candidatura} />
  if (!vaga) return <SemVaga>{conteudo}</SemVaga>
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <Card as="li" edge={tipos[vaga.tipo].tone}>
      <DaVaga vaga={vaga} titulo={titulo} />
      <VagaMudou candidaturaRef={candidatura} vaga={{ codigo: vaga.codigo, titulo }} />
      {conteudo}
      <DaSelecao vaga={vaga} titulo={titulo} etapa={etapa} temRespostas={temRespostas} />
      <CompartilhamentoDoHistorico vaga={vaga.id} titulo={titulo} candidaturaRef={candidatura} />
      <Acoes vaga={vaga} titulo={titulo} etapa={etapa} onSair={onSair} />
    </Card>
  )
}

/** The stage, and what the student sent. */
const Conteudo = ({ candidatura }: { candidatura: CandidaturaItem_candidatura$data }) => (
  <>
    {candidatura.etapa ? (
      <>
        <EtapaAtual etapa={candidatura.etapa} />
        <LinhaDoTempo candidaturaRef={candidatura} />
      </>
    ) : null}
    <CandidaturaEnvio candidaturaRef={candidatura} />
  </>
)

type DaSelecaoProps = {
  vaga: CandidaturaItem_vaga$data
  titulo: string
  etapa: EtapaDaCandidatura | null
  temRespostas: boolean | null | undefined
}

/** The answers to the vaga's questions, and the interview. */
const DaSelecao = ({ vaga, titulo, etapa, temRespostas }: DaSelecaoProps) => (
  <>
    {temRespostas ? <MinhasRespostas codigo={vaga.codigo} /> : null}
    {etapa === 'ENTREVISTA' ? <EntrevistaDaCandidatura vaga={vaga} titulo={titulo} level={4} /> : null}
  </>
)

type AcoesProps = Pick<Props, 'onSair'> & {
  vaga: CandidaturaItem_vaga$data
  titulo: string
  etapa: EtapaDaCandidatura | null
}

const Acoes = ({ vaga, titulo, etapa, onSair }: AcoesProps) => {
  const autor = etapa ? vaga.autor : null
  const saida = saidaDe(etapa)
  if (!autor && !saida) return null
  return (
    <Cluster justify="end">
      {autor ? (
        <LinkButton
          to={paths.mensagens(autor.codigo)}
          state={sobreVaga(vaga.codigo, titulo)}
          look="secondary"
          shape="compact"
        >
          Enviar mensagem<VisuallyHidden>{` sobre ${titulo}`}</VisuallyHidden>
        </LinkButton>
      ) : null}
      {saida ? (
        <Button look="secondary" shape="compact" onClick={() => onSair({ id: vaga.id, codigo: vaga.codigo }, saida)}>
          {nomeDaSaida[saida]}
          <VisuallyHidden>{` a ${titulo}`}</VisuallyHidden>
        </Button>
      ) : null}
    </Cluster>
  )
}

const DaVaga = ({ vaga, titulo }: { vaga: CandidaturaItem_vaga$data; titulo: string }) => {
  const prefetch = usePrefetch(paths.vaga(vaga.codigo))
  return (
    <Stack gap="xsmall">
      <Etiquetas vaga={vaga} />
      <Heading level={3}>
        <TextLink to={paths.vaga(vaga.codigo)} look="plain" onIntent={prefetch}>
          {titulo}
        </TextLink>
      </Heading>
    </Stack>
  )
}

const Etiquetas = ({ vaga }: { vaga: CandidaturaItem_vaga$data }) => (
  <Cluster gap="xxsmall">
    <TipoTag vagaRef={vaga} />
    {/* PrazoTag shows the status of a vaga whose selection is over. */}
    {vaga.status && !isFinal(vaga.status) ? (
      <Cluster gap="xxsmall" align="center">
        {/* The stage below has the same words. */}
        <Text as="span" size="small" color="muted">
          Seleção:
        </Text>
        <StatusTag status={vaga.status} />
      </Cluster>
    ) : null}
    <PrazoTag vagaRef={vaga} />
  </Cluster>
)

/** Shown if the vaga was deleted: there is nothing to read or to cancel. */
const SemVaga = ({ children }: { children: ReactNode }) => (
  <Card as="li" edge="neutral">
    <Heading level={3}>Oportunidade removida</Heading>
    {children}
  </Card>
)

/**
 * The vaga of the item. The pages on which one can apply spread this fragment too, so that a new candidatura can join
 * the list without a request.
 */
const useVaga = (vagaRef: CandidaturaItem_vaga$key | null | undefined) =>
  useFragment(
    graphql`
      fragment CandidaturaItem_vaga on Vaga @throwOnFieldError {
        id
        codigo
        titulo
        tipo
        status
        autor {
          codigo
        }
        ...TipoTag_vaga
        ...PrazoTag_vaga
        # Updates the card of the vaga in the list of vagas.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...MinhaEtapa_vaga
      }
    `,
    vagaRef,
  )

/** Refetches this candidatura alone after a change of its selection. Without stages, the vaga may have changed. */
function useSeguir(codigo: string | null, comEtapas: boolean) {
  const environment = useRelayEnvironment()
  useOnPageStale(paths.vaga(codigo ?? ''), () => {
    if (codigo === null) return
    refetchQuery<CandidaturaItemQuery>(
      environment,
      graphql`
        query CandidaturaItemQuery($codigo: ID!, $comEtapas: Boolean!) {
          vaga(codigo: $codigo) @skip(if: $comEtapas) {
            ...CandidaturaItem_vaga
          }
          vaga(codigo: $codigo) @include(if: $comEtapas) {
            # Read from the store by the list.
            # eslint-disable-next-line relay/unused-fields
            minhaCandidatura {
              candidatura {
                ...CandidaturaItem_candidatura
              }
            }
          }
        }
      `,
      { codigo, comEtapas },
    )
  })
}
