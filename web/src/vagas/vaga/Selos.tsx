import type { ReactNode } from 'react'
import * as styles from './Selos.css.ts'

/** The badges of a vaga, as high before they have loaded: on a phone one line for its kind and one for its prazo. */
export const Selos = ({ tipo, prazo }: { tipo: ReactNode; prazo: ReactNode }) => (
  <div className={styles.root}>
    <div className={styles.selo}>{tipo}</div>
    <div className={styles.selo}>{prazo}</div>
  </div>
)
