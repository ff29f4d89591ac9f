import type { ReactNode } from 'react'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Stack } from '../ui/Stack.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import * as styles from './Recursos.css.ts'

export type Recurso = {
  icon: ReactNode
  title: string
  text: string
  /** Where it is; the title leads there once the page exists. */
  to?: string
}

type Props = {
  title: string
  recursos: readonly Recurso[]
  /** They are not there yet. */
  emBreve?: boolean
}

/** A list of what the product does, or will do. */
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

const Titulo = ({ title, to }: Recurso) => {
  const routeExists = useRouteExists()
  if (!to || !routeExists(to)) return title
  return <TextLink to={to}>{title}</TextLink>
}
