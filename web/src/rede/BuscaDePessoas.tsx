import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useDeferredValue, useId, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import * as styles from './BuscaDePessoas.css.ts'
import { type Filtros, rotulos } from './filtros.ts'
import { maiorBusca } from './urlState.ts'
import { useUrlState } from './useUrlState.ts'

type Props = { filtros: Filtros; onChange: (filtros: Filtros) => void }

const nomes = Object.keys(rotulos) as (keyof Filtros)[]

/** The search box, and the four filters, which apply at once. */
export const BuscaDePessoas = ({ filtros, onChange }: Props) => {
  const [open, setOpen] = useState(false)
  // Paints the pressed button before the people below move.
  const shown = useDeferredValue(open)
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div className={styles.search}>
          <Busca />
        </div>
        <Button look="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          Filtros
        </Button>
      </div>
      <div id={id} hidden={!shown}>
        <Card padding="compact">
          <Fieldset legend="Mostrar">
            <div className={styles.options}>
              {nomes.map(nome => (
                <Checkbox
                  key={nome}
                  label={rotulos[nome]}
                  checked={filtros[nome]}
                  onChange={event => onChange({ ...filtros, [nome]: event.target.checked })}
                />
              ))}
            </div>
          </Fieldset>
        </Card>
      </div>
    </div>
  )
}

const Busca = () => {
  const { busca, buscar, isBuscando } = useUrlState()
  /** Null while the box has the text of the search. */
  const [digitado, setDigitado] = useState<string | null>(null)
  const texto = digitado ?? busca ?? ''
  const handleSearch = () => {
    setDigitado(null)
    buscar(texto.trim() || null)
  }
  return (
    <SearchForm
      label="Buscar pessoas"
      placeholder="Buscar por nome, curso, interesse..."
      maxLength={maiorBusca}
      value={texto}
      onChange={setDigitado}
      onSearch={handleSearch}
      busy={isBuscando && texto.trim() === (busca ?? '')}
    />
  )
}
