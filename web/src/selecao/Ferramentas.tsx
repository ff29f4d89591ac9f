import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useId, useState } from 'react'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { periodoDeEstudo } from './periodoDeEstudo.ts'
import { Button } from '../ui/form/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Chip } from '../ui/form/Chip.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { Select } from '../ui/form/Select.tsx'
import { type EmSelecao, isMovable, todasAsEtapas } from './etapa.ts'
import { BuscaField, OrdemField } from './candidatos/CandidatosBarra.tsx'
import { Resumo } from './candidatos/CandidatosList.tsx'
import { Exportar } from './exportar/Exportar.tsx'
import * as styles from './Ferramentas.css.ts'
import type { useFiltros } from './useFiltros.ts'
import { type Visao, visoes } from './useVisao.ts'

const todasAsVisoes = Object.keys(visoes) as Visao[]

const collator = new Intl.Collator('pt-BR')

type Props = {
  visao: Visao
  onVisao: (visao: Visao) => void
  lista: ReturnType<typeof useFiltros>
  /** All candidates, from which the options of cursos and periodos come. */
  candidatos: readonly EmSelecao[]
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
  marcados: ReadonlySet<string>
  onMarcar: (ids: readonly string[], marcado: boolean) => void
  /** The button of the entrevistas. */
  entrevistas: ReactNode
}

/** What finds, arranges, selects and exports the candidates: two rows, so that the first candidate is in sight. */
export const Ferramentas = ({ visao, onVisao, lista, candidatos, titulo, entrevistas, ...marcas }: Props) => {
  const { barra, filtros, filtrados, resumo } = lista
  const id = useId()
  const [abertas, setAbertas] = useState(false)
  const escolhas = { visao, ...filtros, candidatos }
  return (
    <div className={styles.root} data-abertas={abertas}>
      <div className={styles.linha}>
        <div className={styles.busca}>
          <BuscaField {...barra} />
        </div>
        <AbrirButton id={id} ativos={countAtivos(escolhas)} abertas={abertas} onAbertas={setAbertas} />
        <Visoes visao={visao} onVisao={onVisao} />
        {entrevistas}
        <div className={styles.ordem}>
          <OrdemField {...barra} />
        </div>
      </div>
      <div id={id} className={styles.campos}>
        <Campos {...escolhas} />
      </div>
      <div className={styles.linha}>
        <Todos filtrados={filtrados} {...marcas} />
        <Resumo texto={resumo} />
        <div className={styles.exportar}>
          <Exportar candidatos={filtrados} titulo={titulo} />
        </div>
      </div>
    </div>
  )
}

type AbrirProps = { id: string; ativos: number; abertas: boolean; onAbertas: (abertas: boolean) => void }

/** Shows the filters, and on a phone order and export too. It says how many filters are set. */
const AbrirButton = ({ id, ativos, abertas, onAbertas }: AbrirProps) => (
  <Button
    look="secondary"
    shape="compact"
    aria-expanded={abertas}
    aria-controls={id}
    onClick={() => onAbertas(!abertas)}
  >
    <SlidersHorizontal size={20} aria-hidden="true" />
    <span>{ativos > 0 ? `Filtros (${ativos})` : 'Filtros'}</span>
  </Button>
)

const Visoes = ({ visao, onVisao }: Pick<Props, 'visao' | 'onVisao'>) => (
  <Fieldset legend="Mostrar como" legendHidden>
    <Cluster gap="xxsmall">
      {todasAsVisoes.map(one => (
        <Chip key={one} pressed={visao === one} onPressedChange={() => onVisao(one)}>
          {visoes[one]}
        </Chip>
      ))}
    </Cluster>
  </Fieldset>
)

type TodosProps = Pick<Props, 'marcados' | 'onMarcar'> & { filtrados: readonly EmSelecao[] }

/** Selects all candidates that match; nothing if none of them can be moved. */
const Todos = ({ filtrados, marcados, onMarcar }: TodosProps) => {
  const moveis = filtrados.filter(isMovable).map(({ id }) => id)
  return moveis.length > 0 ? (
    <Checkbox
      label={`Selecionar todos os filtrados (${moveis.length})`}
      checked={moveis.every(id => marcados.has(id))}
      onChange={event => onMarcar(moveis, event.target.checked)}
    />
  ) : null
}

type EscolhasProps = Pick<Props, 'visao' | 'candidatos'> & Props['lista']['filtros']

const countAtivos = ({ visao, etapa, curso, periodo, etiqueta }: EscolhasProps): number =>
  [visao !== 'quadro' && etapa, curso, periodo, etiqueta].filter(Boolean).length

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

const EtapaField = ({ etapa, onFiltro }: Pick<EscolhasProps, 'etapa' | 'onFiltro'>) => (
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
