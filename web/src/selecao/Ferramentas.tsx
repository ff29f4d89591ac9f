import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Segmented } from '../ui/form/Segmented.tsx'
import { useDismiss } from '../ui/overlay/useDismiss.ts'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { type EmSelecao, isMovable } from './etapa.ts'
import { BuscaField, OrdemField } from './candidatos/CandidatosBarra.tsx'
import { Resumo } from './candidatos/CandidatosList.tsx'
import { Exportar } from './exportar/Exportar.tsx'
import { Campos, countAtivos } from './filtros/Campos.tsx'
import * as styles from './Ferramentas.css.ts'
import type { useFiltros } from './useFiltros.ts'
import { type Visao, visoes } from './useVisao.ts'

const todasAsVisoes = Object.entries(visoes).map(([value, label]) => ({ value: value as Visao, label }))

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
  /** What only this view has. */
  daVisao: ReactNode
}

/** What finds, arranges, selects and exports the candidates: one row, and on a phone the search alone until more is asked for. */
export const Ferramentas = ({ visao, onVisao, lista, candidatos, titulo, daVisao, ...marcas }: Props) => {
  const { barra, filtros, filtrados, resumo, criterios } = lista
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { abertas, abrir } = useFiltrosAbertos(root, criterios.precisar)
  const mudarVisao = (next: Visao) => {
    abrir(false)
    onVisao(next)
  }
  return (
    <div ref={root} className={styles.root} data-abertas={abertas}>
      <div className={styles.linha}>
        <div className={styles.todos}>
          <Todos filtrados={filtrados} {...marcas} />
        </div>
        <div className={styles.busca}>
          <BuscaField {...barra} />
        </div>
        <Resumo texto={resumo} />
        <AbrirButton id={id} ativos={countAtivos(filtros.filtro)} abertas={abertas} onAbertas={abrir} />
        <div className={styles.ordem}>
          <OrdemField {...barra} />
        </div>
        <div className={styles.demais}>
          <Segmented legend="Mostrar como" value={visao} options={todasAsVisoes} onChange={mudarVisao} />
          {daVisao}
          <Exportar candidatos={filtrados} titulo={titulo} />
        </div>
      </div>
      <div id={id} className={styles.campos}>
        <Campos visao={visao} {...filtros} {...criterios} candidatos={candidatos} />
      </div>
    </div>
  )
}

/** Whether the filters are shown over the list. A press outside, Escape and another view close them. */
function useFiltrosAbertos(root: RefObject<HTMLElement | null>, onAbrir: () => void) {
  const [abertas, setAbertas] = useState(false)
  const abrir = (next: boolean) => {
    setAbertas(next)
    if (next) onAbrir()
  }
  useDismiss(root, abertas, byKey => {
    setAbertas(false)
    if (byKey) root.current?.querySelector<HTMLElement>('[aria-controls][aria-expanded]')?.focus()
  })
  return { abertas, abrir }
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

type TodosProps = Pick<Props, 'marcados' | 'onMarcar'> & { filtrados: readonly EmSelecao[] }

/** Selects all candidates that match; nothing if none of them can be moved. */
const Todos = ({ filtrados, marcados, onMarcar }: TodosProps) => {
  const moveis = filtrados.filter(isMovable).map(({ id }) => id)
  return moveis.length > 0 ? (
    <Checkbox
      label={<VisuallyHidden>{`Selecionar todos os filtrados (${moveis.length})`}</VisuallyHidden>}
      checked={moveis.every(id => marcados.has(id))}
      onChange={event => onMarcar(moveis, event.target.checked)}
    />
  ) : null
}
