import { type FormEvent, useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { Stack } from '../ui/Stack.tsx'
import { toastError } from '../ui/toast.ts'
import { focarCampo } from './focarCampo.ts'
import { Seguindo } from './Seguindo.tsx'
import { type ErroDeSenha, recusarSenha } from './senhaNova.ts'
import { useRedefinirSenha } from './useRedefinirSenha.ts'

/** Delay before the redirect that follows, in milliseconds (specification §9). */
const redirectDelay = 3000

type Props = {
  /** Of the mail's link, or of the verification. */
  token: string
  /** The login to go to with the new password. */
  to: string
}

/** The new password, twice. */
export const RedefinirSenhaForm = ({ token, to }: Props) => {
  const [novaSenha, setNovaSenha] = useState('')
  const [confirmacao, setConfirmacao] = useState('')
  const [erro, setErro] = useState<ErroDeSenha | null>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [redefinida, setRedefinida] = useState(false)
  const [redefinir, isSaving] = useRedefinirSenha({
    onRedefinida: () => setRedefinida(true),
    onSenhaRecusada: mensagem => setErro({ campo: 'novaSenha', title: 'Erro ao redefinir senha', mensagem }),
    onRecusada: setRecusa,
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = recusarSenha(novaSenha, confirmacao)
    setErro(wrong)
    setRecusa(null)
    if (!wrong) return redefinir({ token, novaSenha })
    toastError(wrong.title, wrong.mensagem)
    focarCampo(event.currentTarget, wrong.campo)
  }
  if (redefinida) return <Redefinida to={to} />
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <SenhaNova campo="novaSenha" label="Nova senha" value={novaSenha} onChange={setNovaSenha} erro={erro} />
        <SenhaNova
          campo="confirmacao"
          label="Confirmar nova senha"
          value={confirmacao}
          onChange={setConfirmacao}
          erro={erro}
        />
        {recusa === null ? null : <Recusada mensagem={recusa} />}
        <Button type="submit" shape="wide" busy={isSaving} busyText="Redefinindo...">
          Redefinir senha
        </Button>
      </Stack>
    </form>
  )
}

const Redefinida = ({ to }: { to: string }) => (
  <Seguindo title="Senha redefinida!" to={to} delay={redirectDelay}>
    Entre com a sua nova senha.
  </Seguindo>
)

type SenhaNovaProps = {
  campo: ErroDeSenha['campo']
  label: string
  value: string
  onChange: (value: string) => void
  erro: ErroDeSenha | null
}

/** What each toggle shows and hides. */
const nomes = { novaSenha: 'nova senha', confirmacao: 'confirmação da nova senha' }

const SenhaNova = ({ campo, label, value, onChange, erro }: SenhaNovaProps) => (
  <Field label={label} error={erro?.campo === campo ? erro.mensagem : undefined}>
    {control => (
      <PasswordInput
        {...control}
        name={campo}
        nome={nomes[campo]}
        value={value}
        onChange={event => onChange(event.target.value)}
        autoComplete="new-password"
      />
    )}
  </Field>
)

const Recusada = ({ mensagem }: { mensagem: string }) => (
  <Notice
    tone="danger"
    title="Erro ao redefinir senha"
    live
    actions={
      <LinkButton to={paths.esqueciASenha()} look="secondary" shape="compact">
        Pedir um novo link
      </LinkButton>
    }
  >
    {mensagem}
  </Notice>
)
