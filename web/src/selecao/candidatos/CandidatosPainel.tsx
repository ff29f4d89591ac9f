import UsersRound from 'lucide-react/icons/users-round'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { comEtapas } from '../etapa.ts'
import type { CandidatosPainel_vaga$key } from './__generated__/CandidatosPainel_vaga.graphql.ts'
import { type Candidato, nomeDaOrdem, type OrdemDeCandidatos, sortCandidatos } from './candidatos.ts'
import { CandidatoItem } from './CandidatoItem.tsx'
import { CandidatosBarra } from './CandidatosBarra.tsx'
import { CandidatosList, Resumo } from './CandidatosList.tsx'
import { useBuscaDeCandidatos } from './useBuscaDeCandidatos.ts'

/** Loaded on demand: it is large, and an upstream without etapas never needs it. */
const Selecao = lazy(() => import('../Selecao.tsx').then(module => ({ default: module.Selecao })))

type Props = {
  /** Includes the candidates who withdrew. */
  candidatos: readonly Candidato[]
  vagaRef: CandidatosPainel_vaga$key
}

/** The list of candidates. */
export const CandidatosPainel = (props: Props) =>
  props.candidatos.length > 0 ? (
    <Lista {...props} />
  ) : (
    <EmptyState icon={<UsersRound size={28} />} title="Nenhum candidato ainda">
      Quem se candidatar aparece aqui, com a carta de motivação. Uma descrição clara e os interesses certos ajudam os
      alunos a encontrar esta oportunidade.
    </EmptyState>
  )

/** With the selection, if the upstream has etapas. */
const Lista = ({ candidatos, vagaRef }: Props) => {
  const { id, codigo, selecao, ...vaga } = useFragment(
    graphql`
      fragment CandidatosPainel_vaga on Vaga {
        id
        codigo
        titulo
        # Null on an upstream without etapas.
        selecao @catch(to: NULL) {
          # Selecao passes it on.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Lugares_selecao
        }
      }
    `,
    vagaRef,
  )
  // Names the exported file.
  const titulo = vaga.titulo ?? ''
  if (!selecao || !comEtapas(candidatos)) return <CandidatosBusca candidatos={candidatos} titulo={titulo} />
  return (
    <Suspense fallback={<CarregandoSelecao />}>
      <Selecao candidatos={candidatos} selecaoRef={selecao} vaga={id} codigo={codigo} titulo={titulo} />
    </Suspense>
  )
}

const ordenacao = { nomes: nomeDaOrdem, sort: sortCandidatos }
const inicio: { ordem: OrdemDeCandidatos; busca: string } = { ordem: 'antigas', busca: '' }

/** The candidates on an upstream without etapas: search, order and export. */
const CandidatosBusca = ({ candidatos, titulo }: Pick<Props, 'candidatos'> & { titulo: string }) => {
  const { barra, termo, achados, visible, showMore } = useBuscaDeCandidatos(candidatos, ordenacao, inicio)
  return (
    <Stack gap="small">
      <CandidatosBarra {...barra} candidatos={achados} titulo={titulo} />
      <Resumo texto={termo ? `${achados.length} de ${candidatos.length} candidatos` : ''} />
      <CandidatosList candidatos={achados} visible={visible} onShowMore={showMore}>
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
