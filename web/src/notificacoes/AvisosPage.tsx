import BellOff from 'lucide-react/icons/bell-off'
import { graphql, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import type { AvisosPageQuery } from './__generated__/AvisosPageQuery.graphql.ts'
import { AvisoField } from './AvisoField.tsx'

const query = graphql`
  query AvisosPageQuery @preloadable @throwOnFieldError {
    viewer {
      avisos {
        tipo
        ...AvisoField_aviso
      }
    }
  }
`

/** '/avisos' and '/professor/avisos': how the reader is told of each kind of event. */
export const AvisosPage = () => {
  const { viewer } = usePreloadedQuery<AvisosPageQuery>(query, usePageReference<AvisosPageQuery>(query))
  if (!viewer) return null
  return (
    <Page>
      <PageHeader
        title="Avisos"
        lead="Escolha como saber de cada novidade. O resumo chega por e-mail às 18 h, e só quando há algo que você ainda não viu."
      />
      {viewer.avisos ? (
        <Card>
          <ul>
            {viewer.avisos.map(aviso => (
              <AvisoField key={aviso.tipo} avisoRef={aviso} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState icon={<BellOff size={28} />} title="Não há avisos para escolher">
          O sistema da universidade não envia avisos por e-mail.
        </EmptyState>
      )}
    </Page>
  )
}
