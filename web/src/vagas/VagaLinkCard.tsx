import { ExternalLink } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { VagaLinkCard_vaga$key } from './__generated__/VagaLinkCard_vaga.graphql.ts'
import { readEndereco } from './enderecos.ts'

/** Where to apply outside the board; nothing where there is no such address. */
export const VagaLinkCard = ({ vagaRef }: { vagaRef: VagaLinkCard_vaga$key }) => {
  const { link } = useFragment(
    graphql`
      fragment VagaLinkCard_vaga on Vaga @throwOnFieldError {
        link
      }
    `,
    vagaRef,
  )
  const endereco = readEndereco(link)
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
