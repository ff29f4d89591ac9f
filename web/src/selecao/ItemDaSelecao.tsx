import { memo, type MouseEvent } from 'react'
import type { sobreVaga } from '../paths.ts'
import { AvaliacaoDaCandidatura } from './avaliacoes/AvaliacaoDaCandidatura.tsx'
import { EtapaTag } from '../candidaturas/candidatura/EtapaTag.tsx'
import { CandidatoCard } from './candidatos/CandidatoItem.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { SkipLink } from '../ui/text/SkipLink.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { type EmSelecao, isMovable, nomeDe } from './etapa.ts'
import { selecionadosId } from './emMassa/Selecionados.tsx'
import { HistoricoDaCandidatura } from './HistoricoDaCandidatura.tsx'
import * as styles from './ItemDaSelecao.css.ts'
import { type Mover, MoverMenu } from './movimentos/MoverMenu.tsx'

/** The props of a card in the list or on the board. The functions are stable, so that a card re-renders alone. */
export type DeCandidato = {
  candidato: EmSelecao
  marcado: boolean
  /** A move is in flight. */
  busy: boolean
  onMarcar: (ids: readonly string[], marcado: boolean) => void
  onMover: Mover
  /** Returns the URL of a candidate. */
  linkTo: (candidato: EmSelecao) => string
}

type Props = DeCandidato & {
  /** The etiquetas used on the vaga. */
  sugestoes: readonly string[]
  /** The vaga, for a conversation with the candidate. */
  sobre: ReturnType<typeof sobreVaga>
}

/** One candidate of the list, with its etapa and actions. */
export const ItemDaSelecao = memo(({ candidato, marcado, busy, sugestoes, onMarcar, onMover, ...rest }: Props) => (
  <CandidatoCard
    candidato={candidato}
    {...rest}
    to={rest.linkTo(candidato)}
    marcar={<Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />}
    selecao={
      <>
        <span className={styles.etapa}>
          <EtapaTag etapa={candidato.etapa} />
          {candidato.retida ? <Tag tone="warning">a divulgar</Tag> : null}
        </span>
        <MoverMenu candidato={candidato} busy={busy} onMover={onMover} />
      </>
    }
    historico={
      <>
        {candidato.avaliacao ? (
          <AvaliacaoDaCandidatura
            id={candidato.id}
            nome={nomeDe(candidato)}
            avaliacao={candidato.avaliacao}
            sugestoes={sugestoes}
          />
        ) : null}
        <HistoricoDaCandidatura candidato={candidato} />
      </>
    }
  />
))

/** Selects a candidate; nothing for one that cannot be moved. A link leads to the actions, which follow the whole list. */
export const Marcar = ({ candidato, marcado, onMarcar }: Pick<DeCandidato, 'candidato' | 'marcado' | 'onMarcar'>) =>
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
