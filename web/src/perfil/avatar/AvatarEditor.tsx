import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '../../ui/Avatar.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { AvatarEditor_usuario$key } from './__generated__/AvatarEditor_usuario.graphql.ts'
import * as styles from './AvatarEditor.css.ts'
import { isHeic, semHeic } from './heic.ts'
import { RemoverAvatar } from './RemoverAvatar.tsx'
import type { Variant } from '../variants.ts'

const RecorteDialog = lazy(() => import('./RecorteDialog.tsx').then(module => ({ default: module.RecorteDialog })))

/** The largest portrait, in bytes (specification §9). */
const maximo = 5 * 1024 * 1024

type Props = { usuarioRef: AvatarEditor_usuario$key; variant: Variant }

/** The own portrait; a click replaces it with a square crop of an image (specification §2, §5). */
export const AvatarEditor = ({ usuarioRef, variant }: Props) => {
  const { nome, avatar } = useFragment(
    graphql`
      fragment AvatarEditor_usuario on Usuario @throwOnFieldError {
        nome
        avatar
      }
    `,
    usuarioRef,
  )
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { imagem, handleChange, handleUnreadable, close } = useImagem(variant)
  return (
    <>
      <button ref={button} type="button" onClick={() => input.current?.click()} className={styles.change}>
        <Avatar nome={nome} src={avatar} size="huge" />
        <Emblema />
        <VisuallyHidden>Alterar foto de perfil</VisuallyHidden>
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={handleChange} />
      {avatar ? (
        <div className={styles.remover}>
          <RemoverAvatar variant={variant} onRemovido={() => button.current?.focus()} />
        </div>
      ) : null}
      {imagem ? (
        <Suspense>
          <RecorteDialog
            imagem={imagem}
            variant={variant}
            onClose={close}
            onUnreadable={() => void handleUnreadable()}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const Emblema = () => (
  <span className={styles.badge}>
    <Camera size={20} aria-hidden="true" />
  </span>
)

/** The chosen file. The dialog decides by its content whether it is an image. */
function useImagem({ avatar: textos }: Variant) {
  const [imagem, setImagem] = useState<File | null>(null)
  const refuse = ({ titulo, mensagem }: { titulo: string; mensagem?: string }) => toastError(titulo, mensagem)
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    if (file.size > maximo) refuse(textos.grande)
    else setImagem(file)
    // Lets the user choose the same file again.
    target.value = ''
  }
  const close = () => setImagem(null)
  const handleUnreadable = async () => {
    close()
    refuse(imagem && (await isHeic(imagem)) ? semHeic : textos.semImagem)
  }
  return { imagem, handleChange, handleUnreadable, close }
}
