import type { ReactNode } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useRedirect } from './useRedirect.ts'

type Props = {
  /** What went well. */
  title: string
  /** Where the page goes by itself. */
  to: string
  /** After how many milliseconds (specification §9). */
  delay: number
  children?: ReactNode
}

/** Says what went well and goes on, after a while or at once (specification §10.15). */
export const Seguindo = ({ title, to, delay, children }: Props) => {
  useRedirect(to, delay)
  return (
    <Notice tone="success" title={title} live>
      {children}
      <p>
        Levando você à próxima página. <TextLink to={to}>Ir agora</TextLink>
      </p>
    </Notice>
  )
}
