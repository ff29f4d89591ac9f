import { useRef, useState } from 'react'
import { AreaDeArquivo } from '../historico/importar/AreaDeArquivo.tsx'
import { formatTamanho } from '../historico/importar/arquivo.ts'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { Enviado } from './respostas.ts'
import { useEnviarArquivo } from './useEnviarArquivo.ts'

type Props = {
  /** Global id. */
  vaga: string
  opcional: boolean
  dica: string
  enviado: Enviado | null
  erro: string | undefined
  onEnviado: (enviado: Enviado | null) => void
}

/** The PDF that a vaga asks for, uploaded as soon as it is chosen. */
export const CampoDeArquivo = ({ vaga, opcional, dica, enviado, erro, onEnviado }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | undefined>()
  const [enviar, isSending] = useEnviarArquivo(vaga)
  const handleArquivo = (arquivo: File) => {
    setRefusal(undefined)
    void enviar(arquivo, {
      onEnviado: sent => onEnviado({ ...sent, nome: arquivo.name }),
      onRefused: setRefusal,
    })
  }
  const handleRemove = () => {
    onEnviado(null)
    input.current?.focus()
  }
  return (
    <Stack gap="small">
      <Field label="Arquivo em PDF" optional={opcional} hint={dica} error={refusal ?? erro}>
        {control => <AreaDeArquivo {...control} ref={input} disabled={isSending} onArquivo={handleArquivo} />}
      </Field>
      <div role="status">
        {isSending ? <Text size="small">Enviando e verificando o arquivo...</Text> : null}
        {enviado && !isSending ? <ArquivoEnviado enviado={enviado} onRemove={handleRemove} /> : null}
      </div>
    </Stack>
  )
}

const ArquivoEnviado = ({ enviado, onRemove }: { enviado: Enviado; onRemove: () => void }) => (
  <Cluster justify="between">
    <Text size="small" numeric>
      {`${enviado.nome} · ${formatTamanho(enviado.tamanho)}`}
    </Text>
    <Button look="quiet" shape="compact" onClick={onRemove}>
      Remover arquivo
    </Button>
  </Cluster>
)
