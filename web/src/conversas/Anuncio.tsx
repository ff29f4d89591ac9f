import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Anuncio_mensagem$key } from './__generated__/Anuncio_mensagem.graphql.ts'

type Props = {
  /** The last of the thread. */
  mensagemRef: Anuncio_mensagem$key | null
  /** The other person's name. */
  nome: string | null
}

/** Tells those who do not see the thread of a message that arrived in it, when they have a moment. */
export const Anuncio = ({ mensagemRef, nome }: Props) => {
  const mensagem = useFragment(
    graphql`
      fragment Anuncio_mensagem on Mensagem {
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
