import { download } from '../download.ts'
import { Button } from '../form/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Text } from '../text/Text.tsx'
import { TextLink } from '../text/TextLink.tsx'
import { toGoogle, toOutlook } from './calendarios.ts'
import { type CalendarEvent, toIcs } from './ics.ts'

type Props = { event: CalendarEvent; onClose: () => void }

/** Where to add an event: a file for any calendar, or a page of one. */
export const AgendaDialog = ({ event, onClose }: Props) => {
  const handleDownload = () => {
    const file = new Blob([toIcs([event], new Date())], { type: 'text/calendar;charset=utf-8' })
    download('dia' in event ? 'prazo.ics' : 'entrevista.ics', file)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Adicionar à agenda"
      size="small"
      actions={<Button onClick={handleDownload}>Baixar arquivo .ics</Button>}
    >
      <Stack gap="small">
        <Text>{event.titulo}</Text>
        <Stack gap="none">
          <TextLink to={toGoogle(event)} alone>
            Google Agenda
          </TextLink>
          <TextLink to={toOutlook(event)} alone>
            Outlook
          </TextLink>
        </Stack>
        <Text size="small" color="muted">
          Se depois mudar aqui, não muda lá. Para isso, crie o endereço da sua agenda em Notificações, Avisos.
        </Text>
      </Stack>
    </Dialog>
  )
}
