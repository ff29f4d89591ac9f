import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as styles from './MinhasVagasSkeleton.css.ts'

const rows = ['72%', '58%', '80%', '64%', '70%', '52%']

/** The list while it loads. The route fills in the first invitation and the titles (sketch.ts). */
export const MinhasVagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <div data-sketch="">
      <div className={styles.root}>
        <Convite />
        <div className={styles.filtros}>
          <Cluster>
            {rows.map(width => (
              <Skeleton key={width} width="112px" height="44px" />
            ))}
          </Cluster>
        </div>
        <Card padding="none">
          {rows.map((width, index) => (
            <div key={width} className={styles.linha}>
              <span data-campo={`titulo${index}`}>
                <Skeleton width={width} height="1.75rem" />
              </span>
            </div>
          ))}
        </Card>
      </div>
    </div>
  </Loading>
)

const Convite = () => (
  <div className={styles.convite}>
    <Notice tone="info" dense title={<span data-campo="convite" />} actions={<Skeleton width="163px" height="44px" />}>
      <span data-campo="frase" />
    </Notice>
  </div>
)
