import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { MensagemAnnouncer_mensagem$key } from './__generated__/MensagemAnnouncer_mensagem.graphql.ts'

type Props = {
  /** The last message of the thread. */
  mensagemRef: MensagemAnnouncer_mensagem$key | null
  /** The other person's name. */
  nome: string | null
}

/** Announces a received message to screen readers, politely. */
export const MensagemAnnouncer = ({ mensagemRef, nome }: Props) => {
  const mensagem = useFragment(
    graphql`
      fragment MensagemAnnouncer_mensagem on Mensagem {
        id
        conteudo
        minha
      }
    `,
    mensagemRef,
  )
  const [naAbertura] = useState(mensagem?.id)
  const chegou = mensagem && mensagem.id !== naAbertura && !mensagem.minha
  return (
    <div aria-live="polite">
      <VisuallyHidden>{chegou ? `${nome ?? 'Nova mensagem'}: ${mensagem.conteudo}` : ''}</VisuallyHidden>
    </div>
  )
}
