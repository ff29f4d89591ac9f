import { useRef } from 'react'
import { graphql, useMutation } from 'react-relay'
import { isPdf, toPdf } from '../historico/importar/arquivo.ts'
import { failureSentence } from '../relay/failureText.ts'
import { commitUnannounced } from '../relay/commitUnannounced.ts'
import type { useEnviarArquivoMutation } from './__generated__/useEnviarArquivoMutation.graphql.ts'

type Callbacks = {
  onEnviado: (enviado: { arquivo: string; tamanho: number }) => void
  onRefused: (mensagem: string) => void
}

const falha = 'Não foi possível enviar o arquivo. Tente novamente.'
const largest = 5 * 1024 * 1024

const mutation = graphql`
  mutation useEnviarArquivoMutation($input: EnviarArquivoDaCandidaturaInput!) {
    enviarArquivoDaCandidatura(input: $input) {
      __typename
      ... on EnviarArquivoDaCandidaturaSuccess {
        arquivo
        tamanho
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Uploads the PDF for a vaga (global id). The candidatura then refers to it. */
export function useEnviarArquivo(vaga: string) {
  const [commit, isSending] = useMutation<useEnviarArquivoMutation>(mutation, commitUnannounced)
  // The last choice counts, whichever file is read first.
  const ultimo = useRef<File | null>(null)
  const enviar = async (arquivo: File, { onEnviado, onRefused }: Callbacks) => {
    ultimo.current = arquivo
    const ehPdf = await isPdf(arquivo)
    if (ultimo.current !== arquivo) return
    if (!ehPdf) return onRefused('Por favor, selecione apenas arquivos PDF.')
    if (arquivo.size > largest) return onRefused('O arquivo deve ter no máximo 5MB.')
    commit({
      variables: { input: { vaga, arquivo } },
      uploadables: { 'input.arquivo': toPdf(arquivo) },
      onCompleted: ({ enviarArquivoDaCandidatura: result }) => {
        if (result.__typename === 'EnviarArquivoDaCandidaturaSuccess') onEnviado(result)
        else onRefused(result.__typename === 'EntradaInvalida' ? result.mensagem : falha)
      },
      onError: error => onRefused(failureSentence(error, falha)),
    })
  }
  return [enviar, isSending] as const
}
