import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { SobreTab_usuario$key } from './__generated__/SobreTab_usuario.graphql.ts'

const CenaPerfil = lazy(() => import('../ui/cena/CenaPerfil.tsx').then(module => ({ default: module.CenaPerfil })))

/** The about text, or a hint if there is none; `onEdit` is null for a visitor. */
export const SobreTab = ({ usuarioRef, onEdit }: { usuarioRef: SobreTab_usuario$key; onEdit: (() => void) | null }) => {
  const { sobre } = useFragment(
    graphql`
      fragment SobreTab_usuario on Usuario @throwOnFieldError {
        sobre
      }
    `,
    usuarioRef,
  )
  if (sobre) {
    return (
      <Card padding="compact">
        <Text preLine reading>
          {sobre}
        </Text>
      </Card>
    )
  }
  return (
    <EmptyState
      cena={<CenaPerfil />}
      title="Nenhuma informação disponível."
      actions={
        onEdit ? (
          <Button look="secondary" onClick={onEdit}>
            Escrever sobre mim
          </Button>
        ) : null
      }
    >
      {onEdit ? 'Adicione um texto sobre você: quem abre seu perfil quer saber com quem vai trabalhar.' : null}
    </EmptyState>
  )
}
