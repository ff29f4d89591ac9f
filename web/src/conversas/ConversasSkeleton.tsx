import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as styles from './ConversasSkeleton.css.ts'

/** The list while it loads. The route fills in names and last messages (sketch.ts). */
export const ConversasSkeleton = () => (
  <div className={styles.root}>
    <Loading label="Carregando conversas...">
      <div className={styles.search}>
        <Skeleton shape="block" height="44px" />
      </div>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} data-sketch="" className={styles.row}>
          <Skeleton shape="circle" width="44px" height="44px" />
          <span className={styles.words}>
            <span className={styles.name} data-campo="nome">
              <Skeleton width="60%" />
            </span>
            <span className={styles.preview} data-campo="ultimaMensagem">
              <Skeleton width="90%" height="0.875rem" />
            </span>
          </span>
        </div>
      ))}
    </Loading>
  </div>
)
