import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'

/** The skeleton of the interest editor, or of its options. */
export const CarregandoInteresses = () => (
  <Loading label="Carregando interesses...">
    <Skeleton shape="block" height="320px" />
  </Loading>
)
