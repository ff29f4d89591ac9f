import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Chip } from '../ui/form/Chip.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { type EmSelecao, isMovable } from './etapa.ts'
import { BuscaField, OrdemField } from './candidatos/CandidatosBarra.tsx'
import { Resumo } from './candidatos/CandidatosList.tsx'
import { Exportar } from './exportar/Exportar.tsx'
import { Campos, countAtivos } from './filtros/Campos.tsx'
import * as styles from './Ferramentas.css.ts'
import type { useFiltros } from './useFiltros.ts'
import { type Visao, visoes } from './useVisao.ts'

const todasAsVisoes = Object.keys(visoes) as Visao[]

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

/** What finds, arranges, selects and exports the candidates: two rows, and on a phone one, so that the first candidate is in sight. */
export const Ferramentas = ({ visao, onVisao, lista, candidatos, titulo, entrevistas, ...marcas }: Props) => {
  const { barra, filtros, filtrados, resumo, criterios } = lista
  const id = useId()
  const [abertas, setAbertas] = useState(false)
  const abrir = (next: boolean) => {
    setAbertas(next)
    if (next) lista.criterios.precisar()
  }
  return (
    <div className={styles.root} data-abertas={abertas}>
      <div className={styles.linha}>
        <div className={styles.busca}>
          <BuscaField {...barra} />
        </div>
        <AbrirButton id={id} ativos={countAtivos(filtros.filtro)} abertas={abertas} onAbertas={abrir} />
        <div className={styles.visoes}>
          <Visoes visao={visao} onVisao={onVisao} />
          {entrevistas}
        </div>
        <div className={styles.ordem}>
          <OrdemField {...barra} />
        </div>
      </div>
      <div id={id} className={styles.campos}>
        <Campos visao={visao} {...filtros} {...criterios} candidatos={candidatos} />
      </div>
      <div className={styles.linha}>
        <div className={styles.todos}>
          <Todos filtrados={filtrados} {...marcas} />
        </div>
        <Resumo texto={resumo} />
        <div className={styles.exportar}>
          <Exportar candidatos={filtrados} titulo={titulo} />
        </div>
      </div>
    </div>
  )
}

type AbrirProps = { id: string; ativos: number; abertas: boolean; onAbertas: (abertas: boolean) => void }

/** Shows the filters, and on a phone what else is in the rows. It says how many filters are set. */
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
