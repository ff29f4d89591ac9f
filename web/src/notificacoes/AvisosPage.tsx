import BellOff from 'lucide-react/icons/bell-off'
import { lazy } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '../paths.ts'
import { usePageReference } from '../relay/usePageQuery.ts'
import { readSessao } from '../sessao/sessao.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Split } from '../ui/layout/Split.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Optional } from '../ui/state/Optional.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { AvisosPageQuery } from './__generated__/AvisosPageQuery.graphql.ts'
import { Agenda } from './agenda/Agenda.tsx'
import { colunas, modos } from './avisos.ts'
import { AvisosTable } from './AvisosTable.tsx'

/** Loaded on demand: they are last. */
const SuasBuscas = lazy(() => import('../buscas/SuasBuscas.tsx').then(module => ({ default: module.SuasBuscas })))

const NoAparelho = lazy(() => import('./aparelho/NoAparelho.tsx').then(module => ({ default: module.NoAparelho })))

const query = graphql`
  query AvisosPageQuery @preloadable @throwOnFieldError {
    viewer {
      avisos {
        ...AvisosTable_avisos
      }
      agenda {
        ...Agenda_agenda
      }
      ...NoAparelho_viewer
      ...SuasBuscas_viewer
    }
  }
`

/** '/avisos' and '/professor/avisos': how the reader is told of each kind of event. */
export const AvisosPage = () => {
  const { viewer } = usePreloadedQuery<AvisosPageQuery>(query, usePageReference<AvisosPageQuery>(query))
  if (!viewer) return null
  return (
    <Page dense>
      <Stack>
        <Stack gap="xsmall">
          <PageHeader title="Avisos" look="dense" />
          <Diferenca />
        </Stack>
        {viewer.avisos ? (
          <Split side="end" aside={<Legenda />}>
            <AvisosTable avisosRef={viewer.avisos} />
          </Split>
        ) : (
          <EmptyState icon={<BellOff size={28} />} title="Não há avisos para escolher">
            O sistema da universidade não envia avisos por e-mail.
          </EmptyState>
        )}
        {viewer.agenda ? <Agenda agendaRef={viewer.agenda} /> : null}
        <Optional>
          <NoAparelho viewerRef={viewer} />
        </Optional>
        {readSessao()?.ehAluno ? (
          <Optional>
            <SuasBuscas viewerRef={viewer} />
          </Optional>
        ) : null}
      </Stack>
    </Page>
  )
}

const Diferenca = () => (
  <Text size="small" color="muted">
    Aqui você escolhe por onde cada novidade chega. As que já chegaram estão em{' '}
    <TextLink to={readSessao()?.ehAluno ? paths.notificacoes() : paths.professor.notificacoes()} alone="tight">
      Notificações
    </TextLink>
    .
  </Text>
)

/** What the columns mean. */
const Legenda = () => (
  <Card padding="compact">
    <Stack as="dl" gap="small">
      {modos.map(modo => (
        <Stack key={modo} gap="none">
          <Text as="dt" weight="medium">
            {colunas[modo].titulo}
          </Text>
          <Text as="dd" size="small" color="muted">
            {colunas[modo].explicacao}
          </Text>
        </Stack>
      ))}
    </Stack>
  </Card>
)
