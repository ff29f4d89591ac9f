import { lazy } from 'react'
import { Optional } from '../../ui/state/Optional.tsx'
import * as styles from './VagaPane.css.ts'

const VagaPaneContent = lazy(() =>
  import('./VagaPaneContent.tsx').then(module => ({ default: module.VagaPaneContent })),
)

/** The vaga beside the list. Its code and data load after the list. */
export const VagaPane = ({ codigo }: { codigo: string }) => (
  <div className={styles.root}>
    <Optional key={codigo}>
      <VagaPaneContent codigo={codigo} />
    </Optional>
  </div>
)
