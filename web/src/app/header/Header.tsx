import LogOut from 'lucide-react/icons/log-out'
import { memo, Suspense, useEffect, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isProfessorPath } from '../../sessao/guards.ts'
import { namesRoles } from '../../sessao/namesRoles.ts'
import { isUsuario, type Sessao } from '../../sessao/sessao.ts'
import { useSair } from '../../sessao/useSair.ts'
import { readReturnPath } from '../../sessao/returnPath.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import * as styles from './Header.css.ts'
import { alunoLinks, professorLinks } from './headerLinks.ts'
import { HeaderNav } from './HeaderNav.tsx'
import { HeaderUser, PortraitSkeleton, useSemLista } from './HeaderUser.tsx'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { NotificacoesLink } from './NotificacoesLink.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

export type HeaderProps = { sessao: Sessao | null; reference: PreloadedQuery<HeaderUserQuery> | null }

/**
 * The header for a student, a professor or a visitor (specification §2), or an administrator alone. Memoized: a new filter
 * does not render it.
 */
export const Header = memo(({ sessao, reference }: HeaderProps) => (
  <header className={styles.root}>
    <div className={styles.row}>
      <Link to={sessao && !sessao.ehAluno ? paths.professor.inicio() : paths.inicio()} className={styles.brand}>
        <Logo />
        <span aria-hidden="true" className={sessao ? styles.name : undefined}>
          Mural Acadêmico
        </span>
      </Link>
      {sessao && reference ? <SignedIn sessao={sessao} reference={reference} /> : <Visitor />}
    </div>
  </header>
))

/** Without a link to a list that the upstream does not have. */
function useLinks({ ehAluno }: Sessao) {
  const [semLista, setSemLista] = useState(false)
  const links = (ehAluno ? alunoLinks : professorLinks).filter(({ deLista }) => !(deLista && semLista))
  return [links, () => setSemLista(true)] as const
}

type SignedInProps = { sessao: Sessao; reference: PreloadedQuery<HeaderUserQuery> }

const SignedIn = (props: SignedInProps) => (isUsuario(props.sessao) ? <Usuario {...props} /> : <Administrador />)

const Usuario = ({ sessao, reference }: SignedInProps) => {
  const navigate = useNavigate()
  const sair = useSair()
  const own = sessao.ehAluno ? paths : paths.professor
  const perfil = own.perfil()
  const [links, dropList] = useLinks(sessao)
  const menuLinks = [
    ...links,
    { to: perfil, label: 'Perfil' },
    { to: own.avisos(), label: 'Avisos' },
    ...(namesRoles() ? [{ to: paths.conta(), label: 'Conta e privacidade' }] : []),
  ]
  const handleSair = () => {
    sair()
    void navigate(own.login())
  }
  return (
    <>
      <div className={styles.wide}>
        <HeaderNav reference={reference} links={links} />
      </div>
      <div className={styles.tools}>
        <ThemeToggle />
        <NotificacoesLink to={own.notificacoes()} reference={reference} />
        <div className={styles.wide}>
          <Suspense fallback={<PortraitSkeleton />}>
            <HeaderUser reference={reference} perfil={perfil} />
          </Suspense>
          <IconButton label="Sair" icon={<LogOut size={20} />} onClick={handleSair} />
        </div>
        <div className={styles.narrow}>
          <Menu reference={reference} links={menuLinks} onSair={handleSair} />
        </div>
      </div>
      <SemLista reference={reference} onSemLista={dropList} />
    </>
  )
}

type SemListaProps = { reference: PreloadedQuery<HeaderUserQuery>; onSemLista: () => void }

/** Says so if the upstream lists no candidaturas. The links do not wait for it: most upstreams list them. */
const SemLista = (props: SemListaProps) => (
  <Boundary fallback={null}>
    <Suspense>
      <LoadedSemLista {...props} />
    </Suspense>
  </Boundary>
)

const LoadedSemLista = ({ reference, onSemLista }: SemListaProps) => {
  const sem = useSemLista(reference)
  useEffect(() => {
    if (sem) onSemLista()
  })
  return null
}

/** The way back for an administrator alone, who may read a public vaga and has nothing else here. */
const Administrador = () => (
  <div className={styles.visitor}>
    <ThemeToggle />
    <LinkButton look="secondary" to={paths.admin.inicio()}>
      Administração
    </LinkButton>
  </div>
)

/** Links for a visitor: to the login of this area, with the current return path, and to the other area. */
const Visitor = () => {
  const { pathname, search } = useLocation()
  const returnPath = readReturnPath(new URLSearchParams(search)) ?? undefined
  const doProfessor = isProfessorPath(pathname)
  return (
    <div className={styles.visitor}>
      <ThemeToggle />
      <div className={styles.wide}>
        <LinkButton look="quiet" to={doProfessor ? paths.inicio() : paths.professor.inicio()}>
          {doProfessor ? 'Para alunos' : 'Para professores'}
        </LinkButton>
      </div>
      {/* Not filled: that is the page's own button. */}
      <LinkButton look="secondary" to={doProfessor ? paths.professor.login(returnPath) : paths.login(returnPath)}>
        Entrar
      </LinkButton>
    </div>
  )
}
