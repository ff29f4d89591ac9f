import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'

/** Longer ones do not fit the three lines that are shown first. */
const shortLetter = 180

/** A candidate's letter: three lines of it, and all of it on demand. */
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
        <Button look="quiet" shape="compact" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Mostrar menos' : 'Ler carta completa'}
        </Button>
      ) : null}
    </Stack>
  )
}
