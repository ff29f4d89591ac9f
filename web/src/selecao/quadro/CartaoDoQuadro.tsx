import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import { CandidatoLink } from '../candidato/CandidatoLink.tsx'
import { papeis } from '../../tags/papeis.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { formatDay } from '../../ui/dates.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './CartaoDoQuadro.css.ts'
import { isMovable, nomeDe } from '../etapa.ts'
import type { Criterio } from '../filtros/criterios.ts'
import { type ItemDaSelecaoProps, Marcar } from '../ItemDaSelecao.tsx'
import { MoverMenu } from '../movimentos/MoverMenu.tsx'
import { OQueDecide } from './OQueDecide.tsx'

type Props = ItemDaSelecaoProps & {
  /** Undefined until it is loaded. */
  criterio: Criterio | undefined
}

/** One candidate on the board, moved by dragging or by its menu. */
export const CartaoDoQuadro = memo((props: Props) => {
  const { candidato, criterio, linkTo, marcado, busy, onMarcar, onMover } = props
  const { id, curso, criadaEm } = candidato
  const nome = nomeDe(candidato)
  const movel = isMovable(candidato) && !busy
  return (
    <li data-candidatura={id} data-movel={movel} className={styles.root}>
      <div className={styles.quem}>
        <Avatar nome={candidato.nome} src={candidato.avatar} />
        <div className={styles.nome}>
          <CandidatoLink candidato={candidato} to={linkTo(candidato)} />
        </div>
      </div>
      <OQueDecide candidato={candidato} criterio={criterio} />
      <Text size="small" color="muted" numeric>
        {[papeis.ESTUDANTE, curso, criadaEm && formatDay(criadaEm)].filter(Boolean).join(' · ')}
      </Text>
      {isMovable(candidato) ? (
        <div className={styles.acoes}>
          <Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />
          <div className={styles.mover}>
            {movel ? (
              <span className={styles.alca}>
                <IconButton label={`Arrastar ${nome}`} icon={<GripVertical size={20} />} data-alca />
              </span>
            ) : null}
            <MoverMenu candidato={candidato} busy={busy} onMover={onMover} shape="icon" />
          </div>
        </div>
      ) : null}
    </li>
  )
})
