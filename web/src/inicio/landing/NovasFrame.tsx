import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './NovasFrame.css.ts'

type Props = { lead: ReactNode; action: ReactNode; children: ReactNode }

/** The section of the newest vagas, as high with its vagas as without. */
export const NovasFrame = ({ lead, action, children }: Props) => (
  <Stack as="section" gap="large">
    <div className={styles.head}>
      <div>
        <Heading level={2} look="part">
          Abertas agora
        </Heading>
        <Text color="muted">{lead}</Text>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
    <ul className={styles.list}>{children}</ul>
  </Stack>
)

type ItemProps = { tag: ReactNode; to: string; title: string; facts: string }

/** A vaga; all of it is a link. */
export const NovasItem = ({ tag, to, title, facts }: ItemProps) => (
  <li className={styles.item}>
    {tag}
    <div className={styles.title}>
      <Heading level={3}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </Heading>
    </div>
    <p className={styles.facts}>{facts}</p>
  </li>
)

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
