import { lazy, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { Seguir } from '../buscas/Seguir.tsx'
import { Bloquear } from '../conta/bloqueios/Bloquear.tsx'
import { Denunciar } from '../denuncias/Denunciar.tsx'
import { readSessao } from '../sessao/sessao.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Split } from '../ui/layout/Split.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import type { Perfil_query$key } from './__generated__/Perfil_query.graphql.ts'
import type { Perfil_usuario$data, Perfil_usuario$key } from './__generated__/Perfil_usuario.graphql.ts'
import { Caminhos } from './fatos/Caminhos.tsx'
import { EditarPerfil } from './EditarPerfil.tsx'
import { PerfilHeader } from './PerfilHeader.tsx'
import { PerfilTabs } from './PerfilTabs.tsx'
import { rascunhoDePerfil } from './rascunhoDePerfil.ts'
import type { Variant } from './variants.ts'

const CenaSemPagina = lazy(() =>
  import('../ui/cena/CenaSemPagina.tsx').then(module => ({ default: module.CenaSemPagina })),
)

type Props = {
  /** Null if no user has the id in the address. */
  usuarioRef: Perfil_usuario$key | null
  queryRef: Perfil_query$key
  variant: Variant
  /** Shown beside the tabs. */
  aside?: ReactNode
}

/** A profile; its owner edits it in place (specification §4). */
export const Perfil = ({ usuarioRef, ...props }: Props) =>
  usuarioRef ? <PerfilDoUsuario usuarioRef={usuarioRef} {...props} /> : <SemPerfil variant={props.variant} />

/** What others may do about a profile. */
const Outros = ({ codigo, nome, papel }: Pick<Perfil_usuario$data, 'codigo' | 'nome' | 'papel'>) => (
  <Cluster>
    {papel === 'PROFESSOR' ? <Seguir alvos={[{ tipo: 'PROFESSOR', alvo: codigo, nome, naTela: true }]} /> : null}
    <Denunciar tipo="PERFIL" codigo={codigo} />
    <Bloquear codigo={codigo} />
  </Cluster>
)

const PerfilDoUsuario = ({ usuarioRef, queryRef, variant, aside }: Props & { usuarioRef: Perfil_usuario$key }) => {
  const usuario = useUsuario(usuarioRef)
  const query = useInstituicao(queryRef)
  const proprio = usuario.codigo === readSessao()?.codigo
  const [editing, setEditing] = useState(() => proprio && rascunhoDePerfil().read() !== null)
  const editButton = useRef<HTMLButtonElement>(null)
  const handleEdit = () => setEditing(true)
  const handleClose = () => {
    // The edit button is only rendered once the form, and the focus in it, are gone.
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }
  const dono = proprio ? { editing, onEdit: handleEdit, editButton } : null
  const tabs = (
    <Stack>
      <PerfilTabs usuarioRef={usuario} onEdit={proprio ? handleEdit : null} />
      {proprio ? <Caminhos caminhos={variant.caminhos} /> : <Outros {...usuario} />}
    </Stack>
  )
  return (
    <>
      <PerfilHeader usuarioRef={usuario} variant={variant} dono={dono} />
      <Stack gap="large">
        {editing ? (
          <EditarPerfil usuarioRef={usuario} queryRef={query} variant={variant} onClose={handleClose} />
        ) : null}
        {aside ? (
          <Split side="half" aside={aside}>
            {tabs}
          </Split>
        ) : (
          tabs
        )}
      </Stack>
    </>
  )
}

const SemPerfil = ({ variant }: { variant: Variant }) => (
  <>
    <PageHeader title={variant.naoEncontrado} />
    <EmptyState
      cena={<CenaSemPagina />}
      title="Esta pessoa não existe ou saiu do mural."
      actions={<LinkButton to={variant.inicio}>Voltar ao início</LinkButton>}
    />
  </>
)

const useUsuario = (usuarioRef: Perfil_usuario$key) =>
  useFragment(
    graphql`
      fragment Perfil_usuario on Usuario @throwOnFieldError {
        codigo
        nome
        papel
        ...PerfilHeader_usuario
        ...EditarPerfil_usuario
        ...PerfilTabs_usuario
      }
    `,
    usuarioRef,
  )

const useInstituicao = (queryRef: Perfil_query$key) =>
  useFragment(
    graphql`
      fragment Perfil_query on Query {
        ...EditarPerfil_query
      }
    `,
    queryRef,
  )
