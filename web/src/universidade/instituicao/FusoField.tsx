import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { marcaDeAlterado } from './CampoDeTexto.tsx'
import { fusosOferecidos, nomeDoFuso } from './fusos.ts'
import { rotulos } from './valores.ts'

type Props = {
  valor: string
  erro: string | undefined
  alterado: boolean
  onChange: (fuso: string) => void
}

const dica = 'Os prazos terminam à meia-noite de lá. Entrevistas marcadas continuam no mesmo instante.'

/** Which day it is at the university, and which hours people read. */
export const FusoField = ({ valor, erro, alterado, onChange }: Props) => (
  <Field label={rotulos.fuso} hint={alterado ? `${dica} ${marcaDeAlterado}` : dica} error={erro}>
    {control => (
      <Select {...control} name="fuso" value={valor} onChange={event => onChange(event.target.value)}>
        {fusosOferecidos(valor).map(fuso => (
          <option key={fuso} value={fuso}>
            {nomeDoFuso(fuso)}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
