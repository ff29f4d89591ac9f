import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import * as styles from './Porta.css.ts'

type Props = {
  title: string
  lead: string
  slogan: string
  /** What waits behind the door. */
  points: readonly { icon: ReactNode; text: string }[]
  children: ReactNode
}

/** The frame of the pages for those who are not in yet: a word on what this is, and the form. */
export const Porta = ({ title, lead, slogan, points, children }: Props) => (
  <div className={styles.root}>
    <aside className={styles.aside} aria-label="Sobre o portal">
      <p className={styles.slogan}>{slogan}</p>
      <ul className={styles.points}>
        {points.map(({ icon, text }) => (
          <li key={text} className={styles.point}>
            {icon}
            {text}
          </li>
        ))}
      </ul>
    </aside>
    <div className={styles.form}>
      <Page width="form">
        <PageHeader title={title} lead={lead} />
        {children}
      </Page>
    </div>
  </div>
)
