import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { PassoBasico_instituicao$key } from './__generated__/PassoBasico_instituicao.graphql.ts'
import type { CadastroValues } from './cadastroForm.ts'
import { AceiteField } from './AceiteField.tsx'
import { CamposDaConta } from './CamposDaConta.tsx'
import { EscolhaField } from './EscolhaField.tsx'
import { today } from '../../ui/fuso.ts'
import { periodosAte } from '../../ui/periodos.ts'
import { SenhaField } from '../SenhaField.tsx'

type Props = {
  instituicaoRef: PassoBasico_instituicao$key
  /** False while another step asks for the password. */
  comSenha: boolean
}

/** Step 1: the account. */
export const PassoBasico = ({ instituicaoRef, comSenha }: Props) => {
  const { dominiosDeAluno, cursos, documentos } = useFragment(
    graphql`
      fragment PassoBasico_instituicao on Instituicao @throwOnFieldError {
        dominiosDeAluno
        cursos
        documentos
      }
    `,
    instituicaoRef,
  )
  const [dominio = ''] = dominiosDeAluno
  const [periodos] = useState(() => periodosAte(today()))
  return (
    <Stack>
      <CamposDaConta exemplo={`voce@${dominio}`} hint={`Termina em @${dominio}.`} />
      {comSenha ? <SenhaField /> : null}
      <EscolhaField<CadastroValues> name="curso" label="Curso" placeholder="Selecione o curso" options={cursos} />
      <EscolhaField<CadastroValues>
        name="periodoDeInicio"
        label="Período de início"
        placeholder="Selecione o período"
        options={periodos}
      />
      <AceiteField atual={documentos} />
    </Stack>
  )
}
