import * as styles from './Novas.css.ts'
import { NovasFrame } from './NovasFrame.tsx'

/** As many as the mural has. */
const places = [1, 2, 3, 4, 5, 6]

/** The room of the newest vagas, if the gateway marks the document (gateway/src/site/publicPages.ts). */
export const NovasSkeleton = () => (
  <div aria-hidden="true" className={styles.room}>
    <NovasFrame lead={<>&nbsp;</>} action={null}>
      {places.map(place => (
        <li key={place} className={styles.item}>
          <span className={styles.tag}>&nbsp;</span>
          <span className={styles.title} />
          <span className={styles.facts} />
        </li>
      ))}
    </NovasFrame>
  </div>
)
