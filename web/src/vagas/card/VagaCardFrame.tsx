import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Tone } from '../../ui/tones.ts'
import * as styles from './VagaCardFrame.css.ts'

type Props = {
  /** Undefined while the type is unknown. */
  tone?: Tone
  autor: ReactNode
  salvar: ReactNode
  titulo: ReactNode
  lugar: ReactNode
  tags: ReactNode
  descricao: ReactNode
  /** Null if the vaga is not recommended. */
  recomendacao: ReactNode
  acao: ReactNode
}

/** The layout of a vaga's card: in the list, in the preview of the form, and as a skeleton. */
export const VagaCardFrame = ({ tone, autor, salvar, titulo, lugar, tags, descricao, recomendacao, acao }: Props) => (
  <Card as="article" lifting edge={tone}>
    <div className={styles.top}>
      {autor}
      {salvar}
    </div>
    <div className={styles.words}>
      <Heading level={3}>{titulo}</Heading>
      {lugar}
    </div>
    <Cluster gap="xxsmall">{tags}</Cluster>
    <Text size="small" clamp>
      {descricao}
    </Text>
    <div className={styles.foot}>
      {recomendacao ?? <span />}
      {acao}
    </div>
  </Card>
)
