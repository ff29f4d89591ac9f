import X from 'lucide-react/icons/x'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { maximoDeCursos } from './requisitosForm.ts'

type Props = { cursos: readonly string[]; value: string[]; onChange: (cursos: string[]) => void }

/** The cursos, any of which meets the requisito. */
export const CursosField = ({ cursos, value, onChange }: Props) => (
  <>
    <Field label="Cursos" optional hint="Sem nenhum, valem todos.">
      {control => (
        <Select
          {...control}
          value=""
          disabled={value.length >= maximoDeCursos}
          onChange={event => onChange([...value, event.target.value])}
        >
          <option value="">Adicionar curso</option>
          {cursos
            .filter(curso => !value.includes(curso))
            .map(curso => (
              <option key={curso} value={curso}>
                {curso}
              </option>
            ))}
        </Select>
      )}
    </Field>
    <Cluster>
      {value.map(curso => (
        <Button
          key={curso}
          look="secondary"
          shape="compact"
          onClick={() => onChange(value.filter(other => other !== curso))}
        >
          <VisuallyHidden>Remover </VisuallyHidden>
          {curso}
          <X size={16} aria-hidden="true" />
        </Button>
      ))}
    </Cluster>
  </>
)
