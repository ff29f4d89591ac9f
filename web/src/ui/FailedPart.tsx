import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  title: string
  sentence?: string
  busy: boolean
  onRetry: () => void
}

/** Stands where a part of a page did not load, the rest of it having come. */
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
