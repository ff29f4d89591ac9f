import type { ReactNode } from 'react'
import { Cluster } from '../ui/Cluster.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Tag } from '../ui/Tag.tsx'
import * as styles from './Hero.css.ts'

type Props = {
  title: string
  heading: string
  lead: string
  actions: ReactNode
  /** What stands beside the words, or below them on a phone. */
  children: ReactNode
}

/** The first thing that a landing says, and shows. */
export const Hero = ({ title, heading, lead, actions, children }: Props) => (
  <div className={styles.root}>
    <div className={styles.words}>
      <PageHeader title={title} look="hero" above={<Tag tone="accent">MVP</Tag>} heading={heading} lead={lead} />
      <Cluster gap="small">{actions}</Cluster>
    </div>
    <div className={styles.show}>{children}</div>
  </div>
)
