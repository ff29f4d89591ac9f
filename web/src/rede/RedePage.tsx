import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { RedePageQuery } from './__generated__/RedePageQuery.graphql.ts'
import { MinhasConexoes } from './MinhasConexoes.tsx'
import { RedeSkeleton } from './RedeSkeleton.tsx'
import { Sugestoes } from './Sugestoes.tsx'
import { useLeitura } from './useLeitura.ts'

/** '/network': people to know, and people connected with (specification §2). */
export const RedePage = () => (
  <Page>
    <PageHeader title="Sua Rede" lead="Colegas e professores que têm a ver com o que você estuda e procura." />
    <Suspense fallback={<RedeSkeleton />}>
      <Rede />
    </Suspense>
  </Page>
)

const Rede = () => {
  const { viewer } = usePageQuery<RedePageQuery>(graphql`
    query RedePageQuery($busca: String) @throwOnFieldError {
      viewer {
        usuario {
          curso
        }
        rede {
          exemplo
        }
        ...Sugestoes_viewer @arguments(busca: $busca)
        ...MinhasConexoes_viewer
        ...MinhasConexoes_total
      }
    }
  `)
  const { aba, ler } = useLeitura()
  if (!viewer?.rede) return null
  return (
    <>
      {viewer.rede.exemplo ? <DadosDeExemplo /> : null}
      <Tabs
        label="Partes da rede"
        value={aba}
        onChange={next => ler({ aba: next, pagina: 1 })}
        tabs={[
          {
            value: 'sugestoes',
            label: 'Sugestões',
            content: <Sugestoes viewerRef={viewer} curso={viewer.usuario.curso} />,
          },
          { value: 'conexoes', label: 'Minhas Conexões', content: <MinhasConexoes viewerRef={viewer} /> },
        ]}
      />
    </>
  )
}

const DadosDeExemplo = () => (
  <Notice tone="info" title="Dados de exemplo">
    A universidade ainda não oferece a rede de pessoas. As pessoas abaixo são fictícias.
  </Notice>
)
