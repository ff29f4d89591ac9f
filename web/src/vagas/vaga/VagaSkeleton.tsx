import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { DescricaoCard } from '../Descricao.tsx'
import { Areas } from './Areas.tsx'
import { FechadaNotice } from './FechadaNotice.tsx'
import { Selos } from './Selos.tsx'
import { TituloSkeleton } from './TituloSkeleton.tsx'
import * as styles from './VagaSkeleton.css.ts'

/** The skeleton of the details. The route fills in title and description, and whether it is closed (sketch.ts). */
export const VagaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <div data-sketch="">
      <Stack gap="large">
        <Stack gap="small">
          <Stack gap="xsmall">
            <div className={styles.volta}>
              <Skeleton width="120px" />
            </div>
            <TituloSkeleton />
          </Stack>
          <Selos tipo={<Skeleton width="96px" height="1lh" />} prazo={<Skeleton width="180px" height="1lh" />} />
        </Stack>
        <div className={styles.fechada}>
          <FechadaNotice>
            <span data-campo="fechada">
              <Skeleton width="60%" height="1lh" />
            </span>
          </FechadaNotice>
        </div>
        <Areas
          descricao={
            <DescricaoCard>
              <Skeleton height="20rem" />
            </DescricaoCard>
          }
          lado={<Skeleton shape="block" height="24rem" />}
          resto={null}
        />
      </Stack>
    </div>
  </Loading>
)
