import { type ReactNode, useId } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import * as styles from './Secao.css.ts'

type Props = {
  title: string
  /** Of its heading; by default its own. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** A part of a home page. Its heading is as high as its actions, so that the parts of two columns begin in one line. */
export const Secao = ({ title, id, actions, children }: Props) => {
  const own = useId()
  return (
    <section aria-labelledby={id ?? own}>
      <Stack gap="xsmall">
        <div className={styles.head}>
          <Heading level={2} id={id ?? own}>
            {title}
          </Heading>
          {actions}
        </div>
        {children}
      </Stack>
    </section>
  )
}
