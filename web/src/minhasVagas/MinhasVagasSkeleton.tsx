import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

const rows = ['72%', '58%', '80%', '64%', '70%', '52%']

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
          <Skeleton key={width} width={width} height="1.75rem" />
        ))}
      </Card>
    </Stack>
  </Loading>
)
