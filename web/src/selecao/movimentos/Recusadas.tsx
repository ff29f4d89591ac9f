import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Recusada } from './useSendMovimento.ts'

type Props = { recusadas: readonly Recusada[]; onDismiss: () => void }

const list = new Intl.ListFormat('pt-BR')

/** The candidates that were not moved, by reason. */
export const Recusadas = ({ recusadas, onDismiss }: Props) => {
  if (recusadas.length === 0) return null
  const motivos = [...new Set(recusadas.map(({ mensagem }) => mensagem))]
  return (
    <Notice
      tone="danger"
      title={recusadas.length === 1 ? '1 candidato não foi movido' : `${recusadas.length} candidatos não foram movidos`}
      live
      onDismiss={onDismiss}
    >
      {motivos.map(motivo => (
        <Text key={motivo} color="inherit">
          {`${list.format(recusadas.flatMap(({ nome, mensagem }) => (mensagem === motivo ? nome : [])))}: ${motivo}`}
        </Text>
      ))}
    </Notice>
  )
}
