import { type Ref, useId, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { paths, sobreVaga } from '../paths.ts'
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
import { CandidaturaDetalhes } from './CandidaturaDetalhes.tsx'
import { CandidaturaEnvio } from './CandidaturaEnvio.tsx'
import * as styles from './CandidaturaItem.css.ts'
import { EntrevistaDaCandidatura } from './entrevista/EntrevistaDaCandidatura.tsx'
import { EtapaAtual } from './candidatura/EtapaAtual.tsx'
import { nomeDaSaida, type Saida, saidaDe } from './candidatura/etapaDoAluno.ts'
import { RespostasFaltando } from './RespostasFaltando.tsx'
import { VagaMudou } from './VagaMudou.tsx'

type Props = {
  candidaturaRef: CandidaturaItem_candidatura$key
  /** To focus its title. */
  tituloRef: Ref<HTMLHeadingElement>
  onResponder: () => void
  onSair: (vaga: { id: string; codigo: string }, saida: Saida) => void
}

/** One candidatura: its vaga, its stage and when it was sent; the rest on demand. */
export const CandidaturaItem = ({ candidaturaRef, ...props }: Props) => {
  const candidatura = useFragment(
    graphql`
      fragment CandidaturaItem_candidatura on Candidatura @throwOnFieldError {
        etapa
        vaga {
          ...CandidaturaItem_vaga
        }
        # Read by the list.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...secao_candidatura
        ...CandidaturaDetalhes_candidatura
        ...CandidaturaEnvio_candidatura
        ...RespostasFaltando_candidatura
        ...VagaMudou_candidatura
      }
    `,
    candidaturaRef,
  )
  const { etapa } = candidatura
  const vaga = useVaga(candidatura.vaga)
  useSeguir(vaga?.codigo ?? null, etapa !== null)
  if (!vaga) return <SemVaga candidatura={candidatura} />
  return <Item vaga={vaga} candidatura={candidatura} {...props} />
}

type ItemProps = Omit<Props, 'candidaturaRef'> & {
  vaga: CandidaturaItem_vaga$data
  candidatura: CandidaturaItem_candidatura$data
}

const Item = ({ vaga, candidatura, tituloRef, onResponder, onSair }: ItemProps) => {
  const { etapa } = candidatura
  const [aberta, setAberta] = useState(false)
  const id = useId()
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <Card as="li" edge={tipos[vaga.tipo].tone} padding="compact">
      <div className={styles.linha}>
        <Stack gap="xxsmall">
          <DaVaga vaga={vaga} titulo={titulo} tituloRef={tituloRef} />
          <Situacao candidatura={candidatura} />
        </Stack>
        <Cluster>
          <Button
            look="quiet"
            shape="compact"
            aria-expanded={aberta}
            aria-controls={id}
            onClick={() => setAberta(!aberta)}
          >
            Detalhes
            <VisuallyHidden>{` da candidatura a ${titulo}`}</VisuallyHidden>
          </Button>
          <Acoes vaga={vaga} titulo={titulo} etapa={etapa} onSair={onSair} />
        </Cluster>
      </div>
      <Avisos vaga={vaga} titulo={titulo} candidatura={candidatura} onResponder={onResponder} />
      <div id={id} hidden={!aberta}>
        <CandidaturaDetalhes
          candidaturaRef={candidatura}
          vaga={{ id: vaga.id, codigo: vaga.codigo, titulo, finalizada: vaga.status === 'FINALIZADA' }}
        />
      </div>
    </Card>
  )
}

const Situacao = ({ candidatura }: { candidatura: CandidaturaItem_candidatura$data }) => (
  <Cluster>
    {candidatura.etapa ? <EtapaAtual etapa={candidatura.etapa} emLinha /> : null}
    <CandidaturaEnvio candidaturaRef={candidatura} />
  </Cluster>
)

type AvisosProps = Pick<ItemProps, 'vaga' | 'candidatura' | 'onResponder'> & { titulo: string }

/** What the student may have to do. */
const Avisos = ({ vaga, titulo, candidatura, onResponder }: AvisosProps) => {
  const { codigo } = vaga
  return (
    <>
      <RespostasFaltando candidaturaRef={candidatura} vaga={{ codigo, titulo }} onResponder={onResponder} />
      <VagaMudou candidaturaRef={candidatura} vaga={{ codigo, titulo }} />
      {candidatura.etapa === 'ENTREVISTA' ? <EntrevistaDaCandidatura vaga={vaga} titulo={titulo} level={4} /> : null}
    </>
  )
}

type AcoesProps = Pick<Props, 'onSair'> & {
  vaga: CandidaturaItem_vaga$data
  titulo: string
  etapa: EtapaDaCandidatura | null
}

const Acoes = ({ vaga, titulo, etapa, onSair }: AcoesProps) => {
  const autor = etapa ? vaga.autor : null
  const saida = saidaDe(etapa)
  return (
    <>
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
    </>
  )
}

type DaVagaProps = Pick<Props, 'tituloRef'> & { vaga: CandidaturaItem_vaga$data; titulo: string }

const DaVaga = ({ vaga, titulo, tituloRef }: DaVagaProps) => {
  const prefetch = usePrefetch(paths.vaga(vaga.codigo))
  return (
    <Cluster>
      <Heading level={3} look="row" ref={tituloRef}>
        <TextLink to={paths.vaga(vaga.codigo)} look="plain" onIntent={prefetch}>
          {titulo}
        </TextLink>
      </Heading>
      <Etiquetas vaga={vaga} />
    </Cluster>
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
const SemVaga = ({ candidatura }: { candidatura: CandidaturaItem_candidatura$data }) => (
  <Card as="li" edge="neutral" padding="compact">
    <Heading level={3} look="row">
      Oportunidade removida
    </Heading>
    <Situacao candidatura={candidatura} />
    <CandidaturaDetalhes candidaturaRef={candidatura} vaga={null} />
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
