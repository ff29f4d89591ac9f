import type { ReactNode } from 'react'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import * as styles from './Hero.css.ts'

type Props = {
  title: string
  heading: string
  lead: string
  actions: ReactNode
  /** Shown beside the text; below it on a phone. */
  children: ReactNode
}

/** The top of a landing page. */
export const Hero = ({ title, heading, lead, actions, children }: Props) => (
  <div className={styles.root}>
    <div className={styles.words}>
      <PageHeader title={title} look="hero" above={<Mvp />} heading={heading} lead={lead} />
      <Cluster gap="small">{actions}</Cluster>
    </div>
    <div className={styles.show}>{children}</div>
  </div>
)

/** The mark of the specification; the gateway hides it if the institution does not want it (gateway/src/site/dress.ts). */
const Mvp = () => (
  <span data-mvp>
    <Tag tone="accent">MVP</Tag>
  </span>
)
