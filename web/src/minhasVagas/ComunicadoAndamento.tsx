import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './ComunicadoAndamento.css.ts'
import { contarCandidatos } from './comunicado.ts'

type Props = { tentadas: number; total: number }

/** How far the sending is; only that it runs, until the first are done. */
export const ComunicadoAndamento = ({ tentadas, total }: Props) => (
  <Stack gap="xxsmall">
    <progress value={tentadas || undefined} max={total} aria-label="Andamento do envio" className={styles.bar} />
    <span role="status">
      <Text as="span" size="small" color="muted" numeric>
        {tentadas === 0 ? `Enviando para ${contarCandidatos(total)}...` : `${tentadas} de ${total} candidatos`}
      </Text>
    </span>
  </Stack>
)
