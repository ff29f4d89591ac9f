import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { paths } from '../paths.ts'
import { usePageReference } from '../relay/usePageQuery.ts'
import { readSessao } from '../sessao/sessao.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { ConversasPageQuery } from './__generated__/ConversasPageQuery.graphql.ts'
import { ConversaPane } from './mensagens/ConversaPane.tsx'
import { ConversasList } from './ConversasList.tsx'
import * as styles from './ConversasPage.css.ts'
import { ConversasSkeleton } from './ConversasSkeleton.tsx'
import { MensagensSkeleton } from './mensagens/MensagensSkeleton.tsx'
import { useOpenConversa } from './useOpenConversa.ts'

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
    <p>Selecione uma conversa para ver as mensagens.</p>
    {readSessao()?.ehAluno ? (
      <p>
        Para começar uma, abra o perfil de alguém da <TextLink to={paths.rede()}>sua rede</TextLink> ou{' '}
        <TextLink to={paths.vagas()}>uma oportunidade</TextLink> e escreva para quem a publicou.
      </p>
    ) : (
      <p>
        Para começar uma, abra um candidato em <TextLink to={paths.professor.vagas()}>suas oportunidades</TextLink>.
      </p>
    )}
  </div>
)

/** The store takes a partial response as fresh, so that only a reload requests it again. Drafts survive it. */
const Failed = () => (
  <FailedPart title="Failed to fetch messages" busy={false} onRetry={() => window.location.reload()} />
)
