import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useState } from 'react'
import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { useCadastro_instituicao$key } from './__generated__/useCadastro_instituicao.graphql.ts'
import { cadastroSchema, type CadastroValues, rascunhoSchema, toCadastrarInput } from './cadastroForm.ts'
import { avisarEmailInvalido } from './emailInstitucional.ts'
import { mostrarCampos } from './mostrarCampos.ts'
import { esquecerRascunho, lerRascunho, useRascunho } from './rascunho.ts'
import { useCadastrar } from './useCadastrar.ts'

/** What sending the form came to; with an account, the message is null when its interests are there too. */
type Desfecho = { contaCriada: boolean; mensagem: string | null }

const rascunho = 'cadastro'

/** The wizard: the form, the step in it, and what came of sending it. */
export function useCadastro(instituicaoRef: useCadastro_instituicao$key) {
  const { dominiosDeAluno, emailsDeExcecao } = useFragment(
    graphql`
      fragment useCadastro_instituicao on Instituicao @throwOnFieldError {
        dominiosDeAluno
        emailsDeExcecao
      }
    `,
    instituicaoRef,
  )
  const [inicial] = useState(() => lerRascunho(rascunho, rascunhoSchema))
  const resolver = valibotResolver(cadastroSchema({ dominios: dominiosDeAluno, excecoes: emailsDeExcecao }))
  const form = useForm<CadastroValues>({ defaultValues: inicial, resolver })
  useRascunho(form, rascunho)
  const passo = useWatch({ control: form.control, name: 'passo' })
  // A draft came back from a reload past step 1, without its password: it is asked for where the reader is.
  const [semSenha, setSemSenha] = useState(passo > 1)
  const { enviar, esquecerRecusa, isRegistering, desfecho } = useEnvio(form)

  const irPara = (outro: CadastroValues['passo']) => {
    esquecerRecusa()
    form.setValue('passo', outro)
  }
  const handleValid = (values: CadastroValues) => {
    setSemSenha(false)
    if (passo === 3) enviar(values)
    else irPara(passo === 1 ? 2 : 3)
  }
  const handleInvalid = (errors: FieldErrors<CadastroValues>) => {
    avisarEmailInvalido(errors.email?.message, dominiosDeAluno)
    mostrarPasso1(
      form,
      Object.keys(errors).filter(campo => !(semSenha && campo === 'senha')),
    )
  }
  const voltar = () => irPara(passo === 3 ? 2 : 1)
  const handleSubmit = (event: FormEvent) => void form.handleSubmit(handleValid, handleInvalid)(event)
  return { form, passo, semSenha, voltar, handleSubmit, isRegistering, desfecho }
}

/** Sends the form; a refusal stays on screen with it until something changes. */
function useEnvio(form: UseFormReturn<CadastroValues>) {
  const [desfecho, setDesfecho] = useState<Desfecho | null>(null)
  const [cadastrar, isRegistering] = useCadastrar()
  const enviar = (values: CadastroValues) => {
    setDesfecho(null)
    cadastrar(toCadastrarInput(values), {
      onCadastrado: () => {
        esquecerRascunho(rascunho)
        setDesfecho({ contaCriada: true, mensagem: null })
      },
      onRecusado: recusa => {
        if (recusa.contaCriada) esquecerRascunho(rascunho)
        setDesfecho(recusa)
        mostrarPasso1(form, mostrarCampos(form, recusa.campos))
      },
    })
  }
  return { enviar, esquecerRecusa: () => setDesfecho(null), isRegistering, desfecho }
}

const doPasso1: readonly string[] = ['nome', 'email', 'senha', 'curso', 'periodoDeInicio']

/** Goes to where the fields are that something is wrong with. */
function mostrarPasso1(form: UseFormReturn<CadastroValues>, campos: readonly string[]): void {
  if (campos.some(campo => doPasso1.includes(campo))) form.setValue('passo', 1)
}
