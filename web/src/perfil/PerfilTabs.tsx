import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Tabs } from '../ui/Tabs.tsx'
import type { PerfilTabs_usuario$key } from './__generated__/PerfilTabs_usuario.graphql.ts'
import { CarregandoInteresses } from './CarregandoInteresses.tsx'
import { InteressesTab } from './InteressesTab.tsx'
import { SobreTab } from './SobreTab.tsx'
import { useEscolha } from './useEscolha.ts'

const InteressesEditor = lazy(() =>
  import('./InteressesEditor.tsx').then(module => ({ default: module.InteressesEditor })),
)

type Props = {
  usuarioRef: PerfilTabs_usuario$key
  /** Opens the form of name and about text; null for a visitor. */
  onEdit: (() => void) | null
}

/** 'Sobre' and 'Interesses'. What is chosen in the interest editor outlives a look at the other tab. */
export const PerfilTabs = ({ usuarioRef, onEdit }: Props) => {
  const usuario = useFragment(
    graphql`
      fragment PerfilTabs_usuario on Usuario @throwOnFieldError {
        ...useEscolha_usuario
        ...SobreTab_usuario
        ...InteressesTab_usuario
      }
    `,
    usuarioRef,
  )
  const [tab, setTab] = useState<'sobre' | 'interesses'>('sobre')
  const { abrir, escolha } = useEscolha(usuario)
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
