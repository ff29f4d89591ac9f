import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../paths.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { formatDate } from '../ui/format.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { isMovel, nomeDe } from './etapa.ts'
import { type DeCandidato, Marcar } from './ItemDaSelecao.tsx'
import { MoverMenu } from './MoverMenu.tsx'
import * as styles from './Quadro.css.ts'

/** One candidate of the board: to be dragged, or moved by its menu. */
export const CartaoDoQuadro = memo(({ candidato, temPerfil, marcado, busy, onMarcar, onMover }: DeCandidato) => {
  const { id, codigo, curso, criadaEm, retida } = candidato
  const movel = isMovel(candidato) && !busy
  return (
    <li data-candidatura={id} data-movel={movel} className={styles.cartao}>
      <div className={styles.nome}>
        <Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />
        <div className={styles.quem}>
          {codigo && temPerfil ? (
            <TextLink to={paths.professor.perfil(codigo)}>{nomeDe(candidato)}</TextLink>
          ) : (
            <Text weight="strong">{nomeDe(candidato)}</Text>
          )}
          <Text size="small" color="muted" numeric>
            {[curso, criadaEm && formatDate(criadaEm)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {movel ? (
          <span className={styles.alca}>
            <IconButton label={`Arrastar ${nomeDe(candidato)}`} icon={<GripVertical size={20} />} data-alca />
          </span>
        ) : null}
      </div>
      <Cluster justify="between">
        <MoverMenu candidato={candidato} busy={busy} onMover={onMover} />
        {retida ? <Tag tone="warning">a divulgar</Tag> : null}
      </Cluster>
    </li>
  )
})
