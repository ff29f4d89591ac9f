import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { ConversaHeaderSkeleton } from './ConversaHeader.tsx'
import * as styles from './MensagensSkeleton.css.ts'

const widths = ['60%', '40%', '70%', '30%', '50%']

/** The shape of a thread while it comes: the other person, and messages. */
export const MensagensSkeleton = () => (
  <Loading label="Carregando mensagens...">
    <ConversaHeaderSkeleton />
    <div className={styles.root}>
      <Stack>
        {widths.map((width, index) => (
          <div key={width} className={styles.row} data-minha={index % 2 === 1}>
            <Skeleton shape="block" width={width} height="3rem" />
          </div>
        ))}
      </Stack>
    </div>
  </Loading>
)
