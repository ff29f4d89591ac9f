import { Grid } from '../ui/layout/Grid.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

/** The skeleton of the network. */
export const RedeSkeleton = () => (
  <Loading label="Carregando sua rede...">
    <Stack gap="medium">
      <Skeleton width="280px" height="2.75rem" />
      <Skeleton shape="block" height="44px" />
      <Grid min="wide">
        {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
          <Skeleton key={key} shape="block" height="148px" />
        ))}
      </Grid>
    </Stack>
  </Loading>
)
