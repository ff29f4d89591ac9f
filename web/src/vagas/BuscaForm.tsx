import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import * as styles from './BuscaForm.css.ts'
import type { Filtros } from './useFiltros.ts'

/** Longest text that the gateway searches for. */
const maximo = 100

/** The search box; Enter or the button applies its text alone. */
export const BuscaForm = ({ filtros: { selecionado, selecionar, buscar, isPending } }: { filtros: Filtros }) => {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    buscar()
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className={styles.root}>
        <div className={styles.input}>
          <TextInput
            type="search"
            enterKeyHint="search"
            aria-label="Buscar oportunidades"
            placeholder="Buscar oportunidades..."
            maxLength={maximo}
            icon={<Search size={20} />}
            value={selecionado.busca}
            onChange={event => selecionar({ busca: event.target.value })}
          />
        </div>
        <Button type="submit" busy={isPending}>
          Buscar
        </Button>
      </form>
    </search>
  )
}
