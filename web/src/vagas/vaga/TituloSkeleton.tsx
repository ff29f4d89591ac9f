import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import * as styles from './TituloSkeleton.css.ts'

/** The title of a vaga while it loads, with the two lines that most have on a phone. The route fills it in (sketch.ts). */
export const TituloSkeleton = () => (
  // Not an h1, which would take the focus after a navigation.
  <Heading level={2} look="page">
    <span data-campo="titulo">
      <Skeleton width="80%" height="1lh" />
      <span className={styles.segunda}>
        <Skeleton width="50%" height="1lh" />
      </span>
    </span>
  </Heading>
)
