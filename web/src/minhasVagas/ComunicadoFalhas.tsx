import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Text } from '../ui/Text.tsx'
import { falhaAoEnviar } from './comunicado.ts'
import type { Destinatario } from './ComunicadoDialog.tsx'
import * as styles from './ComunicadoFalhas.css.ts'

type Props = {
  /** Who did not get it. */
  faltam: readonly Destinatario[]
  /** Whether who has it, unknown to us, is sure not to get it again. */
  naoRepete: boolean
  onDesistir: () => void
}

/** More would hide the buttons. */
const mostNames = 5
const list = new Intl.ListFormat('pt-BR')

/** Who is left without the comunicado; the button of the dialog tries again just those. */
export const ComunicadoFalhas = ({ faltam, naoRepete, onDesistir }: Props) => (
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
    <Nomes nomes={faltam.map(({ nome }) => nome ?? 'um candidato sem nome')} />
    <Text color="inherit">
      {naoRepete
        ? 'Ao tentar novamente, ninguém a recebe duas vezes.'
        : 'O envio começou há muito tempo: ao tentar novamente, alguém pode recebê-la duas vezes.'}
    </Text>
  </Notice>
)

/** All of them, unfolded where they are many. */
const Nomes = ({ nomes }: { nomes: readonly string[] }) =>
  nomes.length <= mostNames ? (
    <Text color="inherit">Ainda sem a mensagem: {list.format(nomes)}.</Text>
  ) : (
    <details>
      <summary className={styles.summary}>Ainda sem a mensagem: {nomes.length} candidatos</summary>
      <Text color="inherit">{list.format(nomes)}.</Text>
    </details>
  )
