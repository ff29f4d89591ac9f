import type { ReactNode } from 'react'
import { Selos } from '../vaga/Selos.tsx'
import { CenaFolha } from './CenaFolha.tsx'
import * as styles from './FolhaPublica.css.ts'

type Props = { titulo: ReactNode; tipo: ReactNode; prazo: ReactNode; acao: ReactNode }

/** The head of a public vaga, as high before it has loaded: what it is, how to apply, and the board that it is from. */
export const FolhaPublica = ({ titulo, tipo, prazo, acao }: Props) => (
  <div className={styles.root}>
    <div className={styles.words}>
      <p className={styles.marca}>No mural da universidade</p>
      {titulo}
      <Selos tipo={tipo} prazo={prazo} />
      {acao ? <div className={styles.acao}>{acao}</div> : null}
    </div>
    <div className={styles.cena}>
      <CenaFolha />
    </div>
  </div>
)
