import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import type { EditarPerfil_query$key } from './__generated__/EditarPerfil_query.graphql.ts'
import type { EditarPerfil_usuario$key } from './__generated__/EditarPerfil_usuario.graphql.ts'
import { EstudosFields } from './EstudosFields.tsx'
import * as styles from './EditarPerfil.css.ts'
import { maximoDoNome, maximoDoSobre, usePerfilForm } from './usePerfilForm.ts'
import type { Variant } from './variants.ts'

type Props = {
  usuarioRef: EditarPerfil_usuario$key
  queryRef: EditarPerfil_query$key
  variant: Variant
  onClose: () => void
}

/** The form to edit name, about text and studies in place (specification §2, §4). */
export const EditarPerfil = ({ usuarioRef, queryRef, variant, onClose }: Props) => {
  const usuario = useUsuario(usuarioRef)
  const query = useInstituicao(queryRef)
  const form = usePerfilForm(usuario, variant, onClose)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  return (
    <Card as="section" labelledBy="editar">
      <Heading level={2} look="card" id="editar">
        Editar Perfil
      </Heading>
      <form ref={ref} noValidate onSubmit={form.salvar} className={styles.form}>
        <Campos {...form} />
        {usuario.edicaoCompleta ? <EstudosFields queryRef={query} {...form} /> : null}
        {form.errors.geral ? (
          <Notice tone="danger" title={variant.erroAoAtualizar} live>
            {form.errors.geral}
          </Notice>
        ) : null}
        <Cluster gap="small">
          <Button type="submit" busy={form.isSaving} busyText="Salvando...">
            Salvar
          </Button>
          <Button look="secondary" onClick={form.cancelar}>
            Cancelar
          </Button>
        </Cluster>
      </form>
    </Card>
  )
}

const Campos = ({ values, type, errors }: Pick<ReturnType<typeof usePerfilForm>, 'values' | 'type' | 'errors'>) => (
  <>
    <Field label="Nome" error={errors.nome} counter={{ text: values.nome.trim(), max: maximoDoNome }}>
      {control => (
        <TextInput
          {...control}
          autoComplete="name"
          value={values.nome}
          onChange={event => type({ nome: event.target.value })}
        />
      )}
    </Field>
    <Field label="Sobre" optional error={errors.sobre} counter={{ text: values.sobre.trim(), max: maximoDoSobre }}>
      {control => (
        <Textarea {...control} rows={6} value={values.sobre} onChange={event => type({ sobre: event.target.value })} />
      )}
    </Field>
  </>
)

const useUsuario = (usuarioRef: EditarPerfil_usuario$key) =>
  useFragment(
    graphql`
      fragment EditarPerfil_usuario on Usuario {
        edicaoCompleta
        ...usePerfilForm_usuario
      }
    `,
    usuarioRef,
  )

const useInstituicao = (queryRef: EditarPerfil_query$key) =>
  useFragment(
    graphql`
      fragment EditarPerfil_query on Query {
        ...EstudosFields_query
      }
    `,
    queryRef,
  )
