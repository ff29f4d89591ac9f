import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Stands in for the interest editor, or for what it chooses from. */
export const CarregandoInteresses = () => (
  <Loading label="Carregando interesses...">
    <Skeleton shape="block" height="320px" />
  </Loading>
)
