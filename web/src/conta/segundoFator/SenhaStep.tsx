import { type FormEvent, useState } from 'react'
import type { RecusaDeProva } from '../../sessao/segundoPasso/ProvaForm.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { FimDoDesafio } from './__generated__/useAbrirDesafioMutation.graphql.ts'
import { type Desafio, useAbrirDesafio } from './useAbrirDesafio.ts'

type Props = { para: FimDoDesafio; onAberto: (desafio: Desafio) => void }

/** The reader's password, with which every change begins. */
export const SenhaStep = ({ para, onAberto }: Props) => {
  const [senha, setSenha] = useState('')
  const [recusa, setRecusa] = useState<RecusaDeProva | null>(null)
  const [abrir, busy] = useAbrirDesafio(onAberto, setRecusa)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setRecusa(senha === '' ? { campo: 'senha', mensagem: 'Digite a sua senha atual.' } : null)
    if (senha !== '' && !busy) abrir({ para, senha })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {recusa && recusa.campo !== 'senha' ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        <Field
          label="Sua senha"
          error={recusa?.campo === 'senha' ? recusa.mensagem : undefined}
          hint="Sem senha? Crie uma em “Esqueceu a senha?”, na página de entrada."
        >
          {control => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={senha}
              onChange={event => setSenha(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" shape="wide" busy={busy} busyText="Conferindo...">
          Continuar
        </Button>
      </Stack>
    </form>
  )
}
