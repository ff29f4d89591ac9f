import { lazy } from 'react'
import { Optional } from '../ui/state/Optional.tsx'
import * as styles from './Quadro.css.ts'

const CenaMural = lazy(() => import('../ui/cena/CenaMural.tsx').then(module => ({ default: module.CenaMural })))

/** The board beside the first steps, where there is room for it. */
export const Quadro = () => (
  <div className={styles.root}>
    <div className={styles.cena}>
      <Optional>
        <CenaMural />
      </Optional>
    </div>
  </div>
)
