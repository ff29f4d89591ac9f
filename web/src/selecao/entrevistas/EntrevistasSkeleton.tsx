import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'

/** The horarios of a day while their code and their data load. */
export const EntrevistasSkeleton = () => (
  <Loading label="Carregando entrevistas...">
    <Stack gap="small">
      <Cluster justify="between">
        <Skeleton width="18rem" />
        <Skeleton width="11rem" height="44px" />
      </Cluster>
      <Skeleton width="12rem" />
      <Skeleton shape="block" height="15rem" />
    </Stack>
  </Loading>
)
