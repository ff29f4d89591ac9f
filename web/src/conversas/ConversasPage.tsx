import { lazy, Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import type { ConversasPageQuery } from './__generated__/ConversasPageQuery.graphql.ts'
import { ConversaPane } from './mensagens/ConversaPane.tsx'
import { Comecar } from './Comecar.tsx'
import { ConversasList, ConversasSkeleton } from './ConversasList.tsx'
import * as styles from './ConversasPage.css.ts'
import { MensagensSkeleton } from './mensagens/MensagensSkeleton.tsx'
import { useOpenConversa } from './useOpenConversa.ts'

/** Only with room for list and thread, and none open. */
const CenaConversa = lazy(() =>
  import('../ui/cena/CenaConversa.tsx').then(module => ({ default: module.CenaConversa })),
)

const query = graphql`
  query ConversasPageQuery($com: ID!, $aberta: Boolean!) @preloadable @raw_response_type @throwOnFieldError {
    viewer {
      ...ConversasList_viewer
      ...ConversaPane_viewer @include(if: $aberta) @alias(as: "conversaAberta")
    }
    # The name of a person who is not in the list; the thread works without. Null if no usuario has the id.
    usuario(codigo: $com) @include(if: $aberta) @catch(to: RESULT) {
      ...ConversaPane_usuario
    }
  }
`

/** '/messages' and '/professor/messages': the conversations, and the open one (specification §2). */
export const ConversasPage = () => {
  const reference = usePageReference<ConversasPageQuery>(query)
  const { com, aberta } = reference.variables
  const conversa = useOpenConversa(aberta ? com : null)
  return (
    <div className={styles.root} data-aberta={conversa.aberta !== null}>
      <div className={styles.title}>
        <PageHeader title="Mensagens" look="dense" />
      </div>
      <div className={styles.frame}>
        <Suspense fallback={<Comeco />}>
          <Conversas reference={reference} conversa={conversa} />
        </Suspense>
      </div>
    </div>
  )
}

const Comeco = () => (
  <>
    <ConversasSkeleton />
    <div className={styles.comeco}>
      <MensagensSkeleton />
    </div>
  </>
)

type Props = { reference: PreloadedQuery<ConversasPageQuery>; conversa: ReturnType<typeof useOpenConversa> }

const Conversas = ({ reference, conversa: { aberta, sobre, abrir, fechar } }: Props) => {
  const { viewer, usuario } = usePreloadedQuery<ConversasPageQuery>(query, reference)
  const { com } = reference.variables
  // Loading the thread from the network marks it as read upstream.
  const lida = reference.source != null
  if (!viewer) return null
  return (
    <>
      <ConversasList viewerRef={viewer} aberta={aberta} onOpen={abrir} />
      <section className={styles.pane} aria-label="Conversa">
        {aberta === null ? <Nenhuma /> : null}
        {aberta !== null && aberta !== com ? <MensagensSkeleton /> : null}
        {aberta === com && viewer.conversaAberta ? (
          <Boundary key={com} fallback={<Failed />}>
            <ConversaPane
              com={com}
              viewerRef={viewer.conversaAberta}
              usuarioRef={usuario?.ok ? (usuario.value ?? null) : null}
              ninguem={usuario?.ok === true && !usuario.value}
              lida={lida}
              sobre={sobre}
              onClose={fechar}
            />
          </Boundary>
        ) : null}
      </section>
    </>
  )
}

const Nenhuma = () => (
  <div className={styles.none}>
    <EmptyState cena={<CenaConversa />} title="Selecione uma conversa para ver as mensagens." actions={<Comecar />} />
  </div>
)

/** The store takes a partial response as fresh, so that only a reload requests it again. Drafts survive it. */
const Failed = () => (
  <FailedPart title="Failed to fetch messages" busy={false} onRetry={() => window.location.reload()} />
)
