import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import type { Tone } from '../ui/tones.ts'
import * as styles from './VagaCardFrame.css.ts'

type Props = {
  /** Undefined while the kind is not known. */
  tone?: Tone
  autor: ReactNode
  salvar: ReactNode
  titulo: ReactNode
  lugar: ReactNode
  tags: ReactNode
  descricao: ReactNode
  /** Why it may fit; null where nothing is recommended. */
  recomendacao: ReactNode
  acao: ReactNode
}

/** How a vaga's card stands together: the student's, and the preview of one that is being written. */
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
