import Share2 from 'lucide-react/icons/share-2'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { Compartilhar_vaga$key } from './__generated__/Compartilhar_vaga.graphql.ts'

type Props = {
  vagaRef: Compartilhar_vaga$key
  /** With its words, among other actions. */
  shape?: 'icon' | 'compact'
}

/** Shares the address at which everybody may read the vaga; nothing if nobody else may. */
export const Compartilhar = (props: Props) => (
  // A list has not loaded whether it is public.
  <Suspense fallback={null}>
    <Botao {...props} />
  </Suspense>
)

const Botao = ({ vagaRef, shape = 'icon' }: Props) => {
  const { codigo, titulo, publica, encerrada } = useFragment(
    graphql`
      fragment Compartilhar_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        publica
        encerrada
      }
    `,
    vagaRef,
  )
  if (!publica || encerrada) return null
  const handleClick = () => {
    void share(new URL(paths.vagaPublica(codigo), window.location.origin).href, titulo ?? 'Oportunidade')
  }
  if (shape === 'icon')
    return <IconButton label="Compartilhar" icon={<Share2 size={20} aria-hidden="true" />} onClick={handleClick} />
  return (
    <Button look="secondary" shape="compact" onClick={handleClick}>
      <Share2 size={16} aria-hidden="true" />
      Compartilhar
    </Button>
  )
}

/** By the menu of a phone; elsewhere that menu offers less than the clipboard. */
async function share(url: string, title: string): Promise<void> {
  const isPhone = window.matchMedia('(pointer: coarse)').matches && 'share' in navigator
  try {
    if (isPhone) return await navigator.share({ url, title })
    await navigator.clipboard.writeText(url)
    toastSuccess('Endereço copiado', 'Quem abrir lê a oportunidade sem entrar.')
  } catch (error) {
    // Whoever closes the menu does not share.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toastError('Não foi possível compartilhar', url)
  }
}
