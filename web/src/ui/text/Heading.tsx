import type { ReactNode, Ref } from 'react'
import * as styles from './Heading.css.ts'

type Props = {
  /** The level in the outline. The h1 of a page is its PageHeader. */
  level: 1 | 2 | 3 | 4
  look?: keyof typeof styles.look
  id?: string
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const usual = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A heading. The h1, and a heading with a ref, can take the focus, after a navigation or a step. */
export const Heading = ({ level, look = usual[level], id, ref, children }: Props) => {
  const Tag = tags[level]
  return (
    <Tag
      id={id}
      ref={ref}
      tabIndex={level === 1 || ref ? -1 : undefined}
      className={`${styles.root} ${styles.look[look]}`}
    >
      {children}
    </Tag>
  )
}
