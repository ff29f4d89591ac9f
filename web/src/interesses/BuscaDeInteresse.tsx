import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { fold } from '../ui/fold.ts'
import { isEnter } from '../ui/isEnter.ts'
import type { Interesse } from './nomes.ts'
import { useCriarInteresse } from './useCriarInteresse.ts'

type Props = {
  /** All interests: a name that differs only in case or accents is not added again. */
  todos: readonly Interesse[]
  value: string
  onChange: Dispatch<SetStateAction<string>>
  onChosen: (interesse: Interesse) => void
  /** Whether the choice has an error. */
  invalid: boolean
}

/** Finds an interest by its name, or adds a new one. */
export const BuscaDeInteresse = ({ invalid, ...choice }: Props) => {
  const { value, onChange } = choice
  const { refusal, novo, isCreating, handleAdd } = useEscolha(choice)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    // Otherwise Enter would submit the surrounding form.
    event.preventDefault()
    handleAdd()
  }
  return (
    <>
      <Field label="Buscar ou adicionar interesse" error={refusal}>
        {control => (
          <TextInput
            {...control}
            icon={<Search size={20} />}
            value={value}
            maxLength={60}
            autoComplete="off"
            onKeyDown={handleKeyDown}
            aria-invalid={control['aria-invalid'] ?? (invalid || undefined)}
            onChange={event => onChange(event.target.value)}
          />
        )}
      </Field>
      {novo ? <Adicionar nome={novo} busy={isCreating} onClick={handleAdd} /> : null}
    </>
  )
}

/** The choice of the interest with the typed name. `novo` is a name that no interest has. */
function useEscolha({ todos, value, onChange, onChosen }: Omit<Props, 'invalid'>) {
  const [refusal, setRefusal] = useState<string>()
  const criarInteresse = useCriarInteresse()
  /** The names that are being added. Another one can be added meanwhile. */
  const [criando, setCriando] = useState<readonly string[]>([])
  const nome = value.trim()
  const isCreating = criando.includes(nome)
  const known = todos.find(one => fold(one.nome) === fold(nome))
  const handleChosen = (interesse: Interesse) => {
    onChosen(interesse)
    // Keeps text typed while the request was pending.
    onChange(typed => (typed.trim() === nome ? '' : typed))
  }
  const criar = () => {
    const end = () => setCriando(names => names.filter(other => other !== nome))
    setCriando([...criando, nome])
    criarInteresse(nome, {
      onCriado: interesse => {
        end()
        handleChosen(interesse)
      },
      onRefused: mensagem => {
        end()
        setRefusal(mensagem)
      },
    })
  }
  const handleAdd = () => {
    setRefusal(undefined)
    if (known) handleChosen(known)
    else if (nome && !isCreating) criar()
  }
  return { refusal, novo: known ? null : nome, isCreating, handleAdd }
}

const Adicionar = ({ nome, ...rest }: { nome: string; busy: boolean; onClick: () => void }) => (
  <Button {...rest} look="secondary" busyText="Adicionando...">
    <Plus size={20} aria-hidden="true" />
    {`Adicionar “${nome}”`}
  </Button>
)
