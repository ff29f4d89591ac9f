import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import * as styles from './Areas.css.ts'

type Props = {
  descricao: ReactNode
  /** How to apply, and the facts. */
  lado: ReactNode
  resto: ReactNode
  /** Whether `lado` is what the reader comes for: on a phone it is first. */
  ladoPrimeiro?: boolean
}

/**
 * The parts of a vaga. On a phone one column, in which the description is first: what loads after it cannot move it. Two
 * columns on a desktop, and three where there is room.
 */
export const Areas = ({ descricao, lado, resto, ladoPrimeiro = false }: Props) => (
  <div className={styles.root}>
    {ladoPrimeiro ? <Lado>{lado}</Lado> : null}
    <div className={styles.descricao}>{descricao}</div>
    {ladoPrimeiro ? null : <Lado>{lado}</Lado>}
    <div className={styles.resto}>
      <Stack>{resto}</Stack>
    </div>
  </div>
)

const Lado = ({ children }: { children: ReactNode }) => (
  <div className={styles.lado}>
    <Stack>{children}</Stack>
  </div>
)
