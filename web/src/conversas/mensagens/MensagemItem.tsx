import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import { graphql, useFragment } from 'react-relay'
import { Denunciar } from '../../denuncias/Denunciar.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { MensagemItem_mensagem$key } from './__generated__/MensagemItem_mensagem.graphql.ts'
import { formatTime } from '../../ui/dates.ts'
import * as styles from './MensagemItem.css.ts'
import { isPendingMensagem } from './pendingMensagem.ts'

type Props = {
  mensagemRef: MensagemItem_mensagem$key
  /** The other person's name. */
  nome: string | null
}

/** One tick for sent, two for read. */
const Marca = ({ lida }: { lida: boolean }) => (
  <>
    {lida ? <CheckCheck size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
    <VisuallyHidden>{lida ? ', lida' : ', enviada'}</VisuallyHidden>
  </>
)

/** One message: the reader's own on the right. */
export const MensagemItem = ({ mensagemRef, nome }: Props) => {
  const { id, codigo, conteudo, criadaEm, minha, lida } = useFragment(
    graphql`
      fragment MensagemItem_mensagem on Mensagem @throwOnFieldError {
        id
        codigo
        conteudo
        criadaEm
        minha
        lida
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
        <span className={styles.time}>
          <time dateTime={criadaEm}>{enviando ? 'Enviando...' : formatTime(criadaEm)}</time>
          {minha && !enviando ? <Marca lida={lida ?? false} /> : null}
        </span>
      </div>
      {minha ? null : <Denunciar tipo="MENSAGEM" codigo={codigo} shape="icon" />}
    </div>
  )
}
