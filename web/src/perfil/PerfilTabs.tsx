import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Tabs } from '../ui/Tabs.tsx'
import type { PerfilTabs_usuario$key } from './__generated__/PerfilTabs_usuario.graphql.ts'
import { CarregandoInteresses } from './CarregandoInteresses.tsx'
import { InteressesTab } from './InteressesTab.tsx'
import { SobreTab } from './SobreTab.tsx'
import { useInteressesEdit } from './useInteressesEdit.ts'

const InteressesEditor = lazy(() =>
  import('./InteressesEditor.tsx').then(module => ({ default: module.InteressesEditor })),
)

type Props = {
  usuarioRef: PerfilTabs_usuario$key
  /** Opens the form to edit the profile; null for a visitor. */
  onEdit: (() => void) | null
}

/** 'Sobre' and 'Interesses'. The choice in the interest editor survives a change of tabs. */
export const PerfilTabs = ({ usuarioRef, onEdit }: Props) => {
  const usuario = useFragment(
    graphql`
      fragment PerfilTabs_usuario on Usuario @throwOnFieldError {
        ...useInteressesEdit_usuario
        ...SobreTab_usuario
        ...InteressesTab_usuario
      }
    `,
    usuarioRef,
  )
  const [tab, setTab] = useState<'sobre' | 'interesses'>('sobre')
  const { abrir, escolha } = useInteressesEdit(usuario)
  const interesses = escolha ? (
    <Suspense fallback={<CarregandoInteresses />}>
      <InteressesEditor {...escolha} />
    </Suspense>
  ) : (
    <InteressesTab usuarioRef={usuario} onEdit={onEdit && abrir} />
  )
  return (
    <Tabs
      label="Partes do perfil"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'sobre', label: 'Sobre', content: <SobreTab usuarioRef={usuario} onEdit={onEdit} /> },
        { value: 'interesses', label: 'Interesses', content: interesses },
      ]}
    />
  )
}
