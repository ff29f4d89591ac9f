import { useId } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './FatosCard.css.ts'

type Props = {
  title: string
  fatos: readonly { nome: string; valor: string }[]
  /** Shown without fatos. */
  vazio?: string
}

/** A card of names with their values. */
export const FatosCard = ({ title, fatos, vazio }: Props) => {
  const id = useId()
  return (
    <Card as="section" padding="compact" labelledBy={id}>
      <Heading level={2} look="card" id={id}>
        {title}
      </Heading>
      {fatos.length > 0 ? (
        <dl className={styles.facts}>
          {fatos.map(({ nome, valor }) => (
            <div key={nome} className={styles.fact}>
              <dt className={styles.name}>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text color="muted">{vazio}</Text>
      )}
    </Card>
  )
}
