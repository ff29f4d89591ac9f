import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { CandidatosSection } from '../../selecao/candidatos/CandidatosSection.tsx'
import { MetricasSection } from '../../selecao/candidatos/MetricasSection.tsx'
import { nomeDaLista } from '../../selecao/candidatos/nomeDaLista.ts'
import { useTodosOsCandidatos } from '../../selecao/candidatos/useTodosOsCandidatos.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import type { AbasDaVaga_vaga$key } from './__generated__/AbasDaVaga_vaga.graphql.ts'
import { Andamento } from './Andamento.tsx'
import { GestaoDaVaga } from './GestaoDaVaga.tsx'
import { SobreAVaga } from './SobreAVaga.tsx'

const fragment = graphql`
  fragment AbasDaVaga_vaga on Vaga {
    id
    ...Andamento_vaga
    ...Andamento_candidaturas
    ...Andamento_selecao
    ...useTodosOsCandidatos_vaga
    ...CandidatosSection_vaga
    ...SobreAVaga_vaga
    ...GestaoDaVaga_vaga
  }
`

/**
 * The viewer's vaga: its andamento above the tabs of its candidates, of the vaga itself and of its metrics. All pages of
 * candidates are loaded on every tab, because the client counts, searches and writes to all of them.
 */
export const AbasDaVaga = ({ vagaRef }: { vagaRef: AbasDaVaga_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  const [aba, mudarAba] = useAba()
  const todos = useTodosOsCandidatos(vaga, vaga.id)
  const gestao = <GestaoDaVaga vagaRef={vaga} temCandidatos={todos.candidatos.length > 0} />
  return (
    <>
      <Andamento vagaRef={vaga} />
      <Tabs
        label="Partes da oportunidade"
        value={aba}
        onChange={mudarAba}
        tabs={[
          {
            value: 'candidatos',
            label: nomeDaLista(todos),
            content: <CandidatosSection vagaRef={vaga} todos={todos} />,
            keepsMounted: true,
          },
          { value: 'vaga', label: 'Vaga', content: <SobreAVaga vagaRef={vaga} gestao={gestao} /> },
          { value: 'metricas', label: 'Métricas', content: <MetricasSection todos={todos} /> },
        ]}
      />
    </>
  )
}

const abas = ['candidatos', 'vaga', 'metricas'] as const

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
