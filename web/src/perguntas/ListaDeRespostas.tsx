import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatTamanho } from '../historico/importar/arquivo.ts'
import { readSessao } from '../sessao/sessao.ts'
import { Button } from '../ui/form/Button.tsx'
import { download } from '../ui/download.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type {
  ListaDeRespostas_respostas$data,
  ListaDeRespostas_respostas$key,
} from './__generated__/ListaDeRespostas_respostas.graphql.ts'

type Props = {
  respostasRef: ListaDeRespostas_respostas$key | null
  /** The file name of the downloaded PDF. */
  nomeDoArquivo: string
}

/** The respostas of a candidatura, with the perguntas as they were at the time, and its PDF. */
export const ListaDeRespostas = ({ respostasRef, nomeDoArquivo }: Props) => {
  const data = useFragment(
    graphql`
      fragment ListaDeRespostas_respostas on RespostasDaCandidatura @throwOnFieldError {
        respostas {
          pergunta
          valor
          ehLink
        }
        arquivo {
          caminho
          tamanho
        }
      }
    `,
    respostasRef,
  )
  if (!data || (data.respostas.length === 0 && !data.arquivo)) {
    return (
      <Text size="small" color="muted">
        Nenhuma resposta enviada.
      </Text>
    )
  }
  return (
    <Stack gap="small">
      <Stack as="ul" gap="small">
        {data.respostas.map((resposta, index) => (
          // The list never reorders.
          <Resposta key={index} {...resposta} />
        ))}
      </Stack>
      {data.arquivo ? <Baixar arquivo={data.arquivo} nome={nomeDoArquivo} /> : null}
    </Stack>
  )
}

const Resposta = ({ pergunta, valor, ehLink }: ListaDeRespostas_respostas$data['respostas'][number]) => (
  <li>
    <Text size="small" weight="medium">
      {pergunta}
    </Text>
    {ehLink ? (
      <TextLink to={valor}>{valor}</TextLink>
    ) : (
      <Text size="small" preLine>
        {valor}
      </Text>
    )}
  </li>
)

type Arquivo = NonNullable<ListaDeRespostas_respostas$data['arquivo']>

/** Downloads by fetch, because a link cannot send the token. */
const Baixar = ({ arquivo: { caminho, tamanho }, nome }: { arquivo: Arquivo; nome: string }) => {
  const [estado, setEstado] = useState<'parado' | 'baixando' | 'falhou'>('parado')
  const baixar = async () => {
    setEstado('baixando')
    try {
      const response = await fetch(caminho, { headers: { authorization: `Bearer ${readSessao()?.token}` } })
      if (!response.ok) throw new Error(`${response.status}`)
      download(nome, await response.blob())
      setEstado('parado')
    } catch {
      setEstado('falhou')
    }
  }
  return (
    <Stack gap="xsmall" align="start">
      <Button
        look="secondary"
        shape="compact"
        busy={estado === 'baixando'}
        busyText="Baixando..."
        onClick={() => void baixar()}
      >
        {`Baixar arquivo (PDF, ${formatTamanho(tamanho)})`}
      </Button>
      {estado === 'falhou' ? (
        <p role="alert">
          <Text as="span" size="small" color="danger">
            Não foi possível baixar o arquivo. Tente novamente.
          </Text>
        </p>
      ) : null}
    </Stack>
  )
}
