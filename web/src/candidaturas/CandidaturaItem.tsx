import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Ref, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths, sobreVaga } from '../paths.ts'
import { usePrefetch } from '../relay/prefetch.ts'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { PrazoTag } from '../tags/PrazoTag.tsx'
import { isFinal } from '../tags/StatusTag.tsx'
import { tipos } from '../tags/tipos.ts'
import type {
  CandidaturaItem_candidatura$data,
  CandidaturaItem_candidatura$key,
} from './__generated__/CandidaturaItem_candidatura.graphql.ts'
import type {
  CandidaturaItem_vaga$data,
  CandidaturaItem_vaga$key,
} from './__generated__/CandidaturaItem_vaga.graphql.ts'
import type { EtapaDaCandidatura } from './__generated__/MudancasDeEtapa_candidatura.graphql.ts'
import { CandidaturaDetalhes } from './CandidaturaDetalhes.tsx'
import * as styles from './CandidaturaItem.css.ts'
import { EntrevistaDaCandidatura } from './entrevista/EntrevistaDaCandidatura.tsx'
import { nomeDaSaida, proximoPasso, type Saida, saidaDe } from './candidatura/etapaDoAluno.ts'
import { Parabens } from './candidatura/Parabens.tsx'
import { Selecao, Situacao } from './candidatura/Situacao.tsx'
import { RespostasFaltando } from './RespostasFaltando.tsx'
import { VagaMudou } from './VagaMudou.tsx'

type Props = {
  candidaturaRef: CandidaturaItem_candidatura$key
  /** Celebrates the approval. */
  comemora: boolean
  aberta: boolean
  /** Opens or closes the details. */
  onAlternar: () => void
  /** Opens the dialog of the answers that this vaga still expects. */
  onResponder: (vaga: { codigo: string; titulo: string }, faltam: number) => void
  /** To focus its title. */
  tituloRef: Ref<HTMLHeadingElement>
  onSair: (vaga: { id: string; codigo: string }, saida: Saida) => void
}

/** One candidatura as a row: its vaga, its stage and what needs the student; the rest on demand. */
export const CandidaturaItem = ({ candidaturaRef, ...props }: Props) => {
  const candidatura = useFragment(
    graphql`
      fragment CandidaturaItem_candidatura on Candidatura @throwOnFieldError {
        etapa
        podeEscolherHorario
        vaga {
          ...CandidaturaItem_vaga
        }
        # Read by the list.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...secao_candidatura
        ...CandidaturaDetalhes_candidatura
        ...RespostasFaltando_candidatura
        ...Situacao_candidatura
        ...VagaMudou_candidatura
      }
    `,
    candidaturaRef,
  )
  const vaga = useVaga(candidatura.vaga)
  if (!vaga) return <SemVaga candidatura={candidatura} />
  return <Item vaga={vaga} candidatura={candidatura} {...props} />
}

type ItemProps = Omit<Props, 'candidaturaRef'> & {
  vaga: CandidaturaItem_vaga$data
  candidatura: CandidaturaItem_candidatura$data
}

const Item = ({ vaga, candidatura, comemora, aberta, onAlternar, onResponder, tituloRef, onSair }: ItemProps) => {
  const id = useId()
  const titulo = vaga.titulo ?? 'Título não especificado'
  const controle = { 'aria-expanded': aberta, 'aria-controls': id, onClick: onAlternar }
  return (
    <Card as="li" edge={tipos[vaga.tipo].tone} padding="dense">
      <div className={styles.linha}>
        <DaVaga vaga={vaga} titulo={titulo} tituloRef={tituloRef} />
        <div className={styles.situacao}>
          <Situacao candidaturaRef={candidatura} vagaRef={vaga} />
        </div>
        <div className={styles.botao}>
          <Button look="quiet" shape="compact" {...controle}>
            <span className={styles.detalhes}>Detalhes</span>
            <VisuallyHidden>{` da candidatura a ${titulo}`}</VisuallyHidden>
            <ChevronDown size={16} aria-hidden="true" className={styles.seta} />
          </Button>
        </div>
      </div>
      {comemora ? (
        <Parabens>
          <Text weight="medium" color="inherit">
            {proximoPasso.APROVADA}
          </Text>
          <MensagemAoAutor vaga={vaga} titulo={titulo} />
        </Parabens>
      ) : null}
      <Avisos
        vaga={{ codigo: vaga.codigo, titulo }}
        candidatura={candidatura}
        controle={controle}
        onResponder={onResponder}
      />
      <div id={id} hidden={!aberta} className={styles.aberto}>
        <Aberta vaga={vaga} titulo={titulo} candidatura={candidatura} aberta={aberta} onSair={onSair} />
      </div>
    </Card>
  )
}

type AvisosProps = Pick<ItemProps, 'candidatura' | 'onResponder'> & {
  vaga: { codigo: string; titulo: string }
  /** Opens the details. */
  controle: object
}

/** What the student may have to do, each in one line. */
const Avisos = ({ vaga, candidatura, controle, onResponder }: AvisosProps) => (
  <>
    {candidatura.podeEscolherHorario ? (
      <Notice
        tone="warning"
        dense
        title="Escolha o horário da sua entrevista"
        actions={
          <Button look="secondary" shape="compact" {...controle}>
            Ver horários<VisuallyHidden>{` de ${vaga.titulo}`}</VisuallyHidden>
          </Button>
        }
      />
    ) : null}
    <RespostasFaltando
      candidaturaRef={candidatura}
      titulo={vaga.titulo}
      onResponder={faltam => onResponder(vaga, faltam)}
    />
    <VagaMudou candidaturaRef={candidatura} vaga={vaga} />
  </>
)

type AbertaProps = Pick<ItemProps, 'vaga' | 'candidatura' | 'aberta' | 'onSair'> & { titulo: string }

/** The details, which load the entrevista only while they are open. */
const Aberta = ({ vaga, titulo, candidatura, aberta, onSair }: AbertaProps) => {
  const { id, codigo, status } = vaga
  const { etapa } = candidatura
  return (
    <Stack gap="small">
      {aberta && etapa === 'ENTREVISTA' ? <EntrevistaDaCandidatura vaga={vaga} titulo={titulo} level={4} /> : null}
      <CandidaturaDetalhes
        candidaturaRef={candidatura}
        vaga={{ id, codigo, titulo, finalizada: status === 'FINALIZADA' }}
      >
        {/* Without stages, the row has it. */}
        {etapa ? <Selecao status={status} /> : null}
        {isFinal(status) ? null : <PrazoTag vagaRef={vaga} />}
      </CandidaturaDetalhes>
      <Acoes vaga={vaga} titulo={titulo} etapa={etapa} onSair={onSair} />
    </Stack>
  )
}

type AcoesProps = Pick<AbertaProps, 'vaga' | 'titulo' | 'onSair'> & { etapa: EtapaDaCandidatura | null }

const Acoes = ({ vaga, titulo, etapa, onSair }: AcoesProps) => {
  const saida = saidaDe(etapa)
  return (
    <Cluster>
      {etapa ? <MensagemAoAutor vaga={vaga} titulo={titulo} /> : null}
      {saida ? (
        <Button look="secondary" shape="compact" onClick={() => onSair({ id: vaga.id, codigo: vaga.codigo }, saida)}>
          {nomeDaSaida[saida]}
          <VisuallyHidden>{` a ${titulo}`}</VisuallyHidden>
        </Button>
      ) : null}
    </Cluster>
  )
}

const MensagemAoAutor = ({ vaga, titulo }: Pick<AbertaProps, 'vaga' | 'titulo'>) =>
  vaga.autor ? (
    <LinkButton
      to={paths.mensagens(vaga.autor.codigo)}
      state={sobreVaga(vaga.codigo, titulo)}
      look="secondary"
      shape="compact"
    >
      Enviar mensagem<VisuallyHidden>{` sobre ${titulo}`}</VisuallyHidden>
    </LinkButton>
  ) : null

type DaVagaProps = Pick<AbertaProps, 'vaga' | 'titulo'> & Pick<Props, 'tituloRef'>

const DaVaga = ({ vaga, titulo, tituloRef }: DaVagaProps) => {
  const prefetch = usePrefetch(paths.vaga(vaga.codigo))
  return (
    <Cluster>
      <Heading level={3} look="row" ref={tituloRef}>
        <TextLink to={paths.vaga(vaga.codigo)} look="plain" onIntent={prefetch}>
          {titulo}
        </TextLink>
      </Heading>
      {/* Its status, once its selection is over. */}
      {isFinal(vaga.status) ? <PrazoTag vagaRef={vaga} /> : null}
    </Cluster>
  )
}

/** Shown if the vaga was deleted: there is nothing to read or to cancel. */
const SemVaga = ({ candidatura }: { candidatura: CandidaturaItem_candidatura$data }) => (
  <Card as="li" edge="neutral" padding="dense">
    <Heading level={3} look="row">
      Oportunidade removida
    </Heading>
    <Situacao candidaturaRef={candidatura} vagaRef={null} />
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
        ...PrazoTag_vaga
        ...Situacao_vaga
        # Updates the card of the vaga in the list of vagas.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...MinhaEtapa_vaga
      }
    `,
    vagaRef,
  )
