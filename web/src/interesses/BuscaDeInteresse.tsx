import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { fold } from '../ui/fold.ts'
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
export const BuscaDeInteresse = ({ todos, value, onChange, onChosen, invalid }: Props) => {
  const [refusal, setRefusal] = useState<string>()
  const [criarInteresse, isCreating] = useCriarInteresse()
  const nome = value.trim()
  const known = todos.find(one => fold(one.nome) === fold(nome))
  const handleChosen = (interesse: Interesse) => {
    onChosen(interesse)
    // Keeps text typed while the request was pending.
    onChange(typed => (typed.trim() === nome ? '' : typed))
  }
  const handleAdd = () => {
    setRefusal(undefined)
    if (known) handleChosen(known)
    else if (nome && !isCreating) criarInteresse(nome, { onCriado: handleChosen, onRefused: setRefusal })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
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
      {nome && !known ? <Adicionar nome={nome} busy={isCreating} onClick={handleAdd} /> : null}
    </>
  )
}

const Adicionar = ({ nome, ...rest }: { nome: string; busy: boolean; onClick: () => void }) => (
  <Button {...rest} look="secondary" busyText="Adicionando...">
    <Plus size={20} aria-hidden="true" />
    {`Adicionar “${nome}”`}
  </Button>
)
