import { Heading } from '../../ui/text/Heading.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** The skeleton of the title, the bar, the tabs, the search and the first candidates. */
export const MinhaVagaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <Stack gap="xsmall">
      <Skeleton width="160px" height="1.5rem" />
      {/* Not an h1, which would take the focus after a navigation. */}
      <Heading level={2} look="dense">
        <Skeleton width="480px" height="2.25rem" />
      </Heading>
      <Skeleton width="480px" height="2.25rem" />
      <Skeleton width="320px" height="2.25rem" />
      <Skeleton height="2.25rem" />
      {['a', 'b', 'c'].map(key => (
        <Skeleton key={key} shape="block" height="120px" />
      ))}
    </Stack>
  </Loading>
)
