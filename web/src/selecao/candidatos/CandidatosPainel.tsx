import UsersRound from 'lucide-react/icons/users-round'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { comEtapas } from '../etapa.ts'
import type { CandidatosPainel_viewer$key } from './__generated__/CandidatosPainel_viewer.graphql.ts'
import { type Candidato, isRetirada } from './candidatos.ts'
import { CandidatoItem } from './CandidatoItem.tsx'
import { CandidatosBarra } from './CandidatosBarra.tsx'
import { CandidatosList } from './CandidatosList.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'
import { useBuscaDeCandidatos } from './useBuscaDeCandidatos.ts'

/** Loaded on demand: it is large, and an upstream without etapas never needs it. */
const Selecao = lazy(() => import('../Selecao.tsx').then(module => ({ default: module.Selecao })))

type Props = {
  /** Includes the candidates who withdrew. */
  candidatos: readonly Candidato[]
  viewerRef: CandidatosPainel_viewer$key
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  /** Title of the vaga. */
  titulo: string
}

/** The metrics and the list of candidates. */
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
      <Lista {...props} />
    </Stack>
  )
}

/** With the selection, if the upstream has etapas. */
const Lista = ({ candidatos, viewerRef, vaga, codigo, titulo }: Props) => {
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

/** The candidates on an upstream without etapas: search, order and export. */
const CandidatosBusca = ({ candidatos, titulo }: Pick<Props, 'candidatos' | 'titulo'>) => {
  const { barra, termo, achados, visible, showMore } = useBuscaDeCandidatos(candidatos)
  return (
    <Stack gap="small">
      <CandidatosBarra {...barra} candidatos={achados} titulo={titulo} />
      <CandidatosList
        candidatos={achados}
        visible={visible}
        onShowMore={showMore}
        resumo={termo ? `${achados.length} de ${candidatos.length} candidatos` : ''}
      >
        {shown => (
          <Stack as="ul" gap="small">
            {shown.map(candidato => (
              <CandidatoItem key={candidato.id} candidato={candidato} />
            ))}
          </Stack>
        )}
      </CandidatosList>
    </Stack>
  )
}

const CarregandoSelecao = () => (
  <Loading label="Carregando seleção...">
    <Skeleton shape="block" height="20rem" />
  </Loading>
)
