import { type FormEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import { focusField } from '../focusField.ts'
import { RedirectNotice } from '../RedirectNotice.tsx'
import { senhaCurta, senhaMinima } from '../senhaMinima.ts'
import { useRedefinirSenha } from './useRedefinirSenha.ts'

/** Delay before the redirect that follows, in milliseconds (specification §9). */
const redirectDelay = 3000

/** The error of a new password, and the field that shows it. */
type ErroDeSenha = { campo: 'novaSenha' | 'confirmacao'; title: string; mensagem: string }

type Props = {
  /** Of the mail's link, or of the verification. */
  token: string
  /** The address of the account, for the password manager; null if the link does not tell. */
  conta: string | null
  /** The path of the login after the change. */
  to: string
}

/** Sets a new password, typed twice. */
export const RedefinirSenhaForm = ({ token, conta, to }: Props) => {
  const [novaSenha, setNovaSenha] = useState('')
  const [confirmacao, setConfirmacao] = useState('')
  const [erro, setErro] = useState<ErroDeSenha | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [redefinida, setRedefinida] = useState(false)
  const [redefinir, isSaving] = useRedefinirSenha({
    onRedefinida: () => setRedefinida(true),
    onSenhaRefused: mensagem => refuse({ campo: 'novaSenha', title: 'Erro ao redefinir senha', mensagem }),
    onRefused: setRefusal,
  })
  // The field shows the sentence.
  const refuse = (wrong: ErroDeSenha) => {
    toastError(wrong.title)
    setErro(wrong)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = refuseSenha(novaSenha, confirmacao)
    setErro(null)
    setRefusal(null)
    if (!wrong) return redefinir({ token, novaSenha })
    refuse(wrong)
    focusField(event.currentTarget, wrong.campo)
  }
  if (redefinida) return <Redefinida to={to} />
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Conta email={conta} />
      <Stack>
        <SenhaNova campo="novaSenha" value={novaSenha} onChange={setNovaSenha} erro={erro} />
        <SenhaNova campo="confirmacao" value={confirmacao} onChange={setConfirmacao} erro={erro} />
        {refusal === null ? null : <Recusada mensagem={refusal} />}
        <Button type="submit" shape="wide" busy={isSaving} busyText="Redefinindo...">
          Redefinir senha
        </Button>
      </Stack>
    </form>
  )
}

/** Not on screen: a password manager keeps the password for it. */
const Conta = ({ email }: { email: string | null }) =>
  email === null ? null : <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />

const Redefinida = ({ to }: { to: string }) => (
  <RedirectNotice to={to} delay={redirectDelay}>
    Entre com a sua nova senha.
  </RedirectNotice>
)

type SenhaNovaProps = {
  campo: ErroDeSenha['campo']
  value: string
  onChange: (value: string) => void
  erro: ErroDeSenha | null
}

const labels = { novaSenha: 'Nova senha', confirmacao: 'Confirmar nova senha' }

/** The name of each field in its button to show or hide the password. */
const nomes = { novaSenha: 'nova senha', confirmacao: 'confirmação da nova senha' }

const SenhaNova = ({ campo, value, onChange, erro }: SenhaNovaProps) => (
  <Field label={labels[campo]} error={erro?.campo === campo ? erro.mensagem : undefined}>
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

/** Checks the rules of specification §5; null if the password is valid. */
function refuseSenha(novaSenha: string, confirmacao: string): ErroDeSenha | null {
  if (novaSenha !== confirmacao) {
    const mensagem = 'Por favor, digite a mesma senha nos dois campos.'
    return { campo: 'confirmacao', title: 'Senhas não coincidem', mensagem }
  }
  if (novaSenha.length >= senhaMinima()) return null
  return { campo: 'novaSenha', title: 'Senha muito curta', mensagem: senhaCurta() }
}

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
