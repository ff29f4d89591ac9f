import { useState } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { readSessao } from '../../sessao/sessao.ts'
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
        <Text>
          A conta é excluída em sete dias; até lá você pode mudar de ideia. Depois não há volta.
          {readSessao()?.ehAluno
            ? ' As suas candidaturas, o histórico e os arquivos são apagados.'
            : ' As oportunidades que você publicou ficam com o departamento.'}
        </Text>
        {oportunidades > 0 ? (
          <Notice tone="warning">{sobreVagas(oportunidades)} Para que continue, convide antes outra pessoa.</Notice>
        ) : null}
        {recusa?.mensagem ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        <Field
          label="Sua senha"
          error={recusa?.senha ?? undefined}
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
      </Stack>
    </ConfirmDialog>
  )
}
