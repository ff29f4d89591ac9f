import LogOut from 'lucide-react/icons/log-out'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { paths } from '../../paths.ts'
import { temPapel } from '../../sessao/sessao.ts'
import { useSair } from '../../sessao/useSair.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import * as styles from './AdminHeader.css.ts'
import type { HeaderProps } from './Header.tsx'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const areas = [
  { to: adminPaths.inicio(), label: 'Visão geral' },
  { to: adminPaths.pessoas(), label: 'Pessoas' },
  { to: adminPaths.listas(), label: 'Listas' },
  { to: adminPaths.instituicao(), label: 'Instituição' },
  { to: adminPaths.numeros(), label: 'Números' },
  { to: adminPaths.avisos(), label: 'Avisos' },
  { to: adminPaths.auditoria(), label: 'Auditoria' },
]

/** The header of the administration. The guards of its pages let nobody else see it. */
export const AdminHeader = ({ sessao }: HeaderProps) => {
  const navigate = useNavigate()
  const sair = useSair()
  const handleSair = () => {
    sair()
    void navigate(paths.login())
  }
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Link to={adminPaths.inicio()} className={styles.brand}>
          <Logo />
          Administração
        </Link>
        <nav aria-label="Administração" className={styles.nav}>
          {areas.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === adminPaths.inicio()} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          {sessao && temPapel(sessao, 'professor') ? (
            <LinkButton look="quiet" to={paths.professor.inicio()}>
              Ir ao mural
            </LinkButton>
          ) : null}
          <ThemeToggle />
          <IconButton label="Sair" icon={<LogOut size={20} />} onClick={handleSair} />
        </div>
      </div>
    </header>
  )
}
