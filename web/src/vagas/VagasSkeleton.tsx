import { Grid } from '../ui/Grid.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'

/** The list's shape while it loads. */
export const VagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <Split side="start" aside={<Skeleton shape="block" height="44px" />}>
      <Stack gap="large">
        <Skeleton shape="block" height="44px" />
        <Skeleton width="280px" height="1.5rem" />
        <Grid>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="block" height="320px" />
          ))}
        </Grid>
      </Stack>
    </Split>
  </Loading>
)
