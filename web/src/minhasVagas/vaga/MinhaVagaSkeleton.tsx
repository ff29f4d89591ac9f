import { Heading } from '../../ui/text/Heading.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** The skeleton of the facts, the title, the tabs, the row of controls and the first candidates. */
export const MinhaVagaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <Stack gap="xsmall">
      <Skeleton width="480px" height="1.5rem" />
      {/* Not an h1, which would take the focus after a navigation. */}
      <Heading level={2} look="dense">
        <Skeleton width="480px" height="2.25rem" />
      </Heading>
      <Skeleton width="320px" height="2.25rem" />
      <Skeleton height="2.25rem" />
      {['a', 'b', 'c', 'd', 'e'].map(key => (
        <Skeleton key={key} shape="block" height="80px" />
      ))}
    </Stack>
  </Loading>
)
