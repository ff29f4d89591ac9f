import { Grid } from '../ui/Grid.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

/** The network's shape while it loads. */
export const RedeSkeleton = () => (
  <Loading label="Carregando sua rede...">
    <Stack gap="large">
      <Skeleton width="280px" height="2.75rem" />
      <Skeleton shape="block" height="44px" />
      <Grid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
          <Skeleton key={key} shape="block" height="230px" />
        ))}
      </Grid>
    </Stack>
  </Loading>
)
