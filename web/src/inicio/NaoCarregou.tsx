import { FailedPart } from '../ui/state/FailedPart.tsx'

/** The store takes a partial response as fresh, so that only a reload requests it again. */
export const NaoCarregou = ({ title }: { title: string }) => (
  <FailedPart title={title} busy={false} onRetry={() => window.location.reload()} />
)
