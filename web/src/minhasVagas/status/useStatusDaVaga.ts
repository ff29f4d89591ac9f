import { useState, useTransition } from 'react'
import type { StatusDaVaga } from '../vaga/__generated__/Andamento_vaga.graphql.ts'
import { acaoDe, reativar } from './acoes.ts'
import { toMudanca } from './mudanca.ts'
import { useAlterarStatus } from './useAlterarStatus.ts'
import { isPast } from './useNovoPrazo.ts'

type Options = {
  /** `id`: global. */
  vaga: { id: string; status: StatusDaVaga | null; prazo: string | null }
  /** How many candidates the server notifies of a change; null if they could not be counted. */
  avisados: number | null
  /** Called once the server saved the change. */
  onAlterado: (status: StatusDaVaga) => void
}

/**
 * The change of the status of a vaga: the state of its button and of its dialog. `acao` is undefined if the status has none.
 * A change that notifies candidates, or needs a new prazo, asks for confirmation first.
 */
export function useStatusDaVaga({ vaga, avisados, onAlterado }: Options) {
  const [dialogo, setDialogo] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isLoading, startLoading] = useTransition()
  const { alterar, desfazer, passos } = useAlterarStatus(onAlterado)
  const acao = acaoDe(vaga.status)
  const needsDialog = avisados !== 0 || (acao === reativar && isPast(vaga.prazo))
  const onPress = () => {
    if (needsDialog) startLoading(() => setDialogo('open'))
    else if (acao) alterar(toMudanca(acao, vaga, avisados))
  }
  return {
    acao,
    passo: passos[vaga.id],
    abrindo: isLoading,
    onPress,
    onDesfazer: () => desfazer(vaga.id),
    dialogo: { state: dialogo, vaga, avisados, onClose: () => setDialogo('closed'), onConfirm: alterar },
  }
}

export type StatusDaPagina = ReturnType<typeof useStatusDaVaga>
