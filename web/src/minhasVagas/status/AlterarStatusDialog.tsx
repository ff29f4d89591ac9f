import { lazy, Suspense, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { recipientsNotice } from '../../selecao/comunicado/comunicado.ts'
import type { SemDecisao_vaga$key } from '../../selecao/__generated__/SemDecisao_vaga.graphql.ts'
import type { Destino } from '../../selecao/finalizarSelecao.ts'
import type { SemDecisaoHandle } from '../../selecao/SemDecisao.tsx'
import { type Acao, reativar } from './acoes.ts'
import { type Mudanca, toMudanca } from './mudanca.ts'
import { NovoPrazo } from './NovoPrazo.tsx'
import { useNovoPrazo } from './useNovoPrazo.ts'

/** Loaded with the dialog. */
const SemDecisao = lazy(() => import('../../selecao/SemDecisao.tsx').then(module => ({ default: module.SemDecisao })))

type Props = {
  open: boolean
  onClose: () => void
  acao: Acao
  /** `id`: global. `titulo`: where the page does not say which one it is. */
  vaga: { id: string; prazo: string | null; titulo?: string }
  /** How many candidates the server notifies of a change; null if they could not be counted. */
  avisados: number | null
  vagaRef: SemDecisao_vaga$key
  onConfirm: (mudanca: Mudanca) => void
}

/**
 * Asks for confirmation of a change of status, for a new prazo if the vaga needs one, and for what becomes of held
 * decisions and of those without one. Keeps its input while it is closed, for a change that is undone or refused.
 */
export const AlterarStatusDialog = ({ open, onClose, acao, vaga, avisados, vagaRef, onConfirm }: Props) => {
  const { validate, ...semDecisao } = useSemDecisao()
  const novoPrazo = useNovoPrazo(acao === reativar ? vaga.prazo : null)
  const handleConfirm = () => {
    const prazo = novoPrazo.validate()
    const respostas = validate()
    if (prazo === undefined || respostas === undefined) return
    onClose()
    onConfirm(toMudanca(acao, vaga, avisados, { prazo, respostas }))
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={handleConfirm}
      title={acao.rotulo}
      confirmLabel={novoPrazo.vencido ? 'Reativar com este prazo' : acao.rotulo}
    >
      <Stack>
        {vaga.titulo ? <Text weight="strong">{vaga.titulo}</Text> : null}
        <NovoPrazo {...novoPrazo} />
        <Text>
          {`${acao.efeito}${avisados === 0 ? '' : ` Se você confirmar, ${recipientsNotice(avisados)}. Dá para desfazer durante 10 segundos.`}`}
        </Text>
        <Suspense>{acao === reativar ? null : <SemDecisao vagaRef={vagaRef} {...semDecisao} />}</Suspense>
      </Stack>
    </ConfirmDialog>
  )
}

function useSemDecisao() {
  const ref = useRef<SemDecisaoHandle>(null)
  const [destino, onDestino] = useState<Destino | null>(null)
  const [divulgar, onDivulgar] = useState(true)
  return {
    ref,
    destino,
    onDestino,
    divulgar,
    onDivulgar,
    validate: () => (ref.current ? ref.current.validate() : null),
  }
}
