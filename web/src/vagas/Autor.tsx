import type { ReactNode } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { formatTimeAgo } from '../ui/format.ts'
import { Text } from '../ui/Text.tsx'
import * as styles from './Autor.css.ts'

type Props = {
  /** Null where the author is not known. */
  nome: string | null | undefined
  avatar: string | null | undefined
  /** ISO instant; null is not known. */
  criadaEm: string | null | undefined
  /** The name as it is to be drawn, as a link. */
  children: ReactNode
}

/** Portrait and name of who published a vaga, and how long ago. */
export const Autor = ({ nome, avatar, criadaEm, children }: Props) => (
  <div className={styles.root}>
    <Avatar nome={nome} src={avatar} />
    <div>
      <Text size="small" weight="medium">
        {children}
      </Text>
      <Text size="small" color="muted">
        {criadaEm ? <time dateTime={criadaEm}>{formatTimeAgo(criadaEm)}</time> : formatTimeAgo(null)}
      </Text>
    </div>
  </div>
)
