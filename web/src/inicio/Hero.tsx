import type { ReactNode } from 'react'
import { Cluster } from '../ui/Cluster.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Tag } from '../ui/Tag.tsx'
import * as styles from './Hero.css.ts'

type Props = { title: string; heading: string; lead: string; actions: ReactNode; children?: ReactNode }

/** The first thing that a landing says. */
export const Hero = ({ title, heading, lead, actions, children }: Props) => (
  <div className={styles.root}>
    <PageHeader title={title} look="hero" above={<Tag tone="accent">MVP</Tag>} heading={heading} lead={lead} />
    <Cluster gap="small">{actions}</Cluster>
    {children}
  </div>
)
