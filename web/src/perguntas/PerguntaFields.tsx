import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { type PerguntaFormValues, isTipo, tipos } from './perguntasForm.ts'

type Props = {
  pergunta: PerguntaFormValues
  /** From 1. */
  numero: number
  total: number
  erros: { texto: string | undefined; opcoes: string | undefined }
  onPergunta: (pergunta: PerguntaFormValues) => void
  onMover: (by: -1 | 1) => void
  onRemover: () => void
}

/** The fields of one pergunta. */
export const PerguntaFields = ({ pergunta, numero, total, erros, onPergunta, onMover, onRemover }: Props) => (
  <Fieldset legend={`Pergunta ${numero}`}>
    <Stack gap="small">
      <Field label="Texto da pergunta" error={erros.texto}>
        {control => (
          <TextInput
            {...control}
            value={pergunta.texto}
            onChange={event => onPergunta({ ...pergunta, texto: event.target.value })}
          />
        )}
      </Field>
      <Tipo {...{ pergunta, erros, onPergunta }} />
      <Cluster justify="between">
        <Checkbox
          label="Obrigatória"
          checked={pergunta.obrigatoria}
          onChange={event => onPergunta({ ...pergunta, obrigatoria: event.target.checked })}
        />
        <Botoes {...{ numero, total, onMover, onRemover }} />
      </Cluster>
    </Stack>
  </Fieldset>
)

/** The type of the resposta, and its options. */
const Tipo = ({ pergunta, erros, onPergunta }: Pick<Props, 'pergunta' | 'erros' | 'onPergunta'>) => (
  <>
    <Field label="Tipo de resposta">
      {control => (
        <Select
          {...control}
          value={pergunta.tipo}
          onChange={({ target: { value } }) => (isTipo(value) ? onPergunta({ ...pergunta, tipo: value }) : null)}
        >
          {Object.entries(tipos).map(([value, nome]) => (
            <option key={value} value={value}>
              {nome}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {pergunta.tipo === 'ESCOLHA' ? (
      <Field label="Opções" hint="De 2 a 10, uma por linha." error={erros.opcoes}>
        {control => (
          <Textarea
            {...control}
            rows={4}
            value={pergunta.opcoes}
            onChange={event => onPergunta({ ...pergunta, opcoes: event.target.value })}
          />
        )}
      </Field>
    ) : null}
  </>
)

const Botoes = ({ numero, total, onMover, onRemover }: Pick<Props, 'numero' | 'total' | 'onMover' | 'onRemover'>) => (
  <Cluster gap="xxsmall">
    <IconButton
      label={`Mover a pergunta ${numero} para cima`}
      icon={<ArrowUp size={20} />}
      disabled={numero === 1}
      onClick={() => onMover(-1)}
    />
    <IconButton
      label={`Mover a pergunta ${numero} para baixo`}
      icon={<ArrowDown size={20} />}
      disabled={numero === total}
      onClick={() => onMover(1)}
    />
    <IconButton label={`Remover a pergunta ${numero}`} icon={<X size={20} />} onClick={onRemover} />
  </Cluster>
)
