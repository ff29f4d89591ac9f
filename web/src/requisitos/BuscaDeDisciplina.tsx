import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Field } from '../ui/form/Field.tsx'
import { isEnter } from '../ui/isEnter.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import * as styles from './BuscaDeDisciplina.css.ts'
import { toCodigo } from './requisitosForm.ts'
import { nomeDaDisciplina } from './frases.ts'
import { type DisciplinaAchada, useBuscaDeDisciplinas } from './useBuscaDeDisciplinas.ts'

type Escolhida = { codigo: string; nome: string | null }

type Props = {
  label: string
  error: string | undefined
  onEscolhida: (disciplina: Escolhida) => void
  inputRef: Ref<HTMLInputElement>
}

/** Finds a disciplina by code or name. A code without a match can be typed in full. A combobox with a list (ARIA APG). */
export const BuscaDeDisciplina = ({ label, error, onEscolhida, inputRef }: Props) => {
  const listId = useId()
  const busca = useCombobox(onEscolhida)
  const { texto, opcoes, active, announcement } = busca
  return (
    <Stack gap="xsmall">
      <Field label={label} error={error ?? busca.erro} hint="Busque pelo nome, ou digite o código e tecle Enter.">
        {control => (
          <TextInput
            {...control}
            ref={inputRef}
            icon={<Search size={20} />}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={opcoes.length > 0}
            aria-controls={listId}
            aria-activedescendant={opcoes[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={60}
            value={texto}
            onChange={event => busca.type(event.target.value)}
            onKeyDown={busca.onKeyDown}
            onBlur={busca.close}
          />
        )}
      </Field>
      <Opcoes id={listId} opcoes={opcoes} active={active} onEscolher={busca.escolher} />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Stack>
  )
}

type OpcoesProps = {
  id: string
  opcoes: readonly DisciplinaAchada[]
  active: number
  onEscolher: (disciplina: DisciplinaAchada) => void
}

const Opcoes = ({ id, opcoes, active, onEscolher }: OpcoesProps) => (
  <div id={id} role="listbox" aria-label="Disciplinas encontradas" hidden={opcoes.length === 0} className={styles.list}>
    {opcoes.map((opcao, index) => (
      // The combobox handles the keys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={opcao.codigo}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={styles.option}
        // Keeps the focus in the combobox.
        onMouseDown={event => event.preventDefault()}
        onClick={() => onEscolher(opcao)}
      >
        {nomeDaDisciplina(opcao)}
      </div>
    ))}
  </div>
)

const contar = (quantas: number) => {
  if (quantas === 0) return 'Nenhuma disciplina encontrada.'
  return quantas === 1 ? '1 disciplina encontrada.' : `${quantas} disciplinas encontradas.`
}

function useCombobox(onEscolhida: Props['onEscolhida']) {
  const [texto, setTexto] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [erro, setErro] = useState<string>()
  const [achadas, buscar] = useBuscaDeDisciplinas()
  const opcoes = open ? (achadas ?? []) : []
  const type = (written: string) => {
    setTexto(written)
    setErro(undefined)
    setActive(-1)
    setOpen(true)
    buscar(written)
  }
  const escolher = ({ codigo, nome }: Escolhida) => {
    type('')
    onEscolhida({ codigo, nome })
  }
  const confirm = () => {
    const opcao = opcoes[active]
    if (opcao) return escolher(opcao)
    const codigo = toCodigo(texto)
    if (codigo) escolher({ codigo, nome: achadas?.find(each => each.codigo === codigo)?.nome ?? null })
    else if (texto.trim()) setErro('Escolha uma disciplina da lista, ou escreva o código como INF1007.')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const closes = event.key === 'Escape' && opcoes.length > 0
    if (!step && !closes && !isEnter(event)) return
    // Otherwise Enter submits the form, and Escape closes its dialog.
    event.preventDefault()
    if (step) {
      setOpen(true)
      if (opcoes.length > 0) setActive((Math.max(active, step > 0 ? -1 : 0) + step + opcoes.length) % opcoes.length)
    } else if (closes) setOpen(false)
    else confirm()
  }
  const announcement = open && achadas && texto.trim() ? contar(achadas.length) : ''
  return { texto, opcoes, active, erro, announcement, type, escolher, onKeyDown, close: () => setOpen(false) }
}
