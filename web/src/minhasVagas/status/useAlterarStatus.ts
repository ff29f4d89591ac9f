import { useEffect, useRef, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { type DeferredWrite, deferWrite } from '../../relay/deferredWrites.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { keepalive } from '../../relay/network.ts'
import { toastError, toastSuccess, toastUndo } from '../../ui/overlay/toast.ts'
import { isFinal } from '../../tags/StatusTag.tsx'
import type { EnviarStatus, Resultado } from '../../selecao/finalizarSelecao.ts'
import type { Mudanca } from './mudanca.ts'
import type {
  AlterarStatusDaVagaInput,
  useAlterarStatusMutation,
  useAlterarStatusMutation$data,
} from './__generated__/useAlterarStatusMutation.graphql.ts'

const semResposta = 'Não foi possível atualizar o status. Tente novamente.'

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

const enviarSoStatus =
  (input: AlterarStatusDaVagaInput): EnviarStatus =>
  (environment, _, { updater, onCompleted, ...handlers }) =>
    commitMutation<useAlterarStatusMutation>(environment, {
      mutation,
      variables: { input },
      cacheConfig: { metadata: keepalive },
      ...handlers,
      updater: (store, data) => updater(store, data ? toResultado(data) : null),
      onCompleted: data => onCompleted(toResultado(data)),
    })

function toResultado({ alterarStatusDaVaga: result }: useAlterarStatusMutation$data): Resultado {
  if (result.__typename === 'AlterarStatusDaVagaSuccess') return { feito: true, lida: Boolean(result.vaga) }
  if (result.__typename === '%other') return { feito: false, mensagem: undefined }
  const prazoSalvo = result.__typename === 'PrazoSalvoSemStatus' ? { lida: Boolean(result.vaga) } : undefined
  return { feito: false, mensagem: result.mensagem, ...(prazoSalvo && { prazoSalvo }) }
}

type Alterado = (status: AlterarStatusDaVagaInput['status']) => void

/** Where a change is: it waits and can be undone, or it is being sent. */
export type Passo = 'espera' | 'envio'

/**
 * Changes the status of vagas. The update is optimistic once it is sent, and rolled back if the server refuses it. A
 * change with an `aviso`, which notifies people, is sent after ten seconds in which it can be undone, or when the owner
 * unmounts (decision 0018). `passos` has the changes that are not done yet, by the global id of their vaga.
 */
export function useAlterarStatus(onAlterado?: Alterado) {
  const enviar = useEnviar(onAlterado)
  const [passos, setPassos] = useState<Readonly<Record<string, Passo | undefined>>>({})
  const adiadas = useRef(new Map<string, DeferredWrite>())
  useEffect(() => {
    const { current } = adiadas
    return () => current.forEach(({ send }) => void send())
  }, [])
  const alterar = (mudanca: Mudanca) => {
    const { vaga } = mudanca.input
    const setPasso = (passo?: Passo) => setPassos(before => ({ ...before, [vaga]: passo }))
    const enviarAgora = async () => {
      setPasso('envio')
      await enviar(mudanca)
      setPasso()
    }
    const { aviso } = mudanca
    if (!aviso) {
      void enviarAgora()
      return
    }
    const desfazer = () => {
      closeToast()
      waiting.undo()
      setPasso()
    }
    const closeToast = toastUndo(aviso.title, comTitulo(mudanca, aviso.message), desfazer)
    const waiting = deferWrite(() => {
      closeToast()
      return enviarAgora()
    })
    adiadas.current.set(vaga, { ...waiting, undo: desfazer })
    setPasso('espera')
  }
  return { alterar, passos, desfazer: (vaga: string) => adiadas.current.get(vaga)?.undo() }
}

/** Sends a change and shows its result in a toast (specification §8). The store updates every list with the vaga. */
function useEnviar(onAlterado?: Alterado) {
  const environment = useRelayEnvironment()
  return (mudanca: Mudanca) =>
    new Promise<void>(resolve => {
      const { input, feito, como = enviarSoStatus(input) } = mudanca
      const falhou = (mensagem = semResposta) => toastError('Erro ao atualizar status', comTitulo(mudanca, mensagem))
      como(environment, input.vaga, {
        optimisticUpdater: store => setStatus(store, input),
        updater: (store, resultado) => {
          // Saved, though the response could not read the vaga again.
          if (resultado?.feito && !resultado.lida) setStatus(store, input)
          if (resultado?.feito === false && resultado.prazoSalvo?.lida === false) setPrazo(store, input)
        },
        onCompleted: resultado => {
          if (resultado.feito) {
            toastSuccess('Status atualizado', comTitulo(mudanca, feito))
            onAlterado?.(input.status)
          } else falhou(resultado.mensagem)
          resolve()
        },
        onError: error => {
          falhou(failureSentence(error, semResposta))
          resolve()
        },
      })
    })
}

const comTitulo = ({ titulo }: Mudanca, texto: string): string => (titulo ? `${titulo}: ${texto}` : texto)

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
