import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from './form/Button.tsx'
import * as styles from './Pagination.css.ts'

type Props = {
  /** Counted from 0. */
  page: number
  pages: number
  /** The next page is loading: both buttons are disabled (specification §4). */
  busy?: boolean
  onChange: (page: number) => void
  /** The accessible name. */
  label: string
}

export const Pagination = ({ page, pages, busy = false, onChange, label }: Props) => (
  <nav aria-label={label} className={styles.root}>
    <Button look="secondary" disabled={page === 0 || busy} onClick={() => onChange(page - 1)}>
      <ChevronLeft size={20} aria-hidden="true" />
      Anterior
    </Button>
    <span className={styles.where} aria-live="polite">
      {`Página ${page + 1} de ${Math.max(pages, 1)}`}
    </span>
    <Button look="secondary" disabled={page + 1 >= pages || busy} onClick={() => onChange(page + 1)}>
      Próxima
      <ChevronRight size={20} aria-hidden="true" />
    </Button>
  </nav>
)
