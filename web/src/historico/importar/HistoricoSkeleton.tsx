import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import * as styles from './HistoricoSkeleton.css.ts'

/** In the shape of a transcript: most students who come here have one. */
export const HistoricoSkeleton = () => (
  <Loading label="Carregando histórico acadêmico...">
    <Stack gap="large">
      <Skeleton shape="block" height="58px" />
      <Split side="end" aside={<Skeleton shape="block" height="200px" />}>
        <Stack gap="large">
          <div className={styles.totais}>
            <Skeleton shape="block" height="88px" />
            <Skeleton shape="block" height="88px" />
            <Skeleton shape="block" height="88px" />
            <Skeleton shape="block" height="88px" />
          </div>
          <Skeleton shape="block" height="240px" />
          <Skeleton shape="block" height="240px" />
        </Stack>
      </Split>
    </Stack>
  </Loading>
)
