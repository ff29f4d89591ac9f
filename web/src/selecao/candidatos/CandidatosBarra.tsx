import Search from 'lucide-react/icons/search'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { type Candidato, nomeDaOrdem, type OrdemDeCandidatos } from './candidatos.ts'
import * as styles from './CandidatosBarra.css.ts'
import { Exportar } from '../exportar/Exportar.tsx'

export type Barra = {
  ordem: OrdemDeCandidatos
  onOrdem: (ordem: OrdemDeCandidatos) => void
  busca: string
  onBusca: (busca: string) => void
  ordens: readonly OrdemDeCandidatos[]
}

type Props = Barra & {
  /** The candidates to export: those that match, in their order. */
  candidatos: readonly Candidato[]
  titulo: string
}

/** Search, order and export of the candidates, on an upstream without etapas. */
export const CandidatosBarra = ({ candidatos, titulo, ...barra }: Props) => (
  <div className={styles.root}>
    <BuscaField {...barra} />
    <OrdemField {...barra} />
    <Exportar candidatos={candidatos} titulo={titulo} />
  </div>
)

export const BuscaField = ({ busca, onBusca }: Pick<Barra, 'busca' | 'onBusca'>) => (
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

export const OrdemField = ({ ordem, onOrdem, ordens }: Omit<Barra, 'busca' | 'onBusca'>) => (
  <div className={styles.order}>
    <Field label="Ordenar por" labelHidden>
      {control => (
        <Select {...control} value={ordem} onChange={event => onOrdem(event.target.value as OrdemDeCandidatos)}>
          {ordens.map(value => (
            <option key={value} value={value}>
              {nomeDaOrdem[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
)
