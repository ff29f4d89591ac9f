import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as styles from './Tabela.css.ts'

export type Linha = {
  nome: string
  /** Drawn below the name. */
  barra?: ReactNode
  /** In the order of the columns. */
  celulas: readonly string[]
}

type Props = {
  caption: string
  /** The title of the names. */
  coluna: string
  /** Of each number: its title, and a short one, which is beside it on a phone if there are several. */
  numeros: readonly { titulo: string; curto: string }[]
  linhas: readonly Linha[]
}

/** A table of names and numbers. */
export const Tabela = ({ caption, coluna, numeros, linhas }: Props) => (
  <table className={styles.root} data-larga={numeros.length > 1}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col" className={styles.nome}>
          {coluna}
        </th>
        {numeros.map(({ titulo }) => (
          <th key={titulo} scope="col" className={styles.titulo}>
            {titulo}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {linhas.map(({ nome, barra, celulas }) => (
        <tr key={nome} className={styles.row}>
          <th scope="row" className={styles.nome}>
            <Stack gap="xxsmall">
              {nome}
              {barra}
            </Stack>
          </th>
          {numeros.map(({ titulo, curto }, at) => (
            <td key={titulo} data-label={curto} className={styles.numero}>
              {celulas[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
