import { graphql, useFragment } from 'react-relay'
import type { ConversaPane_usuario$key } from './__generated__/ConversaPane_usuario.graphql.ts'
import type { ConversaPane_viewer$key } from './__generated__/ConversaPane_viewer.graphql.ts'
import { ConversaHeader } from './ConversaHeader.tsx'
import * as styles from './ConversaPane.css.ts'
import { Leitura } from './Leitura.tsx'
import { MensagemForm } from './MensagemForm.tsx'
import { MensagensList } from './MensagensList.tsx'

type Props = {
  /** REST id of the other person. */
  com: string
  viewerRef: ConversaPane_viewer$key
  /** Their profile; null where it could not be had. */
  usuarioRef: ConversaPane_usuario$key | null
  /** The thread was just read upstream. */
  lida: boolean
  onClose: () => void
}

/** One conversation: who it is with, the messages, and the box to write in. */
export const ConversaPane = ({ com, viewerRef, usuarioRef, lida, onClose }: Props) => {
  const viewer = useFragment(
    graphql`
      fragment ConversaPane_viewer on Viewer @throwOnFieldError {
        conversa(com: $com) {
          naoLidas
          pessoa {
            nome
            avatar
          }
        }
        ...MensagensList_viewer
      }
    `,
    viewerRef,
  )
  const usuario = useFragment(
    graphql`
      fragment ConversaPane_usuario on Usuario {
        nome
        avatar
      }
    `,
    usuarioRef,
  )
  const { conversa } = viewer
  const pessoa = conversa?.pessoa ?? usuario
  const nome = pessoa?.nome ?? null
  const quem = pessoa ? { nome, avatar: pessoa.avatar ?? null } : null
  return (
    <div className={styles.root}>
      <ConversaHeader com={com} pessoa={quem} nova={!conversa} onClose={onClose} />
      <MensagensList viewerRef={viewer} nome={nome} nova={!conversa} />
      <Leitura com={com} naoLidas={conversa?.naoLidas ?? 0} lida={lida} />
      <MensagemForm com={com} nome={nome} nova={!conversa} />
    </div>
  )
}
