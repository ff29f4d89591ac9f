import UserX from 'lucide-react/icons/user-x'
import { graphql, useFragment } from 'react-relay'
import type { Sobre } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import type {
  ConversaPane_usuario$data,
  ConversaPane_usuario$key,
} from './__generated__/ConversaPane_usuario.graphql.ts'
import type { ConversaPane_viewer$data, ConversaPane_viewer$key } from './__generated__/ConversaPane_viewer.graphql.ts'
import { ConversaHeader, type Quem } from './ConversaHeader.tsx'
import * as styles from './ConversaPane.css.ts'
import { ConversaSync } from './ConversaSync.tsx'
import { MensagemForm } from './MensagemForm.tsx'
import { MensagensList } from './MensagensList.tsx'

type Props = {
  /** REST id of the other person. */
  com: string
  viewerRef: ConversaPane_viewer$key
  /** Their profile; null if it could not be read. */
  usuarioRef: ConversaPane_usuario$key | null
  /** No usuario has this id: nobody can be written to. */
  ninguem: boolean
  /** The request that loaded the thread marked it as read upstream. */
  lida: boolean
  /** The vaga from which the reader came. */
  sobre: Sobre | null
  onClose: () => void
}

const profile = graphql`
  fragment ConversaPane_usuario on Usuario {
    id
    nome
    avatar
    papel
    curso
    departamento
  }
`

/** One conversation: the other person, the messages, and the form. */
export const ConversaPane = ({ com, viewerRef, usuarioRef, ninguem, lida, sobre, onClose }: Props) => {
  const viewer = useFragment(
    graphql`
      fragment ConversaPane_viewer on Viewer @throwOnFieldError {
        conversa(codigo: $com) {
          naoLidas
          papel
          pessoa {
            id
            nome
            avatar
          }
        }
        ...MensagensList_viewer
      }
    `,
    viewerRef,
  )
  const usuario = useFragment(profile, usuarioRef)
  const { conversa } = viewer
  if (ninguem && !conversa) return <Ninguem onClose={onClose} />
  const quem = toQuem(conversa, usuario)
  const nome = quem?.nome ?? null
  const para = conversa?.pessoa.id ?? usuario?.id ?? null
  return (
    <div className={styles.root}>
      <ConversaHeader com={com} pessoa={quem} nova={!conversa} sobre={sobre} onClose={onClose} />
      <MensagensList viewerRef={viewer} nome={nome} nova={!conversa} />
      <ConversaSync com={com} naoLidas={conversa?.naoLidas ?? 0} lida={lida} />
      {ninguem ? <SemCaixa /> : null}
      {para !== null && !ninguem ? <MensagemForm com={com} para={para} nome={nome} nova={!conversa} /> : null}
    </div>
  )
}

/** The profile knows more than the conversation, and may be missing. */
function toQuem(
  conversa: ConversaPane_viewer$data['conversa'],
  usuario: ConversaPane_usuario$data | null | undefined,
): Quem | null {
  const pessoa = conversa?.pessoa ?? usuario
  if (!pessoa) return null
  return {
    nome: pessoa.nome ?? null,
    avatar: pessoa.avatar ?? null,
    papel: usuario?.papel ?? conversa?.papel ?? null,
    lugar: usuario?.departamento ?? usuario?.curso ?? null,
  }
}

const SemCaixa = () => <p className={styles.semCaixa}>Esta pessoa saiu do mural e não recebe mais mensagens.</p>

/** In place of the thread, with a button back: a phone does not show the list next to it. */
const Ninguem = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    icon={<UserX size={28} />}
    title="Esta pessoa não existe ou saiu do mural."
    actions={
      <Button look="secondary" onClick={onClose}>
        Voltar para as conversas
      </Button>
    }
  >
    Escolha uma conversa da lista, ou abra o perfil de alguém e toque em “Enviar Mensagem”.
  </EmptyState>
)
