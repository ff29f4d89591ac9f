import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { BuscaDeDisciplina } from './BuscaDeDisciplina.tsx'
import { type RequisitosFormValues, maximoDeDisciplinas, maximoDeEquivalentes } from './requisitosForm.ts'
import { nomeDaDisciplina } from './frases.ts'

type Disciplinas = RequisitosFormValues['disciplinas']
type Props = { value: Disciplinas; onChange: (disciplinas: Disciplinas) => void }

/** The disciplinas to have passed, each with its equivalents. One search box adds a disciplina or an equivalent. */
export const DisciplinasField = ({ value, onChange }: Props) => {
  const { de, alvo, erro, input, escolher, mudar, alternar, remover } = useDisciplinas({ value, onChange })
  return (
    <Fieldset legend="Disciplinas já cursadas">
      <Stack gap="small">
        <BuscaDeDisciplina
          label={alvo ? `Equivalente a ${alvo.codigo}` : 'Buscar disciplina'}
          error={erro}
          onEscolhida={escolher}
          inputRef={input}
        />
        <Stack as="ul" gap="small">
          {value.map(disciplina => (
            <Disciplina
              key={disciplina.codigo}
              disciplina={disciplina}
              aberta={disciplina.codigo === de}
              onEquivalente={() => alternar(disciplina.codigo)}
              onMudar={equivalentes => mudar(disciplina.codigo, equivalentes)}
              onRemover={() => remover(disciplina.codigo)}
            />
          ))}
        </Stack>
      </Stack>
    </Fieldset>
  )
}

function useDisciplinas({ value, onChange }: Props) {
  const [de, setDe] = useState<string | null>(null)
  const [erro, setErro] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const alvo = value.find(({ codigo }) => codigo === de)
  const escolher = ({ codigo, nome }: { codigo: string; nome: string | null }) => {
    const next = alvo ? comEquivalente(value, alvo.codigo, codigo) : comDisciplina(value, { codigo, nome })
    setErro(typeof next === 'string' ? next : undefined)
    if (typeof next === 'string') return
    onChange(next)
    setDe(null)
  }
  const mudar = (codigo: string, equivalentes: string[]) =>
    onChange(value.map(each => (each.codigo === codigo ? { ...each, equivalentes } : each)))
  const alternar = (codigo: string) => {
    setDe(codigo === de ? null : codigo)
    input.current?.focus()
  }
  const remover = (removida: string) => {
    onChange(value.filter(({ codigo }) => codigo !== removida))
    input.current?.focus()
  }
  return { de, alvo, erro, input, escolher, mudar, alternar, remover }
}

function comDisciplina(value: Disciplinas, nova: { codigo: string; nome: string | null }): Disciplinas | string {
  if (value.some(({ codigo }) => codigo === nova.codigo)) return 'Esta disciplina já está na lista.'
  if (value.length >= maximoDeDisciplinas) return `São no máximo ${maximoDeDisciplinas} disciplinas.`
  return [...value, { ...nova, equivalentes: [] }]
}

function comEquivalente(value: Disciplinas, de: string, codigo: string): Disciplinas | string {
  const equivalentes = value.find(each => each.codigo === de)?.equivalentes ?? []
  if (codigo === de || equivalentes.includes(codigo)) return 'Esta disciplina já está na lista.'
  if (equivalentes.length >= maximoDeEquivalentes) return `São no máximo ${maximoDeEquivalentes} equivalentes.`
  return value.map(each => (each.codigo === de ? { ...each, equivalentes: [...equivalentes, codigo] } : each))
}

type DisciplinaProps = {
  disciplina: Disciplinas[number]
  aberta: boolean
  onEquivalente: () => void
  onMudar: (equivalentes: string[]) => void
  onRemover: () => void
}

const Disciplina = ({ disciplina, aberta, onEquivalente, onMudar, onRemover }: DisciplinaProps) => {
  const { codigo, equivalentes } = disciplina
  return (
    <li>
      <Cluster justify="between">
        <Text>{nomeDaDisciplina(disciplina)}</Text>
        <IconButton label={`Remover ${codigo}`} icon={<X size={20} />} onClick={onRemover} />
      </Cluster>
      <Cluster>
        {equivalentes.map(each => (
          <Button
            key={each}
            look="secondary"
            shape="compact"
            onClick={() => onMudar(equivalentes.filter(other => other !== each))}
          >
            <VisuallyHidden>Remover a equivalente </VisuallyHidden>
            {`ou ${each}`}
            <X size={16} aria-hidden="true" />
          </Button>
        ))}
        <Button look="quiet" shape="compact" aria-pressed={aberta} onClick={onEquivalente}>
          <Plus size={16} aria-hidden="true" />
          <span>
            Equivalente<VisuallyHidden>{` a ${codigo}`}</VisuallyHidden>
          </span>
        </Button>
      </Cluster>
    </li>
  )
}
