import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDayTime } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { MeuEmail_meuEmail$key } from './__generated__/MeuEmail_meuEmail.graphql.ts'
import { EmailForm } from './EmailForm.tsx'
import { useCancelarMudancaDeEmail } from './useCancelarMudancaDeEmail.ts'

/** The reader's address, and a change of it, which waits for a press on a link that the new address gets. */
export const MeuEmail = ({ meuEmailRef }: { meuEmailRef: MeuEmail_meuEmail$key }) => {
  const { email, pendente } = useFragment(
    graphql`
      fragment MeuEmail_meuEmail on MeuEmail @throwOnFieldError {
        email
        pendente {
          email
          expiraEm
        }
      }
    `,
    meuEmailRef,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const isPendente = pendente != null
  const wasPendente = useRef(isPendente)
  // The button that was pressed is gone.
  useEffect(() => {
    if (wasPendente.current !== isPendente) heading.current?.focus()
    wasPendente.current = isPendente
  }, [isPendente])
  return (
    <Card as="section" labelledBy="meu-email">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2} id="meu-email" ref={heading}>
            E-mail
          </Heading>
          <Text>{email}</Text>
          <Text size="small" color="muted">
            Com ele você entra, e para ele vão os avisos. Ao mudar, avisamos no e-mail anterior, que por sete dias pode
            desfazer a mudança.
          </Text>
        </Stack>
        {pendente ? <Pendente {...pendente} /> : <EmailForm />}
      </Stack>
    </Card>
  )
}

const Pendente = ({ email, expiraEm }: { email: string; expiraEm: string }) => {
  const [cancelar, isCancelling] = useCancelarMudancaDeEmail()
  return (
    <Notice
      tone="info"
      title={`Confirme ${email}`}
      actions={
        <Button look="secondary" busy={isCancelling} busyText="Cancelando..." onClick={cancelar}>
          Cancelar a mudança
        </Button>
      }
    >
      {`Enviamos um e-mail para lá. Abra o link até ${formatDayTime(expiraEm)}; até lá vale o e-mail de antes.`}
    </Notice>
  )
}
