import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'

type Props = { caminhos: readonly { to: string; nome: string }[] }

/** For the owner of a profile, the ways to what else the board knows of them. */
export const Caminhos = ({ caminhos }: Props) => (
  <Card as="section" labelledBy="caminhos" padding="compact">
    <Heading level={2} look="card" id="caminhos">
      Também seus
    </Heading>
    <Stack as="ul" gap="none">
      {caminhos.map(({ to, nome }) => (
        <li key={to}>
          <TextLink to={to} alone>
            {nome}
          </TextLink>
        </li>
      ))}
    </Stack>
  </Card>
)
