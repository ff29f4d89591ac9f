import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as styles from './ConversasSkeleton.css.ts'

/** The list while it loads. */
export const ConversasSkeleton = () => (
  <Loading label="Carregando conversas...">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.row}>
        <Skeleton shape="circle" width="44px" height="44px" />
        <div className={styles.words}>
          <Skeleton width="60%" />
          <Skeleton width="90%" height="0.875rem" />
        </div>
      </div>
    ))}
  </Loading>
)
