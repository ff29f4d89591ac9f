import { type ReactNode, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useRetryPart } from '../relay/useRetryPart.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { RedePageQuery } from './__generated__/RedePageQuery.graphql.ts'
import { MinhasConexoes } from './MinhasConexoes.tsx'
import { RedeSkeleton } from './RedeSkeleton.tsx'
import { Sugestoes } from './Sugestoes.tsx'
import { UrlStateContext, useUrlState, useUrlStateOfPage } from './useUrlState.ts'

/** '/network': people to know, and people connected with (specification §2). */
export const RedePage = () => (
  <Page dense>
    <PageHeader title="Sua Rede" look="dense" />
    <Suspense fallback={<RedeSkeleton />}>
      <Rede />
    </Suspense>
  </Page>
)

const query = graphql`
  query RedePageQuery($busca: String) @preloadable @throwOnFieldError {
    viewer {
      usuario @catch(to: NULL) {
        curso
      }
      rede {
        exemplo @catch(to: NULL)
      }
      ...Sugestoes_viewer @arguments(busca: $busca)
      ...MinhasConexoes_viewer
      ...MinhasConexoes_total
    }
  }
`

const Rede = () => {
  const { viewer } = usePageQuery<RedePageQuery>(query)
  const url = useUrlStateOfPage()
  if (!viewer) return null
  return (
    <UrlStateContext value={url}>
      {viewer.rede.exemplo ? <DadosDeExemplo /> : null}
      <Tabs
        label="Partes da rede"
        value={url.aba}
        onChange={aba => url.update({ aba, pagina: 1 })}
        tabs={[
          {
            value: 'sugestoes',
            label: 'Sugestões',
            content: (
              <Parte title="Erro ao carregar sugestões">
                <Sugestoes viewerRef={viewer} curso={viewer.usuario?.curso ?? null} />
              </Parte>
            ),
          },
          {
            value: 'conexoes',
            label: 'Minhas Conexões',
            content: (
              <Parte title="Erro ao carregar conexões">
                <MinhasConexoes viewerRef={viewer} />
              </Parte>
            ),
          },
        ]}
      />
    </UrlStateContext>
  )
}

/** One tab. If its list fails to load, the other still works. */
const Parte = ({ title, children }: { title: string; children: ReactNode }) => {
  const { buscaNaTela: busca } = useUrlState()
  const [tentativa, setTentativa] = useState(0)
  return (
    <Boundary
      key={tentativa}
      resetOn={busca}
      fallback={<Falha title={title} busca={busca} onCarregada={() => setTentativa(tentativa + 1)} />}
    >
      {children}
    </Boundary>
  )
}

type FalhaProps = { title: string; busca: string | null; onCarregada: () => void }

const Falha = ({ title, busca, onCarregada }: FalhaProps) => {
  const [retry, isRetrying] = useRetryPart(query, { busca }, onCarregada)
  return <FailedPart title={title} busy={isRetrying} onRetry={retry} />
}

const DadosDeExemplo = () => (
  <Notice tone="info" title="Dados de exemplo">
    A universidade ainda não oferece a rede de pessoas. As pessoas abaixo são fictícias.
  </Notice>
)
