import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAtalhos } from '../candidato/useAtalhos.ts'
import { fold } from '../../ui/fold.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

/** Characters of an etiqueta, and etiquetas of a candidatura. */
const maximo = 30
const maisEtiquetas = 10

type Props = {
  /** Name of the candidate. */
  nome: string
  etiquetas: readonly string[]
  /** The etiquetas used on the vaga. */
  sugestoes: readonly string[]
  onEtiquetas: (etiquetas: readonly string[]) => void
}

/** The etiquetas of a candidatura: each can be removed, and new ones added. */
export const Etiquetas = ({ nome, etiquetas, sugestoes, onEtiquetas }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const [focos, setFocos] = useState(0)
  const aberta = focos > 0
  useAtalhos({ e: () => setFocos(focos + 1) })
  const tirar = (etiqueta: string) => {
    onEtiquetas(etiquetas.filter(one => one !== etiqueta))
    // Removing an etiqueta removes the focused button: keep the focus in the group.
    ref.current?.focus()
  }
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-label={`Etiquetas de ${nome}`}>
      <Stack gap="xsmall">
        <Cluster>
          {etiquetas.map(etiqueta => (
            <Tirar key={etiqueta} {...{ nome, etiqueta }} onTirar={tirar} />
          ))}
          <Button
            look="secondary"
            shape="compact"
            aria-expanded={aberta}
            aria-label={`Nova etiqueta para ${nome}`}
            onClick={() => setFocos(aberta ? 0 : 1)}
          >
            <Plus size={16} aria-hidden="true" />
            Etiqueta
          </Button>
        </Cluster>
        {aberta ? <NovaEtiqueta {...{ focos, etiquetas, sugestoes, onEtiquetas }} /> : null}
      </Stack>
    </div>
  )
}

type TirarProps = { nome: string; etiqueta: string; onTirar: (etiqueta: string) => void }

const Tirar = ({ nome, etiqueta, onTirar }: TirarProps) => (
  <Button
    look="secondary"
    shape="compact"
    aria-label={`Tirar a etiqueta ${etiqueta} de ${nome}`}
    onClick={() => onTirar(etiqueta)}
  >
    {etiqueta}
    <X size={16} aria-hidden="true" />
  </Button>
)

/** A ref of a field that takes the focus once it appears, and each time that `focos` grows. */
function useFoco(focos: number) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [focos])
  return field
}

type NovaProps = Omit<Props, 'nome'> & { focos: number }

const NovaEtiqueta = ({ focos, etiquetas, sugestoes, onEtiquetas }: NovaProps) => {
  const id = useId()
  const field = useFoco(focos)
  const [texto, setTexto] = useState('')
  const cheia = etiquetas.length >= maisEtiquetas
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const nova = texto.trim().replaceAll(/\s+/g, ' ')
    if (cheia || !nova) return
    setTexto('')
    if (etiquetas.every(one => fold(one) !== fold(nova))) onEtiquetas([...etiquetas, nova])
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="xsmall" align="start">
        <Field
          label="Nova etiqueta"
          hint="Só você vê. Enter adiciona."
          error={cheia ? `São no máximo ${maisEtiquetas} etiquetas` : undefined}
        >
          {control => (
            <TextInput
              {...control}
              ref={field}
              list={`${id}-sugestoes`}
              autoComplete="off"
              maxLength={maximo}
              value={texto}
              onChange={event => setTexto(event.target.value)}
            />
          )}
        </Field>
        <Sugestoes id={`${id}-sugestoes`} sugestoes={sugestoes.filter(one => !etiquetas.includes(one))} />
        <Button type="submit" look="secondary" shape="compact">
          Adicionar
        </Button>
      </Stack>
    </form>
  )
}

const Sugestoes = ({ id, sugestoes }: { id: string; sugestoes: readonly string[] }) => (
  <datalist id={id}>
    {sugestoes.map(sugestao => (
      <option key={sugestao}>{sugestao}</option>
    ))}
  </datalist>
)
