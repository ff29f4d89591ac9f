import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { ConversaSync } from '../../conversas/mensagens/ConversaSync.tsx'
import { MensagemForm } from '../../conversas/mensagens/MensagemForm.tsx'
import { MensagensList } from '../../conversas/mensagens/MensagensList.tsx'
import { paths, type Sobre, sobreVaga } from '../../paths.ts'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { ConversaQuery } from './__generated__/ConversaQuery.graphql.ts'
import * as styles from './Conversa.css.ts'

type Props = {
  /** REST id of the person. */
  com: string
  /** Their global id. */
  para: string
  nome: string
  sobre: Sobre
  fetchKey: number
  /** Grows each time that the field takes the focus; 0 for never. */
  focos: number
}

/** The messages with one person and the form for a new one, as on the page of the conversa. */
export const Conversa = ({ com, para, nome, sobre, fetchKey, focos }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focos > 0) root.current?.querySelector('textarea')?.focus()
  }, [focos])
  const { viewer } = useLazyLoadQuery<ConversaQuery>(
    graphql`
      query ConversaQuery($com: ID!) @throwOnFieldError {
        viewer {
          conversa(codigo: $com) {
            naoLidas
          }
          ...MensagensList_viewer
        }
      }
    `,
    { com },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  if (!viewer) return null
  const { conversa } = viewer
  return (
    <>
      <div ref={root} className={styles.root}>
        <MensagensList viewerRef={viewer} nome={nome} nova={!conversa} />
        <ConversaSync com={com} naoLidas={conversa?.naoLidas ?? 0} lida />
        <MensagemForm com={com} para={para} nome={nome} nova={!conversa} />
      </div>
      <TextLink to={paths.professor.mensagens(com)} state={sobreVaga(sobre.codigo, sobre.titulo)} alone>
        Abrir a conversa inteira
      </TextLink>
    </>
  )
}
