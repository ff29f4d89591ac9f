import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Split } from '../ui/layout/Split.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { porPagina } from './filtros/filtro.ts'
import { VagaCardFrame } from './card/VagaCardFrame.tsx'
import * as styles from './VagasSkeleton.css.ts'

/** The skeleton of the list. */
export const VagasSkeleton = () => (
  <Loading label="Carregando oportunidades...">
    <Split side="start" aside={<Filtros />}>
      <Stack gap="small">
        <Skeleton shape="block" height="44px" />
        <Skeleton width="280px" height="1.5rem" />
        <Stack gap="xsmall">
          {Array.from({ length: porPagina }, (_, index) => (
            <Vaga key={index} />
          ))}
        </Stack>
      </Stack>
    </Split>
  </Loading>
)

const Filtros = () => (
  <div className={styles.filtros}>
    <Skeleton shape="block" height="32rem" />
  </div>
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
          <Skeleton width="80%" />
        </span>
      }
      lugar={<Skeleton width="120px" />}
      tags={<Skeleton width="40%" />}
      descricao={
        <span data-campo="resumo">
          <Skeleton height="4rem" />
        </span>
      }
      acao={<Skeleton width="120px" height="44px" />}
    />
  </div>
)
