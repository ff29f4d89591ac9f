import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import * as styles from './VagaCardFrame.css.ts'

type Props = {
  avatar: ReactNode
  autor: ReactNode
  salvar: ReactNode
  /** Its link is that of the whole card. */
  titulo: ReactNode
  lugar: ReactNode
  tags: ReactNode
  descricao: ReactNode
  /** What the reader has to do with the vaga: the own stage, the match. */
  leitor?: ReactNode
  acao: ReactNode
}

/** The layout of a vaga's card, a row where it is wide: in the list, in the preview of the form, and as a skeleton. */
export const VagaCardFrame = ({ avatar, autor, salvar, titulo, lugar, tags, descricao, leitor, acao }: Props) => (
  <Card as="article" padding="row" lifting>
    <div className={styles.root}>
      <div className={styles.areas}>
        <div className={styles.avatar}>{avatar}</div>
        <div className={styles.origem}>
          <div className={styles.autor}>{autor}</div>
          <div className={styles.lugar}>{lugar}</div>
        </div>
        <div className={styles.salvar}>{salvar}</div>
        <div className={styles.titulo}>
          <Heading level={3} look="row">
            {titulo}
          </Heading>
        </div>
        <p className={styles.descricao}>{descricao}</p>
        <div className={styles.tags}>{tags}</div>
        <div className={styles.leitor}>{leitor}</div>
        <div className={styles.acao}>{acao}</div>
      </div>
    </div>
  </Card>
)
