import { useEffect, useRef } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Recusa } from '../recusa.ts'
import type { Campos, Categoria } from './campos.ts'
import { CategoriaField } from './CategoriaField.tsx'
import type { Escrita } from './endereco.ts'
import { palavras } from './listas.ts'

type Props = {
  escrita: Escrita
  value: Campos
  nova: boolean
  /** Whether it has a place: a new or archived entry has none. */
  temPosicao: boolean
  categorias: readonly Categoria[]
  erros: Recusa['campos']
  onChange: (value: Campos) => void
}

/** The fields of an entry. New errors give the first of their fields the focus. */
export const EntradaFields = ({ escrita, value, nova, temPosicao, categorias, erros, onChange }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [erros])
  const { campo, letras } = palavras[escrita]
  const set = (mudanca: Partial<Campos>) => onChange({ ...value, ...mudanca })
  return (
    <div ref={ref}>
      <Stack>
        <Field label={campo} counter={{ text: value.nome, max: letras }} error={erros['nome']}>
          {control => (
            <TextInput {...control} value={value.nome} onChange={event => set({ nome: event.target.value })} />
          )}
        </Field>
        {escrita === 'interesses' ? (
          <CategoriaField
            {...{ categorias, nova }}
            value={value.categoria}
            error={erros['categoria']}
            onChange={categoria => set({ categoria })}
          />
        ) : null}
        {escrita === 'departamentos' ? (
          <Field label="Cursos" optional hint="Um por linha." error={erros['cursos']}>
            {control => (
              <Textarea {...control} value={value.cursos} onChange={event => set({ cursos: event.target.value })} />
            )}
          </Field>
        ) : null}
        {temPosicao ? (
          <Posicao value={value.posicao} error={erros['posicao']} onChange={posicao => set({ posicao })} />
        ) : null}
      </Stack>
    </div>
  )
}

type PosicaoProps = { value: string; error: string | undefined; onChange: (posicao: string) => void }

const Posicao = ({ value, error, onChange }: PosicaoProps) => (
  <Field label="Posição na lista" hint="1 é a primeira." error={error}>
    {control => (
      <TextInput
        {...control}
        type="number"
        min={1}
        inputMode="numeric"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Field>
)
