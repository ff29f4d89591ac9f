import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

/** Words that a phone has no room for. */
export const NoCelular = ({ esconde, children }: { esconde: string; children: string }) => (
  <>
    <VisuallyHidden onPhone>{`${esconde} `}</VisuallyHidden>
    <span>{children}</span>
  </>
)
