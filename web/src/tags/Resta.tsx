import { Text } from '../ui/text/Text.tsx'
import { diasAte, isUrgente, resta } from './prazo.ts'

/** What is left until the prazo, red if less than 3 days; nothing when it has passed. */
export const Resta = ({ prazo }: { prazo: string }) => {
  const dias = diasAte(prazo)
  const words = resta(dias)
  if (words === null) return null
  return (
    <Text as="span" size="small" color={isUrgente(dias) ? 'danger' : 'muted'} numeric>
      {words}
    </Text>
  )
}
