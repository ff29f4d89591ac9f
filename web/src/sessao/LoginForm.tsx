import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { Papel } from './__generated__/useEntrarMutation.graphql.ts'
import { CamposDeLogin, type ErrosDeLogin, readLogin } from './CamposDeLogin.tsx'
import { focarCampo } from './focarCampo.ts'
import { failureText } from '../relay/failureText.ts'
import { ReenviarAqui } from './ReenviarAqui.tsx'
import { sessaoTerminou } from './sessao.ts'
import { useEntrar } from './useEntrar.ts'
import { useRedirect } from './useRedirect.ts'
import { readVoltar } from './voltar.ts'

type Props = {
  /** Which door this is. */
  papel: Papel
  /** Where it leads, unless the reader was on the way to a page. */
  destino: string
  /** Example of an address, as the placeholder. */
  exemplo: string
}

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** E-mail and password of one of the two doors. What is typed stays when the login is refused. */
export const LoginForm = ({ papel, destino, exemplo }: Props) => {
  const [search] = useSearchParams()
  const [erros, setErros] = useState<ErrosDeLogin & { recusa?: string; naoVerificado?: string }>({})
  const [to, setTo] = useState<string | null>(null)
  const [enter, isEntering] = useEntrar(papel, {
    onEntrou: () => setTo(readVoltar(search) ?? destino),
    onRecusado: (recusa, naoVerificado) => setErros({ recusa, ...(naoVerificado ? { naoVerificado } : {}) }),
  })
  useRedirect(to, redirectDelay)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const login = readLogin(new FormData(event.currentTarget))
    setErros(login.erros)
    const [wrong] = Object.keys(login.erros)
    if (wrong) focarCampo(event.currentTarget, wrong)
    else enter(login.credenciais)
  }
  if (to) return <Entrou to={to} />
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {erros.recusa ? null : <SessaoTerminou />}
        {erros.recusa ? (
          <Notice
            tone="danger"
            title="Erro ao realizar login"
            live
            actions={erros.naoVerificado ? <ReenviarAqui email={erros.naoVerificado} /> : null}
          >
            {erros.recusa}
          </Notice>
        ) : null}
        <CamposDeLogin erros={erros} exemplo={exemplo} />
        <Button type="submit" shape="wide" busy={isEntering} busyText="Entrando...">
          Entrar
        </Button>
      </Stack>
    </form>
  )
}

/** Why somebody who was signed in is here. */
const SessaoTerminou = () =>
  sessaoTerminou() ? (
    <Notice tone="info" title={failureText.UNAUTHENTICATED.title} live>
      {failureText.UNAUTHENTICATED.sentence}
    </Notice>
  ) : null

const Entrou = ({ to }: { to: string }) => (
  <Notice tone="success" title="Login realizado com sucesso!" live>
    <p>
      Levando você à próxima página. <TextLink to={to}>Ir agora</TextLink>
    </p>
  </Notice>
)
