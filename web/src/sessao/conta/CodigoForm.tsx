import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { focusField } from '../focusField.ts'

type Props = {
  onCodigo: (codigo: string) => void
  isVerifying: boolean
  /** Why the last code was refused. */
  refusal: string | undefined
}

/** The code of the verification mail, typed or pasted. */
export const CodigoForm = ({ onCodigo, isVerifying, refusal }: Props) => {
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErro(codigo.trim() ? undefined : 'Informe o código.')
    if (codigo.trim()) onCodigo(codigo.trim())
    else focusField(event.currentTarget, 'codigo')
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {refusal ? (
          <Notice tone="danger" title="Erro ao verificar email" live>
            {refusal}
          </Notice>
        ) : null}
        <Field label="Código de verificação" error={erro} hint="Como veio no e-mail; o hífen é opcional.">
          {control => (
            <TextInput
              {...control}
              name="codigo"
              value={codigo}
              onChange={event => setCodigo(event.target.value)}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" shape="wide" busy={isVerifying} busyText="Verificando...">
          Verificar e-mail
        </Button>
      </Stack>
    </form>
  )
}
