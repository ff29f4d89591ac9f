import { Plus, Search } from 'lucide-react'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { dobrarNome, type Interesse } from './nomes.ts'
import { useCriarInteresse } from './useCriarInteresse.ts'

type Props = {
  /** Every interest there is: a name that one of them has is never added again, however it is spelt. */
  todos: readonly Interesse[]
  value: string
  onChange: Dispatch<SetStateAction<string>>
  onChosen: (interesse: Interesse) => void
  /** Something is wrong with the choice that the box belongs to. */
  invalid: boolean
}

/** Finds an interest by its name, and adds it where nobody has named it yet. */
export const BuscaDeInteresse = ({ todos, value, onChange, onChosen, invalid }: Props) => {
  const [refusal, setRefusal] = useState<string>()
  const [criarInteresse, isCreating] = useCriarInteresse()
  const nome = value.trim()
  const known = todos.find(one => dobrarNome(one.nome) === dobrarNome(nome))
  const handleChosen = (interesse: Interesse) => {
    onChosen(interesse)
    // What was typed while the server answered stays.
    onChange(typed => (typed.trim() === nome ? '' : typed))
  }
  const handleAdd = () => {
    setRefusal(undefined)
    if (known) handleChosen(known)
    else if (nome && !isCreating) criarInteresse(nome, { onCriado: handleChosen, onRecusado: setRefusal })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Or the form around would be submitted.
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
    Adicionar “{nome}”
  </Button>
)
