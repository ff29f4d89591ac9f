import type { ReactNode } from 'react'
import { Split } from '../../ui/layout/Split.tsx'
import * as styles from './NovaVagaLayout.css.ts'

type Props = {
  /** The table of contents. */
  sumario: ReactNode
  /** The buttons and the preview. */
  aside: ReactNode
  children: ReactNode
}

/** The columns of the page of a new vaga, also while it loads. */
export const NovaVagaLayout = ({ sumario, aside, children }: Props) => (
  <div className={styles.root}>
    <div className={styles.sumario}>{sumario}</div>
    <Split side="endWide" aside={aside}>
      {children}
    </Split>
  </div>
)
