import Search from 'lucide-react/icons/search'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { type Candidato, nomeDaOrdem, type OrdemDeCandidatos } from './candidatos.ts'
import * as styles from './CandidatosBarra.css.ts'
import { Exportar } from '../exportar/Exportar.tsx'

type Props = {
  ordem: OrdemDeCandidatos
  onOrdem: (ordem: OrdemDeCandidatos) => void
  busca: string
  onBusca: (busca: string) => void
  ordens: readonly OrdemDeCandidatos[]
  /** The candidates to export: those that match, in their order. */
  candidatos: readonly Candidato[]
  titulo: string
}

/** Search, order and export of the candidates. */
export const CandidatosBarra = ({ ordem, onOrdem, busca, onBusca, ordens, candidatos, titulo }: Props) => (
  <div className={styles.root}>
    <div role="search" className={styles.search}>
      <Field label="Buscar candidatos">
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
    <div className={styles.order}>
      <Field label="Ordenar por">
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
    <Exportar candidatos={candidatos} titulo={titulo} />
  </div>
)
