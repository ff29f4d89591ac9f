import { type FormEvent, useState } from 'react'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { useContestar } from './useContestar.ts'

/** As the REST API counts. */
const maximo = 2000

type Props = {
  /** REST id of the case. */
  caso: string
  /** Until when. */
  ate: string
}

/** Objects to a decision, once. */
export const Contestar = ({ caso, ate }: Props) => {
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [contestar, busy] = useContestar(setErro)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const escrito = texto.trim()
    setErro(escrito ? null : 'Escreva por que você contesta.')
    if (escrito) contestar({ caso, texto: escrito })
  }
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Heading level={2}>Contestar</Heading>
          <Field
            label="Por que você contesta"
            hint={`Uma vez, até ${formatDate(ate)}. Decide outra pessoa da moderação, e a decisão é final.`}
            counter={{ text: texto, max: maximo }}
            error={erro ?? undefined}
          >
            {control => <Textarea {...control} value={texto} onChange={event => setTexto(event.target.value)} />}
          </Field>
          <Cluster>
            <Button type="submit" busy={busy} busyText="Enviando...">
              Contestar
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  )
}
