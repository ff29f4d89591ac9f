import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** The skeleton of the details. */
export const VagaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton width="120px" />
        <Skeleton width="480px" height="2.25rem" />
        <Skeleton width="320px" height="1.5rem" />
      </Stack>
      <Split side="end" aside={<Skeleton shape="block" height="200px" />}>
        <Skeleton shape="block" height="320px" />
      </Split>
    </Stack>
  </Loading>
)
