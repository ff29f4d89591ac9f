import { type Ref, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { AtendimentoDaVaga } from '../../requisitos/AtendimentoDaVaga.tsx'
import { useImpedimento } from '../../requisitos/impedimento.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { porQueFechou } from '../../tags/fechada.ts'
import type { CandidaturaCard_consentimento$key } from './__generated__/CandidaturaCard_consentimento.graphql.ts'
import { MinhasRespostas } from '../../perguntas/MinhasRespostas.tsx'
import type { CandidaturaCard_pedido$key } from './__generated__/CandidaturaCard_pedido.graphql.ts'
import type {
  CandidaturaCard_situacao$key,
  EtapaDaCandidatura,
} from './__generated__/CandidaturaCard_situacao.graphql.ts'
import type {
  CandidaturaCard_vaga$data,
  CandidaturaCard_vaga$key,
} from './__generated__/CandidaturaCard_vaga.graphql.ts'
import { CandidatarDialog } from './CandidatarDialog.tsx'
import { EntrevistaDaCandidatura } from '../entrevista/EntrevistaDaCandidatura.tsx'
import { useAprovacoesNovas } from './aprovacoes.ts'
import { EtapaAtual } from './EtapaAtual.tsx'
import { nomeDaSaida, type Recusa, type Saida, saidaDe } from './etapaDoAluno.ts'
import { Parabens } from './Parabens.tsx'
import { SairDialog } from './SairDialog.tsx'
import * as styles from './CandidaturaCard.css.ts'
import { useFocusAfter } from './useFocusAfter.ts'

type Props = {
  vagaRef: CandidaturaCard_vaga$key
  /** Null if it is unknown whether the student applied. */
  situacaoRef: (CandidaturaCard_situacao$key & CandidaturaCard_consentimento$key) | null
  /** Null if the upstream has no questions. */
  pedidoRef: CandidaturaCard_pedido$key | null
  /** The form to apply was opened. */
  onComecar?: () => void
}

const vagaFragment = graphql`
  fragment CandidaturaCard_vaga on Vaga @throwOnFieldError {
    id
    codigo
    titulo
    encerrada
    status
    prazo
    # Lets the list of candidaturas show the vaga of a new candidatura without a request.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CandidaturaItem_vaga
    ...CandidatarDialog_vaga
    ...AtendimentoDaVaga_vaga
    ...impedimento_vaga
  }
`

const situacaoFragment = graphql`
  fragment CandidaturaCard_situacao on SituacaoDaCandidatura @throwOnFieldError {
    candidatado
    etapa
    temRespostas
  }
`

/** A separate fragment, so that payloads that change the situacao need not include it. */
const consentimentoFragment = graphql`
  fragment CandidaturaCard_consentimento on SituacaoDaCandidatura {
    compartilhaHistorico @catch(to: NULL)
  }
`

/** What the vaga requests besides the letter; null if nothing. */
function usePedido(pedidoRef: Props['pedidoRef']) {
  const pedido = useFragment(
    graphql`
      fragment CandidaturaCard_pedido on PedidoDaVaga @throwOnFieldError {
        arquivo
        perguntas {
          id
        }
        ...CandidatarDialog_pedido
      }
    `,
    pedidoRef,
  )
  return pedido && (pedido.perguntas.length > 0 || pedido.arquivo !== 'NAO') ? pedido : null
}

/**
 * Apply to a vaga, see the stage of the candidatura, and cancel or withdraw it (specification §2, §4). No card if one can
 * neither: the notice of the closed vaga says why. Its dialogs stay, because one may be open when the vaga closes.
 */
export const CandidaturaCard = ({ vagaRef, situacaoRef, pedidoRef, onComecar }: Props) => {
  const vaga = useFragment(vagaFragment, vagaRef)
  const situacao = useFragment<CandidaturaCard_situacao$key>(situacaoFragment, situacaoRef)
  const pedido = usePedido(pedidoRef)
  const impedimento = useImpedimento(vaga)
  const [open, setOpen] = useState<'candidatar' | Saida | null>(null)
  const [refusal, setRefusal] = useState<Recusa | null>(null)
  const ref = useFocusAfter<HTMLOutputElement>(open !== null)
  const { candidatado = false, etapa = null, temRespostas } = situacao ?? {}
  const saida = candidatado ? saidaDe(etapa) : null
  const aberta = !candidatado && !vaga.encerrada
  const handleOpen = () => {
    setRefusal(null)
    setOpen(saida ?? 'candidatar')
    if (!saida) onComecar?.()
  }
  return (
    <>
      {aberta || candidatado || !situacao || refusal ? (
        <Card as="section" padding="compact" labelledBy="candidatura">
          <Heading level={2} look="card" id="candidatura">
            {candidatado ? 'Você já se candidatou' : 'Candidatura'}
          </Heading>
          {etapa ? <Etapa ref={ref} etapa={etapa} vaga={vaga} /> : <Palavras {...{ candidatado, aberta }} />}
          {etapa === 'ENTREVISTA' ? <EntrevistaDaCandidatura vaga={vaga} titulo={vaga.titulo} level={3} /> : null}
          {aberta ? <AtendimentoDaVaga vagaRef={vaga} /> : null}
          {candidatado && temRespostas ? <MinhasRespostas codigo={vaga.codigo} /> : null}
          <Avisos semSituacao={!situacao} refusal={refusal} />
          <Botao {...{ saida, impedimento }} prazo={vaga.prazo} aberta={aberta} onClick={handleOpen} />
        </Card>
      ) : null}
      <Dialogos
        {...{ vaga, pedido, situacaoRef, open, saida }}
        semEnvio={whyNotApply({ ...vaga, candidatado }, impedimento)}
        onClose={() => setOpen(null)}
        onRefused={setRefusal}
      />
    </>
  )
}

type EtapaProps = {
  etapa: EtapaDaCandidatura
  vaga: CandidaturaCard_vaga$data
  /** To move the focus to it. */
  ref: Ref<HTMLOutputElement>
}

/** The stage of the candidatura; an approval is celebrated when it is seen for the first time. */
const Etapa = ({ etapa, vaga: { codigo, status }, ref }: EtapaProps) => {
  const isNova = useAprovacoesNovas(etapa === 'APROVADA' ? [codigo] : []).has(codigo)
  const atual = <EtapaAtual ref={ref} etapa={etapa} finalizada={status === 'FINALIZADA'} />
  return isNova ? <Parabens>{atual}</Parabens> : atual
}

type DialogosProps = Pick<Props, 'situacaoRef'> & {
  vaga: CandidaturaCard_vaga$data
  pedido: ReturnType<typeof usePedido>
  open: 'candidatar' | Saida | null
  /** How the candidatura can be ended; null if it cannot. */
  saida: Saida | null
  /** Why one may not apply; null if one may. */
  semEnvio: string | null
  onClose: () => void
  onRefused: (recusa: Recusa) => void
}

const Dialogos = ({ vaga, pedido, situacaoRef, open, saida, semEnvio, onClose, onRefused }: DialogosProps) => {
  const consentimento = useFragment<CandidaturaCard_consentimento$key>(consentimentoFragment, situacaoRef)
  return (
    <>
      <CandidatarDialog
        vagaRef={vaga}
        pedidoRef={pedido}
        pedeConsentimento={consentimento?.compartilhaHistorico != null}
        fim={semEnvio}
        open={open === 'candidatar'}
        onClose={onClose}
        onAlready={onRefused}
      />
      <SairDialog
        vaga={{ id: vaga.id, codigo: vaga.codigo }}
        saida={open === 'candidatar' ? null : open}
        terminou={saida === null}
        onClose={onClose}
        onRefused={onRefused}
      />
    </>
  )
}

type BotaoProps = {
  saida: Saida | null
  aberta: boolean
  prazo: string | null | undefined
  /** Why one may not apply; null if one may. */
  impedimento: string | null
  onClick: () => void
}

/**
 * One button for both states, so that it keeps the focus when the situacao changes. On a small screen the one to apply
 * is in a bar at the bottom, with the prazo, or why one may not.
 */
const Botao = ({ saida, aberta, prazo, impedimento, onClick }: BotaoProps) => {
  const id = useId()
  if (saida === null && !aberta) return null
  const impede = saida === null && impedimento !== null
  return (
    <div className={saida ? styles.acao : styles.barra}>
      {impede ? (
        <span id={id} className={styles.impedimento}>
          {impedimento}
        </span>
      ) : null}
      {prazo && !saida && !impede ? <span className={styles.prazo}>{`Prazo ${formatDay(prazo)}`}</span> : null}
      <Button
        shape="wide"
        look={saida ? 'secondary' : 'primary'}
        disabled={impede}
        aria-describedby={impede ? id : undefined}
        onClick={onClick}
      >
        {saida ? nomeDaSaida[saida] : 'Candidatar-se'}
      </Button>
    </div>
  )
}

const Palavras = ({ candidatado, aberta }: { candidatado: boolean; aberta: boolean }) =>
  candidatado || aberta ? (
    <Text size="small" color="muted">
      {candidatado
        ? 'Sua candidatura foi enviada. Quem publicou a oportunidade pode vê-la.'
        : 'Gostou? Candidate-se e, se quiser, conte por que esta oportunidade é para você.'}
    </Text>
  ) : null

const Avisos = ({ semSituacao, refusal }: { semSituacao: boolean; refusal: Recusa | null }) => (
  <>
    {semSituacao ? (
      <Notice tone="warning">Não foi possível consultar se você já se candidatou. Recarregue a página.</Notice>
    ) : null}
    {refusal ? (
      <Notice tone="danger" title={refusal.titulo} live>
        {refusal.mensagem}
      </Notice>
    ) : null}
  </>
)

type Situacao = Pick<CandidaturaCard_vaga$data, 'encerrada' | 'status' | 'prazo'> & { candidatado: boolean }

/** Why one may not apply; null if one may. */
function whyNotApply({ candidatado, encerrada, status, prazo }: Situacao, impedimento: string | null): string | null {
  if (candidatado) return 'Você já se candidatou a esta oportunidade.'
  if (encerrada) return porQueFechou(status, prazo)
  return impedimento && `${impedimento}: esta oportunidade só aceita quem atende a todos.`
}
