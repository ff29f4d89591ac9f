import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useState } from 'react'
import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { useCadastro_instituicao$key } from './__generated__/useCadastro_instituicao.graphql.ts'
import { cadastroSchema, type CadastroValues, rascunhoSchema, toCadastrarInput } from './cadastroForm.ts'
import { warnOfInvalidEmail } from './emailInstitucional.ts'
import { showFieldErrors } from './showFieldErrors.ts'
import { rascunhoDeCadastro, useSaveChanges } from './rascunhoDeCadastro.ts'
import { useCadastrar } from './useCadastrar.ts'

/** The result of a submit. With an account, the message is null unless its interesses failed. */
type Desfecho = { contaCriada: boolean; mensagem: string | null }

const rascunho = rascunhoDeCadastro('cadastro', rascunhoSchema)

/** The wizard: the form, its step, and the result of a submit. */
export function useCadastro(instituicaoRef: useCadastro_instituicao$key) {
  const { dominiosDeAluno, emailsDeExcecao, documentos } = useFragment(
    graphql`
      fragment useCadastro_instituicao on Instituicao @throwOnFieldError {
        dominiosDeAluno
        emailsDeExcecao
        documentos
      }
    `,
    instituicaoRef,
  )
  const [inicial] = useState(rascunho.read)
  const resolver = valibotResolver(cadastroSchema({ dominios: dominiosDeAluno, excecoes: emailsDeExcecao, documentos }))
  const form = useForm<CadastroValues>({ defaultValues: inicial, resolver })
  useSaveChanges(form, rascunho)
  const passo = useWatch({ control: form.control, name: 'passo' })
  // After a reload past step 1 the draft has no password: the current step asks for it.
  const [semSenha, setSemSenha] = useState(passo > 1)
  const { enviar, clearRefusal, isRegistering, desfecho } = useEnvio(form)

  const irPara = (outro: CadastroValues['passo']) => {
    clearRefusal()
    form.setValue('passo', outro)
  }
  const handleValid = (values: CadastroValues) => {
    setSemSenha(false)
    if (passo === 3) enviar(values)
    else irPara(passo === 1 ? 2 : 3)
  }
  const handleInvalid = (errors: FieldErrors<CadastroValues>) => {
    warnOfInvalidEmail(errors.email?.message, dominiosDeAluno)
    mostrarPasso1(
      form,
      Object.keys(errors).filter(campo => !(semSenha && campo === 'senha')),
    )
  }
  const voltar = () => irPara(passo === 3 ? 2 : 1)
  const handleSubmit = (event: FormEvent) => void form.handleSubmit(handleValid, handleInvalid)(event)
  return { form, passo, semSenha, voltar, handleSubmit, isRegistering, desfecho }
}

/** Sends the form. A refusal stays on screen until the form changes. */
function useEnvio(form: UseFormReturn<CadastroValues>) {
  const [desfecho, setDesfecho] = useState<Desfecho | null>(null)
  const [cadastrar, isRegistering] = useCadastrar()
  const enviar = (values: CadastroValues) => {
    setDesfecho(null)
    cadastrar(toCadastrarInput(values), {
      onCadastrado: () => {
        rascunho.clear()
        setDesfecho({ contaCriada: true, mensagem: null })
      },
      onRefused: refusal => {
        if (refusal.contaCriada) rascunho.clear()
        setDesfecho(refusal)
        mostrarPasso1(form, showFieldErrors(form, refusal.campos))
      },
    })
  }
  return { enviar, clearRefusal: () => setDesfecho(null), isRegistering, desfecho }
}

const doPasso1: readonly string[] = ['nome', 'email', 'senha', 'curso', 'periodoDeInicio', 'documentos']

/** Goes to step 1 if one of its fields has an error. */
function mostrarPasso1(form: UseFormReturn<CadastroValues>, campos: readonly string[]): void {
  if (campos.some(campo => doPasso1.includes(campo))) form.setValue('passo', 1)
}
