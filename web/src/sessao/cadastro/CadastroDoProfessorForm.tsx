import type { ReactNode } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import type { CadastroDoProfessorValues } from './cadastroDoProfessorForm.ts'
import { AceiteField } from './AceiteField.tsx'
import { CadastroFeito } from './CadastroFeito.tsx'
import { CadastroRecusado } from './CadastroRecusado.tsx'
import { CamposDaConta } from './CamposDaConta.tsx'
import { EscolhaField } from './EscolhaField.tsx'
import { SenhaField } from '../SenhaField.tsx'
import { useCadastroDoProfessor } from './useCadastroDoProfessor.ts'

type Props = {
  /** Domains without '@'; empty while they load. */
  dominios: readonly string[]
  /** Null while they load: the form cannot be sent yet. */
  departamentos: readonly string[] | null
  /** Shown below their select if they did not load. */
  falha: ReactNode
  /** The publication of privacy notice and terms; 0 without one, and while it loads. */
  documentos: number
}

/** A professor's registration. A refusal loses nothing, a reload only the password. */
export const CadastroDoProfessorForm = ({ dominios, departamentos, falha, documentos }: Props) => {
  const { form, handleSubmit, isRegistering, cadastrado } = useCadastroDoProfessor(dominios, documentos)
  const refusal = form.formState.errors.root?.['server']
  if (cadastrado) return <CadastroFeito to={paths.professor.login()} email={form.getValues('email')} ressalva={null} />
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <CamposDaConta exemplo={dominios.length > 0 ? `voce@${dominios.at(-1)}` : ''} hint={hint(dominios)} />
          <SenhaField />
          <EscolhaField<CadastroDoProfessorValues>
            name="departamento"
            label="Departamento"
            placeholder={departamentos || falha ? 'Selecione o departamento' : 'Carregando departamentos...'}
            options={departamentos ?? []}
          />
          {falha}
          <BiografiaField />
          <AceiteField atual={documentos} />
          {refusal ? <CadastroRecusado mensagem={refusal.message ?? ''} /> : null}
          <Button type="submit" shape="wide" disabled={!departamentos} busy={isRegistering} busyText="Cadastrando...">
            Cadastrar
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}

const hint = (dominios: readonly string[]) =>
  dominios.length > 0 ? `Termina em ${dominios.map(dominio => `@${dominio}`).join(' ou ')}.` : 'O da universidade.'

const BiografiaField = () => {
  const { register, formState } = useFormContext<CadastroDoProfessorValues>()
  return (
    <Field
      label="Breve biografia"
      error={formState.errors.sobre?.message}
      hint="O que você pesquisa e ensina: os alunos leem no seu perfil."
    >
      {control => <Textarea {...control} {...register('sobre')} />}
    </Field>
  )
}
