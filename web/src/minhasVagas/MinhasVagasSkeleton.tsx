import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

const rows = ['72%', '58%', '80%', '64%', '70%', '52%']

/** The filters and the table that are coming. */
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
