import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { escolhaAntes, OutraPessoaSalvou } from '../sessao/OutraPessoaSalvou.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
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
  const { texto, mudou, erro, isSaving, onSubmit, onTexto, descartar, manter } = useLugaresForm(vaga, lugares)
  return (
    <Stack>
      {mudou ? (
        <OutraPessoaSalvou
          salvos={lugares === null ? [] : [lugares === 1 ? '1 vaga' : `${lugares} vagas`]}
          onDescartar={descartar}
          onManter={manter}
        />
      ) : null}
      <form noValidate className={styles.root} onSubmit={event => void onSubmit(event)}>
        <div className={styles.numero}>
          <Field label="Vagas" optional error={erro ?? undefined}>
            {control => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={texto}
                onChange={event => onTexto(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="secondary" busy={isSaving} busyText="Salvando...">
          Salvar vagas
        </Button>
      </form>
    </Stack>
  )
}

/** The form of the number of seats. `mudou`: another number was saved since the edit began. */
function useLugaresForm(vaga: string, lugares: number | null) {
  const [definir, isSaving] = useDefinirLugares(vaga)
  /** The edited text, and the number that was saved when the edit began; null while nothing is edited. */
  const [edicao, setEdicao] = useState<{ texto: string; antes: number | null } | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const mudou = edicao !== null && edicao.antes !== lugares
  const escolher = (escolhida: typeof edicao) => {
    setEdicao(escolhida)
    setErro(null)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (edicao === null || isSaving) return
    if (mudou) return setErro(escolhaAntes)
    const numero = edicao.texto.trim() === '' ? null : Number(edicao.texto)
    const fits = numero === null || (Number.isInteger(numero) && numero >= 1 && numero <= maximo)
    const errado = fits ? await definir(numero, lugares) : `Digite um número de 1 a ${maximo}, ou deixe em branco`
    setErro(errado)
    if (errado) return
    setEdicao(null)
    toastSuccess('Vagas salvas')
  }
  return {
    texto: edicao?.texto ?? lugares ?? '',
    mudou,
    erro,
    isSaving,
    onSubmit: handleSubmit,
    onTexto: (texto: string) => escolher({ antes: lugares, ...edicao, texto }),
    descartar: () => escolher(null),
    manter: () => escolher(edicao && { ...edicao, antes: lugares }),
  }
}
