import ShieldOff from 'lucide-react/icons/shield-off'
import { graphql, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import type { ContaPageQuery } from './__generated__/ContaPageQuery.graphql.ts'
import { Bloqueados } from './bloqueios/Bloqueados.tsx'
import { MeusDados } from './dados/MeusDados.tsx'
import { MeuEmail } from './email/MeuEmail.tsx'
import { SegundoFator } from './segundoFator/SegundoFator.tsx'
import { Leituras } from './privacidade/Leituras.tsx'
import { QuemVe } from './privacidade/QuemVe.tsx'
import { Senha } from './senha/Senha.tsx'
import { Sessoes } from './sessoes/Sessoes.tsx'

const query = graphql`
  query ContaPageQuery @preloadable @throwOnFieldError {
    viewer {
      sessoes {
        ...Sessoes_sessoes
      }
      meuEmail {
        ...MeuEmail_meuEmail
      }
      segundoFator {
        ...SegundoFator_fatores
      }
      privacidade @catch(to: NULL) {
        ...QuemVe_privacidade
      }
      ...Leituras_viewer
      ...Bloqueados_viewer
      meusDados {
        ...MeusDados_dados
      }
    }
  }
`

/** '/conta': what belongs to the account itself, a section each. */
export const ContaPage = () => {
  const { viewer } = usePreloadedQuery<ContaPageQuery>(query, usePageReference<ContaPageQuery>(query))
  if (!viewer) return null
  return (
    <Page dense width="form">
      <Stack gap="large">
        <PageHeader title="Conta e privacidade" look="dense" />
        {viewer.meuEmail ? <MeuEmail meuEmailRef={viewer.meuEmail} /> : null}
        {viewer.sessoes ? (
          <>
            <Sessoes sessoesRef={viewer.sessoes} />
            <Senha />
          </>
        ) : null}
        {viewer.segundoFator ? <SegundoFator fatoresRef={viewer.segundoFator} /> : null}
        {viewer.privacidade ? <QuemVe privacidadeRef={viewer.privacidade} /> : null}
        <Leituras viewerRef={viewer} />
        <Bloqueados viewerRef={viewer} />
        {viewer.meusDados ? <MeusDados dadosRef={viewer.meusDados} /> : null}
        {viewer.sessoes || viewer.segundoFator || viewer.meusDados || viewer.meuEmail ? null : (
          <EmptyState icon={<ShieldOff size={28} />} title="Não há nada para mudar aqui">
            O sistema da universidade cuida da sua conta.
          </EmptyState>
        )}
      </Stack>
    </Page>
  )
}
