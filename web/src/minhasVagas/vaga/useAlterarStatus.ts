import { useEffect, useRef, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { type DeferredWrite, deferWrite } from '../../relay/deferredWrites.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { keepalive } from '../../relay/network.ts'
import { toastError, toastSuccess, toastUndo } from '../../ui/overlay/toast.ts'
import { isFinal } from '../../tags/StatusTag.tsx'
import type { EnviarStatus } from '../../selecao/responderSemDecisao.ts'
import type {
  AlterarStatusDaVagaInput,
  useAlterarStatusMutation,
} from './__generated__/useAlterarStatusMutation.graphql.ts'

const semResposta = 'Não foi possível atualizar o status. Tente novamente.'

const falhou = (mensagem = semResposta) => toastError('Erro ao atualizar status', mensagem)

const mutation = graphql`
  mutation useAlterarStatusMutation($input: AlterarStatusDaVagaInput!) {
    alterarStatusDaVaga(input: $input) {
      __typename
      ... on AlterarStatusDaVagaSuccess {
        vaga {
          ...Andamento_vaga
          ...PrazoTag_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
      ... on PrazoSalvoSemStatus {
        mensagem
        vaga {
          ...Andamento_vaga
          ...PrazoTag_vaga
        }
      }
    }
  }
`

const enviarSoStatus: EnviarStatus = (environment, input, handlers) =>
  commitMutation<useAlterarStatusMutation>(environment, {
    mutation,
    variables: { input },
    cacheConfig: { metadata: keepalive },
    ...handlers,
  })

type Alterado = (status: AlterarStatusDaVagaInput['status']) => void

type Textos = {
  feito: string
  /** The toast shown until a change is sent. */
  aviso: { title: string; message: string } | null
}

/**
 * Changes the status of a vaga. The update is optimistic once it is sent, and rolled back if the server refuses it. A
 * change with an `aviso`, which notifies people, is sent after ten seconds in which it can be undone, or when the page
 * unmounts (decision 0018). `como` sends it with more.
 */
export function useAlterarStatus(onAlterado: Alterado) {
  const [enviar, isChanging] = useEnviar(onAlterado)
  const adiada = useRef<DeferredWrite>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => () => void adiada.current?.send(), [])
  const alterar = (input: AlterarStatusDaVagaInput, { feito, aviso }: Textos, como = enviarSoStatus) => {
    if (!aviso) {
      void enviar(input, feito, como)
      return
    }
    const end = () => {
      closeToast()
      setWaiting(false)
    }
    const closeToast = toastUndo(aviso.title, aviso.message, () => desfazer())
    const waiting = deferWrite(() => {
      const answered = enviar(input, feito, como)
      end()
      return answered
    })
    const desfazer = () => {
      waiting.undo()
      end()
    }
    adiada.current = { ...waiting, undo: desfazer }
    setWaiting(true)
  }
  return { alterar, isChanging, desfazer: isWaiting ? () => adiada.current?.undo() : null }
}

/** Sends a change and shows its result in a toast (specification §8). The store updates every list with the vaga. */
function useEnviar(onAlterado: Alterado) {
  const environment = useRelayEnvironment()
  const [isChanging, setChanging] = useState(false)
  const enviar = async (input: AlterarStatusDaVagaInput, feito: string, como: EnviarStatus) => {
    setChanging(true)
    await new Promise<void>(resolve => {
      como(environment, input, {
        optimisticUpdater: store => setStatus(store, input),
        updater: (store, data) => {
          const result = data?.alterarStatusDaVaga
          // Saved, though the response could not read the vaga again.
          if (result?.__typename === 'AlterarStatusDaVagaSuccess' && !result.vaga) setStatus(store, input)
          if (result?.__typename === 'PrazoSalvoSemStatus' && !result.vaga) setPrazo(store, input)
        },
        onCompleted: ({ alterarStatusDaVaga: result }) => {
          if (result.__typename === 'AlterarStatusDaVagaSuccess') {
            toastSuccess('Status atualizado', feito)
            onAlterado(input.status)
          } else falhou(result.__typename === '%other' ? undefined : result.mensagem)
          resolve()
        },
        onError: error => {
          falhou(failureSentence(error, semResposta))
          resolve()
        },
      })
    })
    setChanging(false)
  }
  return [enviar, isChanging] as const
}

/**
 * An updater, because an optimistic response would need every field of the payload, and only the vaga's id is known here.
 * Whether a reactivated vaga is open depends on its prazo, so without a new one `encerrada` waits for the response.
 */
function setStatus(store: RecordSourceProxy, input: AlterarStatusDaVagaInput): void {
  const { status, prazo } = input
  const vaga = store.get(input.vaga)
  vaga?.setValue(status, 'status')
  setPrazo(store, input)
  if (isFinal(status) || prazo) vaga?.setValue(isFinal(status), 'encerrada')
}

function setPrazo(store: RecordSourceProxy, { vaga, prazo }: AlterarStatusDaVagaInput): void {
  if (prazo) store.get(vaga)?.setValue(prazo, 'prazo')
}
