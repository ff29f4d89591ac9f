import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Fieldset } from '../ui/Fieldset.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import * as styles from './BuscaDePessoas.css.ts'
import { maiorBusca, readBusca } from './endereco.ts'
import { type Filtros, rotulos } from './filtros.ts'

type Props = { filtros: Filtros; onChange: (filtros: Filtros) => void }

const nomes = Object.keys(rotulos) as (keyof Filtros)[]

/** The search box, which Enter or its button applies, and the four filters, which apply at once. */
export const BuscaDePessoas = ({ filtros, onChange }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Busca />
        <Button look="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          Filtros
        </Button>
      </div>
      <div id={id} hidden={!open}>
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
  const aplicada = readBusca(params) ?? ''
  const [texto, setTexto] = useState(aplicada)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    startTransition(async () => {
      await navigate(paths.rede({ busca: texto.trim() }))
    })
  }
  return (
    <search className={styles.search}>
      <form onSubmit={handleSubmit} className={styles.row}>
        <div className={styles.input}>
          <TextInput
            type="search"
            enterKeyHint="search"
            aria-label="Buscar pessoas"
            placeholder="Buscar por nome, curso, interesse..."
            maxLength={maiorBusca}
            icon={<Search size={20} />}
            value={texto}
            onChange={event => setTexto(event.target.value)}
          />
        </div>
        <Button type="submit" busy={isPending}>
          Buscar
        </Button>
      </form>
    </search>
  )
}
