import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { CadastroForm_query$key } from './__generated__/CadastroForm_query.graphql.ts'
import { CadastroFeito } from './CadastroFeito.tsx'
import { CadastroRecusado } from './CadastroRecusado.tsx'
import { PassoBasico } from './PassoBasico.tsx'
import { PassoHeader } from './PassoHeader.tsx'
import { PassoInteresses } from './PassoInteresses.tsx'
import { objetivos } from './objetivos.ts'
import type { CadastroValues } from './cadastroForm.ts'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { SenhaField } from '../SenhaField.tsx'
import { useCadastro } from './useCadastro.ts'

/** The three steps of a student's registration. Going back or a refusal loses nothing, a reload only the password. */
export const CadastroForm = ({ queryRef }: { queryRef: CadastroForm_query$key }) => {
  const { instituicao, ...query } = useFragment(
    graphql`
      fragment CadastroForm_query on Query @throwOnFieldError {
        instituicao {
          ...useCadastro_instituicao
          ...PassoBasico_instituicao
        }
        ...PassoInteresses_query
      }
    `,
    queryRef,
  )
  const { form, passo, semSenha, voltar, handleSubmit, isRegistering, desfecho } = useCadastro(instituicao)
  if (desfecho?.contaCriada)
    return <CadastroFeito to={paths.login()} email={form.getValues('email')} ressalva={desfecho.mensagem} />
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <PassoHeader passo={passo} />
          {/* Stays in the form, so that a password manager finds name and password on submit. */}
          <div hidden={passo !== 1}>
            <PassoBasico instituicaoRef={instituicao} comSenha={!semSenha || passo === 1} />
          </div>
          {passo === 2 ? <PassoObjetivo /> : null}
          {passo === 3 ? <PassoInteresses queryRef={query} /> : null}
          {semSenha && passo > 1 ? <SenhaField hint={porQueDeNovo} /> : null}
          {desfecho?.mensagem ? <CadastroRecusado mensagem={desfecho.mensagem} /> : null}
          <Botoes passo={passo} onVoltar={voltar} isRegistering={isRegistering} />
        </Stack>
      </form>
    </FormProvider>
  )
}

/** Step 2: the main objective. */
const PassoObjetivo = () => {
  const { control, setValue } = useFormContext<CadastroValues>()
  return (
    <RadioGroup
      legend="O que você mais procura aqui?"
      name="objetivoPrincipal"
      value={useWatch({ control, name: 'objetivoPrincipal' })}
      options={objetivos}
      onChange={objetivo => setValue('objetivoPrincipal', objetivo)}
    />
  )
}

const porQueDeNovo = 'A página foi recarregada e não guarda senhas. Digite-a de novo.'

type BotoesProps = { passo: number; onVoltar: () => void; isRegistering: boolean }

const Botoes = ({ passo, onVoltar, isRegistering }: BotoesProps) => (
  <Cluster justify={passo > 1 ? 'between' : 'end'}>
    {passo > 1 ? (
      <Button look="secondary" onClick={onVoltar}>
        Voltar
      </Button>
    ) : null}
    <Button type="submit" busy={isRegistering} busyText="Finalizando...">
      {passo < 3 ? 'Próximo passo' : 'Finalizar cadastro'}
    </Button>
  </Cluster>
)
