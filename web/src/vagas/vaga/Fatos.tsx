import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import * as styles from './Fatos.css.ts'

/** The facts of a vaga (Fato.tsx), one row each: any number of them fills the card, and each new one is at its end. */
export const Fatos = ({ children }: { children: ReactNode }) => (
  <Card as="section" padding="compact" labelledBy="fatos">
    <Heading level={2} look="card" id="fatos">
      Em resumo
    </Heading>
    <dl className={styles.lista}>{children}</dl>
  </Card>
)
