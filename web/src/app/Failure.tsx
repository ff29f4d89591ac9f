import type { ReactNode } from 'react'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

type Props = {
  title: string
  /** What happened, or what to do. */
  sentence: ReactNode
  /** Between the sentence and the buttons. */
  more?: ReactNode
  /** Buttons. */
  children: ReactNode
}

/** A page in place of one that does not exist or did not load. */
export const Failure = ({ title, sentence, more, children }: Props) => (
  <Page>
    <PageHeader title={title} lead={sentence} />
    {more}
    <Cluster gap="small">{children}</Cluster>
  </Page>
)
