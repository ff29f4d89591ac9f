import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

/** The input for the e-mail of an account, with the attributes for browsers and password managers. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput
    {...props}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
)
