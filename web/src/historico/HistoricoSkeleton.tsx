import { Grid } from '../ui/Grid.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

export const HistoricoSkeleton = () => (
  <Loading label="Carregando histórico acadêmico...">
    <Stack gap="large">
      <Grid min="small">
        <Skeleton shape="block" height="88px" />
        <Skeleton shape="block" height="88px" />
        <Skeleton shape="block" height="88px" />
      </Grid>
      <Skeleton shape="block" height="180px" />
      <Skeleton shape="block" height="240px" />
    </Stack>
  </Loading>
)
