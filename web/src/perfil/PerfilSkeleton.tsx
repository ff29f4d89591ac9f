import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

/** The profile's shape while it loads. */
export const PerfilSkeleton = () => (
  <Loading label="Carregando perfil...">
    <Stack gap="large">
      <Skeleton shape="block" height="260px" />
      <Skeleton width="240px" height="2.75rem" />
      <Skeleton shape="block" height="200px" />
    </Stack>
  </Loading>
)
