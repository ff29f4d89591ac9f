import { Avatar } from '../ui/Avatar.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './GestorItem.css.ts'

type Props = {
  nome: string | null | undefined
  avatar: string | null | undefined
  /** What they are to the vaga. */
  situacao: string
}

/** One person who manages a vaga, or is invited to. */
export const GestorItem = ({ nome, avatar, situacao }: Props) => (
  <div className={styles.pessoa}>
    <Avatar nome={nome} src={avatar} />
    <div>
      <Text weight="medium">{nome ?? 'Autor desconhecido'}</Text>
      <Text size="small" color="muted">
        {situacao}
      </Text>
    </div>
  </div>
)
