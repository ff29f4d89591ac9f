import type { ReactNode } from 'react'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import * as styles from './Recursos.css.ts'

export type Recurso = {
  icon: ReactNode
  title: string
  text: string
  /** The path of its page; the title becomes a link once the page exists. */
  to?: string
}

type Props = {
  title: string
  recursos: readonly Recurso[]
  /** The features are planned, not available yet. */
  emBreve?: boolean
}

/** A list of features, available or planned. */
export const Recursos = ({ title, recursos, emBreve = false }: Props) => (
  <Stack as="section">
    <Cluster>
      <Heading level={2}>{title}</Heading>
      {emBreve ? <Tag tone="accent">Em breve</Tag> : null}
    </Cluster>
    <ul className={styles.list}>
      {recursos.map(recurso => (
        <li key={recurso.title} className={emBreve ? styles.itemEmBreve : styles.item}>
          <span className={emBreve ? styles.iconEmBreve : styles.icon} aria-hidden="true">
            {recurso.icon}
          </span>
          <div>
            <Heading level={3}>
              <Titulo {...recurso} />
            </Heading>
            <Text color="muted">{recurso.text}</Text>
          </div>
        </li>
      ))}
    </ul>
  </Stack>
)

const Titulo = ({ title, to }: Recurso) => (to ? <TextLink to={to}>{title}</TextLink> : title)
