import type { ReactNode } from 'react'
import * as styles from './VagasFrame.css.ts'

type Props = { filtros: ReactNode; extra?: ReactNode; children: ReactNode }

/** The columns of the list's page: the filters, the list, and what is below the filters; on a phone below the list. */
export const VagasFrame = ({ filtros, extra, children }: Props) => (
  <div className={styles.root}>
    <div className={styles.filtros}>{filtros}</div>
    <div className={styles.main}>{children}</div>
    {extra}
  </div>
)
