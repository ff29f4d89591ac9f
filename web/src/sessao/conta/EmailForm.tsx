import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { focusField } from '../focusField.ts'

type Props = {
  onEmail: (email: string) => void
  /** The label of the button, and its label during the request. */
  action: string
  busyText: string
  busy: boolean
  look?: 'primary' | 'secondary'
  /** The initial address. */
  inicial?: string
  /** Between the field and the button. */
  children?: ReactNode
}

/** A form with one e-mail address. */
export const EmailForm = ({ onEmail, action, busyText, busy, look = 'primary', inicial = '', children }: Props) => {
  const [email, setEmail] = useState(inicial)
  const [erro, setErro] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = email.trim()
    const wrong = address ? 'Informe um e-mail válido.' : 'Informe seu e-mail.'
    const fits = /^\S+@\S+$/.test(address)
    setErro(fits ? undefined : wrong)
    if (fits) onEmail(address)
    else focusField(event.currentTarget, 'email')
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label="E-mail" error={erro}>
          {control => (
            <EmailInput {...control} name="email" value={email} onChange={event => setEmail(event.target.value)} />
          )}
        </Field>
        {children}
        <Button type="submit" look={look} shape="wide" busy={busy} busyText={busyText}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
