import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { useModal } from '../../ui/overlay/useModal.ts'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { NaoLidasCount } from './NaoLidasCount.tsx'
import type { HeaderLink } from './headerLinks.ts'
import * as styles from './Menu.css.ts'
import { NavItem } from './NavItem.tsx'

type Props = {
  links: readonly HeaderLink[]
  reference: PreloadedQuery<HeaderUserQuery>
  onSair: () => void
}

/** The full-screen menu, in place of the header's links under 768 px. */
export const Menu = ({ links, reference, onSair }: Props) => {
  const [open, setOpen] = useState(false)
  const ref = useModal(open, () => setOpen(false))
  const { pathname } = useLocation()
  const close = () => ref.current?.close()
  useEffect(() => ref.current?.close(), [ref, pathname])
  return (
    <>
      <div className={styles.opener}>
        <IconButton
          label="Abrir menu"
          icon={<MenuIcon size={24} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <span className={styles.count}>
          <NaoLidasCount reference={reference} de="mensagens" />
        </span>
      </div>
      <dialog ref={ref} aria-label="Menu" className={styles.root} onClose={() => setOpen(false)}>
        <div className={styles.frame}>
          <div className={styles.top}>
            <IconButton label="Fechar menu" icon={<X size={24} />} onClick={close} />
          </div>
          <nav aria-label="Menu" className={styles.links}>
            {links.map(link => (
              <NavItem key={link.to} link={link} onClick={close} className={styles.link}>
                {link.menuLabel ?? link.label}
                {link.naoLidas ? <NaoLidasCount reference={reference} de={link.naoLidas} /> : null}
              </NavItem>
            ))}
          </nav>
          <Button look="secondary" shape="wide" onClick={onSair}>
            Sair
          </Button>
        </div>
      </dialog>
    </>
  )
}
