import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { readReturnPath } from '../returnPath.ts'
import { useComecarPelaUniversidade } from './useComecarPelaUniversidade.ts'

type Props = {
  /** Shows the form of the password, for administrators; null where it is shown anyway. */
  onSenha: (() => void) | null
}

/** The sign-in at the university. Nobody is sent there without a press, so that a sign-out lasts. */
export const ContaDaUniversidade = ({ onSenha }: Props) => {
  const [search] = useSearchParams()
  const { comecar, isBeginning, recusa } = useComecarPelaUniversidade()
  return (
    <Stack>
      {search.get('state') === 'saiu' ? (
        <Notice tone="success" live>
          Você saiu.
        </Notice>
      ) : null}
      {recusa === null ? null : (
        <Notice tone="danger" title="Erro ao realizar login" live>
          {recusa}
        </Notice>
      )}
      <Button
        shape="wide"
        look={onSenha ? 'primary' : 'secondary'}
        busy={isBeginning}
        busyText="Abrindo a universidade..."
        onClick={() => comecar(readReturnPath(search))}
      >
        Entrar com a conta da universidade
      </Button>
      {onSenha ? (
        <Button look="quiet" shape="compact" onClick={onSenha}>
          Entrar com senha
        </Button>
      ) : (
        <Text size="small" color="muted">
          Ou entre com o e-mail e a senha deste mural:
        </Text>
      )}
    </Stack>
  )
}
