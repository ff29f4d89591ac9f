import { lazy, Suspense } from 'react'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import * as styles from './AoLado.css.ts'

const VagaAoLado = lazy(() => import('./VagaAoLado.tsx').then(module => ({ default: module.VagaAoLado })))

/** The place of the vaga that is open beside the list. Its code and its data load when it opens. */
export const AoLado = ({ codigo }: { codigo: string }) => (
  <div className={styles.root}>
    <Boundary key={codigo} fallback={<Notice tone="danger" title="Erro ao carregar oportunidade" live />}>
      <Suspense
        fallback={
          <Loading label="Carregando oportunidade...">
            <Skeleton shape="block" height="32rem" />
          </Loading>
        }
      >
        <VagaAoLado codigo={codigo} />
      </Suspense>
    </Boundary>
  </div>
)
