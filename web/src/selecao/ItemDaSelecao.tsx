import { memo } from 'react'
import { AvaliacaoDaCandidatura } from '../avaliacoes/AvaliacaoDaCandidatura.tsx'
import { EtapaTag } from '../candidaturas/EtapaTag.tsx'
import { CandidatoCard } from '../minhasVagas/CandidatoItem.tsx'
import type { Links } from '../minhasVagas/CandidatosList.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Tag } from '../ui/Tag.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { type EmSelecao, isMovel, nomeDe } from './etapa.ts'
import { HistoricoDaCandidatura } from './HistoricoDaCandidatura.tsx'
import { type Mover, MoverMenu } from './MoverMenu.tsx'

/** What a card of the list or of the board needs; the functions stay the same, so that it is drawn for itself alone. */
export type DeCandidato = Links & {
  candidato: EmSelecao
  marcado: boolean
  /** It is being moved. */
  busy: boolean
  onMarcar: (ids: readonly string[], marcado: boolean) => void
  onMover: Mover
  /** The page of a candidate. */
  endereco: (candidato: EmSelecao) => string
}

type Props = DeCandidato & {
  /** The labels used on the vaga. */
  sugestoes: readonly string[]
}

/** One candidate of the list, with the stage and all that can be done. */
export const ItemDaSelecao = memo(({ candidato, marcado, busy, sugestoes, onMarcar, onMover, ...rest }: Props) => (
  <CandidatoCard
    candidato={candidato}
    {...rest}
    to={rest.endereco(candidato)}
    marcar={<Marcar candidato={candidato} marcado={marcado} onMarcar={onMarcar} />}
    selecao={
      <>
        <EtapaTag etapa={candidato.etapa} />
        {candidato.retida ? <Tag tone="warning">a divulgar</Tag> : null}
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

/** Chooses one to be moved with others; nothing for one that cannot be moved. */
export const Marcar = ({ candidato, marcado, onMarcar }: Pick<DeCandidato, 'candidato' | 'marcado' | 'onMarcar'>) =>
  isMovel(candidato) ? (
    <Checkbox
      label={<VisuallyHidden>Selecionar {nomeDe(candidato)}</VisuallyHidden>}
      checked={marcado}
      onChange={event => onMarcar([candidato.id], event.target.checked)}
    />
  ) : null
