import { Link } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import * as styles from './Anos.css.ts'

/** The years with data as links. */
export const Anos = ({ ano, anos }: { ano: number; anos: readonly number[] }) => (
  <nav aria-label="Ano" className={styles.root}>
    {anos.map(each => (
      <Link
        key={each}
        to={adminPaths.numeros({ ano: String(each) })}
        aria-current={each === ano ? 'true' : undefined}
        className={styles.link}
      >
        {each}
      </Link>
    ))}
  </nav>
)
