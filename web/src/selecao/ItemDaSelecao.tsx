import Clock from 'lucide-react/icons/clock'
import ListChecks from 'lucide-react/icons/list-checks'
import Star from 'lucide-react/icons/star'
import { memo, type MouseEvent } from 'react'
import { EtapaTag } from '../candidaturas/candidatura/EtapaTag.tsx'
import { formatGrau } from '../historico/grau.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { formatDay } from '../ui/dates.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { SkipLink } from '../ui/text/SkipLink.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { CandidatoLink } from './candidato/CandidatoLink.tsx'
import type { Avaliacao } from './candidatos/candidatos.ts'
import { type EmSelecao, isMovable, nomeDe } from './etapa.ts'
import { selecionadosId } from './emMassa/Selecionados.tsx'
import type { Criterio } from './filtros/criterios.ts'
import { diasDeEspera, diasSemResposta } from './filtros/semResposta.ts'
import * as styles from './ItemDaSelecao.css.ts'
import { type Mover, MoverMenu } from './movimentos/MoverMenu.tsx'

/** The props of a row of the list or a card on the board. The functions are stable, so that each re-renders alone. */
export type ItemDaSelecaoProps = {
  candidato: EmSelecao
  marcado: boolean
  /** A move is in flight. */
  busy: boolean
  onMarcar: (ids: readonly string[], marcado: boolean) => void
  onMover: Mover
  /** Returns the URL of a candidate. */
  linkTo: (candidato: EmSelecao) => string
}

type Props = ItemDaSelecaoProps & {
  /** Undefined until it is loaded. */
  criterio: Criterio | undefined
}

/** One candidate of the list: who they are, and what decides. The rest opens by the name. */
export const ItemDaSelecao = memo(({ candidato, criterio, marcado, busy, linkTo, onMarcar, onMover }: Props) => {
  const { id, nome, avatar, curso, criadaEm, etapa, retida, avaliacao, carta } = candidato
  return (
    <li data-candidatura={id} data-nova={candidato.lida === false || undefined} className={styles.root}>
      <div className={styles.inicio}>
        <span className={`${styles.controle} ${styles.marcar}`}>
          <Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />
        </span>
        <Avatar nome={nome} src={avatar} />
      </div>
      <div className={styles.dados}>
        <span className={styles.nome}>
          <CandidatoLink candidato={candidato} to={linkTo(candidato)} />
          {candidato.lida === false ? <VisuallyHidden> (nova)</VisuallyHidden> : null}
        </span>
        <span className={styles.fatos}>{[curso, criadaEm && formatDay(criadaEm)].filter(Boolean).join(' · ')}</span>
        <div className={styles.decide}>
          <span className={styles.etapa}>
            <EtapaTag etapa={etapa} />
            {retida ? <Tag tone="warning">a divulgar</Tag> : null}
          </span>
          {avaliacao ? <Nota {...avaliacao} /> : null}
          <Decisivo candidato={candidato} criterio={criterio} />
        </div>
        <span className={`${styles.carta} ${carta ? '' : styles.semCarta}`}>
          {carta?.replaceAll(/\s+/g, ' ') ?? 'Sem carta de motivação.'}
        </span>
      </div>
      <span className={styles.controle}>
        <MoverMenu candidato={candidato} busy={busy} onMover={onMover} shape="icon" />
      </span>
    </li>
  )
})

const Nota = ({ nota, etiquetas }: Avaliacao) => (
  <span className={styles.avaliacao}>
    {nota === null ? null : (
      <span className={styles.nota}>
        <Star size={14} aria-hidden="true" fill="currentColor" />
        <VisuallyHidden>Nota </VisuallyHidden>
        {nota}
      </span>
    )}
    {etiquetas.map(etiqueta => (
      <span key={etiqueta} className={styles.etiqueta}>
        {etiqueta}
      </span>
    ))}
  </span>
)

/** How long they wait, then what comes later than the list, so that nothing moves when it comes. */
const Decisivo = ({ candidato, criterio }: Pick<Props, 'candidato' | 'criterio'>) => {
  const dias = diasDeEspera(candidato)
  const { atende, de, cr } = criterio ?? { atende: null, de: null, cr: null }
  return (
    <span className={styles.criterios}>
      {dias ? (
        <span data-espera className={`${styles.criterio} ${dias >= diasSemResposta ? styles.atrasada : ''}`}>
          <Clock size={14} aria-hidden="true" />
          <span>{dias === 1 ? '1 dia' : `${dias} dias`}</span>
          <VisuallyHidden> sem resposta</VisuallyHidden>
        </span>
      ) : null}
      {atende !== null && de ? (
        <span className={styles.criterio}>
          <ListChecks size={14} aria-hidden="true" />
          <span>{`${atende} de ${de}`}</span>
          <VisuallyHidden> requisitos</VisuallyHidden>
        </span>
      ) : null}
      {cr === null ? null : <span className={styles.criterio}>{`CR ${formatGrau(cr)}`}</span>}
    </span>
  )
}

/** Selects a candidate; nothing for one that cannot be moved. A link leads to the actions, which follow the whole list. */
export const Marcar = ({
  candidato,
  marcado,
  onMarcar,
}: Pick<ItemDaSelecaoProps, 'candidato' | 'marcado' | 'onMarcar'>) =>
  isMovable(candidato) ? (
    <>
      <Checkbox
        label={<VisuallyHidden>{`Selecionar ${nomeDe(candidato)}`}</VisuallyHidden>}
        checked={marcado}
        onChange={event => onMarcar([candidato.id], event.target.checked)}
      />
      {marcado ? (
        <SkipLink to={`#${selecionadosId}`} onClick={focusSelecionados}>
          Ir para as ações da seleção
        </SkipLink>
      ) : null}
    </>
  ) : null

function focusSelecionados(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(selecionadosId)?.focus()
}
