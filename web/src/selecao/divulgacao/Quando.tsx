import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { formatDayTime } from '../../ui/dates.ts'

/** When the scheduled divulgacao happens; empty for null. */
export const Quando = ({ em }: { em: string | null }) => (
  <span role="status">
    {em ? (
      <Text as="span" size="small" numeric>
        {`(${formatDayTime(em)})`}
        <VisuallyHidden> horário de Brasília</VisuallyHidden>
      </Text>
    ) : null}
  </span>
)
