import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import * as styles from './BuscaDeDisciplina.css.ts'
import { toCodigo } from './escrito.ts'
import { nomeDaDisciplina } from './frases.ts'
import { type DisciplinaAchada, useBuscaDeDisciplinas } from './useBuscaDeDisciplinas.ts'

type Escolhida = { codigo: string; nome: string | null }

type Props = {
  label: string
  error: string | undefined
  onEscolhida: (disciplina: Escolhida) => void
  inputRef: Ref<HTMLInputElement>
}

/** Finds a course by code or name; a code that no transcript has can be typed whole. A combobox with a list (ARIA APG). */
export const BuscaDeDisciplina = ({ label, error, onEscolhida, inputRef }: Props) => {
  const listId = useId()
  const busca = useEscolha(onEscolhida)
  const { texto, opcoes, ativa, aviso } = busca
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
            aria-activedescendant={opcoes[ativa] ? `${listId}-${ativa}` : undefined}
            autoComplete="off"
            maxLength={60}
            value={texto}
            onChange={event => busca.escrever(event.target.value)}
            onKeyDown={busca.onKeyDown}
            onBlur={busca.fechar}
          />
        )}
      </Field>
      <Opcoes id={listId} opcoes={opcoes} ativa={ativa} onEscolher={busca.escolher} />
      <div role="status">
        <VisuallyHidden>{aviso}</VisuallyHidden>
      </div>
    </Stack>
  )
}

type OpcoesProps = {
  id: string
  opcoes: readonly DisciplinaAchada[]
  ativa: number
  onEscolher: (disciplina: DisciplinaAchada) => void
}

const Opcoes = ({ id, opcoes, ativa, onEscolher }: OpcoesProps) => (
  <div id={id} role="listbox" aria-label="Disciplinas encontradas" hidden={opcoes.length === 0} className={styles.list}>
    {opcoes.map((opcao, index) => (
      // The keys are those of the combobox.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={opcao.codigo}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === ativa}
        className={styles.option}
        // The focus stays in the box.
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

function useEscolha(onEscolhida: Props['onEscolhida']) {
  const [texto, setTexto] = useState('')
  const [aberta, setAberta] = useState(false)
  const [ativa, setAtiva] = useState(-1)
  const [erro, setErro] = useState<string>()
  const [achadas, buscar] = useBuscaDeDisciplinas()
  const opcoes = aberta ? (achadas ?? []) : []
  const escrever = (written: string) => {
    setTexto(written)
    setErro(undefined)
    setAtiva(-1)
    setAberta(true)
    buscar(written)
  }
  const escolher = ({ codigo, nome }: Escolhida) => {
    escrever('')
    onEscolhida({ codigo, nome })
  }
  const confirmar = () => {
    const opcao = opcoes[ativa]
    if (opcao) return escolher(opcao)
    const codigo = toCodigo(texto)
    if (codigo) escolher({ codigo, nome: achadas?.find(each => each.codigo === codigo)?.nome ?? null })
    else if (texto.trim()) setErro('Escolha uma disciplina da lista, ou escreva o código como INF1007.')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const passo = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const fecha = event.key === 'Escape' && opcoes.length > 0
    if (!passo && !fecha && event.key !== 'Enter') return
    // Enter would send the form around, and Escape close its dialog.
    event.preventDefault()
    if (passo) {
      setAberta(true)
      if (opcoes.length > 0) setAtiva((Math.max(ativa, passo > 0 ? -1 : 0) + passo + opcoes.length) % opcoes.length)
    } else if (fecha) setAberta(false)
    else confirmar()
  }
  const aviso = aberta && achadas && texto.trim() ? contar(achadas.length) : ''
  return { texto, opcoes, ativa, erro, aviso, escrever, escolher, onKeyDown, fechar: () => setAberta(false) }
}
