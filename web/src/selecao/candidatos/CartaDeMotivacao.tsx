import { useId, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'

/** In characters: a longer carta does not fit in three lines. */
const shortLetter = 180

/** A candidate's carta: three lines, and the rest on demand. */
export const CartaDeMotivacao = ({ carta }: { carta: string | null }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!carta) {
    return (
      <Text size="small" color="muted">
        Sem carta de motivação.
      </Text>
    )
  }
  const folds = carta.length > shortLetter || carta.split('\n').length > 3
  const folded = folds && !open
  return (
    <Stack gap="xxsmall" align="start">
      <Text as="div" id={id} preLine clamp={folded}>
        {folded ? carta.replaceAll(/\s+/g, ' ') : carta}
      </Text>
      {folds ? (
        <Button look="secondary" shape="compact" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Mostrar menos' : 'Ler carta completa'}
        </Button>
      ) : null}
    </Stack>
  )
}
