import { lazy, Suspense, useState } from 'react'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import * as styles from './EntrevistaDaCandidatura.css.ts'

/** Lazy: only used at one stage. */
const MinhaEntrevista = lazy(() =>
  import('./MinhaEntrevista.tsx').then(module => ({ default: module.MinhaEntrevista })),
)

type Props = {
  vaga: { id: string; codigo: string }
  titulo: string | null | undefined
  /** Of the heading. */
  level: 3 | 4
}

/** The interview of a candidatura at that stage. If it fails to load, the rest of the candidatura stays. */
export const EntrevistaDaCandidatura = ({ vaga: { id, codigo }, titulo, level }: Props) => {
  const [tentativa, setTentativa] = useState(0)
  const retry = () => setTentativa(tentativa + 1)
  return (
    <Boundary
      key={tentativa}
      fallback={<FailedPart title="Erro ao carregar a sua entrevista" busy={false} onRetry={retry} />}
    >
      <Suspense fallback={<Carregando />}>
        <MinhaEntrevista vaga={{ id, codigo, titulo: titulo ?? 'Oportunidade' }} level={level} fetchKey={tentativa} />
      </Suspense>
    </Boundary>
  )
}

/** As high as an entrevista that is marked, which most readers come back to. */
const Carregando = () => (
  <Loading label="Carregando entrevista...">
    <Stack gap="xsmall">
      <Skeleton width="8rem" height="17.5px" />
      <div className={styles.texto}>
        <Skeleton height="100%" />
      </div>
      <Skeleton width="60%" height="21px" />
      <div className={styles.acoes}>
        <Skeleton shape="block" width="12rem" height="100%" />
      </div>
    </Stack>
  </Loading>
)
