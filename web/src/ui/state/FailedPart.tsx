import { Button } from '../form/Button.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  title: string
  sentence?: string
  busy: boolean
  onRetry: () => void
}

/** In place of a part that did not load, on a page that did. */
export const FailedPart = ({ title, sentence, busy, onRetry }: Props) => (
  <Notice
    tone="danger"
    title={title}
    live
    actions={
      <Button look="secondary" shape="compact" busy={busy} busyText="Tentando..." onClick={onRetry}>
        Tentar novamente
      </Button>
    }
  >
    {sentence}
  </Notice>
)
