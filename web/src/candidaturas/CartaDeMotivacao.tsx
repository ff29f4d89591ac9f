import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { CartaDeMotivacao_candidatura$key } from './__generated__/CartaDeMotivacao_candidatura.graphql.ts'

/** The letter of a candidatura, on demand; nothing without one. */
export const CartaDeMotivacao = ({ candidaturaRef }: { candidaturaRef: CartaDeMotivacao_candidatura$key }) => {
  const { cartaDeMotivacao: carta } = useFragment(
    graphql`
      fragment CartaDeMotivacao_candidatura on Candidatura @throwOnFieldError {
        cartaDeMotivacao
      }
    `,
    candidaturaRef,
  )
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!carta) return null
  return (
    <Stack gap="xsmall" align="start">
      <Button look="quiet" shape="compact" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar carta de motivação' : 'Ler carta de motivação'}
      </Button>
      <div id={id} hidden={!open}>
        <Text preLine>{carta}</Text>
      </div>
    </Stack>
  )
}
