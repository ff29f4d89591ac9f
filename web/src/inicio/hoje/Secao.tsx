import { type ReactNode, useId } from 'react'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

/** A part of the day, under 'Hoje'. */
export const Secao = ({ title, actions, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={actions ? 'none' : 'xsmall'}>
        <Cluster justify="between">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          {actions}
        </Cluster>
        {children}
      </Stack>
    </section>
  )
}
