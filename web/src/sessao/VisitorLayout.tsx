import type { LucideIcon } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Optional } from '../ui/state/Optional.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import * as styles from './VisitorLayout.css.ts'

/** After the page, whose form does not need it. */
const CenaMural = lazy(() => import('../ui/cena/CenaMural.tsx').then(module => ({ default: module.CenaMural })))

type PageLink = { to: string; label: string }

type Props = {
  title: string
  lead: string
  slogan: string
  /** What the product offers, in the aside. */
  points: readonly { icon: LucideIcon; text: string }[]
  /** Below the form, to the pages that a reader may want instead, the likeliest first. */
  links: readonly PageLink[]
  /** Apart: to the pages of other readers. */
  outros: readonly PageLink[]
  children: ReactNode
}

/** The layout of the pages for visitors, such as login and registration: the board in an aside, the form, and links. */
export const VisitorLayout = ({ title, lead, slogan, points, links, outros, children }: Props) => (
  <div className={styles.root}>
    <aside className={styles.aside} aria-label="Sobre o portal">
      <div className={styles.cena}>
        <Optional>
          <CenaMural />
        </Optional>
      </div>
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
          {links.length > 0 ? <Links links={links} /> : null}
          <div className={styles.apart}>
            <Links links={outros} />
          </div>
        </Stack>
      </Page>
    </div>
  </div>
)

const Links = ({ links }: { links: readonly PageLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <TextLink to={to} alone>
          {label}
        </TextLink>
      </li>
    ))}
  </ul>
)

export const linkToLogin = { to: paths.login(), label: 'Voltar para o login' }
export const linkToInicio = { to: paths.inicio(), label: 'Voltar ao início' }
