import { lazy } from 'react'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Optional } from '../ui/state/Optional.tsx'
import { canFollow } from './canFollow.ts'
import * as styles from './Seguir.css.ts'
import type { Alvo } from './SeguirButton.tsx'

const SeguirButton = lazy(() => import('./SeguirButton.tsx').then(module => ({ default: module.SeguirButton })))

/** Follows one or several; only for students. Has its room before it has loaded. */
export const Seguir = ({ alvos }: { alvos: readonly Alvo[] }) =>
  canFollow() ? (
    <div className={styles.root}>
      <Cluster>
        <Optional>
          {alvos.map(alvo => (
            <SeguirButton key={alvo.tipo} {...alvo} />
          ))}
        </Optional>
      </Cluster>
    </div>
  ) : null
