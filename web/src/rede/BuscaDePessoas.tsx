import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useDeferredValue, useId, useState, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import * as styles from './BuscaDePessoas.css.ts'
import { maiorBusca, readBusca } from './urlState.ts'
import { type Filtros, rotulos } from './filtros.ts'

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
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const [texto, setTexto] = useState(readBusca(params) ?? '')
  const handleSearch = () =>
    startTransition(async () => {
      await navigate(paths.rede({ busca: texto.trim() }))
    })
  return (
    <SearchForm
      label="Buscar pessoas"
      placeholder="Buscar por nome, curso, interesse..."
      maxLength={maiorBusca}
      value={texto}
      onChange={setTexto}
      onSearch={handleSearch}
      busy={isPending}
    />
  )
}
