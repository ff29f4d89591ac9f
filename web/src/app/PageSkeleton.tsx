import { Grid } from '../ui/Grid.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

/** Stands in for a page that brings no skeleton of its own. */
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
