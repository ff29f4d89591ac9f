import { Card } from '../ui/Card.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

/** The list's shape while it loads. */
export const CandidaturasSkeleton = () => (
  <Loading label="Carregando candidaturas...">
    <Stack gap="small">
      {['primeira', 'segunda', 'terceira'].map(candidatura => (
        <Card key={candidatura}>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="45%" />
          <Skeleton width="160px" height="44px" />
        </Card>
      ))}
    </Stack>
  </Loading>
)
