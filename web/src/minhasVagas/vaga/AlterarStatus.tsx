import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { StatusDaVaga } from './__generated__/Andamento_vaga.graphql.ts'
import { significado } from '../../tags/StatusTag.tsx'
import { recipientsNotice } from '../../selecao/comunicado/comunicado.ts'
import { NovoPrazo } from './NovoPrazo.tsx'
import type { SemDecisao_vaga$key } from '../../selecao/__generated__/SemDecisao_vaga.graphql.ts'
import type { Destino, Resposta } from '../../selecao/responderSemDecisao.ts'
import type { DeSemDecisao } from '../../selecao/EscolhaSemDecisao.tsx'
import { useAlterarStatus } from './useAlterarStatus.ts'
import { useNovoPrazo } from './useNovoPrazo.ts'

/** Loaded with the dialog. */
const SemDecisao = lazy(() => import('../../selecao/SemDecisao.tsx').then(module => ({ default: module.SemDecisao })))

type Acao = {
  status: StatusDaVaga
  rotulo: string
  /** Explains the effect. */
  efeito: string
  /** What the button and the toast say until it is sent, and what the toast says then. */
  espera: string
  feito: string
}

const reativar: Acao = {
  status: 'EM_ANDAMENTO',
  rotulo: 'Reativar Vaga',
  efeito: 'A seleção volta a “Em andamento”.',
  espera: 'Será reativada em 10 s',
  feito: 'Vaga reativada',
}

/** The one action of each status; the others have none (specification §4). */
const acoes: Partial<Record<StatusDaVaga, Acao>> = {
  EM_ANDAMENTO: {
    status: 'FINALIZADA',
    rotulo: 'Finalizar seleção',
    efeito: significado.FINALIZADA,
    espera: 'Será finalizada em 10 s',
    feito: 'Seleção finalizada',
  },
  FINALIZADA: reativar,
  ENCERRADA: reativar,
}

type Props = {
  /** `id`: global. */
  vaga: { id: string; status: StatusDaVaga | null; prazo: string | null }
  /** How many candidates the server notifies of a change; null if they could not be counted. */
  avisados: number | null
  vagaRef: SemDecisao_vaga$key
  /** Called once the server saved the change. */
  onAlterado: (status: StatusDaVaga) => void
}

/**
 * The button that changes the status of a vaga; nothing if its status has no action. A change that notifies candidates,
 * or needs a new prazo, asks for confirmation first. The button then undoes it until the change is sent: one
 * button for both keeps the focus.
 */
export const AlterarStatus = ({ vaga: { id, status, prazo }, avisados, vagaRef, onAlterado }: Props) => {
  const [open, setOpen] = useState(false)
  const { validate, ...semDecisao } = useSemDecisao()
  const { alterar, isChanging, desfazer } = useAlterarStatus(onAlterado)
  const acao = status && acoes[status]
  const novoPrazo = useNovoPrazo(acao === reativar ? prazo : null)
  if (!acao) return null
  const handleConfirm = () => {
    const novo = novoPrazo.validate()
    const resposta = validate()
    if (novo === undefined || resposta === undefined) return
    setOpen(false)
    const input = { vaga: id, status: acao.status, ...(novo && { prazo: novo }) }
    alterar(input, toToasts(acao, avisados, resposta), resposta?.enviar)
  }
  const needsDialog = avisados !== 0 || novoPrazo.vencido !== null
  return (
    <>
      {desfazer ? <Espera acao={acao} /> : null}
      <Button
        look="secondary"
        shape="compact"
        busy={isChanging}
        busyText="Atualizando..."
        onClick={desfazer ?? (needsDialog ? () => setOpen(true) : handleConfirm)}
      >
        {desfazer ? 'Desfazer mudança' : acao.rotulo}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={handleConfirm}
        title={acao.rotulo}
        confirmLabel={novoPrazo.vencido ? 'Reativar com este prazo' : acao.rotulo}
      >
        <Pergunta {...{ acao, avisados, novoPrazo, vagaRef, semDecisao }} />
      </ConfirmDialog>
    </>
  )
}

/** What becomes of those without a decision. Kept here: the dialog is gone when the change is undone or refused. */
function useSemDecisao() {
  const ref = useRef<DeSemDecisao>(null)
  const [destino, onDestino] = useState<Destino | null>(null)
  return { ref, destino, onDestino, validate: () => (ref.current ? ref.current.validate() : null) }
}

const Espera = ({ acao }: { acao: Acao }) => (
  <Text as="span" size="small" weight="strong">
    {acao.espera}
  </Text>
)

/** What a toast says once the change is saved, and the toast until it is sent; null if it notifies nobody. */
const toToasts = ({ feito, espera }: Acao, avisados: number | null, resposta: Resposta | null) => ({
  feito,
  aviso:
    avisados === 0
      ? null
      : {
          title: espera,
          message: `Só então ${recipientsNotice(avisados)}${resposta ? `, e ${resposta.efeito}` : ''}.`,
        },
})

type PerguntaProps = Pick<Props, 'avisados' | 'vagaRef'> & {
  acao: Acao
  novoPrazo: ReturnType<typeof useNovoPrazo>
  semDecisao: Omit<ReturnType<typeof useSemDecisao>, 'validate'>
}

const Pergunta = ({ acao, avisados, novoPrazo, vagaRef, semDecisao }: PerguntaProps) => (
  <Stack>
    <NovoPrazo {...novoPrazo} />
    <Text>
      {`${acao.efeito}${avisados === 0 ? '' : ` Se você confirmar, ${recipientsNotice(avisados)}. Dá para desfazer durante 10 segundos.`}`}
    </Text>
    <Suspense>{acao === reativar ? null : <SemDecisao vagaRef={vagaRef} {...semDecisao} />}</Suspense>
  </Stack>
)
