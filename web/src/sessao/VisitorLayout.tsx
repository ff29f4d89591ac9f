import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import * as styles from './VisitorLayout.css.ts'

type Props = {
  title: string
  lead: string
  slogan: string
  /** What the product offers, in the aside. */
  points: readonly { icon: LucideIcon; text: string }[]
  /** Below the form, to the pages that a reader may want instead. */
  links: readonly { to: string; label: string }[]
  children: ReactNode
}

/** The layout of the pages for visitors, such as login and registration: an aside, the form, and links below it. */
export const VisitorLayout = ({ title, lead, slogan, points, links, children }: Props) => (
  <div className={styles.root}>
    <aside className={styles.aside} aria-label="Sobre o portal">
      <p className={styles.slogan}>{slogan}</p>
      <ul className={styles.points}>
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className={styles.point}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
    <div className={styles.form}>
      <Page width="form" dense>
        <Stack>
          <PageHeader title={title} lead={lead} />
          {children}
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} alone>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      </Page>
    </div>
  </div>
)

export const linkToLogin = { to: paths.login(), label: 'Voltar para o login' }
export const linkToInicio = { to: paths.inicio(), label: 'Voltar ao início' }
