import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { MudarAvisoInput, useMudarAvisoMutation } from './__generated__/useMudarAvisoMutation.graphql.ts'

type Modo = MudarAvisoInput['modo']

const mutation = graphql`
  mutation useMudarAvisoMutation($input: MudarAvisoInput!) {
    mudarAviso(input: $input) {
      __typename
      ... on MudarAvisoSuccess {
        viewer {
          __typename
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Estado = { desejado: Modo | null; isSaved: boolean; erro: string | null }

/**
 * Chooses how the reader is told of a kind of event. `desejado` is shown until it is saved, or null. One call at a time:
 * of the choices that are made meanwhile, the last one is sent after it.
 */
export function useMudarAviso(tipo: MudarAvisoInput['tipo']) {
  const [commit] = useMutation<useMudarAvisoMutation>(mutation)
  const [estado, setEstado] = useState<Estado>({ desejado: null, isSaved: false, erro: null })
  const isBusy = useRef(false)
  const proximo = useRef<Modo | null>(null)

  /** `erro`: why it was not saved; null if it was. */
  const settle = (erro: string | null) => {
    isBusy.current = false
    const next = proximo.current
    proximo.current = null
    if (next === null) setEstado({ desejado: null, isSaved: erro === null, erro })
    else send(next)
  }
  const send = (modo: Modo) => {
    isBusy.current = true
    commit({
      variables: { input: { tipo, modo } },
      updater: (store, data) => {
        if (data?.mudarAviso.__typename !== 'MudarAvisoSuccess') return
        const avisos = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecords('avisos') ?? []
        avisos.find(aviso => aviso.getValue('tipo') === tipo)?.setValue(modo, 'modo')
      },
      onCompleted: ({ mudarAviso: result }) => settle(result.__typename === 'EntradaInvalida' ? result.mensagem : null),
      onError: error => settle(failureSentence(error, 'Não foi possível salvar. Tente novamente.')),
    })
  }
  const mudar = (modo: Modo) => {
    setEstado({ desejado: modo, isSaved: false, erro: null })
    if (isBusy.current) proximo.current = modo
    else send(modo)
  }
  return [mudar, estado] as const
}
