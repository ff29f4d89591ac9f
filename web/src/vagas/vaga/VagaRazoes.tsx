import Sparkles from 'lucide-react/icons/sparkles'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Bullets } from '../../ui/text/Bullets.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { VagaRazoes_vaga$key } from './__generated__/VagaRazoes_vaga.graphql.ts'

/** Why the vaga is recommended to the reader; nothing if it is not. */
export const VagaRazoes = ({ vagaRef }: { vagaRef: VagaRazoes_vaga$key }) => {
  const { recomendacao } = useFragment(
    graphql`
      fragment VagaRazoes_vaga on Vaga @throwOnFieldError {
        recomendacao {
          score
          estrategias
        }
      }
    `,
    vagaRef,
  )
  if (!recomendacao) return null
  const { score, estrategias } = recomendacao
  return (
    <Card as="section" padding="compact" labelledBy="razoes">
      <Cluster justify="between">
        <Heading level={2} look="card" id="razoes">
          Por que combina com você
        </Heading>
        <Tag tone="accent" icon={<Sparkles size={16} aria-hidden="true" />}>
          {score == null ? 'Recomendado' : `${Math.round(score * 100)}% de compatibilidade`}
        </Tag>
      </Cluster>
      <Bullets>
        {(estrategias.length > 0 ? estrategias : ['Baseado nos seus interesses']).map(razao => (
          <Text as="li" key={razao}>
            {`${razao}.`}
          </Text>
        ))}
      </Bullets>
    </Card>
  )
}
