import { lazy, Suspense } from 'react'
import { type DeAndamento, toRetidos } from './Andamento.tsx'

/** Loaded on demand. */
const AlterarStatusDialog = lazy(() =>
  import('../status/AlterarStatusDialog.tsx').then(module => ({ default: module.AlterarStatusDialog })),
)
const Divulgacao = lazy(() =>
  import('../../selecao/divulgacao/Divulgacao.tsx').then(module => ({ default: module.Divulgacao })),
)

type Props = Pick<DeAndamento, 'id' | 'situacao' | 'candidaturas' | 'selecaoRef' | 'focus' | 'status' | 'divulgacao'>

/** The dialogs of the next step and of the actions. They keep their input while they are closed. */
export const DialogosDoAndamento = ({ id, situacao, candidaturas, selecaoRef, focus, status, divulgacao }: Props) => {
  const { state, ...dialogo } = status.dialogo
  return (
    <Suspense>
      {status.acao && state !== 'never opened' ? (
        <AlterarStatusDialog acao={status.acao} open={state === 'open'} vagaRef={selecaoRef} {...dialogo} />
      ) : null}
      {situacao && situacao.retidas > 0 && divulgacao.foiAberto ? (
        <Divulgacao {...situacao} {...divulgacao} vaga={id} pessoas={toRetidos(candidaturas)} focus={focus} />
      ) : null}
    </Suspense>
  )
}
