import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { periodoDeEstudo } from './periodoDeEstudo.ts'
import { Button } from '../ui/form/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Chip } from '../ui/form/Chip.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { Select } from '../ui/form/Select.tsx'
import { type EmSelecao, type Etapa, isMovable, todasAsEtapas } from './etapa.ts'
import * as styles from './Filtros.css.ts'
import type { Filtro } from './filtro.ts'
import { type Visao, visoes } from './useVisao.ts'

type Props = {
  visao: Visao
  onVisao: (visao: Visao) => void
  /** The current filters; empty for all. */
  etapa: Etapa | null
  curso: string
  periodo: string
  etiqueta: string
  onFiltro: (change: Partial<Pick<Filtro, 'etapa' | 'curso' | 'periodo' | 'etiqueta'>>) => void
  etiquetas: readonly string[]
  /** All candidates, from which the options of cursos and periodos come. */
  candidatos: readonly EmSelecao[]
  /** The candidates that match the filters. */
  filtrados: readonly EmSelecao[]
  marcados: ReadonlySet<string>
  onMarcar: (ids: readonly string[], marcado: boolean) => void
}

const todasAsVisoes = Object.keys(visoes) as Visao[]

const collator = new Intl.Collator('pt-BR')

/** The view, the filters, and a checkbox that selects all candidates that match. */
export const Filtros = (props: Props) => {
  const { visao, onVisao, filtrados, marcados, onMarcar } = props
  const moveis = filtrados.filter(isMovable).map(({ id }) => id)
  return (
    <div className={styles.root}>
      <Fieldset legend="Mostrar como">
        <Cluster>
          {todasAsVisoes.map(one => (
            <Chip key={one} pressed={visao === one} onPressedChange={() => onVisao(one)}>
              {visoes[one]}
            </Chip>
          ))}
        </Cluster>
      </Fieldset>
      <Escolhas {...props} />
      {moveis.length > 0 ? (
        <div className={styles.todos}>
          <Checkbox
            label={`Selecionar todos os filtrados (${moveis.length})`}
            checked={moveis.every(id => marcados.has(id))}
            onChange={event => onMarcar(moveis, event.target.checked)}
          />
        </div>
      ) : null}
    </div>
  )
}

type EscolhasProps = Pick<
  Props,
  'visao' | 'etapa' | 'curso' | 'periodo' | 'etiqueta' | 'etiquetas' | 'candidatos' | 'onFiltro'
>

/** On a phone the filters are behind a button, which shows how many are set. */
const Escolhas = (props: EscolhasProps) => {
  const { visao, etapa, curso, periodo, etiqueta } = props
  const id = useId()
  const [abertas, setAbertas] = useState(false)
  const ativos = [visao !== 'quadro' && etapa, curso, periodo, etiqueta].filter(Boolean).length
  return (
    <>
      <div className={styles.abrir}>
        <Button
          look="secondary"
          shape="wide"
          aria-expanded={abertas}
          aria-controls={id}
          onClick={() => setAbertas(!abertas)}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
          <span>{ativos > 0 ? `Filtros (${ativos})` : 'Filtros'}</span>
        </Button>
      </div>
      <div id={id} className={abertas ? styles.abertas : styles.fechadas}>
        <Campos {...props} />
      </div>
    </>
  )
}

const Campos = ({ visao, etapa, curso, periodo, etiqueta, etiquetas, candidatos, onFiltro }: EscolhasProps) => (
  <>
    {visao === 'quadro' ? null : <EtapaField etapa={etapa} onFiltro={onFiltro} />}
    <Escolha
      label="Curso"
      todos="Todos os cursos"
      value={curso}
      opcoes={valoresDe(candidatos, 'curso')}
      onChange={next => onFiltro({ curso: next })}
    />
    <Escolha
      label="Período"
      todos="Todos os períodos"
      value={periodo}
      opcoes={valoresDe(candidatos, 'periodoInicio').toReversed()}
      nome={nomeDoPeriodo}
      onChange={next => onFiltro({ periodo: next })}
    />
    <Escolha
      label="Etiqueta"
      todos="Todas as etiquetas"
      value={etiqueta}
      opcoes={etiquetas}
      onChange={next => onFiltro({ etiqueta: next })}
    />
  </>
)

const EtapaField = ({ etapa, onFiltro }: Pick<Props, 'etapa' | 'onFiltro'>) => (
  <Field label="Etapa">
    {control => (
      <Select
        {...control}
        value={etapa ?? ''}
        onChange={({ target: { value } }) => onFiltro({ etapa: todasAsEtapas.find(one => one === value) ?? null })}
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

/** The distinct values, sorted; none if there are fewer than two. */
function valoresDe(candidatos: readonly EmSelecao[], campo: 'curso' | 'periodoInicio'): readonly string[] {
  const valores = [...new Set(candidatos.flatMap(one => one[campo] ?? []))].toSorted(collator.compare)
  return valores.length < 2 ? [] : valores
}

/** As '6º período (desde 2024.1)'. */
function nomeDoPeriodo(inicio: string): string {
  const periodo = periodoDeEstudo(inicio, new Date())
  return periodo === null ? `Desde ${inicio}` : `${periodo}º período (desde ${inicio})`
}

type EscolhaProps = {
  label: string
  /** For no filter. */
  todos: string
  value: string
  opcoes: readonly string[]
  nome?: (opcao: string) => string
  onChange: (value: string) => void
}

/** Nothing without options, unless a value is set. */
const Escolha = ({ label, todos, value, opcoes, nome = opcao => opcao, onChange }: EscolhaProps) =>
  opcoes.length === 0 && value === '' ? null : (
    <Field label={label}>
      {control => (
        <Select {...control} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{todos}</option>
          {[...new Set(value ? [...opcoes, value] : opcoes)].map(one => (
            <option key={one} value={one}>
              {nome(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
