import { Card } from '../../ui/layout/Card.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'

/** The route fills in title and description (sketch.ts). */
export const VagaPublicaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <div data-sketch="">
      <Stack gap="large">
        <Stack gap="medium">
          {/* Not an h1, which would take the focus after a navigation. */}
          <Heading level={2} look="page">
            <span data-campo="titulo">
              <Skeleton width="480px" height="2.25rem" />
            </span>
          </Heading>
          <Skeleton width="320px" height="1.5rem" />
        </Stack>
        <Split
          side="endFirst"
          aside={
            <Card padding="compact">
              <Skeleton width="240px" height="1.25rem" />
              <Skeleton height="1.5rem" />
              <Skeleton height="2.75rem" />
            </Card>
          }
        >
          <Card as="section">
            <Heading level={2}>Descrição</Heading>
            <Text preLine>
              <span data-campo="descricao">
                <Skeleton height="240px" />
              </span>
            </Text>
          </Card>
        </Split>
      </Stack>
    </div>
  </Loading>
)
