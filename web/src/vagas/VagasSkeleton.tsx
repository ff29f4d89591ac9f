import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import { porPagina } from './filtro.ts'
import * as styles from './VagasSkeleton.css.ts'

/** The list's shape while it loads. */
export const VagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <Split side="start" aside={<Filtros />}>
      <Stack gap="large">
        <Skeleton shape="block" height="44px" />
        <Skeleton width="280px" height="1.5rem" />
        <Grid>
          {Array.from({ length: porPagina }, (_, index) => (
            <Vaga key={index} />
          ))}
        </Grid>
      </Stack>
    </Split>
  </Loading>
)

const Filtros = () => (
  <div className={styles.filtros}>
    <Skeleton shape="block" height="32rem" />
  </div>
)

const Vaga = () => (
  <Card>
    <Cluster gap="small">
      <Skeleton shape="circle" width="44px" height="44px" />
      <Stack gap="xsmall">
        <Skeleton width="140px" />
        <Skeleton width="80px" />
      </Stack>
    </Cluster>
    <Skeleton width="80%" height="1.5rem" />
    <Skeleton width="60%" />
    <Skeleton height="4rem" />
    <Skeleton width="40%" height="44px" />
  </Card>
)
