import { graphql, useFragment } from 'react-relay'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { MensagemItem_mensagem$key } from './__generated__/MensagemItem_mensagem.graphql.ts'
import { formatHora } from '../dates.ts'
import * as styles from './MensagemItem.css.ts'
import { isPendingMensagem } from './pendingMensagem.ts'

type Props = {
  mensagemRef: MensagemItem_mensagem$key
  /** The other person's name. */
  nome: string | null
}

/** One message: the reader's own on the right. */
export const MensagemItem = ({ mensagemRef, nome }: Props) => {
  const { id, conteudo, criadaEm, minha } = useFragment(
    graphql`
      fragment MensagemItem_mensagem on Mensagem @throwOnFieldError {
        id
        conteudo
        criadaEm
        minha
      }
    `,
    mensagemRef,
  )
  const enviando = isPendingMensagem(id)
  return (
    <div className={styles.root} data-minha={minha} data-enviando={enviando}>
      <div className={styles.bubble}>
        <VisuallyHidden>{minha ? 'Você: ' : `${nome ?? 'Sem nome'}: `}</VisuallyHidden>
        <p className={styles.text}>{conteudo}</p>
        <time dateTime={criadaEm} className={styles.time}>
          {enviando ? 'Enviando...' : formatHora(criadaEm)}
        </time>
      </div>
    </div>
  )
}
