import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { Tone } from '../../ui/tones.ts'
import * as styles from './VagaCardFrame.css.ts'

type Props = {
  /** Undefined while the type is unknown. */
  tone?: Tone
  avatar: ReactNode
  autor: ReactNode
  salvar: ReactNode
  titulo: ReactNode
  lugar: ReactNode
  tags: ReactNode
  descricao: ReactNode
  /** What the reader has to do with the vaga: the own stage, the match. */
  leitor?: ReactNode
  acao: ReactNode
}

/** The layout of a vaga's card, a row where it is wide: in the list, in the preview of the form, and as a skeleton. */
export const VagaCardFrame = ({ tone, avatar, autor, salvar, titulo, lugar, tags, descricao, leitor, acao }: Props) => (
  <Card as="article" padding="row" lifting edge={tone}>
    <div className={styles.root}>
      <div className={styles.areas}>
        <div className={styles.avatar}>{avatar}</div>
        <div className={styles.autor}>
          {autor}
          {lugar}
        </div>
        <div className={styles.salvar}>{salvar}</div>
        <div className={styles.titulo}>
          <Heading level={3} look="row">
            {titulo}
          </Heading>
        </div>
        <div className={styles.tags}>{tags}</div>
        <p className={styles.descricao}>{descricao}</p>
        <div className={styles.leitor}>{leitor}</div>
        <div className={styles.acao}>{acao}</div>
      </div>
    </div>
  </Card>
)
