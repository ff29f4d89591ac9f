import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Text } from '../ui/Text.tsx'
import { falhaAoEnviar } from './comunicado.ts'
import type { Destinatario } from './ComunicadoDialog.tsx'

type Props = {
  /** Who did not get it. */
  faltam: readonly Destinatario[]
  onDesistir: () => void
}

const mostNames = 5
const list = new Intl.ListFormat('pt-BR')

/** Who is left without the comunicado; the button of the dialog tries again just those. */
export const ComunicadoFalhas = ({ faltam, onDesistir }: Props) => (
  <Notice
    tone="danger"
    title={falhaAoEnviar(faltam.length)}
    live
    actions={
      <Button look="secondary" shape="compact" onClick={onDesistir}>
        Desistir de quem falta
      </Button>
    }
  >
    <Text color="inherit">
      Ainda sem a mensagem: {list.format(toNames(faltam))}. Ao tentar novamente, ninguém a recebe duas vezes.
    </Text>
  </Notice>
)

function toNames(faltam: readonly Destinatario[]): string[] {
  const names = faltam.map(({ nome }) => nome ?? 'um candidato sem nome')
  if (names.length <= mostNames) return names
  return [...names.slice(0, mostNames), `mais ${names.length - mostNames}`]
}
