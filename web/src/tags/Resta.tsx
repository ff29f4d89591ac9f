import { formatDay } from '../ui/dates.ts'
import { Text } from '../ui/text/Text.tsx'
import { diasAte, isUrgente, resta } from './prazo.ts'

type Props = {
  prazo: string
  /** The day is not beside it: it is said if it is too far away to count. */
  semData?: boolean
}

/** What is left until the prazo, red if less than 3 days; nothing when it has passed. */
export const Resta = ({ prazo, semData = false }: Props) => {
  const dias = diasAte(prazo)
  const words = resta(dias) ?? (semData && dias > 0 ? `até ${formatDay(prazo)}` : null)
  if (words === null) return null
  return (
    <Text as="span" size="small" color={isUrgente(dias) ? 'danger' : 'muted'} numeric>
      {words}
    </Text>
  )
}
