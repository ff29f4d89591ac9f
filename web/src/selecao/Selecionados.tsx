import { Button } from '../ui/Button.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Selecionados.css.ts'

type Props = { total: number; busy: boolean; onMover: () => void; onLimpar: () => void }

/** What can be done with those who are chosen; nothing while nobody is. */
export const Selecionados = ({ total, busy, onMover, onLimpar }: Props) => {
  if (total === 0) return null
  return (
    <section aria-label="Candidatos selecionados" className={styles.root}>
      <div role="status" className={styles.quantos}>
        <Text weight="strong" numeric>
          {total === 1 ? '1 selecionado' : `${total} selecionados`}
        </Text>
      </div>
      <Button look="quiet" shape="compact" onClick={onLimpar}>
        Limpar seleção
      </Button>
      <Button shape="compact" busy={busy} onClick={onMover}>
        Mover para…
      </Button>
    </section>
  )
}
