import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'

const rows = ['72%', '58%', '80%', '64%', '70%', '52%']

/** The list while it loads. The route fills in the titles (sketch.ts). */
export const MinhasVagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <Stack gap="large">
      <Cluster>
        {rows.map(width => (
          <Skeleton key={width} width="112px" height="44px" />
        ))}
      </Cluster>
      <Card>
        {rows.map(width => (
          <div key={width} data-sketch="">
            <Text weight="medium">
              <span data-campo="titulo">
                <Skeleton width={width} height="1.75rem" />
              </span>
            </Text>
          </div>
        ))}
      </Card>
    </Stack>
  </Loading>
)
