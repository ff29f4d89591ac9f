import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { falhaAoEnviar } from './comunicado.ts'
import type { Destinatario } from './comunicado.ts'
import * as styles from './ComunicadoFalhas.css.ts'

type Props = {
  faltam: readonly Destinatario[]
  /** Whether a retry is still idempotent. */
  isRetryIdempotent: boolean
  onGiveUp: () => void
}

/** More names would hide the buttons. */
const mostNames = 5
const list = new Intl.ListFormat('pt-BR')

/** The candidates who did not receive the comunicado. The dialog's button retries only these. */
export const ComunicadoFalhas = ({ faltam, isRetryIdempotent, onGiveUp }: Props) => (
  <Notice
    tone="danger"
    title={falhaAoEnviar(faltam.length)}
    live
    actions={
      <Button look="secondary" shape="compact" onClick={onGiveUp}>
        Desistir de quem falta
      </Button>
    }
  >
    <Nomes nomes={faltam.map(({ nome }) => nome ?? 'um candidato sem nome')} />
    <Text color="inherit">
      {isRetryIdempotent
        ? 'Ao tentar novamente, ninguém a recebe duas vezes.'
        : 'O envio começou há muito tempo: ao tentar novamente, alguém pode recebê-la duas vezes.'}
    </Text>
  </Notice>
)

/** All names; in a disclosure when there are many. */
const Nomes = ({ nomes }: { nomes: readonly string[] }) =>
  nomes.length <= mostNames ? (
    <Text color="inherit">{`Ainda sem a mensagem: ${list.format(nomes)}.`}</Text>
  ) : (
    <details>
      <summary className={styles.summary}>{`Ainda sem a mensagem: ${nomes.length} candidatos`}</summary>
      <Text color="inherit">{`${list.format(nomes)}.`}</Text>
    </details>
  )
