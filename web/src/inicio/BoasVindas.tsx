import type { ReactNode } from 'react'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import * as styles from './BoasVindas.css.ts'

type Props = { title: string; heading: ReactNode; lead: string; cena: ReactNode }

/** The greeting at the top of a home page. */
export const BoasVindas = ({ title, heading, lead, cena }: Props) => (
  <div className={styles.root}>
    <PageHeader title={title} look="hero" above={<Tag tone="accent">MVP</Tag>} heading={heading} lead={lead} />
    <div className={styles.art}>{cena}</div>
  </div>
)
