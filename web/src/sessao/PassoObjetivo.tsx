import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { CadastroValues } from './cadastroForm.ts'
import { objetivos } from './objetivos.ts'

/** Step 2: what the student is here for. */
export const PassoObjetivo = () => {
  const { control, setValue } = useFormContext<CadastroValues>()
  return (
    <RadioGroup
      legend="O que você mais procura aqui?"
      name="objetivoPrincipal"
      value={useWatch({ control, name: 'objetivoPrincipal' })}
      options={objetivos}
      onChange={objetivo => setValue('objetivoPrincipal', objetivo)}
    />
  )
}
