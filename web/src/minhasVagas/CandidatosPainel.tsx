import { UsersRound } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { comEtapas } from '../selecao/etapa.ts'
import type { CandidatosPainel_avaliacao$key } from './__generated__/CandidatosPainel_avaliacao.graphql.ts'
import type { CandidatosPainel_candidatura$key } from './__generated__/CandidatosPainel_candidatura.graphql.ts'
import type {
  CandidatosPainel_edges$data,
  CandidatosPainel_edges$key,
} from './__generated__/CandidatosPainel_edges.graphql.ts'
import type { CandidatosPainel_viewer$key } from './__generated__/CandidatosPainel_viewer.graphql.ts'
import type { Avaliacao, Candidato } from './candidatos.ts'
import { CandidatosBusca } from './CandidatosBusca.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'

/** Much code, and not for an upstream without stages. */
const Selecao = lazy(() => import('../selecao/Selecao.tsx').then(module => ({ default: module.Selecao })))

type Props = {
  edgesRef: CandidatosPainel_edges$key
  viewerRef: CandidatosPainel_viewer$key
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga. */
  titulo: string
}

/** The candidates in numbers, and one by one. */
export const CandidatosPainel = ({ edgesRef, ...props }: Props) => {
  const edges = useFragment(
    graphql`
      fragment CandidatosPainel_edges on CandidatoEdge @relay(plural: true) @throwOnFieldError {
        email
        curso
        candidato {
          codigo
          nome
          avatar
        }
        node {
          id
          criadaEm
          cartaDeMotivacao
          ...CandidatosPainel_candidatura
          avaliacao {
            ...CandidatosPainel_avaliacao
          }
        }
      }
    `,
    edgesRef,
  )
  const candidatos = useMemo(() => toCandidatos(edges), [edges])
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
      <MetricasDeCandidatos candidatos={candidatos} />
      <UmPorUm candidatos={candidatos} {...props} />
    </Stack>
  )
}

type UmPorUmProps = Omit<Props, 'edgesRef'> & { candidatos: readonly Candidato[] }

/** With their stages, where the upstream has stages. */
const UmPorUm = ({ candidatos, viewerRef, vaga, titulo }: UmPorUmProps) => {
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
      <Selecao candidatos={candidatos} selecaoRef={selecao} vaga={vaga} titulo={titulo} />
    </Suspense>
  )
}

const CarregandoSelecao = () => (
  <Loading label="Carregando seleção...">
    <Skeleton shape="block" height="20rem" />
  </Loading>
)

/** What a move changes of a candidatura. */
function toEstado(candidaturaRef: CandidatosPainel_candidatura$key): Pick<Candidato, 'etapa' | 'retida' | 'versao'> {
  const { etapa, retida, versao } = readInlineData(
    graphql`
      fragment CandidatosPainel_candidatura on Candidatura @inline {
        etapa
        retida
        versao
      }
    `,
    candidaturaRef,
  )
  return { etapa, retida, versao }
}

/** What rating it changes. */
function toAvaliacao(avaliacaoRef: CandidatosPainel_avaliacao$key): Avaliacao {
  const { nota, etiquetas, totalDeAnotacoes } = readInlineData(
    graphql`
      fragment CandidatosPainel_avaliacao on Avaliacao @inline {
        nota
        etiquetas
        totalDeAnotacoes
      }
    `,
    avaliacaoRef,
  )
  return { nota, etiquetas, totalDeAnotacoes }
}

type Edge = CandidatosPainel_edges$data[number]

/** Of each edge the same row, so that a change draws again only whom it is about. */
const rows = new WeakMap<Edge, Candidato>()

/** Plain rows: all of them are counted, sorted and searched, however few are shown. */
const toCandidatos = (edges: CandidatosPainel_edges$data): readonly Candidato[] =>
  edges.map(edge => {
    const row = rows.get(edge) ?? toCandidato(edge)
    rows.set(edge, row)
    return row
  })

const toCandidato = ({ email, curso, candidato, node }: Edge): Candidato => ({
  id: node.id,
  codigo: candidato?.codigo ?? null,
  nome: candidato?.nome ?? null,
  email,
  curso,
  avatar: candidato?.avatar ?? null,
  criadaEm: node.criadaEm,
  carta: node.cartaDeMotivacao,
  ...toEstado(node),
  avaliacao: node.avaliacao && toAvaliacao(node.avaliacao),
})
