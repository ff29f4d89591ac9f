import type { ReactNode } from 'react'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './Chamada.css.ts'

type Props = { title: string; text: string; actions: ReactNode; cena: ReactNode }

/** A call to action across the page. */
export const Chamada = ({ title, text, actions, cena }: Props) => (
  <section className={styles.root}>
    <div className={styles.words}>
      <Heading level={2} look="part">
        {title}
      </Heading>
      <Text size="lead">{text}</Text>
      {actions}
    </div>
    {cena}
  </section>
)
