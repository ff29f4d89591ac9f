import { type ReactNode, Suspense } from 'react'
import { Loading } from '../ui/state/Loading.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { PerfilBanner } from './PerfilBanner.tsx'

/** The page of a profile, with a skeleton while it loads. */
export const PerfilFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <Suspense fallback={<PerfilSkeleton />}>{children}</Suspense>
  </Page>
)

const PerfilSkeleton = () => (
  <Loading label="Carregando perfil...">
    <Stack gap="large">
      <PerfilBanner portrait={<Skeleton shape="circle" width="112px" height="112px" />}>
        <Skeleton width="240px" height="4rem" />
      </PerfilBanner>
      <Skeleton width="240px" height="2.75rem" />
      <Skeleton shape="block" height="200px" />
    </Stack>
  </Loading>
)
