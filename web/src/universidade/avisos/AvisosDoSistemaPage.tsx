import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import type { AvisosDoSistemaPageQuery } from './__generated__/AvisosDoSistemaPageQuery.graphql.ts'
import { AvisoDialog } from './AvisoDialog.tsx'
import { AvisosDoSistemaList } from './AvisosDoSistemaList.tsx'

const query = graphql`
  query AvisosDoSistemaPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...AvisosDoSistemaList_viewer
    }
  }
`

/** '/admin/avisos': sentences above every page of the board. */
export const AvisosDoSistemaPage = () => {
  const [novo, setNovo] = useState(false)
  return (
    <Administracao title="Avisos do sistema" lead="Frases no alto de todas as páginas, para todos ou para um papel.">
      <Cluster>
        <Button onClick={() => setNovo(true)}>Novo aviso</Button>
      </Cluster>
      {novo ? <AvisoDialog avisoRef={null} onClose={() => setNovo(false)} /> : null}
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <Avisos />
      </Suspense>
    </Administracao>
  )
}

const Avisos = () => {
  const { viewer } = usePageQuery<AvisosDoSistemaPageQuery>(query)
  return viewer ? <AvisosDoSistemaList viewerRef={viewer} /> : null
}
