import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './Recursos.css.ts'

export type Recurso = {
  /** A 20 px icon. */
  icon: ReactNode
  title: string
  text: string
  /** The path of its page, which makes a card of it; none for a planned feature. */
  to?: string | undefined
}

type Props = {
  title: string
  recursos: readonly Recurso[]
  /** The features are planned, not available yet. */
  emBreve?: boolean
  /** Calls the product an MVP (specification §1). */
  mvp?: boolean
}

/** A list of features, available or planned. */
export const Recursos = ({ title, recursos, emBreve = false, mvp = false }: Props) => (
  <Stack as="section" gap="small">
    <Cluster>
      <Heading level={2}>{title}</Heading>
      {mvp ? <Tag tone="accent">MVP</Tag> : null}
      {emBreve ? <Tag tone="accent">Em breve</Tag> : null}
    </Cluster>
    <ul className={styles.list}>
      {recursos.map(recurso => (
        <Item key={recurso.title} {...recurso} />
      ))}
    </ul>
  </Stack>
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
