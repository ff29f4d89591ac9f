import Search from 'lucide-react/icons/search'
import { lazy, Suspense } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { Candidato, OrdemDeCandidatos } from './candidatos.ts'
import * as styles from './CandidatosBarra.css.ts'

/** Loaded after the list. */
const Exportar = lazy(() => import('../exportar/Exportar.tsx').then(module => ({ default: module.Exportar })))

type Barra<Ordem extends string> = {
  ordem: Ordem
  onOrdem: (ordem: Ordem) => void
  busca: string
  onBusca: (busca: string) => void
  /** The orders to offer, in the order of the menu. */
  nomes: Readonly<Partial<Record<Ordem, string>>>
}

type Props = Barra<OrdemDeCandidatos> & {
  /** The candidates to export: those that match, in their order. */
  candidatos: readonly Candidato[]
  titulo: string
}

/** Search, order and export of the candidates, on an upstream without etapas. */
export const CandidatosBarra = ({ candidatos, titulo, ...barra }: Props) => (
  <div className={styles.root}>
    <BuscaField {...barra} />
    <OrdemField {...barra} />
    <Suspense>
      <Exportar candidatos={candidatos} titulo={titulo} />
    </Suspense>
  </div>
)

export const BuscaField = ({ busca, onBusca }: Pick<Barra<never>, 'busca' | 'onBusca'>) => (
  <div role="search" className={styles.search}>
    <Field label="Buscar candidatos" labelHidden>
      {control => (
        <TextInput
          {...control}
          type="search"
          placeholder="Nome, curso, e-mail ou carta"
          icon={<Search size={20} />}
          value={busca}
          onChange={event => onBusca(event.target.value)}
        />
      )}
    </Field>
  </div>
)

type OrdemProps<Ordem extends string> = Omit<Barra<Ordem>, 'busca' | 'onBusca'>

export const OrdemField = <Ordem extends string>({ ordem, onOrdem, nomes }: OrdemProps<Ordem>) => (
  <div className={styles.order}>
    <Field label="Ordenar por" labelHidden>
      {control => (
        <Select {...control} value={ordem} onChange={event => onOrdem(event.target.value as Ordem)}>
          {Object.entries(nomes).map(([value, nome]) => (
            <option key={value} value={value}>
              {String(nome)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
)
