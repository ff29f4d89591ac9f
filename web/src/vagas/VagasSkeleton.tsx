import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { porPagina } from './filtros/filtro.ts'
import { ComPane } from './ComPane.tsx'
import { VagaCardFrame } from './card/VagaCardFrame.tsx'
import { VagasFrame } from './VagasFrame.tsx'
import * as styles from './VagasSkeleton.css.ts'

/** The skeleton of the list: its parts are where the list has them. */
export const VagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <VagasFrame filtros={<Skeleton shape="block" height="60rem" />}>
      <div className={styles.barra}>
        <Skeleton shape="block" height="100%" />
      </div>
      <ComPane
        pane={
          <div className={styles.pane}>
            <Skeleton shape="block" height="32rem" />
          </div>
        }
      >
        <Stack gap="xsmall">
          <div className={styles.titulo}>
            <Skeleton width="240px" height="20px" />
          </div>
          {Array.from({ length: porPagina }, (_, index) => (
            <Vaga key={index} />
          ))}
        </Stack>
      </ComPane>
    </VagasFrame>
  </Loading>
)

/** The route fills in title and summary (sketch.ts). */
const Vaga = () => (
  <div data-sketch="">
    <VagaCardFrame
      avatar={<Skeleton shape="circle" width="44px" height="44px" />}
      autor={<Skeleton width="140px" />}
      salvar={null}
      titulo={
        <span data-campo="titulo">
          <Skeleton width="80%" height="1.25em" />
        </span>
      }
      lugar={<Skeleton width="120px" height="21px" />}
      descricao={
        <span data-campo="resumo">
          <Skeleton height="2lh" />
        </span>
      }
      // As high as the tag that comes.
      tags={<Tag>{'\u00A0'.repeat(40)}</Tag>}
      leitor={
        <div className={styles.leitor}>
          <Skeleton height="24px" />
        </div>
      }
      acao={<Skeleton width="80px" height="24px" />}
    />
  </div>
)
