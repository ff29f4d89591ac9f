import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { ConversasPageQuery } from './__generated__/ConversasPageQuery.graphql.ts'
import { ConversaPane } from './ConversaPane.tsx'
import { ConversasList } from './ConversasList.tsx'
import * as styles from './ConversasPage.css.ts'
import { ConversasSkeleton } from './ConversasSkeleton.tsx'
import { MensagensSkeleton } from './MensagensSkeleton.tsx'
import { useAberta } from './useAberta.ts'

const query = graphql`
  query ConversasPageQuery($com: ID!, $aberta: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      ...ConversasList_viewer
      ...ConversaPane_viewer @include(if: $aberta) @alias(as: "conversaAberta")
    }
    # Names somebody who is not in the list; the thread does without. Null where nobody has the id.
    usuario(id: $com) @include(if: $aberta) @catch(to: RESULT) {
      ...ConversaPane_usuario
    }
  }
`

/** '/messages' and '/professor/messages': the conversations, and the one that is open (specification §2). */
export const ConversasPage = () => {
  const reference = usePageReference<ConversasPageQuery>(query)
  const { com, aberta } = reference.variables
  const conversa = useAberta(aberta ? com : null)
  return (
    <div className={styles.root} data-aberta={conversa.aberta !== null}>
      <div className={styles.title}>
        <PageHeader title="Mensagens" />
      </div>
      <div className={styles.frame}>
        <Suspense fallback={<ConversasSkeleton />}>
          <Conversas reference={reference} conversa={conversa} />
        </Suspense>
      </div>
    </div>
  )
}

type Props = { reference: PreloadedQuery<ConversasPageQuery>; conversa: ReturnType<typeof useAberta> }

const Conversas = ({ reference, conversa: { aberta, abrir, fechar } }: Props) => {
  const { viewer, usuario } = usePreloadedQuery<ConversasPageQuery>(query, reference)
  const { com } = reference.variables
  // What came from the network was read upstream along with it.
  const lida = reference.source != null
  if (!viewer) return null
  return (
    <>
      <ConversasList viewerRef={viewer} aberta={aberta} onOpen={abrir} />
      <section className={styles.pane} aria-label="Conversa">
        {aberta === null ? <p className={styles.none}>Selecione uma conversa para ver as mensagens.</p> : null}
        {aberta !== null && aberta !== com ? <MensagensSkeleton /> : null}
        {aberta === com && viewer.conversaAberta ? (
          <Boundary key={com} fallback={<Failed />}>
            <ConversaPane
              com={com}
              viewerRef={viewer.conversaAberta}
              usuarioRef={usuario?.ok ? (usuario.value ?? null) : null}
              ninguem={usuario?.ok === true && !usuario.value}
              lida={lida}
              onClose={fechar}
            />
          </Boundary>
        ) : null}
      </section>
    </>
  )
}

/** Half of an answer is as fresh to the store as a whole one: only a new load asks again. What was typed is kept. */
const Failed = () => (
  <FailedPart title="Failed to fetch messages" busy={false} onRetry={() => window.location.reload()} />
)
