import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type Recusada, toMotivos, toTituloDasRecusadas } from './useSendMovimento.ts'

type Props = { recusadas: readonly Recusada[]; onDismiss: () => void }

/** The candidates that were not moved, by reason. */
export const Recusadas = ({ recusadas, onDismiss }: Props) => {
  if (recusadas.length === 0) return null
  return (
    <Notice tone="danger" title={toTituloDasRecusadas(recusadas.length)} live onDismiss={onDismiss}>
      {toMotivos(recusadas).map(motivo => (
        <Text key={motivo} color="inherit">
          {motivo}
        </Text>
      ))}
    </Notice>
  )
}
