import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { StatusDaVaga } from './__generated__/AcoesCard_vaga.graphql.ts'
import { seraoAvisados } from './comunicado.ts'
import { NovoPrazo } from './NovoPrazo.tsx'
import { useAlterarStatus } from './useAlterarStatus.ts'
import { useNovoPrazo } from './useNovoPrazo.ts'

type Acao = {
  status: StatusDaVaga
  rotulo: string
  /** What it does. */
  efeito: string
  /** Said while it can be undone. */
  feito: string
}

const reativar: Acao = {
  status: 'EM_ANDAMENTO',
  rotulo: 'Reativar Vaga',
  efeito: 'A seleção volta a “Em andamento”.',
  feito: 'Vaga reativada',
}

/** The one step that each state offers; the others offer none (specification §4). */
const acoes: Partial<Record<StatusDaVaga, Acao>> = {
  EM_ANDAMENTO: {
    status: 'FINALIZADA',
    rotulo: 'Finalizar seleção',
    efeito: 'A vaga deixa de receber candidaturas.',
    feito: 'Seleção finalizada',
  },
  FINALIZADA: reativar,
  ENCERRADA: reativar,
}

type Props = {
  /** Global id. */
  vaga: string
  status: StatusDaVaga | null
  /** The last day to apply; null without one. */
  prazo: string | null
  /** How many candidates the server tells of a change; null where they could not be counted. */
  avisados: number | null
  /** The server has it. */
  onAlterado: (status: StatusDaVaga) => void
}

/**
 * The button that moves a selection on; nothing where there is no step. A step that candidates are told of, or that needs
 * a new deadline, is asked for first; the button then undoes it for as long as nobody was told.
 */
export const AlterarStatus = ({ vaga, status, prazo, avisados, onAlterado }: Props) => {
  const [open, setOpen] = useState(false)
  const { alterar, isChanging, desfazer } = useAlterarStatus(onAlterado)
  const acao = status && acoes[status]
  const novoPrazo = useNovoPrazo(acao === reativar ? prazo : null)
  if (!acao) return null
  const handleConfirm = () => {
    const novo = novoPrazo.conferir()
    if (novo === undefined) return
    setOpen(false)
    alterar({ vaga, status: acao.status, ...(novo && { prazo: novo }) }, toAviso(acao, avisados))
  }
  const asks = avisados !== 0 || novoPrazo.vencido !== null
  return (
    <>
      {/* One button for both, so that the focus stays where it was. */}
      <Button
        look="secondary"
        shape="wide"
        busy={isChanging}
        busyText="Atualizando..."
        onClick={desfazer ?? (asks ? () => setOpen(true) : handleConfirm)}
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
        <Stack>
          <NovoPrazo {...novoPrazo} />
          <Efeito acao={acao} avisados={avisados} />
        </Stack>
      </ConfirmDialog>
    </>
  )
}

/** What to say while it waits; null where nobody is told. */
const toAviso = ({ feito }: Acao, avisados: number | null) =>
  avisados === 0 ? null : { title: feito, message: `Em 10 segundos, ${seraoAvisados(avisados)}.` }

const Efeito = ({ acao, avisados }: { acao: Acao; avisados: number | null }) => (
  <Text>
    {acao.efeito}
    {avisados === 0 ? '' : ` Se você confirmar, ${seraoAvisados(avisados)}. Dá para desfazer durante 10 segundos.`}
  </Text>
)
