import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** The name, what the professor decides, and what the candidate sent. */
export const CandidatoSkeleton = () => (
  <Loading label="Carregando candidatura...">
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton width="240px" />
        <Skeleton width="320px" height="2.25rem" />
        <Skeleton width="480px" height="1.5rem" />
      </Stack>
      <Split side="endFirst" aside={<Skeleton shape="block" height="280px" />}>
        <Skeleton shape="block" height="400px" />
      </Split>
    </Stack>
  </Loading>
)
