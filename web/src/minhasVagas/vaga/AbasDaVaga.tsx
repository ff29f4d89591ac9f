import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { CandidatosSection } from '../../selecao/candidatos/CandidatosSection.tsx'
import { nomeDaLista } from '../../selecao/candidatos/nomeDaLista.ts'
import { type TodosOsCandidatos, useTodosOsCandidatos } from '../../selecao/candidatos/useTodosOsCandidatos.ts'
import { EntrevistasSkeleton } from '../../selecao/entrevistas/EntrevistasSkeleton.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { AbasDaVaga_vaga$key } from './__generated__/AbasDaVaga_vaga.graphql.ts'
import type { GestaoDaVaga_vaga$key } from './__generated__/GestaoDaVaga_vaga.graphql.ts'
import type { SobreAVaga_vaga$key } from './__generated__/SobreAVaga_vaga.graphql.ts'

/** Both at once, for the tab shows them together. */
const importVaga = () => Promise.all([import('./SobreAVaga.tsx'), import('./GestaoDaVaga.tsx')])
const importEntrevistas = () => import('../../selecao/entrevistas/Entrevistas.tsx')
const importMetricas = () => import('./MetricasDaVaga.tsx')

/** The tabs that are not open at first are loaded on demand, or when the reader seems about to open them. */
const SobreAVaga = lazy(() => importVaga().then(([sobre]) => ({ default: sobre.SobreAVaga })))
const GestaoDaVaga = lazy(() => importVaga().then(([, gestao]) => ({ default: gestao.GestaoDaVaga })))
const Entrevistas = lazy(() => importEntrevistas().then(module => ({ default: module.Entrevistas })))
const MetricasDaVaga = lazy(() => importMetricas().then(module => ({ default: module.MetricasDaVaga })))

const fragment = graphql`
  fragment AbasDaVaga_vaga on Vaga {
    id
    codigo
    titulo
    # Null on an upstream without etapas, which has no entrevistas either.
    selecao @catch(to: NULL) {
      __typename
    }
    ...useTodosOsCandidatos_vaga
    ...CandidatosSection_vaga
    ...SobreAVaga_vaga
    ...GestaoDaVaga_vaga
  }
`

/**
 * The tabs of the viewer's vaga: its candidates, their entrevistas, the vaga itself and its metrics. All pages of
 * candidates are loaded on every tab, because the client counts, searches and writes to all of them.
 */
export const AbasDaVaga = ({ vagaRef }: { vagaRef: AbasDaVaga_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  const [aba, mudarAba] = useAba()
  const todos = useTodosOsCandidatos(vaga, vaga.id)
  const candidatos = {
    value: 'candidatos',
    label: nomeDaLista(todos),
    content: <CandidatosSection vagaRef={vaga} todos={todos} />,
    keepsMounted: true,
  } as const
  const entrevistas = {
    value: 'entrevistas',
    label: 'Entrevistas',
    content: (
      <Suspense fallback={<EntrevistasSkeleton />}>
        <Entrevistas
          vaga={vaga.id}
          codigo={vaga.codigo}
          titulo={vaga.titulo ?? ''}
          candidatos={todos.candidatos ?? []}
        />
      </Suspense>
    ),
    onIntent: () => void importEntrevistas().catch(() => {}),
  } as const
  const sobre = {
    value: 'vaga',
    label: 'Vaga',
    content: <Sobre vagaRef={vaga} candidatos={todos.candidatos} />,
    onIntent: () => void importVaga().catch(() => {}),
  } as const
  const metricas = {
    value: 'metricas',
    label: 'Métricas',
    content: <Metricas todos={todos} codigo={vaga.codigo} />,
    onIntent: () => void importMetricas().catch(() => {}),
  } as const
  const tabs = vaga.selecao ? [candidatos, entrevistas, sobre, metricas] : [candidatos, sobre, metricas]
  return <Tabs label="Partes da oportunidade" dense value={aba} onChange={mudarAba} tabs={tabs} />
}

type SobreProps = {
  vagaRef: SobreAVaga_vaga$key & GestaoDaVaga_vaga$key
  candidatos: TodosOsCandidatos['candidatos']
}

const Sobre = ({ vagaRef, candidatos }: SobreProps) => (
  <Suspense fallback={<Carregando label="Carregando oportunidade..." />}>
    <SobreAVaga vagaRef={vagaRef} gestao={<GestaoDaVaga vagaRef={vagaRef} candidatos={candidatos} />} />
  </Suspense>
)

const Metricas = (props: { todos: TodosOsCandidatos; codigo: string }) => (
  <Suspense fallback={<Carregando label="Carregando métricas..." />}>
    <MetricasDaVaga {...props} />
  </Suspense>
)

const Carregando = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton shape="block" height="40rem" />
  </Loading>
)

const abas = ['candidatos', 'entrevistas', 'vaga', 'metricas'] as const

type Aba = (typeof abas)[number]

/** The tab in the URL, beside the filters of the candidates. */
function useAba() {
  const [params, setParams] = useSearchParams()
  const aba = abas.find(one => one === params.get('aba')) ?? 'candidatos'
  const mudar = (next: Aba) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (next === 'candidatos') after.delete('aba')
        else after.set('aba', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [aba, mudar] as const
}
