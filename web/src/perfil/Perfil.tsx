import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { lerSessao } from '../sessao/sessao.ts'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { Perfil_query$key } from './__generated__/Perfil_query.graphql.ts'
import type { Perfil_usuario$key } from './__generated__/Perfil_usuario.graphql.ts'
import { EditarPerfil } from './EditarPerfil.tsx'
import { PerfilHeader } from './PerfilHeader.tsx'
import { PerfilTabs } from './PerfilTabs.tsx'
import { rascunhoDePerfil } from './rascunhoDePerfil.ts'
import type { Versao } from './versoes.ts'

type Props = {
  usuarioRef: Perfil_usuario$key
  queryRef: Perfil_query$key
  versao: Versao
  /** What this version shows beside the tabs. */
  aside?: ReactNode
}

/** A profile; its owner changes it where it stands (specification §4). */
export const Perfil = ({ usuarioRef, queryRef, versao, aside }: Props) => {
  const usuario = useUsuario(usuarioRef)
  const query = useInstituicao(queryRef)
  const proprio = usuario.codigo === lerSessao()?.codigo
  const [editing, setEditing] = useState(() => proprio && rascunhoDePerfil().ler() !== null)
  const editButton = useRef<HTMLButtonElement>(null)
  const handleEdit = () => setEditing(true)
  const handleClose = () => {
    // The form goes with its focus; the button that opened it is back only then.
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }
  const dono = proprio ? { editing, onEdit: handleEdit, editButton } : null
  const tabs = <PerfilTabs usuarioRef={usuario} onEdit={proprio ? handleEdit : null} />
  return (
    <>
      <PerfilHeader usuarioRef={usuario} versao={versao} dono={dono} />
      <Stack gap="large">
        {editing ? <EditarPerfil usuarioRef={usuario} queryRef={query} versao={versao} onClose={handleClose} /> : null}
        {aside ? (
          <Split side="end" aside={aside}>
            {tabs}
          </Split>
        ) : (
          tabs
        )}
      </Stack>
    </>
  )
}

const useUsuario = (usuarioRef: Perfil_usuario$key) =>
  useFragment(
    graphql`
      fragment Perfil_usuario on Usuario @throwOnFieldError {
        codigo
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
