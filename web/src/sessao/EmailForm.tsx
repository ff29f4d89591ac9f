import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { focarCampo } from './focarCampo.ts'

type Props = {
  onEmail: (email: string) => void
  /** What the button says, and what while the request runs. */
  action: string
  busyText: string
  busy: boolean
  look?: 'primary' | 'secondary'
  /** Address to start with. */
  inicial?: string
  /** Stands between the field and the button. */
  children?: ReactNode
}

/** One e-mail address and what to do with it. */
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
    else focarCampo(event.currentTarget, 'email')
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label="E-mail" error={erro}>
          {control => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              value={email}
              onChange={event => setEmail(event.target.value)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
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
