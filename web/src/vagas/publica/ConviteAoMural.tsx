import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'

/** What else a visitor finds on the board; nothing for a user of it. */
export const ConviteAoMural = () =>
  readSessao() ? null : (
    <Card as="section" padding="compact" labelledBy="mural">
      <Heading level={2} look="card" id="mural">
        Esta é uma das oportunidades do Mural Acadêmico
      </Heading>
      <Text color="muted">
        Monitorias, pesquisa, estágios e bolsas da universidade num só lugar. Com uma conta você se candidata, acompanha
        a resposta e recebe as que combinam com você.
      </Text>
      <Cluster>
        <LinkButton to={paths.cadastro()} look="secondary">
          Criar conta
        </LinkButton>
        <LinkButton to={paths.inicio()} look="quiet">
          Ver o mural
        </LinkButton>
      </Cluster>
    </Card>
  )
