import { lazy, useState, useTransition } from 'react'
import type { SemDecisao_vaga$key } from '../../selecao/__generated__/SemDecisao_vaga.graphql.ts'
import type { StatusDaVaga } from '../vaga/__generated__/Andamento_vaga.graphql.ts'
import { acaoDe, reativar } from './acoes.ts'
import { toMudanca } from './mudanca.ts'
import { Espera, StatusButton } from './StatusButton.tsx'
import { useAlterarStatus } from './useAlterarStatus.ts'
import { isPast } from './useNovoPrazo.ts'

/** Loaded on demand. */
const AlterarStatusDialog = lazy(() =>
  import('./AlterarStatusDialog.tsx').then(module => ({ default: module.AlterarStatusDialog })),
)

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
 * or needs a new prazo, asks for confirmation first.
 */
export const AlterarStatus = ({ vaga, avisados, vagaRef, onAlterado }: Props) => {
  const [dialogo, setDialogo] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isLoading, startLoading] = useTransition()
  const { alterar, desfazer, passos } = useAlterarStatus(onAlterado)
  const acao = acaoDe(vaga.status)
  if (!acao) return null
  const passo = passos[vaga.id]
  const needsDialog = avisados !== 0 || (acao === reativar && isPast(vaga.prazo))
  return (
    <>
      {passo === 'espera' ? <Espera>{acao.espera}</Espera> : null}
      <StatusButton
        acao={acao}
        passo={passo}
        abrindo={isLoading}
        onPress={() =>
          needsDialog ? startLoading(() => setDialogo('open')) : alterar(toMudanca(acao, vaga, avisados))
        }
        onDesfazer={() => desfazer(vaga.id)}
      />
      {dialogo === 'never opened' ? null : (
        <AlterarStatusDialog
          open={dialogo === 'open'}
          onClose={() => setDialogo('closed')}
          onConfirm={alterar}
          {...{ acao, vaga, avisados, vagaRef }}
        />
      )}
    </>
  )
}
