import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { formatDate } from '../ui/format.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { CandidaturaEnvio_candidatura$key } from './__generated__/CandidaturaEnvio_candidatura.graphql.ts'

/** When a candidatura was sent, with its letter on demand. */
export const CandidaturaEnvio = ({ candidaturaRef }: { candidaturaRef: CandidaturaEnvio_candidatura$key }) => {
  const { criadaEm, cartaDeMotivacao: carta } = useFragment(
    graphql`
      fragment CandidaturaEnvio_candidatura on Candidatura @throwOnFieldError {
        criadaEm
        cartaDeMotivacao
      }
    `,
    candidaturaRef,
  )
  return (
    <Stack gap="xsmall" align="start">
      <Text size="small" color="muted" numeric>
        {criadaEm ? (
          <span>
            Candidatura enviada em <time dateTime={criadaEm}>{formatDate(criadaEm)}</time>
          </span>
        ) : (
          <span>Candidatura enviada</span>
        )}
        {carta ? null : <span>, sem carta de motivação</span>}
      </Text>
      {carta ? <Carta carta={carta} /> : null}
    </Stack>
  )
}

const Carta = ({ carta }: { carta: string }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button look="secondary" shape="compact" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar carta de motivação' : 'Ler carta de motivação'}
      </Button>
      <div id={id} hidden={!open}>
        <Text preLine>{carta}</Text>
      </div>
    </>
  )
}
