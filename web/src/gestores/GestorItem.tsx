import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './GestorItem.css.ts'

type Props = {
  nome: string | null | undefined
  avatar: string | null | undefined
  /** What they are to the vaga. */
  situacao: string
  /** The name of the button for those who do not see whose it is; null, or left out, without one. */
  acao?: string | null
  rotulo?: string
  onAcao?: () => void
}

/** One person who manages a vaga, or is invited to. */
export const GestorItem = ({ nome, avatar, situacao, acao = null, rotulo, onAcao }: Props) => (
  <Cluster justify="between">
    <div className={styles.pessoa}>
      <Avatar nome={nome} src={avatar} />
      <div>
        <Text weight="medium">{nome ?? 'Autor desconhecido'}</Text>
        <Text size="small" color="muted">
          {situacao}
        </Text>
      </div>
    </div>
    {acao ? (
      <Button look="quiet" shape="compact" aria-label={acao} onClick={onAcao}>
        {rotulo}
      </Button>
    ) : null}
  </Cluster>
)
