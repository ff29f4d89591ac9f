import { etapas } from '../candidaturas/etapas.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Field } from '../ui/Field.tsx'
import { Fieldset } from '../ui/Fieldset.tsx'
import { Select } from '../ui/Select.tsx'
import { type EmSelecao, type Etapa, isMovel, todasAsEtapas } from './etapa.ts'
import * as styles from './Filtros.css.ts'
import type { Visao } from './useVisao.ts'

type Props = {
  visao: Visao
  onVisao: (visao: Visao) => void
  etapa: Etapa | null
  onEtapa: (etapa: Etapa | null) => void
  curso: string
  onCurso: (curso: string) => void
  /** Blank for all. */
  etiqueta: string
  onEtiqueta: (etiqueta: string) => void
  /** Those to choose from. */
  etiquetas: readonly string[]
  /** All of them: for the courses to choose from. */
  candidatos: readonly EmSelecao[]
  /** Those that the filters leave. */
  filtrados: readonly EmSelecao[]
  marcados: ReadonlySet<string>
  onMarcar: (ids: readonly string[], marcado: boolean) => void
}

const collator = new Intl.Collator('pt-BR')

/** How the candidates are shown, and which; and all of those are chosen at once. */
export const Filtros = (props: Props) => {
  const { visao, onVisao, etapa, onEtapa, curso, onCurso, candidatos, filtrados, marcados, onMarcar } = props
  const moveis = filtrados.filter(isMovel).map(({ id }) => id)
  return (
    <div className={styles.root}>
      <Fieldset legend="Mostrar como">
        <Cluster>
          <Chip pressed={visao === 'lista'} onPressedChange={() => onVisao('lista')}>
            Lista
          </Chip>
          <Chip pressed={visao === 'quadro'} onPressedChange={() => onVisao('quadro')}>
            Quadro
          </Chip>
        </Cluster>
      </Fieldset>
      {visao === 'lista' ? <EtapaField etapa={etapa} onEtapa={onEtapa} /> : null}
      <CursoField curso={curso} onCurso={onCurso} candidatos={candidatos} />
      <EtiquetaField {...props} />
      {moveis.length > 0 ? (
        <Checkbox
          label={`Selecionar todos os filtrados (${moveis.length})`}
          checked={moveis.every(id => marcados.has(id))}
          onChange={event => onMarcar(moveis, event.target.checked)}
        />
      ) : null}
    </div>
  )
}

const EtapaField = ({ etapa, onEtapa }: Pick<Props, 'etapa' | 'onEtapa'>) => (
  <Field label="Etapa">
    {control => (
      <Select
        {...control}
        value={etapa ?? ''}
        onChange={({ target: { value } }) => onEtapa(todasAsEtapas.find(one => one === value) ?? null)}
      >
        <option value="">Todas as etapas</option>
        {todasAsEtapas.map(one => (
          <option key={one} value={one}>
            {etapas[one].label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** Nothing where there is no choice. */
const CursoField = ({ curso, onCurso, candidatos }: Pick<Props, 'curso' | 'onCurso' | 'candidatos'>) => {
  const cursos = [...new Set(candidatos.flatMap(one => one.curso ?? []))].toSorted(collator.compare)
  if (cursos.length < 2) return null
  return (
    <Field label="Curso">
      {control => (
        <Select {...control} value={curso} onChange={event => onCurso(event.target.value)}>
          <option value="">Todos os cursos</option>
          {cursos.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Nothing before there is a label. */
const EtiquetaField = ({ etiqueta, onEtiqueta, etiquetas }: Pick<Props, 'etiqueta' | 'onEtiqueta' | 'etiquetas'>) =>
  etiquetas.length === 0 ? null : (
    <Field label="Etiqueta">
      {control => (
        <Select {...control} value={etiqueta} onChange={event => onEtiqueta(event.target.value)}>
          <option value="">Todas as etiquetas</option>
          {etiquetas.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </Field>
  )
