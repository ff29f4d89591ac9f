import { LinkButton } from '../../ui/form/LinkButton.tsx'

/** Leads to the page of the gateway where a suspended person objects without signing in. */
export const ContestarSuspensao = ({ to }: { to: string }) => (
  <LinkButton to={to} reload look="secondary" shape="compact">
    Contestar a decisão
  </LinkButton>
)
