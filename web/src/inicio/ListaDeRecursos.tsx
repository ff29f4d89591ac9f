import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './ListaDeRecursos.css.ts'

export type Recurso = {
  /** A 20 px icon. */
  icon: ReactNode
  title: string
  text: string
  /** The path of its page, which makes a card of it; none for a planned feature. */
  to?: string | undefined
}

/** Features or shortcuts, below a heading of level 2. */
export const ListaDeRecursos = ({ recursos }: { recursos: readonly Recurso[] }) => (
  <ul className={styles.list}>
    {recursos.map(recurso => (
      <Item key={recurso.title} {...recurso} />
    ))}
  </ul>
)

const Item = ({ icon, title, text, to }: Recurso) => (
  <li className={to ? styles.itemComLink : styles.item}>
    <span className={to ? styles.iconComLink : styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div>
      <Heading level={3} look="row">
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <Text size="small" color="muted">
        {text}
      </Text>
    </div>
  </li>
)
