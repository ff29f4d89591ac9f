import { lazy } from 'react'
import { Optional } from '../../ui/state/Optional.tsx'
import * as styles from './AoLado.css.ts'

const VagaAoLado = lazy(() => import('./VagaAoLado.tsx').then(module => ({ default: module.VagaAoLado })))

/** The place of the vaga that is open beside the list. Its code and its data load when it opens. */
export const AoLado = ({ codigo }: { codigo: string }) => (
  <div className={styles.root}>
    <Optional key={codigo}>
      <VagaAoLado codigo={codigo} />
    </Optional>
  </div>
)
