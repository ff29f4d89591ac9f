import { useState } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type Recusa, useExcluirConta } from './useExcluirConta.ts'

type Props = {
  /** The reader's open vagas that nobody else manages. */
  oportunidades: number
  onClose: () => void
}

const sobreVagas = (total: number): string =>
  total === 1
    ? 'Uma oportunidade sua está aberta e ninguém mais cuida dela: ela será encerrada, e quem se candidatou será avisado.'
    : `${total} oportunidades suas estão abertas e ninguém mais cuida delas: elas serão encerradas, e quem se candidatou será avisado.`

/** Asks for the password, and says what goes and what stays. */
export const ExcluirDialog = ({ oportunidades, onClose }: Props) => {
  const [senha, setSenha] = useState('')
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [excluir, busy] = useExcluirConta({ onPedida: onClose, onRecusa: setRecusa })
  const handleConfirm = () => {
    setRecusa(senha === '' ? { mensagem: null, senha: 'Digite a sua senha.' } : null)
    if (senha !== '') excluir(senha)
  }
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={handleConfirm}
      title="Excluir minha conta"
      confirmLabel="Excluir em sete dias"
      busy={busy}
      busyText="Pedindo..."
    >
      <Stack>
        <OQueAcontece oportunidades={oportunidades} mensagem={recusa?.mensagem ?? null} />
        <Senha value={senha} error={recusa?.senha ?? undefined} onChange={setSenha} />
      </Stack>
    </ConfirmDialog>
  )
}

const prazo = 'A conta é excluída em sete dias; até lá você pode mudar de ideia. Depois não há volta.'

const OQueAcontece = ({ oportunidades, mensagem }: { oportunidades: number; mensagem: string | null }) => (
  <>
    <Text>{prazo}</Text>
    {oportunidades > 0 ? (
      <Notice tone="warning">{`${sobreVagas(oportunidades)} Para que continue, convide antes outra pessoa.`}</Notice>
    ) : null}
    {mensagem ? (
      <Notice tone="danger" live>
        {mensagem}
      </Notice>
    ) : null}
  </>
)

type SenhaProps = { value: string; error: string | undefined; onChange: (value: string) => void }

const Senha = ({ value, error, onChange }: SenhaProps) => (
  <Field label="Sua senha" error={error} hint="Sem senha? Crie uma em “Esqueceu a senha?”, na página de entrada.">
    {control => (
      <PasswordInput
        {...control}
        autoComplete="current-password"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Field>
)
