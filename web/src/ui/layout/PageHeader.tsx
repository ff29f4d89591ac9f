import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../text/Heading.tsx'
import * as styles from './PageHeader.css.ts'

type Props = {
  /** The document's title, and the h1 without `heading`. */
  title: string
  heading?: ReactNode
  look?: 'page' | 'hero' | 'dense'
  lead?: ReactNode
  /** On a phone the lead is beside the actions. */
  leadBeside?: boolean
  /** Above the heading: a back link, tags. */
  above?: ReactNode
  actions?: ReactNode
}

/** The h1 of a page, and the document's title. Takes the focus from <main> after a navigation. */
export const PageHeader = ({ title, heading = title, look = 'page', lead, leadBeside, above, actions }: Props) => {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Mural Acadêmico`
  }, [title])
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') ref.current?.focus({ preventScroll: true })
  }, [])
  const onPhone = above && look === 'dense' ? styles.withBack : leadBeside ? styles.leadBeside : ''
  return (
    <header className={`${styles.root} ${onPhone}`}>
      <div className={styles.words}>
        {above ? <div className={styles.above}>{above}</div> : null}
        <Heading level={1} look={look} ref={ref}>
          {heading}
        </Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
