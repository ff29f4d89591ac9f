import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as styles from './SaudacaoSkeleton.css.ts'

/** The greeting of a home page before its name is there, which the route may fill in (sketch.ts). */
export const SaudacaoSkeleton = () => (
  <span data-sketch="" className={styles.saudacao}>
    Boas-vindas,{' '}
    <span data-campo="nome">
      <span className={styles.nome}>
        <Skeleton width="8em" height="100%" />
      </span>
    </span>
  </span>
)
