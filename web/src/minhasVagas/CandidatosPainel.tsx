import { UsersRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { comEtapas } from '../selecao/etapa.ts'
import type { CandidatosPainel_viewer$key } from './__generated__/CandidatosPainel_viewer.graphql.ts'
import { type Candidato, isRetirada } from './candidatos.ts'
import { CandidatosBusca } from './CandidatosBusca.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'

/** Much code, and not for an upstream without stages. */
const Selecao = lazy(() => import('../selecao/Selecao.tsx').then(module => ({ default: module.Selecao })))

type Props = {
  /** All who applied, also those who withdrew. */
  candidatos: readonly Candidato[]
  viewerRef: CandidatosPainel_viewer$key
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  /** Title of the vaga. */
  titulo: string
}

/** The candidates in numbers, and one by one. */
export const CandidatosPainel = (props: Props) => {
  const { candidatos } = props
  const contados = candidatos.filter(one => !isRetirada(one))
  if (candidatos.length === 0) {
    return (
      <EmptyState icon={<UsersRound size={28} />} title="Nenhum candidato ainda">
        Quem se candidatar aparece aqui, com a carta de motivação. Uma descrição clara e os interesses certos ajudam os
        alunos a encontrar esta oportunidade.
      </EmptyState>
    )
  }
  return (
    <Stack>
      {contados.length > 0 ? <MetricasDeCandidatos candidatos={contados} /> : null}
      <UmPorUm {...props} />
    </Stack>
  )
}

/** With their stages, where the upstream has stages. */
const UmPorUm = ({ candidatos, viewerRef, vaga, codigo, titulo }: Props) => {
  const { selecao } = useFragment(
    graphql`
      fragment CandidatosPainel_viewer on Viewer @argumentDefinitions(codigo: { type: "ID!" }) {
        selecao(vaga: $codigo) @catch(to: NULL) {
          ...Selecao_selecao
        }
      }
    `,
    viewerRef,
  )
  if (!selecao || !comEtapas(candidatos)) return <CandidatosBusca candidatos={candidatos} titulo={titulo} />
  return (
    <Suspense fallback={<CarregandoSelecao />}>
      <Selecao candidatos={candidatos} selecaoRef={selecao} vaga={vaga} codigo={codigo} titulo={titulo} />
    </Suspense>
  )
}

const CarregandoSelecao = () => (
  <Loading label="Carregando seleção...">
    <Skeleton shape="block" height="20rem" />
  </Loading>
)
