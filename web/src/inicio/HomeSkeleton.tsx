import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as styles from './HomeSkeleton.css.ts'

const rows = ['primeira', 'segunda', 'terceira', 'quarta']

/** The heading and rows of what a home page begins with. */
export const HomeSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={styles.root}>
      <Skeleton width="10rem" height="1.5rem" />
      <div className={styles.rows}>
        {rows.map(row => (
          <Skeleton key={row} shape="block" height="56px" />
        ))}
      </div>
    </div>
  </Loading>
)
