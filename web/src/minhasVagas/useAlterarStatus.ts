import { useEffect, useRef, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { type Adiada, adiar } from '../relay/adiar.ts'
import { failureSentence } from '../relay/failureText.ts'
import { aoSair } from '../relay/network.ts'
import { toastError, toastSuccess, toastUndo } from '../ui/toast.ts'
import { isFinal } from '../vagas/StatusTag.tsx'
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
          ...AcoesCard_vaga
          ...PrazoTag_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
      ... on PrazoSalvoSemStatus {
        mensagem
        vaga {
          ...AcoesCard_vaga
          ...PrazoTag_vaga
        }
      }
    }
  }
`

type Alterado = (status: AlterarStatusDaVagaInput['status']) => void

/** What to say while a change waits. */
type Aviso = { title: string; message: string }

/**
 * Moves a vaga's selection on, on screen at once; what the server refuses goes back. A change with an `aviso`, which
 * people are told of, is sent after ten seconds in which it can be undone, or when the page is left (decision 0018).
 */
export function useAlterarStatus(onAlterado: Alterado) {
  const environment = useRelayEnvironment()
  const [enviar, isChanging] = useEnviar(onAlterado)
  const adiada = useRef<Adiada>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => () => void adiada.current?.enviar(), [])
  const alterar = (input: AlterarStatusDaVagaInput, aviso: Aviso | null) => {
    if (!aviso) {
      void enviar(input)
      return
    }
    const shown = environment.applyUpdate({ storeUpdater: store => setStatus(store, input) })
    const end = () => {
      closeToast()
      setWaiting(false)
      shown.dispose()
    }
    const closeToast = toastUndo(aviso.title, aviso.message, () => desfazer())
    const waiting = adiar(() => {
      const answered = enviar(input)
      end()
      return answered
    })
    const desfazer = () => {
      waiting.desfazer()
      end()
    }
    adiada.current = { ...waiting, desfazer }
    setWaiting(true)
  }
  return { alterar, isChanging, desfazer: isWaiting ? () => adiada.current?.desfazer() : null }
}

/** Sends a change and says by toasts what came of it (specification §8). Every list that shows the vaga follows. */
function useEnviar(onAlterado: Alterado) {
  const environment = useRelayEnvironment()
  const [isChanging, setChanging] = useState(false)
  const enviar = async (input: AlterarStatusDaVagaInput) => {
    setChanging(true)
    await new Promise<void>(resolve => {
      commitMutation<useAlterarStatusMutation>(environment, {
        mutation,
        variables: { input },
        cacheConfig: { metadata: aoSair },
        optimisticUpdater: store => setStatus(store, input),
        updater: (store, data) => {
          const result = data?.alterarStatusDaVaga
          // Changed, though it could not be read again.
          if (result?.__typename === 'AlterarStatusDaVagaSuccess' && !result.vaga) setStatus(store, input)
          if (result?.__typename === 'PrazoSalvoSemStatus' && !result.vaga) setPrazo(store, input)
        },
        onCompleted: ({ alterarStatusDaVaga: result }) => {
          if (result.__typename === 'AlterarStatusDaVagaSuccess') {
            toastSuccess('Status atualizado')
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
 * Whether it is open again depends on its prazo: without a new one that is for the answer to say. By hand, and not by an
 * optimistic response, which would have to bring all that the payload has: here, as after an answer without it, only the id
 * of the vaga is known.
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
