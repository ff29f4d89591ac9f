import { type FormEvent, type Ref, useId, useState } from 'react'
import { EtapaTag } from '../candidaturas/candidatura/EtapaTag.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import { type EmSelecao, porEtapa, todasAsEtapas } from './etapa.ts'
import * as styles from './Situacao.css.ts'
import { useDefinirLugares } from './useDefinirLugares.ts'

type Props = {
  /** Global id of the vaga. */
  vaga: string
  lugares: number | null
  aprovadas: number
  candidatos: readonly EmSelecao[]
  tituloRef: Ref<HTMLHeadingElement>
}

/** The state of the selecao: aprovadas, lugares, and the number of candidates by etapa. */
export const Situacao = ({ vaga, lugares, aprovadas, candidatos, tituloRef }: Props) => {
  const id = useId()
  const colunas = porEtapa(candidatos)
  return (
    <Card as="section" padding="compact" labelledBy={id}>
      <div className={styles.head}>
        <div>
          <Heading level={3} id={id} ref={tituloRef}>
            Seleção
          </Heading>
          <Text size="lead" weight="strong" numeric>
            {countOfAprovadas(aprovadas, lugares)}
          </Text>
        </div>
        <LugaresForm vaga={vaga} lugares={lugares} />
      </div>
      {lugares !== null && aprovadas > lugares ? (
        <Notice tone="warning" title="Mais aprovadas do que vagas" live>
          {`Você aprovou ${aprovadas} candidaturas, e há ${lugares === 1 ? '1 vaga' : `${lugares} vagas`}.`}
        </Notice>
      ) : null}
      <ul aria-label="Candidatos por etapa" className={styles.contagem}>
        {todasAsEtapas.map(etapa => (
          <li key={etapa} className={styles.etapa}>
            <EtapaTag etapa={etapa} />
            <Text as="span" numeric>
              {colunas[etapa].length}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function countOfAprovadas(aprovadas: number, lugares: number | null): string {
  if (lugares !== null) return `${aprovadas} de ${lugares} aprovadas`
  return aprovadas === 1 ? '1 aprovada' : `${aprovadas} aprovadas`
}

const maximo = 1000

const LugaresForm = ({ vaga, lugares }: Pick<Props, 'vaga' | 'lugares'>) => {
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
    <form noValidate className={styles.vagas} onSubmit={event => void handleSubmit(event)}>
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
