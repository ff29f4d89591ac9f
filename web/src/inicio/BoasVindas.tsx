import type { ReactNode } from 'react'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Tag } from '../ui/text/Tag.tsx'

type Props = { title: string; heading: ReactNode; lead: string }

/** The greeting at the top of a home page. */
export const BoasVindas = (props: Props) => <PageHeader {...props} actions={<Tag tone="accent">MVP</Tag>} />
