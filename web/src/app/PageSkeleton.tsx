import { Grid } from '../ui/layout/Grid.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

/** The skeleton of pages that have none. */
export const PageSkeleton = () => (
  <Page>
    <Loading label="Carregando...">
      <Stack gap="large">
        <Skeleton width="320px" height="2.25rem" />
        <Grid>
          <Skeleton shape="block" height="160px" />
          <Skeleton shape="block" height="160px" />
          <Skeleton shape="block" height="160px" />
        </Grid>
      </Stack>
    </Loading>
  </Page>
)
