import { paths } from '../../paths.ts'
import { namesRoles } from '../../sessao/namesRoles.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { Variant } from '../variants.ts'

type Props = Pick<Variant, 'caminhos'>

/** For the owner of a profile, the ways to what else the board knows of them. */
export const Caminhos = ({ caminhos }: Props) => (
  <Card as="section" labelledBy="caminhos" padding="compact">
    <Heading level={2} look="card" id="caminhos">
      Também seus
    </Heading>
    <Cluster as="ul" gap="large">
      {[...caminhos, ...(namesRoles() ? [conta] : [])].map(({ to, nome }) => (
        <li key={to}>
          <TextLink to={to} alone="tight">
            {nome}
          </TextLink>
        </li>
      ))}
    </Cluster>
  </Card>
)

const conta = { to: paths.conta(), nome: 'Conta e privacidade' }
