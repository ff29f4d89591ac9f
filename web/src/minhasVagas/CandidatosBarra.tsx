import { Download, Search } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { type Candidato, nomeDaOrdem, type OrdemDeCandidatos, ordensDe } from './candidatos.ts'
import * as styles from './CandidatosBarra.css.ts'
import { toCsv, toNomeDoArquivo } from './candidatosCsv.ts'

type Props = {
  ordem: OrdemDeCandidatos
  onOrdem: (ordem: OrdemDeCandidatos) => void
  busca: string
  onBusca: (busca: string) => void
  /** All of them, whatever is searched for: for the file. */
  candidatos: readonly Candidato[]
  titulo: string
}

/** Search, order and export of the candidates. */
export const CandidatosBarra = ({ ordem, onOrdem, busca, onBusca, candidatos, titulo }: Props) => (
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
            {ordensDe(candidatos).map(value => (
              <option key={value} value={value}>
                {nomeDaOrdem[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
    <Button look="secondary" onClick={() => download(toNomeDoArquivo(titulo), toCsv(candidatos), 'text/csv')}>
      <Download size={20} aria-hidden="true" />
      Exportar CSV
    </Button>
  </div>
)
