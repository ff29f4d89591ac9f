import { Chip } from '../ui/form/Chip.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { toggled, anosOferecidos, type Filtros, minimos, statusOferecidos } from './filtros.ts'
import * as styles from './FiltrosDeMinhasVagas.css.ts'
import { nomeDoStatus } from '../tags/StatusTag.tsx'
import type { VagaRow } from './useMinhasVagas.ts'

export type FiltrosProps = {
  /** The loaded ones, whether they match or not. */
  vagas: readonly VagaRow[]
  value: Filtros
  now: Date
  onChange: (change: (before: Filtros) => Filtros) => void
}

/** The filters beside each other, from a tablet on (FiltrosSheet); nothing without a vaga. */
export const FiltrosDeMinhasVagas = (props: FiltrosProps) =>
  props.vagas.length === 0 ? null : (
    <div className={styles.root}>
      <FiltrosFields {...props} />
    </div>
  )

/** Toggles for status, minimum of candidatos and year of publication. */
export const FiltrosFields = ({ vagas, value, now, onChange }: FiltrosProps) => (
  <>
    <Grupo
      legend="Status"
      options={statusOferecidos(vagas, value)}
      pressed={value.status}
      label={one => (one === 'RASCUNHO' ? 'Rascunhos' : nomeDoStatus[one])}
      onToggle={one => onChange(before => ({ ...before, status: toggled(before.status, one) }))}
    />
    <Grupo
      legend="Mínimo de candidatos"
      options={minimos}
      pressed={value.minimo === null ? [] : [value.minimo]}
      label={one => `${one}+`}
      onToggle={one => onChange(before => ({ ...before, minimo: one === before.minimo ? null : one }))}
    />
    <Grupo
      legend="Ano"
      options={anosOferecidos(now)}
      pressed={value.anos}
      label={String}
      onToggle={one => onChange(before => ({ ...before, anos: toggled(before.anos, one) }))}
    />
  </>
)

type GrupoProps<Value> = {
  legend: string
  options: readonly Value[]
  pressed: readonly Value[]
  label: (value: Value) => string
  onToggle: (value: Value) => void
}

const Grupo = <Value extends string | number>({ legend, options, pressed, label, onToggle }: GrupoProps<Value>) => (
  <Fieldset legend={legend}>
    <Cluster>
      {options.map(one => (
        <Chip key={one} pressed={pressed.includes(one)} onPressedChange={() => onToggle(one)}>
          {label(one)}
        </Chip>
      ))}
    </Cluster>
  </Fieldset>
)
