import ExternalLink from 'lucide-react/icons/external-link'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { VagaLinkCard_vaga$key } from './__generated__/VagaLinkCard_vaga.graphql.ts'
import { readLink } from './links.ts'

/** The external link to apply; nothing without a valid URL. */
export const VagaLinkCard = ({ vagaRef }: { vagaRef: VagaLinkCard_vaga$key }) => {
  const { link } = useFragment(
    graphql`
      fragment VagaLinkCard_vaga on Vaga @throwOnFieldError {
        link
      }
    `,
    vagaRef,
  )
  const endereco = readLink(link)
  if (!endereco) return null
  return (
    <Card as="section" padding="compact" labelledBy="link">
      <Heading level={2} look="card" id="link">
        Link para inscrição
      </Heading>
      <Text size="small" color="muted">
        Esta oportunidade também recebe inscrições em outra página.
      </Text>
      <TextLink to={endereco.href} alone>
        {endereco.host}
        <ExternalLink size={16} aria-hidden="true" />
        <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </TextLink>
    </Card>
  )
}
