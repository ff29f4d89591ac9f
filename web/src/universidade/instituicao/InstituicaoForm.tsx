import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Bullets } from '../../ui/text/Bullets.tsx'
import type { InstituicaoForm_instituicao$key } from './__generated__/InstituicaoForm_instituicao.graphql.ts'
import { ConflitoDialog } from './ConflitoDialog.tsx'
import { LogoField } from './LogoField.tsx'
import { Secoes } from './Secoes.tsx'
import { useInstituicaoForm } from './useInstituicaoForm.ts'
import { type Campo, readAberta, rotulos } from './valores.ts'

/** What administrators change of the institution. What was typed stays until it is saved. */
export const InstituicaoForm = ({ instituicaoRef }: { instituicaoRef: InstituicaoForm_instituicao$key }) => {
  const dados = useFragment(
    graphql`
      fragment InstituicaoForm_instituicao on InstituicaoAdministrada {
        problemas {
          campo
          mensagem
        }
        ...valores_instituicao
        ...LogoField_instituicao
      }
    `,
    instituicaoRef,
  )
  const { valores, recusa, alterados, busy, conflito, ...form } = useInstituicaoForm(readAberta(dados))
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [recusa])
  const logo = <LogoField instituicaoRef={dados} />
  return (
    <>
      <form ref={ref} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="large">
          <Problemas problemas={dados.problemas} />
          <Secoes {...{ valores, alterados, logo }} erros={recusa.erros} onChange={form.handleChange} />
          <Salvar mensagem={recusa.mensagem} busy={busy} />
        </Stack>
      </form>
      {conflito ? <ConflitoDialog {...conflito} /> : null}
    </>
  )
}

type Problema = { readonly campo: string; readonly mensagem: string }

const Problemas = ({ problemas }: { problemas: readonly Problema[] }) =>
  problemas.length === 0 ? null : (
    <Notice tone="warning" title="Valores salvos que não estão em uso">
      <Bullets>
        {problemas.map(({ campo, mensagem }) => (
          <li key={campo}>{`${rotulos[campo as Campo] ?? campo}: ${mensagem}`}</li>
        ))}
      </Bullets>
    </Notice>
  )

const Salvar = ({ mensagem, busy }: { mensagem: string | null; busy: boolean }) => (
  <>
    {mensagem ? (
      <Notice tone="danger" live>
        {mensagem}
      </Notice>
    ) : null}
    <Cluster>
      <Button type="submit" busy={busy} busyText="Salvando...">
        Salvar instituição
      </Button>
    </Cluster>
  </>
)
