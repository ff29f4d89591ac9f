import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import { ResumoDaAvaliacao } from '../avaliacoes/ResumoDaAvaliacao.tsx'
import { papeis } from '../../tags/papeis.ts'
import { formatDate } from '../../ui/format.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import * as styles from './CartaoDoQuadro.css.ts'
import { isMovable, nomeDe } from '../etapa.ts'
import { type DeCandidato, Marcar } from '../ItemDaSelecao.tsx'
import { MoverMenu } from '../movimentos/MoverMenu.tsx'

/** One candidate on the board, moved by dragging or by its menu. */
export const CartaoDoQuadro = memo(({ candidato, linkTo, marcado, busy, onMarcar, onMover }: DeCandidato) => {
  const { id, curso, criadaEm, retida } = candidato
  const movel = isMovable(candidato) && !busy
  return (
    <li data-candidatura={id} data-movel={movel} className={styles.root}>
      <div className={styles.top}>
        <Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />
        <div className={styles.nome}>
          <TextLink to={linkTo(candidato)}>{nomeDe(candidato)}</TextLink>
        </div>
        {movel ? (
          <span className={styles.alca}>
            <IconButton label={`Arrastar ${nomeDe(candidato)}`} icon={<GripVertical size={20} />} data-alca />
          </span>
        ) : null}
      </div>
      <div>
        <Text size="small" color="muted" numeric>
          {[papeis.ESTUDANTE, curso, criadaEm && formatDate(criadaEm)].filter(Boolean).join(' · ')}
        </Text>
        {retida ? <Tag tone="warning">a divulgar</Tag> : null}
      </div>
      {candidato.avaliacao ? <ResumoDaAvaliacao {...candidato.avaliacao} /> : null}
      <MoverMenu candidato={candidato} busy={busy} onMover={onMover} />
    </li>
  )
})
