import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { paths } from '../../paths.ts'
import { temPapel } from '../../sessao/sessao.ts'
import { useSair } from '../../sessao/useSair.ts'
import { button } from '../../ui/form/buttonLook.css.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import * as styles from './AdminHeader.css.ts'
import type { HeaderProps } from './Header.tsx'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const areas = [
  { to: adminPaths.inicio(), label: 'Visão geral', papel: 'administrador' },
  { to: adminPaths.pessoas(), label: 'Pessoas', papel: 'administrador' },
  { to: adminPaths.moderacao(), label: 'Moderação', papel: 'moderador' },
  { to: adminPaths.listas(), label: 'Listas', papel: 'administrador' },
  { to: adminPaths.instituicao(), label: 'Instituição', papel: 'administrador' },
  { to: adminPaths.numeros(), label: 'Números', papel: 'administrador' },
  { to: adminPaths.avisos(), label: 'Avisos', papel: 'administrador' },
  { to: adminPaths.auditoria(), label: 'Auditoria', papel: 'encarregado' },
] as const

/** An administrator has all areas, a moderator and an encarregado one each, and who reads a decision about themselves none. */
const areasDe = (sessao: HeaderProps['sessao']) =>
  areas.filter(({ papel }) => sessao && (temPapel(sessao, 'administrador') || temPapel(sessao, papel)))

const muralDe = (sessao: HeaderProps['sessao']) => {
  if (sessao?.ehAluno) return paths.inicio()
  return sessao && temPapel(sessao, 'professor') ? paths.professor.inicio() : null
}

/** The header of the administration, and of what moderators decided about its reader. */
export const AdminHeader = ({ sessao }: HeaderProps) => {
  const navigate = useNavigate()
  const sair = useSair()
  const minhas = areasDe(sessao)
  const mural = muralDe(sessao)
  const handleSair = () => {
    sair()
    void navigate(paths.login())
  }
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Link to={minhas[0]?.to ?? mural ?? paths.inicio()} className={styles.brand}>
          <Logo />
          <span>{minhas.length > 0 ? 'Administração' : 'Mural'}</span>
        </Link>
        <nav aria-label="Administração" className={styles.nav}>
          {minhas.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === adminPaths.inicio()} className={styles.link}>
              {label}
            </NavLink>
          ))}
          {mural ? (
            <Link to={mural} className={styles.link}>
              Ir ao mural
            </Link>
          ) : null}
        </nav>
        <div className={styles.tools}>
          <ContaLink />
          <ThemeToggle />
          <IconButton label="Sair" icon={<LogOut size={20} />} onClick={handleSair} />
        </div>
      </div>
    </header>
  )
}

const ContaLink = () => (
  <NavLink
    to={paths.conta()}
    title="Sua conta"
    aria-label="Sua conta"
    className={button({ look: 'quiet', shape: 'icon' })}
  >
    <UserRound size={20} aria-hidden="true" />
  </NavLink>
)
