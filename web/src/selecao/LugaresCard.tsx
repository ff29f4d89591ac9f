import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { LugaresCard_selecao$key } from './__generated__/LugaresCard_selecao.graphql.ts'
import * as styles from './LugaresCard.css.ts'
import { useDefinirLugares } from './useDefinirLugares.ts'

const maximo = 1000

type Props = {
  /** Global id of the vaga. */
  vaga: string
  selecaoRef: LugaresCard_selecao$key
}

/** The number of seats of the selecao, and its form. */
export const LugaresCard = ({ vaga, selecaoRef }: Props) => {
  const { lugares } = useFragment(
    graphql`
      fragment LugaresCard_selecao on Selecao @throwOnFieldError {
        lugares
      }
    `,
    selecaoRef,
  )
  return (
    <Card as="section" padding="compact" labelledBy="lugares">
      <Heading level={2} look="card" id="lugares">
        Quantas vagas há
      </Heading>
      <LugaresForm vaga={vaga} lugares={lugares} />
    </Card>
  )
}

const LugaresForm = ({ vaga, lugares }: { vaga: string; lugares: number | null }) => {
  const [definir, isSaving] = useDefinirLugares(vaga)
  /** The edited text; null while it equals the saved number. */
  const [texto, setTexto] = useState<string | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (texto === null || isSaving) return
    const numero = texto.trim() === '' ? null : Number(texto)
    const fits = numero === null || (Number.isInteger(numero) && numero >= 1 && numero <= maximo)
    const errado = fits ? await definir(numero) : `Digite um número de 1 a ${maximo}, ou deixe em branco`
    setErro(errado)
    if (errado) return
    setTexto(null)
    toastSuccess('Vagas salvas')
  }
  return (
    <form noValidate className={styles.root} onSubmit={event => void handleSubmit(event)}>
      <div className={styles.numero}>
        <Field label="Vagas" optional error={erro ?? undefined}>
          {control => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={texto ?? lugares ?? ''}
              onChange={event => {
                setTexto(event.target.value)
                setErro(null)
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="secondary" busy={isSaving} busyText="Salvando...">
        Salvar vagas
      </Button>
    </form>
  )
}
