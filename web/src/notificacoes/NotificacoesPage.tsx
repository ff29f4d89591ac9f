import CheckCheck from 'lucide-react/icons/check-check'
import { startTransition, useOptimistic } from 'react'
import { graphql, useLazyLoadQuery, usePreloadedQuery } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Button } from '../ui/form/Button.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Split } from '../ui/layout/Split.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { NotificacoesPageNaoLidasQuery } from './__generated__/NotificacoesPageNaoLidasQuery.graphql.ts'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import { filtroDaUrl, filtrosDe } from './filtros.ts'
import { NotificacoesList } from './NotificacoesList.tsx'
import * as styles from './NotificacoesPage.css.ts'
import { useMarcarComoLidas } from './useMarcarComoLidas.ts'

const query = graphql`
  query NotificacoesPageQuery($tipos: [TipoDeNotificacao!]) @preloadable @throwOnFieldError {
    viewer {
      papel
      ...NotificacoesList_viewer @arguments(tipos: $tipos)
    }
  }
`

/** The header loads the count. */
const naoLidasQuery = graphql`
  query NotificacoesPageNaoLidasQuery {
    viewer {
      naoLidas {
        notificacoes
      }
    }
  }
`

/** '/notifications' and '/professor/notifications': the same page, with the filters of the reader's role. */
export const NotificacoesPage = () => {
  const reference = usePageReference<NotificacoesPageQuery>(query)
  const { viewer } = usePreloadedQuery<NotificacoesPageQuery>(query, reference)
  if (!viewer) return null
  return (
    <Page dense>
      <Stack>
        <Stack gap="xsmall">
          <PageHeader title="Notificações" look="dense" actions={<MarcarTodas />} />
          <Diferenca avisos={viewer.papel === 'ESTUDANTE' ? paths.avisos() : paths.professor.avisos()} />
        </Stack>
        <Split
          side="start"
          aside={
            <div className={styles.filtro}>
              <FiltroDeNotificacoes papel={viewer.papel} />
            </div>
          }
        >
          <NotificacoesList viewerRef={viewer} tipos={reference.variables.tipos} />
        </Split>
      </Stack>
    </Page>
  )
}

const Diferenca = ({ avisos }: { avisos: string }) => (
  <Text size="small" color="muted">
    O que já aconteceu. Por onde cada novidade chega até você, escolha em{' '}
    <TextLink to={avisos} alone="tight">
      Avisos
    </TextLink>
    .
  </Text>
)

/** Marks all notifications as read, not only those of the filter. */
const MarcarTodas = () => {
  const [marcar, isMarking] = useMarcarComoLidas()
  const store = useLazyLoadQuery<NotificacoesPageNaoLidasQuery>(naoLidasQuery, {}, { fetchPolicy: 'store-only' })
  const nenhuma = store.viewer?.naoLidas?.notificacoes === 0
  return (
    <Button look="secondary" shape="compact" busy={isMarking} aria-disabled={nenhuma} onClick={() => marcar(null)}>
      <span className={styles.notOnPhone}>
        <CheckCheck size={16} aria-hidden="true" />
      </span>
      Marcar todas como lidas
    </Button>
  )
}

/** Filters the list by tipo; the URL holds the choice. */
const FiltroDeNotificacoes = ({ papel }: { papel: keyof typeof filtrosDe }) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // Optimistic: the router keeps the current page until the next one has its data, but the radio must follow at once.
  const [escolhido, escolher] = useOptimistic(filtroDaUrl(papel, params).value)
  const handleChange = (tipo: string) =>
    startTransition(async () => {
      escolher(tipo)
      await navigate({ search: tipo ? `?tipo=${tipo}` : '' }, { preventScrollReset: true })
    })
  return (
    <RadioGroup
      legend="Mostrar"
      legendHidden
      inline
      name="tipo"
      value={escolhido}
      options={filtrosDe[papel]}
      onChange={handleChange}
    />
  )
}
